import { PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import type { DocumentPart, DocumentParts } from '../../../src/face/page.ts';
import { openObjects } from '../../../src/pdf/read/objects.ts';
import { mustBeParts } from '../../../src/pdf/write/parts.ts';
import { page, pageSet } from '../../kit/page.ts';
import { pdfOf } from '../../kit/pdf.ts';

const leaves = (...pages: readonly number[]): readonly DocumentPart[] =>
  pages.map((count) => ({ pages: count }));

const parts = (over: Partial<DocumentParts> = {}): DocumentParts => ({
  levels: ['Job', 'Sheet'],
  recordLevel: 1,
  parts: leaves(2, 1, 3),
  ...over,
});

/** A node of the tree by the numbers of its pages, from 0, or by its nodes. */
type Node = string | readonly Node[];

/** The tree of parts as a reader of the file finds it, and the leaf that each page says is its own. */
async function treeOf(vt: DocumentParts, pageCount: number) {
  const file = await openObjects(
    await pdfOf(
      pageSet(
        Array.from({ length: pageCount }, () => page([])),
        { vt },
      ),
    ),
  );
  const pages = file.getPages();
  const number = (ref: unknown): number => pages.findIndex((one) => one.ref === ref);
  const root = file.catalog.lookup(PDFName.of('DPartRoot'), PDFDict);
  const leafOfPage = pages.map(({ node }) => node.get(PDFName.of('DPart')));
  const owned = new Map<unknown, string>();

  function node(ref: unknown, parent: unknown): Node {
    if (!(ref instanceof PDFRef)) throw new Error('a part is not an object of its own');
    const dict = file.context.lookup(ref, PDFDict);
    expect([dict.get(PDFName.of('Type')), dict.get(PDFName.of('Parent'))]).toEqual([
      PDFName.of('DPart'),
      parent,
    ]);
    const inner = dict.get(PDFName.of('DParts'));
    if (inner !== undefined) {
      const rows = (inner as unknown as { asArray(): { asArray(): unknown[] }[] }).asArray();
      return rows.flatMap((row) => row.asArray().map((one) => node(one, ref)));
    }
    const [start, end] = ['Start', 'End'].map((key) => dict.get(PDFName.of(key)));
    const name = end === undefined ? `${number(start)}` : `${number(start)}–${number(end)}`;
    owned.set(ref, name);
    return name;
  }

  const tree = node(root.get(PDFName.of('DPartRootNode')), file.catalog.get(PDFName.of('DPartRoot')));
  return {
    tree,
    leaves: leafOfPage.map((leaf) => owned.get(leaf)),
    levels: String(root.get(PDFName.of('NodeNameList'))),
    recordLevel: String(root.get(PDFName.of('RecordLevel'))),
  };
}

describe('the parts of a file of variable data', () => {
  test('are a leaf for each sheet, with its first page and its last', async () => {
    expect(await treeOf(parts(), 6)).toEqual({
      tree: ['0–1', '2', '3–5'],
      leaves: ['0–1', '0–1', '2', '3–5', '3–5', '3–5'],
      levels: '[ /Job /Sheet ]',
      recordLevel: '1',
    });
  });

  test('are a leaf for each ticket’s page, under the packs that they come in', async () => {
    const packs = [{ parts: leaves(1, 1) }, { parts: leaves(1) }];
    const tree = await treeOf({ levels: ['Job', 'Pack', 'Ticket'], recordLevel: 2, parts: packs }, 3);
    expect(tree).toEqual({
      tree: [['0', '1'], ['2']],
      leaves: ['0', '1', '2'],
      levels: '[ /Job /Pack /Ticket ]',
      recordLevel: '2',
    });
  });

  test('are not spoken of where a file has none', async () => {
    expect((await pdfOf(pageSet([page([])]))).toString('latin1')).not.toMatch(/DPart|pdfvtid:GTS/);
  });

  test.each<readonly [string, Partial<DocumentParts>, string]>([
    ['hold too few pages', { parts: leaves(5) }, 'the parts of the file hold 5 pages, and the file has 6'],
    ['hold too many', { parts: leaves(3, 4) }, 'the parts of the file hold 7 pages, and the file has 6'],
    ['hold an empty leaf', { parts: leaves(6, 0) }, 'a part has 0 pages'],
    [
      'hold an empty part',
      { levels: ['A', 'B', 'C'], parts: [{ parts: [] }] },
      'a part has neither parts nor pages',
    ],
    ['end too early', { levels: ['A', 'B', 'C'] }, 'pages stand on a level of parts that is not the last'],
    ['go too deep', { parts: [{ parts: leaves(6) }] }, 'a part has parts on a level that has no name'],
    ['have records below', { recordLevel: 2 }, 'records stand on level 2 of parts that have levels 0 to 1'],
    ['have records above', { recordLevel: -1 }, 'records stand on level -1 of parts that have levels 0 to 1'],
    [
      'are named with a space',
      { levels: ['Job', 'Press sheet'] },
      '« Press sheet » is no name for a level of parts',
    ],
  ])('are refused before a page is written where they %s', async (_, over, message) => {
    expect(() => mustBeParts(parts(over), 6)).toThrow(message);
    await expect(
      pdfOf(
        pageSet(
          Array.from({ length: 6 }, () => page([])),
          { vt: parts(over) },
        ),
      ),
    ).rejects.toThrow(message);
  });

  test('may all be records of their own, the whole file too', () => {
    for (const recordLevel of [0, 1]) expect(() => mustBeParts(parts({ recordLevel }), 6)).not.toThrow();
  });

  test('of more than 8,191 pages stand in several rows', async () => {
    const bytes = await pdfOf(
      pageSet(
        Array.from({ length: 8192 }, () => page([])),
        {
          vt: parts({ parts: Array.from({ length: 8192 }, () => ({ pages: 1 })) }),
        },
      ),
    );
    const rows = /\/DParts \[\[([\d R]+)\] \[(\d+ 0 R)\]\]/.exec(bytes.toString('latin1'));
    expect(rows?.[1]?.match(/R/g)).toHaveLength(8191);
  });
});
