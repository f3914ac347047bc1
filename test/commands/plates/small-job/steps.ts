import files, { type FileHandle, open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/** When a process is killed: so many milliseconds after the beginning of one of its steps on the disk; and who with it. */
export interface Moment {
  /** From 1. */
  readonly step: number;
  readonly lateMs: number;
  /** The process alone, or with all that it began. */
  readonly who: 'parent' | 'group';
}

let taken = 0;
let moment: Moment | null = null;

/** How many steps the process took on the disk. */
export const stepsTaken = (): number => taken;

export function dieAt(at: Moment): void {
  moment = at;
}

function step(): void {
  taken += 1;
  if (moment === null || taken !== moment.step) return;
  const { lateMs, who } = moment;
  const die = (): void => void process.kill(who === 'group' ? -process.pid : process.pid, 'SIGKILL');
  if (lateMs === 0) die();
  else setTimeout(die, lateMs);
}

/** Every call of some verbs of an object is a step, taken before it. */
function count<Of extends object>(object: Of, verbs: readonly (keyof Of & string)[]): void {
  for (const verb of verbs) {
    const real: unknown = object[verb];
    if (typeof real !== 'function') throw new Error(`${verb} is no verb`);
    const counted = function (this: unknown, ...args: readonly unknown[]): unknown {
      step();
      return Reflect.apply(real, this, args);
    };
    Object.assign(object, { [verb]: counted });
  }
}

/** Of a file that is open, the verbs are its kind's. */
async function kindOfFile(): Promise<FileHandle> {
  const file = await open(new URL(import.meta.url));
  await file.close();
  return Object.getPrototypeOf(file) as FileHandle;
}

count(await kindOfFile(), ['write', 'writeFile', 'sync', 'truncate']);
count(files, ['open', 'mkdir', 'chmod', 'link', 'rename', 'rm', 'readFile', 'readdir', 'access']);
// Who imports a verb by its name has it as it is now.
syncBuiltinESMExports();
