import { describe, expect, it } from 'vitest';
import { type Deal, openDeal } from '../../../src/block/deal/deal.ts';
import { planOf } from '../../../src/block/plan.ts';
import type { Game } from '../../../src/game/game.ts';
import type { PrintedAmount, Ticket, ZoneContent } from '../../../src/game/ticket.ts';
import { happy, rencontre } from '../../game/records.ts';
import { chances, count, dependence, limitOf, type Tally } from '../chi-square.ts';

/** What can be seen of a ticket before all of it is scratched. */
type Feature = (ticket: Ticket) => string;

const PACKS = 4_000;

const dealOf = (game: Game): Deal =>
  openDeal(planOf(game), { emission: '01', block: 1, key: new Uint8Array(32).fill(11) });

/** Of the first packs of a block, how often each value of each feature stands on tickets that lose and that win. */
function tallies(game: Game, features: Readonly<Record<string, Feature>>): ReadonlyMap<string, Tally> {
  const all = new Map<string, Tally>(Object.keys(features).map((name) => [name, new Map()]));
  const deal = dealOf(game);
  for (let pack = 0; pack < PACKS; pack++) {
    for (const { ticket, meant } of deal.pack(pack)) {
      for (const [name, tally] of all) count(tally, features[name]?.(ticket) ?? '', meant !== null);
    }
  }
  return all;
}

const zone = ({ surfaces }: Ticket, surface: number, at = 0): ZoneContent => {
  const content = surfaces[surface]?.zones[at];
  if (content === undefined) throw new Error(`no zone ${at} of surface ${surface}`);
  return content;
};

const marks = (content: ZoneContent): readonly (string | null)[] =>
  content.mechanic === 'twins' ? content.marks : content.mechanic === 'pairs' ? content.symbols : [];

const amounts = (content: ZoneContent): readonly PrintedAmount[] =>
  content.mechanic === 'arrow'
    ? content.amounts
    : content.mechanic === 'twins' || content.mechanic === 'amount'
      ? [content.amount]
      : [];

const eurosOn = (content: ZoneContent): readonly number[] =>
  amounts(content).map(({ amount }) => (amount?.cents ?? 0) / 100);

const months = (ticket: Ticket): readonly number[] =>
  Array.from({ length: 12 }, (_, month) => eurosOn(zone(ticket, 0, month))[0] ?? 0);

const ascending = (a: number, b: number): number => a - b;

/** Chi-square and its limit, for a test that shows both. */
function held(tally: Tally | undefined): { readonly isAlike: boolean; readonly values: number } {
  const { chiSquare, freedom } = dependence(tally ?? new Map());
  return { isAlike: freedom > 0 && chiSquare < limitOf(freedom), values: freedom + 1 };
}

describe('winners and losers of Happy 2014 look alike, at a level of one in ten thousand', () => {
  const seen = tallies(happy, {
    'the amount of May': (ticket) => String(months(ticket)[4]),
    'the amounts of January and December': (ticket) => `${months(ticket)[0]} ${months(ticket)[11]}`,
    'all twelve amounts': (ticket) => months(ticket).toSorted(ascending).slice().join(),
    'how many months show 6 €': (ticket) => String(months(ticket).filter((amount) => amount === 6).length),
    'where 30 000 € stands first': (ticket) => String(months(ticket).indexOf(30_000)),
    'the first symbol of May': (ticket) => String(marks(zone(ticket, 0, 4))[0]),
    'the second symbol of May': (ticket) => String(marks(zone(ticket, 0, 4))[1]),
    'the first symbols of two months': (ticket) =>
      String(marks(zone(ticket, 0, 0))[0] === marks(zone(ticket, 0, 1))[0]),
    'the last digit but one of the number': ({ number }) => String(number?.at(-2)),
    'the first digit of the validation number': ({ validation }) => String(validation?.[0]),
    'the last digit of the validation number': ({ validation }) => String(validation?.at(-1)),
  });

  it.each([...seen.keys()].filter((name) => name !== 'all twelve amounts'))('%s', (name) => {
    expect(held(seen.get(name)).isAlike).toBe(true);
  });

  it('all twelve amounts, where a set of them stands on 200 tickets or more', () => {
    const often = [...(seen.get('all twelve amounts') ?? [])].filter(
      ([, { lost, won }]) => lost + won >= 200,
    );
    expect(often.length).toBeGreaterThan(30);
    expect(held(new Map(often)).isAlike).toBe(true);
  });

  it('and every ticket shows every prize', () => {
    const deal = dealOf(happy);
    for (const { ticket } of deal.pack(123)) {
      expect([...new Set(months(ticket))].sort(ascending)).toEqual([6, 9, 20, 40, 100, 1_000, 30_000]);
    }
  });
});

describe('winners and losers of the 2007 game look alike, at a level of one in ten thousand', () => {
  const seen = tallies(rencontre, {
    'the first day of the cards': (ticket) => String(marks(zone(ticket, 0))[0]),
    'the second day of the cards': (ticket) => String(marks(zone(ticket, 0))[1]),
    'star and transcription of the cards': (ticket) => standing(amounts(zone(ticket, 0))[0]),
    'star and transcription of the target': (ticket) => standing(amounts(zone(ticket, 1))[1]),
    'how many stars the target has': (ticket) =>
      String(amounts(zone(ticket, 1)).filter(({ star }) => star === true).length),
    'where the arrow stands': (ticket) => String(arrowOf(ticket)),
    'star and transcription at the arrow': (ticket) => standing(amounts(zone(ticket, 1))[arrowOf(ticket)]),
    'how many amounts of the target are 0 €': (ticket) =>
      String(eurosOn(zone(ticket, 1)).filter((amount) => amount === 0).length),
    'whether the first amount of the target is 0 €': (ticket) => String(eurosOn(zone(ticket, 1))[0] === 0),
    'the last digit but one of the number': ({ number }) => String(number?.at(-2)),
    'the first digit of the validation number': ({ validation }) => String(validation?.[0]),
  });

  it.each([...seen.keys()])('%s', (name) => {
    expect(held(seen.get(name)).isAlike).toBe(true);
  });
});

describe('what no deal of the 2007 game can make alike tells little', () => {
  const seen = tallies(rencontre, {
    cards: (ticket) => String(eurosOn(zone(ticket, 0))[0]),
    target: (ticket) => String(eurosOn(zone(ticket, 1))[0]),
    hearts: (ticket) => String(marks(zone(ticket, 3))[0]),
  });
  const extremes = (name: string): readonly number[] => {
    const all = [...chances(seen.get(name) ?? new Map()).values()];
    return [Math.min(...all), Math.max(...all)];
  };

  it('a ticket wins 30 times in 100; 19 to 33 times whatever amount its cards show', () => {
    const [least = 0, most = 1] = extremes('cards');
    expect(least).toBeGreaterThan(0.19);
    expect(most).toBeLessThan(0.33);
  });

  it('26 to 33 times whatever amount is seen first on its target, the arrow unseen', () => {
    const [least = 0, most = 1] = extremes('target');
    expect(least).toBeGreaterThan(0.26);
    expect(most).toBeLessThan(0.33);
  });

  it('26 to 36 times whatever symbol is seen first on its hearts', () => {
    const [least = 0, most = 1] = extremes('hearts');
    expect(least).toBeGreaterThan(0.26);
    expect(most).toBeLessThan(0.36);
  });

  it('high amounts are seen on one pair of cards in eight and on one target in five', () => {
    const shares = { cards: 0, target: 0 };
    const deal = dealOf(rencontre);
    for (let pack = 0; pack < 400; pack++) {
      for (const { ticket } of deal.pack(pack)) {
        if ((eurosOn(zone(ticket, 0))[0] ?? 0) >= 100) shares.cards += 1 / 20_000;
        if (eurosOn(zone(ticket, 1)).some((amount) => amount >= 500)) shares.target += 1 / 20_000;
      }
    }
    expect(shares.cards).toBeGreaterThan(0.1);
    expect(shares.target).toBeGreaterThan(0.17);
  });
});

const arrowOf = (ticket: Ticket): number => {
  const content = zone(ticket, 1);
  return content.mechanic === 'arrow' ? (content.arrows[0] ?? -1) : -1;
};

const standing = (printed: PrintedAmount | undefined): string =>
  `${printed?.star === true ? 'star' : 'none'} ${printed?.transcriptionAt}`;
