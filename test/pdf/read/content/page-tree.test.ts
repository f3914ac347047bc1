import { describe, expect, test } from 'vitest';
import { type MadePdf, opened, pdfOf } from './kit.ts';

const treeOf = async (made: MadePdf, pages?: number) =>
  (await opened(pdfOf(made), pages === undefined ? {} : { pages })).pages;

const problems = async (made: MadePdf, pages?: number): Promise<readonly string[]> =>
  (await treeOf(made, pages)).problems.map(({ kind, message }) => `${kind}: ${message}`);

/** The tree of pages, object 2, in a test's own words. */
const tree = (two: string, more: Record<number, string> = {}): MadePdf => ({ objects: { 2: two, ...more } });
const PAGE = '<< /Type /Page >>';

describe('the pages of a file', () => {
  test('come in order, from branches of any depth', async () => {
    const made = tree('<< /Type /Pages /Count 3 /Kids [100 0 R 3 0 R] >>', {
      100: '<< /Type /Pages /Count 2 /Kids [101 0 R 102 0 R] >>',
      101: PAGE,
      102: PAGE,
    });
    const { pages, problems: wrong } = await treeOf(made);
    expect(pages.map(({ index, ref }) => [index, ref])).toEqual([
      [0, '101 0 R'],
      [1, '102 0 R'],
      [2, '3 0 R'],
    ]);
    expect(wrong).toEqual([]);
  });

  test('inherit boxes, turn and resources, but neither bleed nor trim', async () => {
    const made = tree(
      '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 9 8] /CropBox [1 1 8 7] /TrimBox [0 0 1 1] /Rotate 90 /Resources << >> >>',
      { 3: '<< /Type /Page /BleedBox [0 0 5 5] >>' },
    );
    const [page] = (await treeOf(made)).pages;
    expect(page?.boxes).toEqual({
      media: [0, 0, 9, 8],
      crop: [1, 1, 8, 7],
      bleed: [0, 0, 5, 5],
      trim: null,
      art: null,
    });
    expect([page?.rotate, page?.resources === null]).toEqual([90, false]);
  });
});

describe('what is wrong with the tree is told', () => {
  test.each<[string, MadePdf, string]>([
    ['no pages', { pages: [] }, 'no-pages: the file has no pages'],
    ['no tree', { objects: { 2: '[]' } }, 'no-tree: the catalog has no tree of pages'],
    [
      'a loop',
      tree('<< /Type /Pages /Count 1 /Kids [3 0 R 2 0 R] >>', { 3: PAGE }),
      'loop: the tree of pages comes back to 2 0 R',
    ],
    [
      'a page that stands in it twice',
      tree('<< /Type /Pages /Count 2 /Kids [3 0 R 3 0 R] >>', { 3: PAGE }),
      'page-twice: the page 3 0 R stands in the tree twice',
    ],
    [
      'a kid that is not there',
      tree('<< /Type /Pages /Count 2 /Kids [3 0 R 99 0 R] >>', { 3: PAGE }),
      'bad-kid: 99 0 R in the tree of pages is no dictionary',
    ],
    [
      'a kid that is something else',
      tree('<< /Type /Pages /Count 1 /Kids [3 0 R] >>', { 3: '<< /Type /Font >>' }),
      'bad-kid: 3 0 R in the tree of pages says it is /Font',
    ],
    [
      'a node without a count',
      tree('<< /Type /Pages /Kids [3 0 R] >>', { 3: PAGE }),
      'bad-count: the node 2 0 R of the tree of pages has no count',
    ],
    [
      'a count that is not true',
      tree('<< /Type /Pages /Count 7 /Kids [3 0 R] >>', { 3: PAGE }),
      'bad-count: the tree of pages counts 7 pages and has 1',
    ],
    [
      'a box of three numbers',
      { pages: [{ extra: '/TrimBox [0 0 1]' }] },
      'bad-box: the TrimBox of the page 3 0 R is not four numbers',
    ],
    [
      'a box of words',
      { pages: [{ extra: '/TrimBox [0 0 /A 1]' }] },
      'bad-box: the TrimBox of the page 3 0 R is not four numbers',
    ],
  ])('%s', async (_, made, expected) => {
    expect(await problems(made)).toEqual([expected]);
  });

  test('as many pages as the limit are read, and one more is told', async () => {
    expect(await problems({ pages: [{}, {}] }, 2)).toEqual([]);
    expect(await problems({ pages: [{}, {}, {}] }, 2)).toEqual(['too-many: the file has more than 2 pages']);
  });

  test('a tree of 10,000 levels is followed to its page', async () => {
    const levels = Array.from({ length: 10_000 }, (_, level) => [
      100 + level,
      `<< /Type /Pages /Count 1 /Kids [${level === 9_999 ? 3 : 101 + level} 0 R] >>`,
    ]);
    const made = tree('<< /Type /Pages /Count 1 /Kids [100 0 R] >>', Object.fromEntries(levels));
    const { pages, problems: wrong } = await treeOf(made);
    expect([pages.length, wrong]).toEqual([1, []]);
  });
});
