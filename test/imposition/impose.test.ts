import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Checked } from '../../src/base/checked.ts';
import { Bug, InputError } from '../../src/base/fault.ts';
import { ORIGIN } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import { type Imposable, impose } from '../../src/imposition/impose.ts';
import { shownOn } from '../../src/imposition/places.ts';
import type { Press } from '../../src/imposition/press.ts';
import type { Sheet } from '../../src/imposition/sheet.ts';
import { SHEET_RULES } from '../../src/rules/profile/sheet.ts';
import { run } from '../../src/rules/run.ts';
import { ticket, tickets } from '../kit/face.ts';
import { imposed, imposedWith, press, web } from '../kit/press.ts';

/** The tickets of one side as they stand on the sheet, row by row; null where it is blank. */
function table(sheet: Sheet | undefined, side: 'recto' | 'verso'): (number | null)[][] {
  if (sheet === undefined) throw new Error('no such sheet');
  const there = sheet.positions.flatMap((position) =>
    position === null ? [] : [{ ticket: Number(position.recto.ticket), ...shownOn(position, side).trim }],
  );
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

describe('on a sheet of 4 × 2 that is worked and turned', () => {
  const job = imposed(
    tickets(8),
    press({ columns: 4, sheet: { width: mm(280), height: mm(130) }, turn: 'work-and-turn' }),
  );

  test('the backs of half the tickets stand beside the fronts of the others, on both sides', () => {
    expect(table(job.sheets[0], 'recto')).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(table(job.sheets[0], 'verso')).toEqual([
      [4, 3, 2, 1],
      [8, 7, 6, 5],
    ]);
  });

  test('both sides have a coat', () => {
    expect(job.sheets[0]?.pages.map(({ label, side }) => [label, side])).toEqual([
      ['recto', 'recto'],
      ['verso', 'verso'],
      ['encre à gratter', 'recto'],
      ['encre à gratter, verso', 'verso'],
    ]);
  });

  test('no rule has anything to say', () => {
    expect(run(SHEET_RULES, job)).toEqual([]);
  });
});

describe('on a web of 2 lanes and 3 rows a repeat', () => {
  const job = imposedWith(tickets(15), web(), { pack: 3 });

  test('tickets run on down each lane from repeat to repeat, and their backs behind them', () => {
    expect(job.sheets.map((sheet) => table(sheet, 'recto'))).toEqual([
      [
        [1, 10],
        [2, 11],
        [3, 12],
      ],
      [
        [4, 13],
        [5, 14],
        [6, 15],
      ],
      [[7], [8], [9]],
    ]);
    expect(table(job.sheets[0], 'verso')).toEqual([
      [10, 1],
      [11, 2],
      [12, 3],
    ]);
  });

  test('what is left of the last lane is blank', () => {
    expect(job.sheets[2]?.positions.map((position) => position?.recto.ticket ?? null)).toEqual([
      '7',
      null,
      '8',
      null,
      '9',
      null,
    ]);
  });

  test('fixed art is cut at each perforation, and bleeds at the sides', () => {
    const [display] = job.sheets[0]?.pages[0]?.content ?? [];
    const trim = job.sheets[0]?.positions[0]?.rectoTrim;
    if (trim === undefined) throw new Error('place 1 is filled');
    const { x, y, width, height } = trim;
    expect(display).toMatchObject({ clip: { x: x - mm(3), y, width: width + mm(6), height } });
  });

  test('rules say the blanks, and nothing else', () => {
    expect(run(SHEET_RULES, job).map(({ rule }) => rule)).toEqual(['sheet/blanks-are-named']);
  });
});

test('what the press was measured to move is taken off the back', () => {
  const [plain, moved] = [press(), press({ backOffset: { x: mm(0.3), y: -mm(0.2) } })].map(
    (on) => imposed(tickets(1), on).sheets[0]?.positions[0],
  );
  if (plain == null || moved == null) throw new Error('place 1 is filled');
  expect(moved.rectoTrim).toEqual(plain.rectoTrim);
  expect([moved.versoTrim.x - plain.versoTrim.x, moved.versoTrim.y - plain.versoTrim.y]).toEqual([
    -mm(0.3),
    mm(0.2),
  ]);
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

  test('has the order of its press unless it asks for another', () => {
    const stacked = press({ order: 'cut-and-stack', lift: 10 });
    expect(imposed(tickets(1), stacked).order).toEqual({ kind: 'cut-and-stack', lift: 10 });
    expect(imposedWith(tickets(1), stacked, { pack: 4 }).order).toEqual({ kind: 'cut-and-stack', lift: 8 });
    expect(imposed(tickets(1), stacked, { kind: 'step-and-repeat' }).order).toEqual({
      kind: 'step-and-repeat',
    });
  });

  test.each([0, -1, 2.5])('of packs of %d tickets is no job', (pack) => {
    expect(() => imposedWith(tickets(1), press(), { pack })).toThrow(InputError);
  });

  test('on a press without places has no sheet, and a rule says so', () => {
    const job = imposed(tickets(3), press({ columns: 0 }));
    expect(job.sheets).toEqual([]);
    expect(run(SHEET_RULES, job).map(({ message }) => message)).toEqual([
      'the press Essai must have at least 1 place for a ticket, and has 0 columns of 2 rows',
    ]);
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
    columns: fc.constantFrom(1, 2, 3, 4),
    heads: fc.constantFrom('together', 'alternate'),
    rows: fc.integer({ min: 1, max: 3 }),
    gutter: fc.integer({ min: mm(6), max: mm(15) }),
    gripper: fc.integer({ min: mm(8), max: mm(14) }),
    tail: fc.integer({ min: mm(4), max: mm(8) }),
    turn: fc.constantFrom('long-edge', 'short-edge', 'work-and-turn'),
    backOffset: fc.record({
      x: fc.integer({ min: -mm(1), max: mm(1) }),
      y: fc.integer({ min: -mm(1), max: mm(1) }),
    }),
    dpi: fc.constantFrom(600, 1200, 2400),
    barReduction: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ columns, backOffset, ...over }): Press => {
    const isTwice = over.turn === 'work-and-turn';
    const both = {
      columns: isTwice ? columns + (columns % 2) : columns,
      backOffset: isTwice ? ORIGIN : backOffset,
    };
    const [width, height] = [both.columns * mm(56) + mm(120), over.rows * mm(46) + mm(80)];
    return press({ ...over, ...both, sheet: { width, height } });
  });

const anyWeb = fc
  .record({
    columns: fc.integer({ min: 1, max: 3 }),
    rows: fc.integer({ min: 1, max: 4 }),
    gap: fc.integer({ min: mm(10), max: mm(15) }),
    dpi: fc.constantFrom(600, 1200),
    lift: fc.integer({ min: 1, max: 5 }),
    heads: fc.constantFrom('together', 'alternate'),
  })
  .map(({ gap, ...over }): Press => {
    const sheet = { width: over.columns * mm(56) + mm(100), height: over.rows * mm(30) };
    return web({ ...over, gutter: { x: gap, y: 0 }, sheet });
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

test('on any web with room enough, they speak of blanks and of packs at most', () => {
  const pack = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(anyWeb, pack, fc.integer({ min: 1, max: 20 }), (on, size, count) => {
      const job = imposedWith(tickets(count), on, { pack: size });
      const said = new Set(run(SHEET_RULES, job).map(({ rule }) => rule));
      said.delete('sheet/packs-are-whole');
      expect([...said]).toEqual(count % (on.columns * on.rows) === 0 ? [] : ['sheet/blanks-are-named']);
    }),
    { numRuns: 25 },
  );
});
