import { expect, test } from 'vitest';
import { expectations, type OrderSubject, orderTrials } from '../../../src/audit/fairness/order-trials.ts';
import { LOSS } from '../../../src/audit/outcome.ts';
import { packFacts } from '../../../src/audit/packs.ts';
import { euros } from '../../../src/base/money.ts';
import { draws } from '../../../src/block/draws.ts';

const PACKS_OF = 20;
const WIN: number = 2;

/** Packs of twenty, each with four to six winners in an order drawn by lot; `bend` may change a pack. */
function subject(packs: number, bend: (pack: number[], before: number[]) => void = () => {}): OrderSubject {
  const below = draws('orders of packs');
  const outcomes: number[] = [];
  let before: number[] = [];
  for (let at = 0; at < packs; at++) {
    const winners = 4 + below(3);
    const pack: number[] = Array.from({ length: PACKS_OF }, (_, place) => (place < winners ? WIN : LOSS));
    for (let place = PACKS_OF - 1; place > 0; place--) {
      const other = below(place + 1);
      [pack[place], pack[other]] = [pack[other] ?? 0, pack[place] ?? 0];
    }
    bend(pack, before);
    outcomes.push(...pack);
    before = pack;
  }
  const bytes = Uint8Array.from(outcomes);
  const place = { gameCode: '20140', firstPack: 0, firstTicket: 0, packsOf: PACKS_OF, tickets: bytes.length };
  const rules = {
    of: PACKS_OF,
    least: 1,
    most: 10,
    longestLosingRun: 20,
    high: { from: euros(100), most: 1 },
  };
  return {
    outcomes: bytes,
    packsOf: PACKS_OF,
    packs: packFacts(bytes, place, { rules, isHigh: () => false }),
    prizes: ['6 €'],
  };
}

const trials = (of: OrderSubject) =>
  orderTrials(of, expectations(of)).map((attempt) =>
    'trial' in attempt
      ? { claim: attempt.trial.claim, p: attempt.trial.p }
      : { claim: attempt.untested.claim, p: null },
  );

const small = (of: OrderSubject): readonly string[] =>
  trials(of)
    .filter(({ p }) => p !== null && p < 1e-6)
    .map(({ claim }) => claim);

test('orders by lot are held to every claim and break none', () => {
  const found = trials(subject(2_000));
  expect(found.map(({ claim }) => claim)).toEqual([
    'block order',
    'pack places',
    'runs',
    'pack ends',
    'neighbours',
    'tier order',
  ]);
  for (const { p } of found) expect(p).toBeGreaterThan(0.01);
});

test('packs that begin as the one before ended are found at their ends', () => {
  const bent = subject(2_000, (pack, before) => {
    const last = before.at(-1);
    const other = pack.findIndex((outcome, at) => at > 0 && at < PACKS_OF - 1 && outcome === last);
    if (last !== undefined && other > 0) [pack[0], pack[other]] = [pack[other] ?? 0, pack[0] ?? 0];
  });
  expect(small(bent)).toContain('pack ends');
});

test('packs whose first ticket never wins are found by that place', () => {
  const bent = subject(2_000, (pack) => {
    const other = pack.lastIndexOf(LOSS, PACKS_OF - 2);
    if (pack[0] === WIN) [pack[0], pack[other]] = [LOSS, WIN];
  });
  expect(small(bent)).toContain('pack places');
});

test('fewer than fifty whole packs are not judged, and fewer than ten winners neither', () => {
  const few = trials(subject(49));
  expect(few.filter(({ p }) => p === null)).toHaveLength(5);
  expect(trials(subject(50)).filter(({ p, claim }) => p === null && claim === 'block order')).toEqual([]);
  expect(trials(subject(1)).at(-1)).toEqual({ claim: 'tier order', p: null });
});
