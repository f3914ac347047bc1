import { expect, test } from 'vitest';
import type { BoundedFile } from '../../../../src/pdf/read/content/bounded-file.ts';
import { MOST_KEPT } from '../../../../src/pdf/read/content/frame.ts';
import { interpretPage } from '../../../../src/pdf/read/content/interpret.ts';
import { freeScratch } from '../../../../src/pdf/read/content/page-run.ts';
import type { Problem } from '../../../../src/pdf/read/content/visitor.ts';
import { form, opened, pdfOf, stream } from './kit.ts';

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

const A_THOUSAND_DASHES = `[${'1 '.repeat(1_000)}] 0 d q `;

test.each([
  ['a path of thousands of steps', '7 7 1 1 re '.repeat(20_000)],
  ['states that are saved with long dashes', A_THOUSAND_DASHES.repeat(20)],
  ['a string of thousands of letters', `BT (${'a'.repeat(40_000)}) Tj ET`],
  ['thousands of operands', '1 '.repeat(20_000)],
])('of %s no room is kept', async (_, content) => {
  const file = await opened(pdfOf({ pages: [{ content }, { content: 'q 3 4 1 1 re f Q' }] }));
  toldOf(file, 0);
  toldOf(file, 1);
  const [scratch, ...others] = freeScratch(file);
  expect(others).toEqual([]);
  expect(scratch?.frames.every(({ isSmall, tokens }) => isSmall && tokens.bytes.length === 0)).toBe(true);
  expect(scratch?.saved.flatMap(({ dash }) => dash.lengths)).toEqual([]);
  expect(scratch?.bytes.bytes.length).toBeLessThanOrEqual(MOST_KEPT);
});

test('a form in a page of thousands of steps runs on another frame than the page after it', async () => {
  const objects = { 100: form('3 4 1 1 re 5 6 1 1 re f BX') };
  const resources = '/XObject << /A 100 0 R >>';
  const content = `${'7 7 1 1 re '.repeat(20_000)} n /A Do`;
  const file = await opened(
    pdfOf({
      pages: [
        { content, resources },
        { content: '/A Do nonsense', resources },
      ],
      objects,
    }),
  );
  expect(toldOf(file, 0)).toEqual(['2 from 3 (3), clip from 0']);
  expect(toldOf(file, 1)).toEqual(['2 from 3 (3), clip from 0', 'unknown-operator']);
});

test('a visitor that throws in the midst of a page leaves nothing behind', async () => {
  const content = '3 4 1 1 re f 5 6 1 1 re BX BT q nonsense';
  const file = await opened(pdfOf({ pages: [{ content }, { content: '9 9 1 1 re f nonsense' }] }));
  const thrower = (): void => {
    throw new Error('enough');
  };
  expect(() => toldOf(file, 0, thrower)).toThrow('enough');
  expect(toldOf(file, 1)).toEqual(['1 from 9 (9), clip from 0', 'unknown-operator']);
});

test('what is wrong with a page as a whole is not said of the last operator of another', async () => {
  const objects = { 6: stream('no zlib', '/Filter /FlateDecode') };
  const pages = [{ content: '1 0 0 1 0 0 cm 3 4 1 1 re f' }, {}];
  const file = await opened(pdfOf({ pages, objects }));
  toldOf(file, 0);
  const [, page] = file.pages.pages;
  if (page === undefined) throw new Error('there is no second page');
  const problems: Problem[] = [];
  interpretPage(file, page, { problem: (problem) => problems.push(problem) });
  expect(problems.map(({ kind, operator, offset }) => [kind, operator, offset])).toEqual([
    ['bad-stream', '', 0],
  ]);
});

test('a page that runs while another does takes nothing from it', async () => {
  const pages = [{ content: '3 4 1 1 re 5 6 1 1 re f' }, { content: '7 8 1 1 re f' }];
  const file = await opened(pdfOf({ pages }));
  const inner: (readonly string[])[] = [];
  expect(toldOf(file, 0, () => inner.push(toldOf(file, 1)))).toEqual(['2 from 3 (3), clip from 0']);
  expect(inner).toEqual([['1 from 7 (7), clip from 0']]);
});
