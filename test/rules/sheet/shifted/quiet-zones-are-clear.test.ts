import { expect, test } from 'vitest';
import { rect } from '../../../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK } from '../../../../src/base/ink.ts';
import { dots, mm } from '../../../../src/base/length.ts';
import type { Item } from '../../../../src/face/item.ts';
import type { Imposable } from '../../../../src/imposition/impose.ts';
import { run } from '../../../../src/rules/run.ts';
import { rule } from '../../../../src/rules/sheet/shifted/quiet-zones-are-clear.ts';
import { filled, itf, ticket, tickets } from '../../../kit/face.ts';
import { imposed, press } from '../../../kit/press.ts';

const DOT = dots(1, 600);
const QUIET = 60 * DOT;
const OFF = mm(0.5);

const withBack = (code: Item, ...art: Item[]): Imposable => {
  const plain = ticket('1');
  return {
    ...plain,
    verso: {
      ...plain.verso,
      layers: [
        { pass: 'back', items: art },
        { pass: 'back-imaging', items: [code] },
      ],
    },
  };
};

const found = (of: Imposable, turn: 'short-edge' | 'long-edge') =>
  run([rule], imposed([of], press({ columns: 1, rows: 1, turn, registerTolerance: OFF }))).map(
    (one) => one.found,
  );

test('the codes of small tickets keep their quiet zones off register', () => {
  expect(run([rule], imposed(tickets(4)))).toEqual([]);
});

// Half a dot may be lost to the grid: a whole one more or less is on the safe side of it.
test.each(['short-edge', 'long-edge'] as const)(
  'a quiet zone stays on its ticket, turned about its %s',
  (turn) => {
    const at = (x: number) => withBack(itf('0012', { at: { x, y: mm(10) } }));
    expect(found(at(QUIET + OFF + DOT), turn)).toEqual([]);
    expect(found(at(QUIET + OFF - DOT), turn)).toEqual(['one that reaches over the edge of the ticket']);
  },
);

test.each(['short-edge', 'long-edge'] as const)(
  'fixed art that ends near a quiet zone stays out of it, turned about its %s',
  (turn) => {
    const code = itf('0012', { at: { x: mm(15), y: mm(10) } });
    const art = (x: number) => filled(rect(x, mm(11), mm(1), mm(1)), cmyk(0, 0, 0, 100));
    const edge = mm(15) - QUIET - OFF - mm(1);
    expect(found(withBack(code, art(edge - DOT)), turn)).toEqual([]);
    expect(found(withBack(code, art(edge + DOT)), turn)).toEqual(['ink of the back pass in it']);
  },
);

test('an even ground under a code is no edge, and what is imaged beside it moves with it', () => {
  const code = itf('0012', { at: { x: mm(15), y: mm(10) } });
  const ground = filled(rect(mm(1), mm(1), mm(38), mm(28)), cmyk(0, 5, 5, 0));
  expect(found(withBack(code, ground), 'short-edge')).toEqual([]);
  const beside = filled(rect(mm(15) - QUIET - mm(1.2), mm(11), mm(1), mm(1)), IMAGED_BLACK);
  const plain = withBack(code);
  const layers = plain.verso.layers.map((layer) =>
    layer.pass === 'back-imaging' ? { ...layer, items: [...layer.items, beside] } : layer,
  );
  expect(found({ ...plain, verso: { ...plain.verso, layers } }, 'short-edge')).toEqual([]);
});

test('a ground that is spread by a line in its own ink is even up to the edge of its fill, and not beyond', () => {
  const code = itf('0012', { at: { x: mm(15), y: mm(10) } });
  const spread = (left: number): Item => ({
    ...filled(rect(left, mm(1), mm(39) - left, mm(28)), cmyk(0, 5, 5, 0)),
    stroke: { paint: cmyk(0, 5, 5, 0), width: mm(1.2) },
  });
  const edge = mm(15) - QUIET - OFF;
  expect(found(withBack(code, spread(edge - DOT)), 'short-edge')).toEqual([]);
  expect(found(withBack(code, spread(edge + DOT)), 'short-edge')).toEqual(['ink of the back pass in it']);
});

test('the finding says by how much imaging may be off', () => {
  const [finding] = run(
    [rule],
    imposed([withBack(itf('0012', { at: { x: QUIET, y: mm(10) } }))], press({ columns: 1, rows: 1 })),
  );
  expect(finding).toMatchObject({
    ticket: '1',
    message:
      'sheet 1, place 1: the ticket needs a clear quiet zone round its ticket-number code when imaging is off by 0.5 mm, and has one that reaches over the edge of the ticket',
  });
});
