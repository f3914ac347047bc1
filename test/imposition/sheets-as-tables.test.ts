import { describe, expect, test } from 'vitest';
import { bottom, right } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import { itemBounds } from '../../src/face/bounds.ts';
import { imagingPage } from '../../src/imposition/imaging-page.ts';
import type { Wishes } from '../../src/imposition/impose.ts';
import { type Side, shownOn } from '../../src/imposition/places.ts';
import type { Press } from '../../src/imposition/press.ts';
import type { Position, Sheet } from '../../src/imposition/sheet.ts';
import { tickets } from '../kit/face.ts';
import { imposedWith, press, web } from '../kit/press.ts';

/**
 * A side of a sheet as it looks, row by row: the number of each ticket, `v` behind that of a back, `↓` where it stands on
 * its head, `▌` before it where the end of a pack is marked beside it, `·` for a blank.
 */
function look(sheet: Sheet, side: Side): readonly string[] {
  const seen = sheet.positions.flatMap((position) => (position === null ? [] : [position]));
  const trims = sheet.plan.places.map((place) => shownOn(place, side).trim);
  const values = (of: 'x' | 'y') => [...new Set(trims.map((trim) => trim[of]))].sort((a, b) => a - b);
  return values('y').map((y) =>
    values('x')
      .map((x) => {
        const there = seen.find((position) => {
          const { trim } = shownOn(position, side);
          return trim.x === x && trim.y === y;
        });
        return there === undefined ? '·' : ticketAs(sheet, there, side);
      })
      .join(' '),
  );
}

function ticketAs(sheet: Sheet, position: Position, side: Side): string {
  const { face, turned } = shownOn(position, side);
  const end = side === 'recto' && isPackEnd(sheet, position) ? '▌' : '';
  return `${end}${position.recto.ticket}${face === 'verso' ? 'v' : ''}${turned === 'half' ? '↓' : ''}`;
}

/** Whether a bar as high as the eye sees stands left of a ticket, its foot on the ticket's own. */
const isPackEnd = (sheet: Sheet, { rectoTrim }: Position): boolean =>
  imagingPage(sheet, 'recto').marks.items.some((item) => {
    const ink = itemBounds(item);
    return (
      ink !== null &&
      ink.height === mm(3) &&
      bottom(ink) === bottom(rectoTrim) &&
      right(ink) < rectoTrim.x &&
      ink.x > rectoTrim.x - mm(10)
    );
  });

/** All sheets of a job, front and back. */
const looks = (count: number, on: Press, wishes: Wishes = {}) =>
  imposedWith(tickets(count), on, wishes).sheets.map((sheet) => [look(sheet, 'recto'), look(sheet, 'verso')]);

const WIDE = { sheet: { width: mm(220), height: mm(130) }, columns: 3, rows: 2 } as const;
const FOUR = { sheet: { width: mm(280), height: mm(130) }, columns: 4, rows: 2 } as const;
const STEP: Wishes = { order: { kind: 'step-and-repeat' } };
const stack = (lift: number): Wishes => ({ order: { kind: 'cut-and-stack', lift } });
const ribbon = (lift: number, pack?: number): Wishes => ({
  order: { kind: 'ribbon', lift },
  ...(pack === undefined ? {} : { pack }),
});

describe('step-and-repeat', () => {
  test('turned like a leaf', () => {
    expect(looks(8, press({ ...WIDE, turn: 'short-edge' }), STEP)).toEqual([
      [
        ['1 2 3', '4 5 6'],
        ['3v 2v 1v', '6v 5v 4v'],
      ],
      [
        ['7 8 ·', '· · ·'],
        ['· 8v 7v', '· · ·'],
      ],
    ]);
  });

  test('tumbled', () => {
    expect(looks(8, press({ ...WIDE, turn: 'long-edge' }), STEP)).toEqual([
      [
        ['1 2 3', '4 5 6'],
        ['4v↓ 5v↓ 6v↓', '1v↓ 2v↓ 3v↓'],
      ],
      [
        ['7 8 ·', '· · ·'],
        ['· · ·', '7v↓ 8v↓ ·'],
      ],
    ]);
  });

  test('worked and turned', () => {
    expect(looks(9, press({ ...FOUR, turn: 'work-and-turn' }), STEP)).toEqual([
      [
        ['1 2 3v 4v', '5 6 7v 8v'],
        ['4 3 2v 1v', '8 7 6v 5v'],
      ],
      [
        ['9 · · ·', '· · · ·'],
        ['· · · 9v', '· · · ·'],
      ],
    ]);
  });

  test('head to head, turned like a leaf and tumbled', () => {
    const heads = { ...WIDE, heads: 'alternate' } as const;
    expect(looks(6, press({ ...heads, turn: 'short-edge' }), STEP)).toEqual([
      [
        ['1 2 3', '4↓ 5↓ 6↓'],
        ['3v 2v 1v', '6v↓ 5v↓ 4v↓'],
      ],
    ]);
    expect(looks(6, press({ ...heads, turn: 'long-edge' }), STEP)).toEqual([
      [
        ['1 2 3', '4↓ 5↓ 6↓'],
        ['4v 5v 6v', '1v↓ 2v↓ 3v↓'],
      ],
    ]);
  });
});

describe('cut-and-stack', () => {
  test('turned like a leaf: piles of two, then what is left', () => {
    expect(looks(16, press({ ...WIDE, turn: 'short-edge' }), stack(2))).toEqual([
      [
        ['1 3 5', '7 9 11'],
        ['5v 3v 1v', '11v 9v 7v'],
      ],
      [
        ['2 4 6', '8 10 12'],
        ['6v 4v 2v', '12v 10v 8v'],
      ],
      [
        ['13 14 15', '16 · ·'],
        ['15v 14v 13v', '· · 16v'],
      ],
    ]);
  });

  test('tumbled: blanks at the end of the last piles', () => {
    expect(looks(9, press({ ...WIDE, turn: 'long-edge' }), stack(500))).toEqual([
      [
        ['1 3 5', '7 9 ·'],
        ['7v↓ 9v↓ ·', '1v↓ 3v↓ 5v↓'],
      ],
      [
        ['2 4 6', '8 · ·'],
        ['8v↓ · ·', '2v↓ 4v↓ 6v↓'],
      ],
    ]);
  });

  test('worked and turned', () => {
    expect(looks(16, press({ ...FOUR, turn: 'work-and-turn' }), stack(2))).toEqual([
      [
        ['1 3 5v 7v', '9 11 13v 15v'],
        ['7 5 3v 1v', '15 13 11v 9v'],
      ],
      [
        ['2 4 6v 8v', '10 12 14v 16v'],
        ['8 6 4v 2v', '16 14 12v 10v'],
      ],
    ]);
  });
});

describe('ribbon', () => {
  test('on a web, in packs of 4 over repeats of 3 rows: each pack ends where its bar stands', () => {
    expect(looks(24, web(), ribbon(4, 4))).toEqual([
      [
        ['1 13', '2 14', '3 15'],
        ['13v 1v', '14v 2v', '15v 3v'],
      ],
      [
        ['▌4 ▌16', '5 17', '6 18'],
        ['16v 4v', '17v 5v', '18v 6v'],
      ],
      [
        ['7 19', '▌8 ▌20', '9 21'],
        ['19v 7v', '20v 8v', '21v 9v'],
      ],
      [
        ['10 22', '11 23', '▌12 ▌24'],
        ['22v 10v', '23v 11v', '24v 12v'],
      ],
    ]);
  });

  test('on a web, in runs of one repeat: lanes begin again, and the last pack ends with the job', () => {
    expect(looks(8, web(), ribbon(1, 3))).toEqual([
      [
        ['1 4', '2 5', '▌3 ▌6'],
        ['4v 1v', '5v 2v', '6v 3v'],
      ],
      [
        ['7 ·', '▌8 ·', '· ·'],
        ['· 7v', '· 8v', '· ·'],
      ],
    ]);
  });

  test('without packs has no bars', () => {
    expect(looks(6, web(), ribbon(1)).map(([front]) => front)).toEqual([['1 4', '2 5', '3 6']]);
  });

  test('on a sheet whose rows are perforated, turned like a leaf and tumbled', () => {
    const torn = { ...WIDE, gutter: { x: mm(10), y: 0 }, perforated: 'rows' } as const;
    expect(looks(6, press({ ...torn, turn: 'short-edge' }), ribbon(1, 2))).toEqual([
      [
        ['1 3 5', '▌2 ▌4 ▌6'],
        ['5v 3v 1v', '6v 4v 2v'],
      ],
    ]);
    expect(looks(6, press({ ...torn, turn: 'long-edge' }), ribbon(1, 2))).toEqual([
      [
        ['1 3 5', '▌2 ▌4 ▌6'],
        ['2v↓ 4v↓ 6v↓', '1v↓ 3v↓ 5v↓'],
      ],
    ]);
  });
});
