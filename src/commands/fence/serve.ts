import { Bug, InputError } from '../../base/fault.ts';
import type { Task } from './task.ts';
import { TASKS } from './tasks.ts';
import type { Answer, Request, Threw } from './words.ts';

/** Does what the process that started this one asks for, until it lets go. */
export function serve(child: NodeJS.Process): void {
  const answer = (one: Answer): void => void child.send?.(one);
  child.on('message', (request) => {
    perform(request as Request, (word) => answer({ kind: 'said', word })).then(
      () => answer({ kind: 'done' }),
      (fault: unknown) => answer(threw(fault)),
    );
  });
  child.on('disconnect', () => child.exit());
  answer({ kind: 'up' });
}

async function perform({ task, order }: Request, say: (word: unknown) => void): Promise<void> {
  const work = await loaded(task);
  await work(order, say);
}

/** Throws  Bug where it cannot be loaded, which no file is to blame for */
async function loaded(task: Request['task']): Promise<Task<unknown, unknown>> {
  try {
    return (await TASKS[task]()) as Task<unknown, unknown>;
  } catch (cause) {
    throw new Bug(`the task ${task} cannot be loaded: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/** Why  an error itself does not pass from process to process as what it is */
function threw(fault: unknown): Threw {
  const message = fault instanceof Error ? fault.message : String(fault);
  if (fault instanceof InputError) return { kind: 'threw', as: 'InputError', message, hint: fault.hint };
  return { kind: 'threw', as: fault instanceof Bug ? 'Bug' : 'other', message, hint: null };
}
