import { expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { dots, mm } from '../../../src/base/length.ts';
import type { Item } from '../../../src/face/item.ts';
import type { Imposable } from '../../../src/imposition/impose.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/quiet-zones-are-clear.ts';
import { dataMatrix, filled, itf, TRIM, ticket, tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const DOT = dots(1, 600);

/** A ticket whose verso has nothing imaged but these. */
const withBack = (...items: Item[]): Imposable => {
  const plain = ticket('1');
  return { ...plain, verso: { ...plain.verso, layers: [{ pass: 'back-imaging', items }] } };
};

const one = { columns: 1, rows: 1 } as const;
const found = (of: Imposable, turn: 'short-edge' | 'long-edge' = 'short-edge') =>
  run([rule], imposed([of], press({ ...one, turn }))).map((finding) => finding.found);

test('the codes of a sheet have their quiet zones', () => {
  expect(run([rule], imposed(tickets(4)))).toEqual([]);
  expect(run([rule], imposed(tickets(4), press({ turn: 'long-edge' })))).toEqual([]);
});

test.each(['short-edge', 'long-edge'] as const)(
  'ten modules beside bars must be on the ticket, turned about its %s',
  (turn) => {
    const quiet = 10 * 6 * DOT;
    // Half a dot may be lost to the grid: a whole one more or less is on the safe side of it.
    expect(found(withBack(itf('0012', { at: { x: quiet + DOT, y: mm(10) } })), turn)).toEqual([]);
    expect(found(withBack(itf('0012', { at: { x: quiet - DOT, y: mm(10) } })), turn)).toEqual([
      'one that reaches over the edge of the ticket',
    ]);
  },
);

test.each(['short-edge', 'long-edge'] as const)(
  'an imaged mark may stand at its edge, and not in it, turned about its %s',
  (turn) => {
    const code = itf('0012', { at: { x: mm(15), y: mm(10) } });
    const mark = (x: number) => filled(rect(x, mm(11), mm(1), mm(1)), IMAGED_BLACK);
    const edge = mm(15) - 60 * DOT - mm(1);
    expect(found(withBack(code, mark(edge - DOT)), turn)).toEqual([]);
    expect(found(withBack(code, mark(edge + DOT)), turn)).toEqual(['imaged marks in it']);
  },
);

test('bars need no quiet zone above and below, a matrix does', () => {
  const above = filled(rect(mm(15), mm(10) - 3 * DOT, mm(2), DOT), IMAGED_BLACK);
  expect(found(withBack(itf('0012', { at: { x: mm(15), y: mm(10) } }), above))).toEqual([]);
  expect(found(withBack(dataMatrix('0012', { at: { x: mm(15), y: mm(10) } }), above))).toEqual([
    'imaged marks in it',
  ]);
});

test('two codes may not stand in each other’s', () => {
  const beside = dataMatrix('77', { at: { x: mm(15) + itfWidth + 40 * DOT, y: mm(10) } });
  expect(found(withBack(itf('0012', { at: { x: mm(15), y: mm(10) } }), beside))).toEqual([
    'another code in it',
  ]);
});

/** 4 digits at a ratio of 2: 4 + 2 × 14 + 4 modules of 6 dots. */
const itfWidth = 36 * 6 * DOT;

test('the finding says whose code it is', () => {
  const [finding] = run([rule], imposed([withBack(itf('0012', { at: { x: 0, y: mm(10) } }))], press(one)));
  expect(TRIM.width).toBeGreaterThan(itfWidth);
  expect(finding).toMatchObject({
    ticket: '1',
    message:
      'sheet 1, place 1: the ticket needs a clear quiet zone round its ticket-number code, and has one that reaches over the edge of the ticket',
  });
});
