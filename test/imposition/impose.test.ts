import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Checked } from '../../src/base/checked.ts';
import { Bug, InputError } from '../../src/base/fault.ts';
import { mm } from '../../src/base/length.ts';
import { type Imposable, impose } from '../../src/imposition/impose.ts';
import type { Press } from '../../src/imposition/press.ts';
import type { Sheet } from '../../src/imposition/sheet.ts';
import { SHEET_RULES } from '../../src/rules/profile.ts';
import { run } from '../../src/rules/run.ts';
import { ticket, tickets } from '../kit/face.ts';
import { imposed, press } from '../kit/press.ts';

/** The tickets of one side as they stand on the sheet, row by row; null where it is blank. */
function table(sheet: Sheet | undefined, side: 'recto' | 'verso'): (number | null)[][] {
  if (sheet === undefined) throw new Error('no such sheet');
  const trims = sheet.positions.map((position) =>
    position === null ? null : { ticket: Number(position[side].ticket), ...position[`${side}Trim`] },
  );
  const there = trims.filter((trim) => trim !== null);
  const xs = [...new Set(there.map(({ x }) => x))].sort((a, b) => a - b);
  const ys = [...new Set(there.map(({ y }) => y))].sort((a, b) => a - b);
  return ys.map((y) => xs.map((x) => there.find((trim) => trim.x === x && trim.y === y)?.ticket ?? null));
}

describe('on a sheet of 3 × 2', () => {
  const six = { columns: 3, rows: 2, sheet: { width: mm(220), height: mm(130) } };

  test('tickets follow each other row by row, and their backs stand behind them', () => {
    const { sheets } = imposed(tickets(6), press(six));
    expect(table(sheets[0], 'recto')).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(table(sheets[0], 'verso')).toEqual([
      [3, 2, 1],
      [6, 5, 4],
    ]);
  });

  test('the backs of a tumbled sheet stand behind them the other way up', () => {
    const { sheets } = imposed(tickets(6), press({ ...six, turn: 'long-edge' }));
    expect(table(sheets[0], 'verso')).toEqual([
      [4, 5, 6],
      [1, 2, 3],
    ]);
    const backs = sheets[0]?.pages[1]?.content.filter((one) => one.kind === 'placed') ?? [];
    expect(backs.filter(({ turned }) => turned === 'half')).toHaveLength(12);
  });

  test('cut-and-stack makes piles that run on from place to place', () => {
    const { sheets } = imposed(tickets(18), press(six), { kind: 'cut-and-stack', lift: 3 });
    expect(sheets.map((sheet) => table(sheet, 'recto'))).toEqual([
      [
        [1, 4, 7],
        [10, 13, 16],
      ],
      [
        [2, 5, 8],
        [11, 14, 17],
      ],
      [
        [3, 6, 9],
        [12, 15, 18],
      ],
    ]);
  });

  test('what is left of the last sheet is blank, and its marks stand where they would', () => {
    const { sheets } = imposed(tickets(8), press(six));
    expect(sheets[1]?.positions.map((position) => position?.place ?? null)).toEqual([
      1,
      2,
      null,
      null,
      null,
      null,
    ]);
    const crops = sheets.map((sheet) => sheet.pages[0]?.marks.items.slice(0, 4));
    expect(crops[1]).toEqual(crops[0]);
  });
});

describe('the pages of a sheet', () => {
  const [sheet] = imposed(tickets(4)).sheets;

  test('are the recto without its coat, the verso, and the coat', () => {
    expect(sheet?.pages.map(({ label, side }) => [label, side])).toEqual([
      ['recto', 'recto'],
      ['verso', 'verso'],
      ['encre à gratter', 'recto'],
    ]);
    const keys = sheet?.pages.map(({ content }) => [
      ...new Set(
        content.flatMap((one) =>
          one.kind === 'placed'
            ? one.items.flatMap((item) => (item.kind === 'use' ? [item.form.key] : []))
            : [],
        ),
      ),
    ]);
    expect(keys).toEqual([['display', 'cell/15', 'specimen'], ['back'], ['coat']]);
  });

  test('have every code of their side, none on the coat', () => {
    const codes = sheet?.pages.map(({ content }) => content.filter(({ kind }) => kind === 'bars').length);
    expect(codes).toEqual([4, 4, 0]);
  });

  test('are the sheet and the dot that it ends in', () => {
    const dot = mm(25.4) / 600;
    for (const { size, trim, bleed } of sheet?.pages ?? []) {
      expect([size.width % dot, size.height % dot]).toEqual([0, 0]);
      expect(size.width - mm(170)).toBeLessThan(dot);
      expect([trim, bleed]).toEqual([bleed, { x: 0, y: 0, width: mm(170), height: mm(130) }]);
    }
  });
});

describe('a job', () => {
  test('says its tickets, its press and what its pages are', () => {
    const job = imposed(tickets(5));
    expect(job.tickets).toEqual(['1', '2', '3', '4', '5']);
    expect(job.pages.title).toBe('Essai & <Cie> · Essai');
    expect(job.pages.pages).toEqual(job.sheets.flatMap(({ pages }) => pages));
  });

  test('of no ticket is no job', () => {
    expect(() => imposed([])).toThrow(InputError);
  });

  test('of tickets that came round their rules is refused', () => {
    expect(() => impose([ticket('1')] as unknown as Checked<readonly Imposable[]>, press())).toThrow(Bug);
  });
});

const anyPress = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    gutter: fc.integer({ min: mm(6), max: mm(15) }),
    gripper: fc.integer({ min: mm(8), max: mm(14) }),
    tail: fc.integer({ min: mm(4), max: mm(8) }),
    turn: fc.constantFrom('long-edge', 'short-edge'),
    dpi: fc.constantFrom(600, 1200, 2400),
    barReduction: fc.integer({ min: 0, max: 2 }),
  })
  .map((over): Press => {
    const [width, height] = [over.columns * mm(56) + mm(120), over.rows * mm(46) + mm(80)];
    return press({ ...over, sheet: { width, height } });
  });

test('on any press with room enough, the rules on sheets have nothing to say but of blanks', () => {
  const anyOrder = fc.oneof(
    fc.constant({ kind: 'step-and-repeat' } as const),
    fc.record({ kind: fc.constant('cut-and-stack' as const), lift: fc.integer({ min: 1, max: 3 }) }),
  );
  fc.assert(
    fc.property(anyPress, anyOrder, fc.integer({ min: 1, max: 14 }), (on, order, count) => {
      const findings = run(SHEET_RULES, imposed(tickets(count), on, order));
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      const isFull = count % (on.columns * on.rows) === 0;
      expect(findings.map(({ rule }) => rule)).toEqual(isFull ? [] : ['sheet/blanks-are-named']);
    }),
    { numRuns: 40 },
  );
});
