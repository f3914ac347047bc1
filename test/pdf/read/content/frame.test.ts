import { expect, test } from 'vitest';
import type { BoundedFile } from '../../../../src/pdf/read/content/bounded-file.ts';
import { interpretPage } from '../../../../src/pdf/read/content/interpret.ts';
import { opened, pdfOf } from './kit.ts';

/** What a page of a file tells: its rectangles with the clip's left edge, and what is wrong; another page may run in the midst. */
function toldOf(file: BoundedFile, index: number, between: () => void = () => {}): readonly string[] {
  const page = file.pages.pages[index];
  if (page === undefined) throw new Error(`there is no page ${index}`);
  const told: string[] = [];
  interpretPage(file, page, {
    path(path, { clip }) {
      const first = path.numbers[0];
      between();
      told.push(`${path.stepCount} from ${path.numbers[0]} (${first}), clip from ${clip.x0}`);
    },
    problem: ({ kind }) => told.push(kind),
  });
  return told;
}

/** What a page may leave open, and another must not take over. */
const OPEN = [
  ['a path', '7 7 1 1 re 8 8 1 1 re'],
  ['a clip that no path took', '7 7 1 1 re W'],
  ['leniency', 'BX'],
  ['text', 'BT'],
  ['states and marks', 'q q q 2 0 0 2 0 0 cm /Span BMC'],
  ['operands', '1 2 3'],
  ['a path of thousands of steps', '7 7 1 1 re '.repeat(20_000)],
] as const;

test.each(OPEN)('%s that a page leaves is not the next page’s', async (_, left) => {
  const plain = '3 4 1 1 re f nonsense';
  const file = await opened(pdfOf({ pages: [{ content: left }, { content: plain }] }));
  toldOf(file, 0);
  const after = toldOf(file, 1);
  expect(after).toEqual(['1 from 3 (3), clip from 0', 'unknown-operator']);
});

test('a page that runs while another does takes nothing from it', async () => {
  const pages = [{ content: '3 4 1 1 re 5 6 1 1 re f' }, { content: '7 8 1 1 re f' }];
  const file = await opened(pdfOf({ pages }));
  const inner: (readonly string[])[] = [];
  expect(toldOf(file, 0, () => inner.push(toldOf(file, 1)))).toEqual(['2 from 3 (3), clip from 0']);
  expect(inner).toEqual([['1 from 7 (7), clip from 0']]);
});
