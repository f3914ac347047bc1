import { formatMoney } from '../base/money.ts';
import { play } from '../game/play/play.ts';
import type { Ticket } from '../game/ticket.ts';
import type { Verdict } from '../game/verdict.ts';
import type { Court } from './court.ts';
import { expectedCell, type SlotValue, valueOfCell } from './expectation.ts';
import { type FaceFact, faceFact } from './face-fact.ts';
import type { Slot } from './known-cells.ts';
import type { ReadFace } from './read-face.ts';
import type { MapCell } from './reading-map.ts';
import { recoveredTicket } from './recovered-ticket.ts';
import { judgeSlot, type SlotReading } from './slot-judge.ts';
import { isCovered } from './standing.ts';
import { judgeStrays } from './stray-judge.ts';
import { inWords, nameIn } from './words.ts';

/** What was found under the coat of one ticket, against its record. */
export function judgeFront(court: Court, face: ReadFace, ticket: Ticket): readonly FaceFact[] {
  const { slots, surfaces, zones, game } = court;
  const expected = new Array<MapCell | null>(slots.length).fill(null);
  const values = new Array<SlotValue | null>(slots.length).fill(null);
  const doubtful: Slot[] = [];
  for (const slot of slots) {
    const cell = expectedCell(slot, ticket);
    const form = face.forms[slot.index];
    const clean = form === undefined ? null : form.clean(slot.surface);
    expected[slot.index] = cell;
    const isRight = clean !== null && clean === cell && isUntouched(slot, face);
    if (isRight) values[slot.index] = valueOfCell(clean, slot.surface);
    else doubtful.push(slot);
  }
  const facts: FaceFact[] =
    doubtful.length === 0 && face.strays.length === 0
      ? []
      : [...doubtfulFacts(court, face, { ticket, expected, values, doubtful })];
  const recovered = recoveredTicket(surfaces, zones, {
    number: ticket.number,
    validation: ticket.validation,
    valueAt: (slot) => values[slot.index] ?? null,
  });
  const verdicts = [play(game, ticket), play(game, recovered)] as const;
  if (!isSameVerdict(...verdicts))
    facts.push(
      faceFact('readback/verdict-differs', '', {
        expected: verdictInWords(verdicts[0]),
        found: verdictInWords(verdicts[1]),
      }),
    );
  return facts;
}

const isUntouched = (slot: Slot, face: ReadFace): boolean =>
  (face.faults === null || !face.faults.has(slot.index)) &&
  (face.covers.length === 0 || !isCovered(slot, face));

interface Doubt {
  readonly ticket: Ticket;
  readonly expected: readonly (MapCell | null)[];
  /** Filled in here for the slots that are in doubt. */
  readonly values: (SlotValue | null)[];
  readonly doubtful: readonly Slot[];
}

/** Slots that are not simply right: strays may be what they lack, and two may have changed places. */
function doubtfulFacts(court: Court, face: ReadFace, doubt: Doubt): readonly FaceFact[] {
  const { ticket, expected, values, doubtful } = doubt;
  const strays = judgeStrays(court, face, expected);
  const readings = new Map<Slot, SlotReading>();
  for (const slot of doubtful) {
    const found = strays.foundIn.get(slot.index);
    if (found !== undefined) {
      values[slot.index] = found;
      continue;
    }
    const reading = judgeSlot(slot, face, { cell: expected[slot.index] ?? null, ticket });
    values[slot.index] = reading.value;
    readings.set(slot, reading);
  }
  const swaps = swapsIn(readings, expected);
  const others = [...readings].filter(([slot]) => !swaps.slots.has(slot)).flatMap(([, { facts }]) => facts);
  return [...strays.facts, ...swaps.facts, ...arrowsAsOne(others)];
}

/** Pairs of slots of which each holds what the other should. */
function swapsIn(readings: ReadonlyMap<Slot, SlotReading>, expected: readonly (MapCell | null)[]) {
  const slots = new Set<Slot>();
  const facts: FaceFact[] = [];
  for (const [a, { cell: inA }] of readings) {
    const wantedA = expected[a.index] ?? null;
    if (inA === null || wantedA === null || inA === wantedA || slots.has(a)) continue;
    const partner = [...readings].find(
      ([b, { cell: inB }]) =>
        b !== a && !slots.has(b) && inB !== null && inB === wantedA && expected[b.index] === inA,
    );
    if (partner === undefined) continue;
    const [b] = partner;
    slots.add(a).add(b);
    const other = a.zone === b.zone ? nameIn(b, 'cell') : `${nameIn(b, 'cell')} of ${b.zone}`;
    facts.push({
      rule: 'readback/cell-swapped',
      slot: a,
      what: nameIn(a, 'cell'),
      expected: inWords(valueOfCell(wantedA, a.surface)),
      found: `${inWords(valueOfCell(inA, a.surface))}, and the other in ${other}`,
    });
  }
  return { slots, facts };
}

/** An arrow that one amount lacks and another has is one that was moved. */
function arrowsAsOne(facts: readonly FaceFact[]): readonly FaceFact[] {
  const lacks = facts.filter(({ rule }) => rule === 'readback/arrow-missing');
  const has = facts.filter(({ rule }) => rule === 'readback/arrow-differs');
  const [from] = lacks;
  const [to] = has;
  if (from === undefined || to === undefined || lacks.length + has.length > 2) return facts;
  return [
    ...facts.filter((fact) => fact !== from && fact !== to),
    {
      ...from,
      rule: 'readback/arrow-moved',
      what: 'the arrow',
      expected: `it at ${from.what}`,
      found: `it at ${to.what}`,
    },
  ];
}

const isSameVerdict = (a: Verdict, b: Verdict): boolean =>
  a.kind === b.kind && (a.kind !== 'win' || b.kind !== 'win' || a.total.cents === b.total.cents);

const verdictInWords = (verdict: Verdict): string =>
  verdict.kind === 'win' ? `a win of ${formatMoney(verdict.total)}` : KINDS[verdict.kind];

const KINDS = { loss: 'a loss', anomaly: 'an anomaly', disputed: 'a dispute' } as const;
