import '../../../../src/commands/process-worker.mjs';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { WorkerTask, WorkerWord } from '../../../../src/commands/plates/worker.ts';
import type { ImagingLine } from '../../../../src/imaging/line.ts';
import { makePart, type PartOutcome } from '../../../../src/imaging/make-part.ts';
import type { Plan } from '../../../../src/imposition/sheet.ts';
import { passed } from './passed.ts';
import { SHEETS } from './sheets.ts';

/** Sheets put down at a time, and then a pause: a part has twenty moments in which it is half. */
const AT_A_TIME = 100;

/** A line whose pages are text; all else of a part is as it is made for the press. */
const line: Pick<ImagingLine, 'image'> = {
  async image(sheets, { sinks, progress = () => {} }) {
    for (let at = sheets.from; at < sheets.to; at += AT_A_TIME) {
      for (const side of ['recto', 'verso'] as const) {
        await put(sinks[side], `${side} of sheets from ${at}\n`.repeat(40));
      }
      progress(AT_A_TIME);
      await pause(1);
    }
    return passed({ sheets });
  },
};

const put = (sink: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    sink.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** Stands in the place of the worker that images tickets. */
export default function serve({ order, sheets }: WorkerTask): Promise<PartOutcome> {
  return makePart(line as ImagingLine, sheets, {
    // For the names of files, it is asked how many sheets there are.
    plan: { sheets: SHEETS } as Plan,
    folder: order.folder,
    progress: (done) => process.send?.({ sheets: done } satisfies WorkerWord),
  });
}
