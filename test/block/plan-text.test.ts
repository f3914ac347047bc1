import { describe, expect, it } from 'vitest';
import { Bug, InputError } from '../../src/base/fault.ts';
import { openDeal } from '../../src/block/deal/deal.ts';
import { type Plan, planOf } from '../../src/block/plan.ts';
import { planText } from '../../src/block/plan-text.ts';
import type { Game } from '../../src/game/game.ts';
import { writeRecord } from '../../src/game/record.ts';
import { smallHappy, smallRencontre } from '../audit/small-blocks.ts';
import { refusalOf } from './policies.ts';

/**
 * What may change in a game in any way without another plan, each with all that stands under it; `[]` is any item of a list.
 * (Some changes of other things deal the same block as well: a weight by so little that no ticket is made otherwise.)
 *
 * Why     this list is closed: a field that a game is given, or that the deal begins to read, is missing from the plan's text
 *         until somebody puts it there, and found here as long as he does not
 */
const INDIFFERENT: readonly string[] = [
  'title',
  'workingTitle',
  'reglement.name',
  'reglement.signed',
  'reglement.price',
  'reglement.misprint',
  'reglement.articles',
  // What the règlement prints a second time, and rules hold against it.
  'reglement.prizeTable.winners',
  'reglement.prizeTable.tiers[].total',
  // The deal reads the law of a surface from the surface.
  'reglement.surfaces',
  'surfaces[].law.id',
  'surfaces[].law.name',
  'surfaces[].law.article',
  'surfaces[].law.contentArticle',
  'surfaces[].law.winArticle',
  'surfaces[].law.transcriptions',
  // Records have its id.
  'surfaces[].marks[].name',
];

/** Each way in which one thing of a value may be another one: a word, a number, a list without its last or turned round. */
function* alterations(value: unknown, path = ''): Generator<readonly [path: string, altered: unknown]> {
  if (Array.isArray(value)) {
    if (value.length > 0) yield [`${path}[]`, value.slice(0, -1)];
    if (value.length > 1) yield [`${path}[]`, value.toReversed()];
    for (const [at, item] of value.entries()) {
      for (const [where, other] of alterations(item, `${path}[]`)) yield [where, value.with(at, other)];
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, held] of Object.entries(value)) {
      // Words of closed lists: money has one currency; the mechanics stand in the text, as is held below.
      if (name === 'currency' || name === 'mechanic') continue;
      const inner = path === '' ? name : `${path}.${name}`;
      for (const [where, other] of alterations(held, inner)) yield [where, { ...value, [name]: other }];
    }
  } else if (typeof value === 'number') yield [path, value + 1];
  else if (typeof value === 'string') yield [path, `${value}x`];
  else if (typeof value === 'boolean') yield [path, !value];
}

/** The plan of an altered game; null where it is refused, so that nothing can be dealt from it. */
function planUnlessRefused(game: Game): Plan | null {
  try {
    return planOf(game);
  } catch (fault) {
    if (fault instanceof InputError || fault instanceof Bug) return null;
    throw fault;
  }
}

/** The records of two packs, the first and the last. */
function dealtFrom(plan: Plan): readonly string[] {
  const deal = openDeal(plan, { emission: '01', block: 1, key: new Uint8Array(32).fill(7) });
  return [0, plan.packs - 1].flatMap((pack) =>
    deal.pack(pack).map(({ ticket }) => JSON.stringify(writeRecord(plan.game, ticket))),
  );
}

interface Altered {
  readonly path: string;
  readonly plan: Plan | null;
}

/** All that was altered in a game, and the plan that it then has. */
const alteredOf = (game: Game): readonly Altered[] =>
  [...alterations(game)].map(([path, other]) => ({ path, plan: planUnlessRefused(other as Game) }));

/** What may change in a game in any way, as far as was tried, and its plan stays. */
function neverNoticed({ hash }: Plan, altered: readonly Altered[]): readonly string[] {
  const noticed = new Set(altered.filter((one) => one.plan?.hash !== hash).map(({ path }) => path));
  return [...new Set(altered.map(({ path }) => path))].filter((path) => !noticed.has(path));
}

const isUnder = (path: string, one: string): boolean =>
  path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`);

describe('a template that was altered', () => {
  const games = [smallHappy, smallRencontre].map((game) => ({
    id: game.id,
    plan: planOf(game),
    altered: alteredOf(game),
  }));

  it('has another plan, or none, but for what no ticket of a block depends on', () => {
    const unnoticed = games.flatMap(({ plan, altered }) => neverNoticed(plan, altered));
    expect(unnoticed.filter((path) => !INDIFFERENT.some((one) => isUnder(path, one)))).toEqual([]);
    expect(INDIFFERENT.filter((one) => !unnoticed.some((path) => isUnder(path, one)))).toEqual([]);
  });

  it.each(games)('deals the same tickets of $id where it has the same plan', ({ plan, altered }) => {
    const dealt = dealtFrom(plan);
    const same = altered.filter((one) => one.plan?.hash === plan.hash);
    for (const one of same) {
      expect([one.path, one.plan === null ? [] : dealtFrom(one.plan)]).toEqual([one.path, dealt]);
    }
    expect(same.length).toBeGreaterThan(20);
  });
});

describe('the text of a plan', () => {
  it('has a line for each thing that is dealt, and the name of a surface’s marks among them', () => {
    const surfaces = planText(planOf(smallRencontre))
      .split('\n')
      .filter((line) => line.startsWith('surface'));
    expect(surfaces).toEqual([
      'surface\trencontre\ttwins\t2\tstarred\tdays',
      'surface\tcoupDeFoudre\tarrow\t3\tstarred\t-',
      'surface\tdeclaration\twords\t1\tplain\t-',
      'surface\tvieADeux\tpairs\t4\tplain\tsymbols',
    ]);
  });

  it.each(['\t', '\n'])('is refused where a field holds %j, which would part it', (parting) => {
    const [first, ...others] = smallHappy.surfaces;
    if (first === undefined) throw new Error('no surface');
    const zones = [`janvier${parting}fevrier`, ...first.zones.slice(2)];
    const game = { ...smallHappy, surfaces: [{ ...first, zones }, ...others] };
    expect(refusalOf(() => planOf(game))).toBe(
      `${JSON.stringify(zones[0])} holds a tab or a line feed, which nothing of a plan may`,
    );
  });
});
