import { expect, it } from 'vitest';
import { mm } from '../../src/base/length.ts';
import { type Block, flowed, sectionBlocks } from '../../src/proof/flow.ts';
import { COLUMN, CONTENT, GUTTER } from '../../src/proof/paper.ts';
import type { Table } from '../../src/proof/table.ts';

const block = (height: number, above = 0): Block => ({ height, above, draw: () => [] });

const tops = (blocks: readonly Block[]) =>
  flowed(blocks).map((page) => page.map((one) => (one.kind === 'placed' ? one.at.y - CONTENT.y : null)));

it('fills a page to its last unit, and begins another for one more', () => {
  const half = CONTENT.height / 2;
  expect(tops([block(half), block(half)])).toEqual([[0, half]]);
  expect(tops([block(half), block(half + 1)])).toEqual([[0], [0]]);
});

it('leaves space over a block but at the top of a page', () => {
  expect(tops([block(mm(20), mm(7)), block(mm(20), mm(7)), block(mm(250), mm(7))])).toEqual([
    [0, mm(27)],
    [0],
  ]);
});

it('has no page for nothing', () => {
  expect(flowed([])).toEqual([]);
});

const table = (rows: number, width: number): Table => ({
  columns: [{ head: 'A', width }],
  rows: Array.from({ length: rows }, (_, i) => [`r${i}`]),
  rowHeight: mm(10),
});

const words = (of: Block) =>
  of.draw({ x: 0, y: 0 }).flatMap((item) => (item.kind === 'glyphs' ? [[item.run.text, item.at.x]] : []));

it('sets a table that is as narrow as a ticket in two columns, down the first and then the second', () => {
  const [one] = sectionBlocks({ heading: 'H', table: table(3, COLUMN) });
  const step = COLUMN + GUTTER;
  expect(one && words(one)).toEqual([
    ['H', 0],
    ['A', mm(1.5)],
    ['r0', mm(1.5)],
    ['r1', mm(1.5)],
    ['A', mm(1.5) + step],
    ['r2', mm(1.5) + step],
  ]);
});

it('cuts a table that is higher than a page between its rows, and heads each part', () => {
  const parts = sectionBlocks({ heading: 'H', table: table(60, CONTENT.width) });
  expect(parts.every(({ height }) => height <= CONTENT.height)).toBe(true);
  const said = parts.map((part) => words(part).map(([text]) => text));
  expect(said.map(([heading]) => heading)).toEqual(['H', 'H (suite)', 'H (suite)']);
  expect(said.flatMap((all) => all.slice(2))).toEqual(table(60, 1).rows.flat());
});
