import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { type Length, pt } from '../../../src/base/length.ts';
import type { FileFont } from '../../../src/pdf/write/fonts.ts';
import { textOperators } from '../../../src/pdf/write/glyph-runs.ts';
import type { PlacedGlyph } from '../../../src/text/run.ts';

/** A font whose codes are its glyphs, each 500 thousandths wide. */
const font = {
  name: 'F0',
  code: ({ id }: PlacedGlyph) => id,
  width: () => 500,
} as unknown as FileFont;

const SIZE = pt(10);

const operators = (
  places: readonly (readonly [x: Length, y?: Length])[],
  { size = SIZE, tracking = 0 }: { readonly size?: Length; readonly tracking?: Length } = {},
): string =>
  textOperators(
    {
      kind: 'glyphs',
      at: { x: pt(20), y: pt(30) },
      paint: IMAGED_BLACK,
      run: {
        font: 'f',
        size,
        tracking,
        text: '',
        width: 0,
        ink: { x: 0, y: 0, width: 0, height: 0 },
        glyphs: places.map(([x, y = 0], index) => ({ id: index + 1, text: 'x', x, y })),
      },
    },
    font,
  );

describe('a run of glyphs', () => {
  test('is one text object with one string where the pen goes by itself', () => {
    expect(operators([[0], [pt(5)], [pt(10)]])).toBe('BT /F0 10 Tf 1 0 0 1 20 -30 Tm [<000100020003>] TJ ET');
  });

  test('sets its tracking as letter-space, so that no reader takes it for spaces, and takes it back behind', () => {
    expect(operators([[0], [pt(5.5)], [pt(11)]], { tracking: pt(0.5) })).toBe(
      'BT /F0 10 Tf 1 0 0 1 20 -30 Tm 0.5 Tc [<000100020003>] TJ 0 Tc ET',
    );
  });

  test('stays one text object where kerning draws glyphs nearer and tracking moves them apart', () => {
    expect(operators([[0], [pt(4.8)], [pt(10.3)]])).toBe(
      'BT /F0 10 Tf 1 0 0 1 20 -30 Tm [<0001>20 <0002>-50 <0003>] TJ ET',
    );
  });

  test('takes no note of what rounding to the lattice left over, and of nothing else', () => {
    const size = SIZE + 1;
    expect(operators([[0], [63_501], [127_001]], { size })).toContain('[<000100020003>] TJ');
    expect(operators([[0], [63_501], [127_002]], { size })).toContain('[<00010002>-0.008 <0003>] TJ');
  });

  test('lifts a glyph that stands off the baseline, and comes back', () => {
    expect(operators([[0], [pt(5), -pt(2)], [pt(10)]])).toBe(
      'BT /F0 10 Tf 1 0 0 1 20 -30 Tm [<0001>] TJ 2 Ts [<0002>] TJ 0 Ts [<0003>] TJ ET',
    );
  });

  test('puts every glyph of a long line within a lattice unit of where it was shaped', () => {
    const steps = fc.array(fc.integer({ min: pt(1), max: pt(9) }), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(steps, fc.integer({ min: pt(4), max: pt(40) }), (moves, size) => {
        const places = moves.map(
          (_, index) => [moves.slice(0, index).reduce((x, move) => x + move, 0)] as const,
        );
        const found = pens(operators(places, { size }), size);
        expect(found).toHaveLength(places.length);
        for (const [index, [goal]] of places.entries())
          expect(Math.abs((found[index] ?? 0) - goal)).toBeLessThan(1);
      }),
    );
  });
});

/** Where a reader of the operators puts the pen for each glyph. */
function pens(operators: string, size: Length): readonly Length[] {
  const array = /\[(.*)\] TJ/.exec(operators)?.[1] ?? '';
  const found: Length[] = [];
  let pen = 0;
  for (const [part] of array.matchAll(/<[0-9a-f]+>|-?[0-9.]+/g)) {
    if (!part.startsWith('<')) {
      pen -= Number(part);
      continue;
    }
    for (let code = 0; code < (part.length - 2) / 4; code++) {
      found.push((pen * size) / 1000);
      pen += 500;
    }
  }
  return found;
}
