import { describe, expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { euros } from '../../../src/base/money.ts';
import { ticketMaker } from '../../../src/block/make/ticket.ts';
import { happy, rencontre } from '../../game/records.ts';
import { first, last } from './first.ts';

describe('a ticket that is made', () => {
  it('wins in as many zones as its shares ask for, and names them in the ticket’s order', () => {
    const shares = new Map([
      ['mois', [euros(20), euros(40)]],
      ['bonus', [euros(40)]],
    ]);
    expect(ticketMaker(happy)(shares, last).wins).toEqual([
      { surface: 'mois', zone: 'novembre', amount: euros(40) },
      { surface: 'mois', zone: 'decembre', amount: euros(20) },
      { surface: 'bonus', zone: 'bonus', amount: euros(40) },
    ]);
  });

  it('loses everywhere else', () => {
    const { surfaces, wins } = ticketMaker(rencontre)(new Map(), first);
    expect(wins).toEqual([]);
    expect(surfaces.map(({ surface, zones }) => [surface, zones.length])).toEqual([
      ['rencontre', 1],
      ['coupDeFoudre', 1],
      ['declaration', 1],
      ['vieADeux', 1],
    ]);
  });

  it('dresses the zones that lose, in their order, and knows what the others win', () => {
    const asked: string[] = [];
    const make = ticketMaker(happy, (surface, wins) => {
      asked.push(`${surface}: ${wins.map(({ cents }) => cents / 100).join('+')}`);
      return surface === 0 ? [10_000, ...new Array<number>(10).fill(600)] : [];
    });
    const { surfaces } = make(new Map([['mois', [euros(9)]]]), first);
    const shown = surfaces[0]?.zones.map((zone) =>
      zone.mechanic === 'twins' ? zone.amount.transcription : '',
    );
    expect(shown?.slice(0, 4)).toEqual(['NEUF', 'CENT', 'SIX', 'SIX']);
    expect(asked).toEqual(['0: 9', '1: ']);
  });

  it('cannot win in more zones than a surface has', () => {
    const shares = new Map([['bonus', [euros(20), euros(20)]]]);
    expect(() => ticketMaker(happy)(shares, first)).toThrow(Bug);
    expect(() => ticketMaker(happy)(new Map([['bonus', [euros(7)]]]), first)).toThrow(Bug);
  });
});
