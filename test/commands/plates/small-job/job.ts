import type { Checked } from '../../../../src/base/checked.ts';
import { InputError } from '../../../../src/base/fault.ts';
import { withInterruption } from '../../../../src/commands/block/interruption.ts';
import type { Desk } from '../../../../src/commands/desk.ts';
import { type BlockJobParts, makeBlockJob } from '../../../../src/commands/plates/block-job.ts';
import { replaceJobInSteps } from '../../../../src/rip/job-folder.ts';
import type { PlateFile } from '../../../../src/rip/plate-files.ts';
import { passed } from './passed.ts';
import { plan } from './plan.ts';

const side = { width: 36_000, height: 36_000 };
const whole = { x: 0, y: 0, ...side };

function blank(name: string, kind: PlateFile['kind'], face: PlateFile['side']): Checked<PlateFile> {
  const page = { label: name, size: side, trim: whole, bleed: whole, content: [] };
  const pages = { title: name, subject: name, inks: [], pages: [page] };
  const pass = kind === 'fixed' ? 'coat' : null;
  const { checked } = passed<PlateFile>({ name: `${name}.pdf`, kind, pass, side: face, pages });
  if (checked === null) throw new Error(`${name} did not pass`);
  return checked;
}

const opened = {
  file: { game: 'small', commitment: 'small', firstNumber: '0'.repeat(16), lastNumber: '9'.repeat(16) },
  template: { game: { id: 'small', title: 'Petit' } },
  key: Buffer.alloc(32),
};

const parts: Omit<BlockJobParts, 'into'> = {
  // Of a block, its job asks no more than this.
  opened: opened as unknown as BlockJobParts['opened'],
  path: 'block.json',
  order: { press: plan.press, order: plan.order, pack: plan.pack },
  plan,
  range: { from: 0, to: plan.sheets },
  plates: {
    findings: [],
    files: [blank('coat', 'fixed', 'recto')],
    imaging: [blank('imaging-recto', 'imaging', 'recto'), blank('imaging-verso', 'imaging', 'verso')],
  },
};

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Makes the job as `plates` does, by two processes, and ends as `main` does. */
export async function makeSmallJob(folder: string): Promise<void> {
  const desk: Pick<Desk, 'say' | 'terminal'> = { say, terminal: null };
  try {
    await withInterruption((interruption) =>
      replaceJobInSteps(folder, (into) =>
        makeBlockJob(desk as Desk, { ...parts, into }, { workers: 2, interruption }),
      ),
    );
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    say(`grattage: ${fault.message}\n  → ${fault.hint}`);
    process.exitCode = 2;
  }
}
