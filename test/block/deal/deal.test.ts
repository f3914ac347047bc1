import { describe, expect, it } from 'vitest';
import { type BlockParameters, type Deal, openDeal } from '../../../src/block/deal/deal.ts';
import { planOf } from '../../../src/block/plan.ts';
import { isTicketNumber, isValidationNumber } from '../../../src/game/number.ts';
import { play } from '../../../src/game/play/play.ts';
import { writeRecord } from '../../../src/game/record.ts';
import { surfaceWins } from '../../../src/game/wins.ts';
import { inspectTickets } from '../../../src/rules/ticket/check.ts';
import { happy, rencontre } from '../../game/records.ts';
import { refusalOf } from '../policies.ts';

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const opened = (game: typeof happy, parameters: Partial<BlockParameters> = {}, packsOf = 50): Deal =>
  openDeal(planOf(game, packsOf), { emission: '07', block: 1, key: key(3), ...parameters });

describe.each([happy, rencontre])('a block of $id', (game) => {
  const deal = opened(game);
  const sample = Array.from({ length: 400 }, (_, at) => Math.floor((at * deal.plan.packs) / 400));
  const dealt = sample.flatMap((pack) => deal.pack(pack));

  it('has tickets that play to what the plan meant, by the wins of its row', () => {
    for (const { ticket, meant } of dealt) {
      const verdict = play(game, ticket);
      expect(verdict.kind).toBe(meant === null ? 'loss' : 'win');
      if (verdict.kind !== 'win' || meant === null) continue;
      expect(verdict.total.cents).toBe(meant.tier.prize.cents);
      const won = new Map<string, number>();
      for (const { surface, amount } of verdict.gains)
        won.set(surface, (won.get(surface) ?? 0) + amount.cents);
      const shares = [...meant.shares].map(([id, amounts]) => [
        id,
        amounts.reduce((sum, { cents }) => sum + cents, 0),
      ]);
      expect([...won]).toEqual(shares);
      if (meant.composition !== null) {
        expect(surfaceWins(verdict).map(({ cents }) => cents)).toEqual(
          meant.composition.map(({ cents }) => cents).sort((a, b) => a - b),
        );
      }
    }
  });

  it('has no ticket that is disputed, nearly wins, or breaks any other rule', () => {
    expect(
      inspectTickets(
        game,
        dealt.map(({ ticket }) => ticket),
      ).findings,
    ).toEqual([]);
  });

  it('knows which of its tickets has a validation number, and that none has another’s', () => {
    const places = sample.map((pack) => pack * deal.plan.pack.of);
    const numberAt = (from: Deal, place: number): string => from.ticket(place).ticket.validation ?? '';
    expect(places.map((place) => deal.withValidation(numberAt(deal, place)))).toEqual(places);
    const later = opened(game, { block: 2 });
    for (const place of [0, 1, deal.tickets - 1]) {
      expect(later.withValidation(numberAt(later, place))).toBe(place);
      expect(deal.withValidation(numberAt(later, place))).toBeNull();
      expect(later.withValidation(numberAt(deal, place))).toBeNull();
    }
    expect(deal.withValidation('no number')).toBeNull();
  });

  it('gives a ticket alone as it gives it among those of its pack', () => {
    for (const pack of [0, 1, 777, deal.plan.packs - 1]) {
      const all = deal.pack(pack);
      for (const place of [0, 1, 25, 49]) expect(deal.ticket(pack * 50 + place)).toEqual(all[place]);
    }
  });

  it('gives the same tickets in order, one by one', () => {
    let index = 0;
    for (const one of deal) {
      if (index % 37 === 0) expect(deal.ticket(index)).toEqual(one);
      index += 1;
      if (index === 400) break;
    }
  });

  it('numbers its tickets, with validation numbers of their own', () => {
    expect(dealt.every(({ ticket }) => isTicketNumber(ticket.number ?? ''))).toBe(true);
    expect(dealt.every(({ ticket }) => isValidationNumber(ticket.validation ?? ''))).toBe(true);
    expect(deal.ticket(deal.tickets - 1).ticket.number?.slice(0, 15)).toBe(
      `${game.policy.code}07${String(deal.plan.packs - 1).padStart(7, '0')}049`,
    );
  });

  it('is the same whenever it is opened, and another one with another key, block or emission', () => {
    const recordsOf = (one: Deal): readonly string[] =>
      one.pack(5).map(({ ticket }) => JSON.stringify(writeRecord(game, ticket)));
    expect(recordsOf(opened(game))).toEqual(recordsOf(deal));
    const others = [{ key: key(4) }, { block: 2 }, { emission: '08' }].map((one) => opened(game, one));
    const surfaces = (one: Deal): string => JSON.stringify(one.pack(5).map(({ ticket }) => ticket.surfaces));
    expect(new Set([deal, ...others].map(surfaces)).size).toBe(4);
  });
});

describe('the blocks of an emission', () => {
  it('run on in packs, and share no number and no validation number', () => {
    const [first, second] = [opened(rencontre), opened(rencontre, { block: 2 })];
    expect(second.ticket(0).ticket.number?.slice(5, 15)).toBe('0015000000');
    const some = [first, second].flatMap((deal) =>
      Array.from({ length: 40 }, (_, pack) => deal.pack(pack)).flat(),
    );
    expect(new Set(some.map(({ ticket }) => ticket.number)).size).toBe(4_000);
    expect(new Set(some.map(({ ticket }) => ticket.validation)).size).toBe(4_000);
  });

  it('have packs of any size that the plan allows', () => {
    const deal = opened(happy, {}, 40);
    expect(deal.pack(49_999)).toHaveLength(40);
    expect(deal.ticket(41)).toEqual(deal.pack(1)[1]);
  });
});

describe('what no block has is refused', () => {
  it.each([
    ['the emission "1" is not two digits', { emission: '1' }],
    ['the emission "123" is not two digits', { emission: '123' }],
    ['block 0: blocks of 40000 packs count from 1 to 250', { block: 0 }],
    ['block 1.5: blocks of 40000 packs count from 1 to 250', { block: 1.5 }],
    ['block 251: blocks of 40000 packs count from 1 to 250', { block: 251 }],
    ["a key of 16 bytes: a block's key has 32", { key: new Uint8Array(16) }],
  ])('%s', (message, parameters) => {
    expect(refusalOf(() => opened(happy, parameters))).toBe(message);
  });

  it('a ticket or a pack beyond it', () => {
    const deal = opened(happy);
    expect(refusalOf(() => deal.ticket(2_000_000))).toBe(
      'there is no ticket 2000000: a block has tickets 0 to 1999999',
    );
    expect(refusalOf(() => deal.ticket(-1))).toBe('there is no ticket -1: a block has tickets 0 to 1999999');
    expect(refusalOf(() => deal.pack(40_000))).toBe('there is no pack 40000: a block has packs 0 to 39999');
    expect(refusalOf(() => deal.pack(0.5))).toBe('there is no pack 0.5: a block has packs 0 to 39999');
  });

  it('the last block that its numbers hold is dealt', () => {
    expect(opened(happy, { block: 250 }).ticket(1_999_999).ticket.number?.slice(5, 15)).toBe('9999999049');
  });
});
