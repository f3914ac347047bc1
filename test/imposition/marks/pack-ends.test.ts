import { expect, test } from 'vitest';
import { bottom, right } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import { packEnds } from '../../../src/imposition/marks/pack-ends.ts';
import type { SheetJob } from '../../../src/imposition/sheet.ts';
import { tickets } from '../../kit/face.ts';
import { imposedWith, press, web } from '../../kit/press.ts';

/** The tickets beside which a pack ends, sheet by sheet. */
const ends = ({ sheets }: SheetJob): readonly (readonly string[])[] =>
  sheets.map((sheet) => {
    const feet = packEnds(sheet, IMAGED_BLACK).map((mark) => itemBounds(mark));
    return sheet.positions.flatMap((position) => {
      if (position === null) return [];
      const { rectoTrim, recto } = position;
      const isBeside = feet.some(
        (mark) => mark !== null && bottom(mark) === bottom(rectoTrim) && rectoTrim.x - right(mark) === mm(4),
      );
      return isBeside ? [recto.ticket] : [];
    });
  });

test('the end of each pack is marked beside its last ticket, in whichever repeat that is', () => {
  const job = imposedWith(tickets(24), web({ lift: 2 }), { pack: 2 });
  expect(ends(job)).toEqual([
    ['2', '8'],
    ['4', '10', '6', '12'],
    ['14', '20'],
    ['16', '22', '18', '24'],
  ]);
});

test('the last pack ends where the job does', () => {
  expect(ends(imposedWith(tickets(5), web(), { pack: 4 }))).toEqual([['4', '5']]);
});

test('nothing is marked where there are no packs, or no ribbons', () => {
  expect(ends(imposedWith(tickets(5), web(), {}))).toEqual([[]]);
  expect(ends(imposedWith(tickets(4), press(), { pack: 2 }))).toEqual([[]]);
});
