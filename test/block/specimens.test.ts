import { describe, expect, it } from 'vitest';
import { type Specimen, specimens } from '../../src/block/specimens.ts';
import type { Game, Surface } from '../../src/game/game.ts';
import { isSpecimen, isTicketNumber, isValidationNumber } from '../../src/game/number.ts';
import { play } from '../../src/game/play/play.ts';
import { writeRecord } from '../../src/game/record.ts';
import type { ArrowContent, PrintedAmount, ZoneContent } from '../../src/game/ticket.ts';
import { inspectTickets } from '../../src/rules/ticket/check.ts';
import { happy, rencontre } from '../game/records.ts';

/** All zones of one surface over the whole set. */
const zonesOf = (set: readonly Specimen[], surface: string): readonly ZoneContent[] =>
  set.flatMap(({ ticket }) => ticket.surfaces.find((one) => one.surface === surface)?.zones ?? []);

const printed = (zone: ZoneContent): readonly PrintedAmount[] =>
  zone.mechanic === 'arrow'
    ? zone.amounts
    : zone.mechanic === 'twins' || zone.mechanic === 'amount'
      ? [zone.amount]
      : [];

const targets = (set: readonly Specimen[]): readonly ArrowContent[] =>
  zonesOf(set, 'coupDeFoudre').filter((zone) => zone.mechanic === 'arrow');

const pair = ({ amount, transcription }: PrintedAmount): string => `${amount?.cents} ${transcription}`;
const table = ({ transcriptions }: Surface): readonly string[] =>
  (transcriptions ?? []).map(({ amount, transcription }) => `${amount.cents} ${transcription}`);

const ascending = (a: number, b: number): number => a - b;

/** The wins of the surfaces as play sees them: `3+15`. */
function composition(game: Game, { ticket }: Specimen): string {
  const verdict = play(game, ticket);
  if (verdict.kind !== 'win') return verdict.kind;
  const bySurface = new Map<string, number>();
  for (const { surface, amount } of verdict.gains) {
    bySurface.set(surface, (bySurface.get(surface) ?? 0) + amount.cents / 100);
  }
  return [...bySurface.values()].sort(ascending).join('+');
}

describe.each([happy, rencontre])('the specimens of $id', (game) => {
  const set = specimens(game);
  const tickets = set.map(({ ticket }) => ticket);

  it('are the same whenever they are made', () => {
    const lines = (one: readonly Specimen[]) =>
      one.map(({ ticket }) => JSON.stringify(writeRecord(game, ticket)));
    expect(lines(specimens(game))).toEqual(lines(set));
  });

  it('play to what their maker meant, zone by zone', () => {
    for (const { ticket, intended } of set) {
      const verdict = play(game, ticket);
      const gains = verdict.kind === 'win' ? verdict.gains : [];
      const won = new Map<string, number>();
      for (const { surface, zone, amount } of gains) {
        const key = `${surface} ${zone}`;
        won.set(key, (won.get(key) ?? 0) + amount.cents);
      }
      expect(verdict.kind).toBe(intended.wins.length === 0 ? 'loss' : 'win');
      expect(verdict.kind === 'win' ? verdict.total.cents : 0).toBe(intended.total.cents);
      expect([...won]).toEqual(
        intended.wins.map(({ surface, zone, amount }) => [`${surface} ${zone}`, amount.cents]),
      );
    }
  });

  it('break no rule, not even one that warns', () => {
    expect(inspectTickets(game, tickets).findings).toEqual([]);
  });

  it('win every prize of the table', () => {
    const totals = new Set(set.map(({ intended }) => intended.total.cents));
    for (const { prize } of game.reglement.prizeTable.tiers) expect([...totals]).toContain(prize.cents);
  });

  it('print every amount of every table with its transcription, and nothing else', () => {
    for (const surface of game.surfaces) {
      const shown = new Set(zonesOf(set, surface.id).flatMap(printed).map(pair));
      expect([...shown].sort()).toEqual(table(surface).toSorted());
    }
  });

  it('show every symbol, every day and every phrase', () => {
    for (const { id, marks, phrases } of game.surfaces) {
      const zones = zonesOf(set, id);
      const shown = new Set(
        zones.flatMap((zone) =>
          zone.mechanic === 'twins' ? zone.marks : zone.mechanic === 'pairs' ? zone.symbols : [],
        ),
      );
      expect([...shown].sort()).toEqual(marks.map((mark) => mark.id).sort());
      const read = new Set(zones.flatMap((zone) => (zone.mechanic === 'words' ? zone.phrase : [])));
      expect([...read].sort()).toEqual(phrases.toSorted());
    }
  });

  it('lose at least eight times', () => {
    expect(tickets.filter((ticket) => play(game, ticket).kind === 'loss').length).toBeGreaterThanOrEqual(8);
  });

  it('fill whole packs of 50, numbered from the first ticket of the first pack under the code of specimens', () => {
    expect(set.length % 50).toBe(0);
    tickets.forEach(({ number }, index) => {
      const place = `00000${String(Math.floor(index / 50)).padStart(7, '0')}${String(index % 50).padStart(3, '0')}`;
      expect(number?.slice(0, 15)).toBe(place);
      expect(isTicketNumber(number ?? '') && isSpecimen(number ?? '')).toBe(true);
    });
  });

  it('bear validation numbers of their own, which no live ticket can have', () => {
    const validations = tickets.map(({ validation }) => validation ?? '');
    expect(new Set(validations).size).toBe(set.length);
    for (const validation of validations) {
      expect(isValidationNumber(validation)).toBe(true);
      expect(validation.charAt(0)).toBe('0');
    }
  });

  it('stand in the order of tiers from the highest down, other ways, what was not shown yet, losers', () => {
    const order = ['tier', 'composition', 'amount', 'phrase', 'loser'];
    const places = set.map(
      ({ purpose }) => Math.min(order.indexOf(purpose.kind), 3) + Number(purpose.kind === 'loser'),
    );
    expect(places).toEqual(places.toSorted(ascending));
    const tiers = set
      .filter(({ purpose }) => purpose.kind === 'tier')
      .map(({ intended }) => intended.total.cents);
    expect(tiers).toEqual(game.reglement.prizeTable.tiers.map(({ prize }) => prize.cents));
  });
});

describe('the specimens of Happy 2014', () => {
  const set = specimens(happy);

  it('win every prize by one month and by the Bonus alone, and by sums where there are any', () => {
    const shapes = new Set(
      set.map(({ intended: { total, wins } }) => {
        const bonus = wins.filter(({ surface }) => surface === 'bonus').length;
        const months = Math.min(wins.length - bonus, 2);
        return `${total.cents / 100}: ${['no month', 'a month', 'months'][months]}${bonus > 0 ? ' and Bonus' : ''}`;
      }),
    );
    for (const prize of [6, 9, 20, 40, 100, 1000, 30000]) {
      expect([...shapes]).toContain(`${prize}: a month`);
      expect([...shapes]).toContain(`${prize}: no month and Bonus`);
    }
    for (const shape of [
      '40: months',
      '40: a month and Bonus',
      '100: months',
      '1000: months',
      '1000: months and Bonus',
    ]) {
      expect([...shapes]).toContain(shape);
    }
    expect([...shapes]).toContain('100: months and Bonus');
  });

  it('have winning and losing months in every month of the year', () => {
    const months = set.flatMap(({ intended }) => intended.wins.filter(({ surface }) => surface === 'mois'));
    expect(new Set(months.map(({ zone }) => zone)).size).toBe(12);
  });
});

describe('the specimens of the 2007 game', () => {
  const set = specimens(rencontre);

  it('win by every composition of the table', () => {
    const listed = rencontre.reglement.prizeTable.tiers.flatMap((tier) =>
      (tier.compositions ?? []).map((terms) =>
        terms
          .map(({ cents }) => cents / 100)
          .sort(ascending)
          .join('+'),
      ),
    );
    const shown = new Set(set.map((specimen) => composition(rencontre, specimen)));
    expect([...shown].sort()).toEqual([...new Set([...listed, 'loss'])].sort());
  });

  it('deal them in 85 different ways', () => {
    const dealt = new Set(
      set.map(({ intended }) =>
        intended.wins.map(({ surface, amount }) => `${surface} ${amount.cents}`).join(),
      ),
    );
    dealt.delete('');
    expect(dealt.size).toBe(85);
  });

  it('print every amount of the cards with a star and without, its transcription above and below', () => {
    const standings = new Set(
      zonesOf(set, 'rencontre')
        .flatMap(printed)
        .flatMap(({ amount, star, transcriptionAt }) => [
          `${amount?.cents} ${star}`,
          `${amount?.cents} ${transcriptionAt}`,
        ]),
    );
    expect(standings.size).toBe(11 * 4);
  });

  it('print every amount of the target so as well, with the arrow and without', () => {
    const standings = new Set(
      targets(set).flatMap(({ amounts, arrows }) =>
        amounts.flatMap(({ amount, star, transcriptionAt }, place) => {
          const arrow = arrows[0] === place ? 'arrow' : 'none';
          return [`${amount?.cents} ${arrow} ${star}`, `${amount?.cents} ${arrow} ${transcriptionAt}`];
        }),
      ),
    );
    expect(standings.size).toBe(12 * 2 * 4);
  });

  it('have the arrow in all three places, on winning and on losing targets', () => {
    const places = new Set(
      targets(set).map(
        ({ amounts, arrows: [arrow] }) => `${arrow} ${amounts[arrow ?? -1]?.amount?.cents === 0}`,
      ),
    );
    expect([...places].sort()).toEqual(['0 false', '0 true', '1 false', '1 true', '2 false', '2 true']);
  });

  it('show 0 € once as often as twice, on targets that win as on those that lose', () => {
    const counts = { 'win 1': 0, 'win 2': 0, 'loss 1': 0, 'loss 2': 0 };
    for (const { amounts, arrows } of targets(set)) {
      const zeros = amounts.filter(({ amount }) => amount?.cents === 0).length;
      const isLoss = amounts[arrows[0] ?? -1]?.amount?.cents === 0;
      expect([1, 2]).toContain(zeros);
      counts[`${isLoss ? 'loss' : 'win'} ${zeros === 1 ? 1 : 2}`] += 1;
    }
    expect(Math.abs(counts['win 1'] - counts['win 2'])).toBeLessThanOrEqual(1);
    expect(Math.abs(counts['loss 1'] - counts['loss 2'])).toBeLessThanOrEqual(1);
  });
});
