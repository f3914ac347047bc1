import { ABSENT, FIRST_TIER, isWin } from '../outcome.ts';
import type { PackFacts } from '../packs.ts';
import { independence, sum } from './contingency.ts';
import { type ExpectedOrder, orderExpectations } from './pack-orders.ts';
import { quadraticForm } from './quadratic-form.ts';
import { chiSquareTail, empiricalTail, kolmogorovTail, normalTail } from './tails.ts';
import type { Attempt, Trial } from './test.ts';

/** What the order of a block's tickets is tested on. */
export interface OrderSubject {
  /** By place in the block. */
  readonly outcomes: Uint8Array;
  readonly packsOf: number;
  readonly packs: PackFacts;
  /** The prizes in words, in the order of the prize table. */
  readonly prizes: readonly string[];
}

/** Fewer whole packs, or winners of a prize, say nothing. */
const LEAST_PACKS = 50;
const LEAST_WINNERS = 10;

/** Beyond this the places of packs cost more to reckon than they tell. */
const LONGEST_PACK = 100;

/** Tries every claim about the order of tickets. */
export function orderTrials(subject: OrderSubject, expected: Expectations): readonly Attempt[] {
  return [
    ...(subject.packs.whole < LEAST_PACKS ? tooFewPacks(subject) : packTrials(subject, expected)),
    ...subject.prizes.map((prize, tier) => tierOrder(subject, prize, tier)),
  ];
}

/** How often a winner stands at each place of the packs whose order the rule allows, and how often one should. */
export const winsByPlace = (
  subject: OrderSubject,
  { packs, kinds }: Expectations,
): { readonly packs: number; readonly found: readonly number[]; readonly expected: readonly number[] } => {
  const places = Array.from({ length: subject.packsOf }, (_, place) => place);
  return {
    packs: packs.length,
    found: places.map((place) => packs.filter(({ pack }) => winsAt(subject, pack, place)).length),
    expected: places.map((place) => sum(kinds.map((kind) => kind.packs * (kind.expected.wins[place] ?? 0)))),
  };
};

type Said = Pick<Trial, 'claim' | 'what' | 'name'>;
type Measured = Pick<Trial, 'statistic' | 'value' | 'freedom' | 'count' | 'p'>;

const attempt = (said: Said, measured: Measured | null, because: string): Attempt =>
  measured === null
    ? { untested: { ...said, because } }
    : { trial: { ...said, feature: null, against: null, ...measured } };

const SAID: Readonly<Record<'block order' | 'pack places' | 'runs' | 'pack ends' | 'neighbours', Said>> = {
  'block order': {
    claim: 'block order',
    what: 'the winners over the block',
    name: 'répartition des gagnants dans le bloc',
  },
  'pack places': {
    claim: 'pack places',
    what: 'the places of winners in packs',
    name: 'place des gagnants dans les livrets',
  },
  runs: { claim: 'runs', what: 'the losing runs in packs', name: 'suites de tickets perdants' },
  'pack ends': {
    claim: 'pack ends',
    what: 'the last ticket of a pack and the first of the next',
    name: 'fin d’un livret et début du suivant',
  },
  neighbours: {
    claim: 'neighbours',
    what: 'the winners of neighbouring packs',
    name: 'nombre de gagnants de livrets voisins',
  },
};

const tooFewPacks = ({ packs }: OrderSubject): readonly Attempt[] =>
  Object.values(SAID).map((said) => attempt(said, null, `${packs.whole} whole packs are too few`));

function packTrials(subject: OrderSubject, expected: Expectations): readonly Attempt[] {
  const winners = wholePacks(subject).map((pack) => subject.packs.counts.winners[pack] ?? 0);
  return [
    attempt(SAID['block order'], bridge(winners), 'all packs hold as many winners'),
    attempt(
      SAID['pack places'],
      subject.packsOf > LONGEST_PACK ? null : packPlaces(subject, expected),
      `packs of ${subject.packsOf} are not reckoned, or leave no choice`,
    ),
    attempt(SAID.runs, losingRuns(subject, expected), 'the rule leaves no choice'),
    attempt(SAID['pack ends'], packEnds(subject), 'too few packs'),
    attempt(SAID.neighbours, neighbours(subject), 'all packs hold as many winners'),
  ];
}

const wholePacks = ({ packs: { counts } }: OrderSubject): readonly number[] =>
  Array.from(counts.isWhole.keys()).filter((pack) => counts.isWhole[pack] === 1);

const winsAt = ({ outcomes, packsOf }: OrderSubject, pack: number, place: number): boolean =>
  isWin(outcomes[pack * packsOf + place] ?? ABSENT);

/** Why  in the measure of how packs differ: a rule on how many winners a pack holds makes them differ less than by lot */
function bridge(winners: readonly number[]): Measured | null {
  const mean = sum(winners) / winners.length;
  const spread = Math.sqrt(sum(winners.map((count) => (count - mean) ** 2)));
  if (spread === 0) return null;
  let [at, furthest] = [0, 0];
  for (const count of winners) {
    at += count - mean;
    furthest = Math.max(furthest, Math.abs(at));
  }
  const value = furthest / spread;
  return { statistic: 'D', value, freedom: null, count: winners.length, p: kolmogorovTail(value) };
}

/** Against all tickets that are there, in their order. */
function tierOrder({ outcomes }: OrderSubject, prize: string, tier: number): Attempt {
  const said: Said = {
    claim: 'tier order',
    what: `the winners of ${prize} over the block`,
    name: `répartition des lots de ${prize}`,
  };
  let [there, winners] = [0, 0];
  for (const outcome of outcomes) {
    if (outcome !== ABSENT) there += 1;
    if (outcome === FIRST_TIER + tier) winners += 1;
  }
  if (winners < LEAST_WINNERS) return attempt(said, null, `${winners} tickets are too few`);
  let [passed, won, furthest] = [0, 0, 0];
  for (const outcome of outcomes) {
    if (outcome === ABSENT) continue;
    passed += 1;
    if (outcome !== FIRST_TIER + tier) continue;
    const before = Math.abs(won / winners - passed / there);
    won += 1;
    furthest = Math.max(furthest, before, Math.abs(won / winners - passed / there));
  }
  const p = empiricalTail(furthest, winners);
  return attempt(said, { statistic: 'D', value: furthest, freedom: null, count: winners, p }, '');
}

/** What is to be expected of packs by their winners, each number of winners reckoned once. */
export interface Expectations {
  /** Packs whose order the rule allows, with what to expect of them. */
  readonly packs: readonly { readonly pack: number; readonly expected: ExpectedOrder }[];
  /** Each number of winners that occurs, with its packs. */
  readonly kinds: readonly { readonly packs: number; readonly expected: ExpectedOrder }[];
}

export function expectations(subject: OrderSubject): Expectations {
  const { counts, rules } = subject.packs;
  const expect = orderExpectations({
    tickets: subject.packsOf,
    longestLosingRun: rules.longestLosingRun,
    withCovariance: subject.packsOf <= LONGEST_PACK,
  });
  const known = new Map<number, { packs: number; readonly expected: ExpectedOrder | null }>();
  const packs = wholePacks(subject).flatMap((pack) => {
    if ((counts.longestRun[pack] ?? 0) > rules.longestLosingRun) return [];
    const winners = counts.winners[pack] ?? 0;
    const kind = known.get(winners) ?? { packs: 0, expected: expect(winners) };
    known.set(winners, kind);
    kind.packs += 1;
    return kind.expected === null ? [] : [{ pack, expected: kind.expected }];
  });
  const kinds = [...known.values()].flatMap(({ packs: count, expected }) =>
    expected === null ? [] : [{ packs: count, expected }],
  );
  return { packs, kinds };
}

/** Why  the last place is left out: a pack's winners are given, so it follows from the others */
function packPlaces(subject: OrderSubject, expectations: Expectations): Measured | null {
  const size = subject.packsOf - 1;
  const { packs, found, expected } = winsByPlace(subject, expectations);
  const beyond = found.slice(0, size).map((wins, place) => wins - (expected[place] ?? 0));
  const value = quadraticForm(covarianceOf(subject.packsOf, expectations), beyond);
  if (value === null) return null;
  return { statistic: 'χ²', value, freedom: size, count: packs, p: chiSquareTail(value, size) };
}

/** Of all packs together, the last place left out. */
function covarianceOf(packsOf: number, { kinds }: Expectations): Float64Array {
  const size = packsOf - 1;
  const covariance = new Float64Array(size * size);
  for (const { packs, expected } of kinds) {
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) {
        const at = a * size + b;
        covariance[at] = (covariance[at] ?? 0) + packs * (expected.covariance[a * packsOf + b] ?? 0);
      }
    }
  }
  return covariance;
}

function losingRuns(subject: OrderSubject, { packs, kinds }: Expectations): Measured | null {
  const found = sum(packs.map(({ pack }) => runsIn(subject, pack)));
  const mean = sum(kinds.map((kind) => kind.packs * kind.expected.runs.mean));
  const variance = sum(kinds.map((kind) => kind.packs * kind.expected.runs.variance));
  if (variance === 0) return null;
  return normal((found - mean) / Math.sqrt(variance), packs.length);
}

function runsIn(subject: OrderSubject, pack: number): number {
  let runs = 0;
  for (let place = 0; place < subject.packsOf; place++) {
    const begins = place === 0 || winsAt(subject, pack, place - 1);
    if (begins && !winsAt(subject, pack, place)) runs += 1;
  }
  return runs;
}

/** Whole packs of which the next one is whole too. */
const pairsOfPacks = (subject: OrderSubject): readonly number[] =>
  wholePacks(subject).filter((pack) => subject.packs.counts.isWhole[pack + 1] === 1);

function packEnds(subject: OrderSubject): Measured | null {
  const table = [
    [0, 0],
    [0, 0],
  ];
  for (const pack of pairsOfPacks(subject)) {
    const row = table[winsAt(subject, pack, subject.packsOf - 1) ? 1 : 0];
    const next = winsAt(subject, pack + 1, 0) ? 1 : 0;
    if (row !== undefined) row[next] = (row[next] ?? 0) + 1;
  }
  const test = independence(table);
  if (test === null) return null;
  return { statistic: 'χ²', value: test.chiSquare, freedom: test.freedom, count: test.count, p: test.p };
}

/** The correlation of packs with their next, less what packs have by chance that add up to a given sum. */
function neighbours(subject: OrderSubject): Measured | null {
  const { winners } = subject.packs.counts;
  const all = wholePacks(subject).map((pack) => winners[pack] ?? 0);
  const mean = sum(all) / all.length;
  const variance = sum(all.map((count) => (count - mean) ** 2)) / all.length;
  if (variance === 0) return null;
  const pairs = pairsOfPacks(subject);
  const together = sum(
    pairs.map((pack) => ((winners[pack] ?? 0) - mean) * ((winners[pack + 1] ?? 0) - mean)),
  );
  const correlation = together / (pairs.length * variance) + 1 / all.length;
  return normal(correlation * Math.sqrt(pairs.length), pairs.length);
}

const normal = (z: number, count: number): Measured => ({
  statistic: 'z',
  value: z,
  freedom: null,
  count,
  p: normalTail(z),
});
