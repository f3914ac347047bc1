import { describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { cmyk, REGISTRATION, spot } from '../../../src/base/ink.ts';
import { mm, pt, toMm } from '../../../src/base/length.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import type { PathItem } from '../../../src/face/item.ts';
import { around } from '../../../src/imposition/marks/around.ts';
import { cropMarks } from '../../../src/imposition/marks/crop.ts';
import { registerMarks } from '../../../src/imposition/marks/register.ts';
import { columnLines, slugText } from '../../../src/imposition/marks/slug.ts';
import { colourStrip, overprints, steps, strip, stripFrom } from '../../../src/imposition/marks/strip.ts';
import type { Plate } from '../../../src/imposition/plates.ts';

/** Two tickets of 40 × 30 mm side by side, 6 mm apart, with 3 mm of bleed. */
const AROUND = around([rect(mm(50), mm(40), mm(40), mm(30)), rect(mm(96), mm(40), mm(40), mm(30))], mm(3));

const lines = ({ outline }: PathItem): readonly (readonly number[])[] => {
  const ends = outline.flatMap((segment) => ('x' in segment ? [[toMm(segment.x), toMm(segment.y)]] : []));
  return ends.flatMap((from, index) => (index % 2 === 0 ? [[...from, ...(ends[index + 1] ?? [])]] : []));
};

describe('crop marks', () => {
  const [above, below, left, right] = cropMarks(AROUND).map(lines);

  test('stand at each cut, 5 mm long, 3 mm beyond the bleed', () => {
    expect(above).toEqual([50, 90, 96, 136].map((x) => [x, 29, x, 34]));
    expect(below).toEqual([50, 90, 96, 136].map((x) => [x, 76, x, 81]));
    expect(left).toEqual([40, 70].map((y) => [39, y, 44, y]));
    expect(right).toEqual([40, 70].map((y) => [142, y, 147, y]));
  });

  test('are one mark where two tickets share a cut', () => {
    const joined = around([rect(0, 0, mm(40), mm(30)), rect(mm(40), 0, mm(40), mm(30))], 0);
    expect(cropMarks(joined).map((item) => lines(item).length)).toEqual([3, 3, 2, 2]);
  });

  test('are a quarter of a point on every plate', () => {
    for (const { stroke } of cropMarks(AROUND))
      expect(stroke).toEqual({ paint: spot(REGISTRATION), width: pt(0.25) });
  });
});

test('register marks stand at the middle of the four sides, on every plate', () => {
  const marks = registerMarks(AROUND);
  const middles = marks.map((mark) => {
    const { x, y, width, height } = itemBounds(mark) ?? rect(0, 0, 0, 0);
    return [toMm(x + width / 2), toMm(y + height / 2)];
  });
  expect(middles).toEqual([
    [93, 31.5],
    [93, 78.5],
    [41.5, 55],
    [144.5, 55],
  ]);
  for (const { stroke } of marks) expect(stroke?.paint).toEqual(spot(REGISTRATION));
});

describe('the colour strip', () => {
  const plates: readonly Plate[] = [
    { name: 'Cyan', tint: (c) => cmyk(c, 0, 0, 0) },
    { name: 'Black', tint: (k) => cmyk(0, 0, 0, k) },
  ];

  test('has each plate in full, three quarters, half and a quarter', () => {
    const strip = colourStrip(AROUND, plates);
    expect(strip.map(({ fill }) => fill)).toEqual([
      ...[100, 75, 50, 25].map((c) => cmyk(c, 0, 0, 0)),
      ...[100, 75, 50, 25].map((k) => cmyk(0, 0, 0, k)),
    ]);
  });

  test('goes down the left margin, and on further out where the block ends', () => {
    const corners = colourStrip(AROUND, plates).map((patch) => {
      const { x = 0, y = 0 } = itemBounds(patch) ?? {};
      return [toMm(x), toMm(y)];
    });
    expect(corners).toEqual([37, 42, 47, 52, 57, 62, 67].map((y) => [31, y]).concat([[26, 37]]));
  });
});

describe('the slug', () => {
  const slug = {
    job: 'Happy 2014',
    page: 'recto',
    press: 'B1',
    sheet: 2,
    sheets: 3,
    tickets: ['0000000000000007', '0000000000000015'],
    plates: [],
    specimens: false,
  };

  test('says job, press, page, sheet, and first and last ticket', () => {
    expect(slugText(slug)).toBe(
      'Happy 2014 · B1 · recto · feuille 2/3 · billets 0000000000000007 à 0000000000000015',
    );
  });

  test('says the plates, and that a specimen is one', () => {
    const plates = [{ name: 'Black', tint: () => cmyk(0, 0, 0, 100) }];
    expect(slugText({ ...slug, plates, specimens: true })).toMatch(/ · Black · ÉPREUVE SPÉCIMEN$/);
  });
});

describe('the overprints of the strip', () => {
  const cyan: Plate = { name: 'Cyan', tint: (c) => cmyk(c, 0, 0, 0) };
  const black: Plate = { name: 'Black', tint: (k) => cmyk(0, 0, 0, k) };
  const ink = (name: string): Plate => ({
    name,
    tint: (percent) => spot({ name, alternate: { c: 0, m: 0, y: 0, k: 50 }, overprints: true }, percent),
  });

  test('are every two plates in full, process inks in one paint', () => {
    const yellow: Plate = { name: 'Yellow', tint: (y) => cmyk(0, 0, y, 0) };
    expect(overprints([cyan, yellow, black])).toEqual([
      [cmyk(100, 0, 100, 0)],
      [cmyk(100, 0, 0, 100)],
      [cmyk(0, 0, 100, 100)],
    ]);
  });

  test('of two spots are one paint of both, and of a spot and a process ink two', () => {
    const [patch] = overprints([ink('OverRed'), ink('OverTeal')]);
    expect(patch?.map(({ kind }) => kind)).toEqual(['mix']);
    expect(overprints([cyan, ink('Gold')])).toEqual([[cyan.tint(100), ink('Gold').tint(100)]]);
  });

  test('of one plate are none', () => {
    expect(overprints([cyan])).toEqual([]);
  });

  test('stand where the whole strip has them, whichever plate they are drawn on', () => {
    const patches = [...steps([cyan]), ...steps([black])];
    expect(stripFrom(AROUND, 4, steps([black]))).toEqual(strip(AROUND, patches).slice(4));
  });
});

describe('on a web', () => {
  const sides = around([rect(mm(50), 0, mm(40), mm(30)), rect(mm(50), mm(30), mm(40), mm(30))], mm(3), {
    on: 'sides',
    column: mm(12),
  });

  test('marks stand at the sides only: the next repeat begins above and below', () => {
    const [left, right, ...others] = cropMarks(sides).map(lines);
    expect(left).toEqual([0, 30, 60].map((y) => [39, y, 44, y]));
    expect(right).toEqual([0, 30, 60].map((y) => [96, y, 101, y]));
    expect(others).toEqual([]);
    const registers = registerMarks(sides).map((mark) => itemBounds(mark)?.y ?? 0);
    expect(registers.map((y) => toMm(y + mm(2.5) + pt(0.125)))).toEqual([15, 15, 45, 45]);
  });

  test('a slug is broken to the width of its column, and a word that is wider stays whole', () => {
    const parts = ['Essai de 2014', '0000000000000007'];
    const words = (width: number) =>
      columnLines({ parts, paint: spot(REGISTRATION) }, { x: 0, y: 0, width }).map(({ run, at }) => [
        run.text,
        toMm(at.y),
      ]);
    expect(words(mm(30))).toEqual([
      ['Essai de 2014', 2.4],
      ['0000000000000007', 4.8],
    ]);
    expect(words(mm(8)).map(([text]) => text)).toEqual(['Essai de', '2014', '0000000000000007']);
  });
});
