import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bottom, grow, ORIGIN, overlaps, type Rect } from '../../src/base/geometry.ts';
import { mm } from '../../src/base/length.ts';
import { itemBounds } from '../../src/face/bounds.ts';
import { imagingPage } from '../../src/imposition/imaging-page.ts';
import type { Order } from '../../src/imposition/order.ts';
import { shownOn } from '../../src/imposition/places.ts';
import type { Press } from '../../src/imposition/press.ts';
import type { SheetJob } from '../../src/imposition/sheet.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { run } from '../../src/rules/run.ts';
import { rule as backsBelong } from '../../src/rules/sheet/backs-belong.ts';
import { rule as bleedReaches } from '../../src/rules/sheet/bleed-reaches.ts';
import { rule as everyTicketOnce } from '../../src/rules/sheet/every-ticket-once.ts';
import { rule as lanesAreConsecutive } from '../../src/rules/sheet/lanes-are-consecutive.ts';
import { rule as nothingInTheGripper } from '../../src/rules/sheet/nothing-in-the-gripper.ts';
import { rule as packsAreWhole } from '../../src/rules/sheet/packs-are-whole.ts';
import type { SheetSubject } from '../../src/rules/sheet/subject.ts';
import { rule as trimsDoNotOverlap } from '../../src/rules/sheet/trims-do-not-overlap.ts';
import { BLEED, tickets } from '../kit/face.ts';
import { imposedWith, press } from '../kit/press.ts';

/** Any press at all, whether or not its tickets have room: what is reckoned must be right, and what is wrong said. */
const anyPress: fc.Arbitrary<Press> = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    gutter: fc.record({ x: length(-2, 12), y: length(-2, 12) }),
    sheet: fc.record({ width: length(60, 320), height: length(50, 240) }),
    gripper: length(0, 14),
    tail: length(0, 8),
    turn: fc.constantFrom('long-edge', 'short-edge', 'work-and-turn'),
    heads: fc.constantFrom('together', 'alternate'),
    perforated: fc.constantFrom('none', 'rows'),
    backOffset: fc.record({ x: length(-1, 1), y: length(-1, 1) }),
  })
  .map(({ columns, gutter, backOffset, perforated, ...over }) => {
    const isTwice = over.turn === 'work-and-turn';
    return press({
      ...over,
      perforated,
      columns: isTwice ? columns + (columns % 2) : columns,
      gutter: perforated === 'rows' ? { ...gutter, y: 0 } : gutter,
      backOffset: isTwice ? ORIGIN : backOffset,
    });
  });

function length(leastMm: number, mostMm: number): fc.Arbitrary<number> {
  return fc.integer({ min: mm(leastMm), max: mm(mostMm) });
}

/** Any job on any press, in any order that the press can print. */
const anyJob: fc.Arbitrary<SheetJob> = fc
  .record({
    on: anyPress,
    lift: fc.integer({ min: 1, max: 4 }),
    isStacked: fc.boolean(),
    count: fc.integer({ min: 1, max: 30 }),
    pack: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ on, lift, isStacked, count, pack }) => {
    const flat: Order = isStacked ? { kind: 'cut-and-stack', lift } : { kind: 'step-and-repeat' };
    const order: Order = on.perforated === 'rows' ? { kind: 'ribbon', lift } : flat;
    return imposedWith(tickets(count), on, { order, pack });
  });

const SIDES = ['recto', 'verso'] as const;

/** The trims of the tickets of a sheet, as one of its sides shows them. */
const trimsOf = ({ sheets }: SheetJob): readonly (readonly Rect[])[] =>
  sheets.flatMap(({ positions }) =>
    SIDES.map((side) =>
      positions.flatMap((position) => (position === null ? [] : [shownOn(position, side).trim])),
    ),
  );

/** The trims of all places of a press, as each of its sides shows them. */
const placesOf = ({ plan }: SheetJob): readonly (readonly Rect[])[] =>
  SIDES.map((side) => plan.places.map((place) => shownOn(place, side).trim));

const somePair = (rects: readonly Rect[], isSo: (a: Rect, b: Rect) => boolean): boolean =>
  rects.some((a, index) => rects.slice(index + 1).some((b) => isSo(a, b)));

const says = (rule: Rule<SheetSubject>, job: SheetJob): boolean => run([rule], job).length > 0;

const holds = (isSo: (job: SheetJob) => void): void => fc.assert(fc.property(anyJob, isSo), { numRuns: 60 });

/** The tickets of each pile, lane or sheet, as a hand finds them; nulls are blanks. */
function hands({
  order,
  press: { columns, rows },
  sheets,
}: SheetJob): readonly (readonly (string | null)[])[] {
  const ticket = (sheet: number, place: number): string | null =>
    sheets[sheet]?.positions[place]?.recto.ticket ?? null;
  const upTo = (many: number): readonly number[] => [...Array(many).keys()];
  if (order.kind === 'step-and-repeat') {
    return sheets.map((_, sheet) => upTo(columns * rows).map((place) => ticket(sheet, place)));
  }
  const lifts = upTo(Math.ceil(sheets.length / order.lift)).map((lift) =>
    upTo(Math.min(order.lift, sheets.length - lift * order.lift)).map((sheet) => lift * order.lift + sheet),
  );
  if (order.kind === 'cut-and-stack') {
    return lifts.flatMap((lift) =>
      upTo(columns * rows).map((place) => lift.map((sheet) => ticket(sheet, place))),
    );
  }
  return lifts.flatMap((lift) =>
    upTo(columns).map((column) =>
      lift.flatMap((sheet) => upTo(rows).map((row) => ticket(sheet, row * columns + column))),
    ),
  );
}

test('on any press, hands take the tickets off piles, lanes or sheets in their order, each once, blanks last', () => {
  holds((job) => {
    const taken = hands(job).flat();
    const blanks = taken.length - job.tickets.length;
    expect(taken).toEqual([...job.tickets, ...Array(blanks).fill(null)]);
    expect(says(everyTicketOnce, job) || says(lanesAreConsecutive, job)).toBe(false);
  });
});

test('on any press, a pack that hands find in two places is said, and one that they do not is not', () => {
  holds((job) => {
    const { pack } = job.plan;
    if (pack === null) throw new Error('the job has packs');
    const packOf = (ticket: string | null): number | null =>
      ticket === null ? null : Math.floor((Number(ticket) - 1) / pack);
    const places = hands(job).map((hand) => new Set(hand.map(packOf).filter((one) => one !== null)));
    const packs = [...Array(Math.ceil(job.tickets.length / pack)).keys()];
    const straddling = packs.filter((one) => {
      const there = places.filter((place) => place.has(one));
      const isWholeSheets = job.order.kind === 'step-and-repeat' && there.every((place) => place.size === 1);
      return there.length > 1 && !isWholeSheets;
    });
    const findings = run([packsAreWhole], job).map(({ found }) => found);
    expect(findings.some((found) => found?.includes('in more than one'))).toBe(straddling.length > 0);
    expect(findings.some((found) => found?.startsWith('a last one of'))).toBe(job.tickets.length % pack > 0);
  });
});

test('on any press, backs stand behind their fronts', () => {
  holds((job) => {
    expect(run([backsBelong], job)).toEqual([]);
  });
});

test('on any press, two tickets that share paper are said, and none else', () => {
  holds((job) => {
    expect(says(trimsDoNotOverlap, job)).toBe(trimsOf(job).some((trims) => somePair(trims, overlaps)));
  });
});

test('on any press, bleeds that meet are said, but for those that are cut at a perforation', () => {
  holds((job) => {
    const isTorn = (a: Rect, b: Rect): boolean =>
      job.press.perforated === 'rows' && a.x === b.x && (bottom(a) === b.y || bottom(b) === a.y);
    const meet = (a: Rect, b: Rect): boolean =>
      !overlaps(a, b) && !isTorn(a, b) && overlaps(grow(a, BLEED), grow(b, BLEED));
    expect(says(bleedReaches, job)).toBe(placesOf(job).some((trims) => somePair(trims, meet)));
  });
});

test('on any press, a bleed over the edge that the press holds or lets go last is said', () => {
  holds((job) => {
    const { sheet, gripper, tail } = job.press;
    const isHeld = (trim: Rect): boolean =>
      bottom(trim) + BLEED > sheet.height - gripper || trim.y - BLEED < tail;
    if (trimsOf(job).flat().some(isHeld)) expect(says(nothingInTheGripper, job)).toBe(true);
  });
});

test('on any press, the imager’s marks around the tickets stand outside every bleed', () => {
  holds((job) => {
    if (job.order.kind === 'ribbon') return;
    for (const sheet of job.sheets) {
      for (const side of SIDES) {
        const marks = imagingPage(sheet, side).marks.items.map(itemBounds);
        const bleeds = sheet.plan.places.map((place) => grow(shownOn(place, side).trim, BLEED));
        const over = marks.filter((mark) => mark !== null && bleeds.some((bleed) => overlaps(bleed, mark)));
        expect(over).toEqual([]);
      }
    }
  });
});
