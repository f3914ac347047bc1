import { describe, expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { euros } from '../../../src/base/money.ts';
import { draws } from '../../../src/block/draws.ts';
import { evenly } from '../../../src/block/evenly.ts';
import { makeArrow } from '../../../src/block/make/arrow.ts';
import { surfaceOf } from '../../../src/game/game.ts';
import type { ArrowContent } from '../../../src/game/ticket.ts';
import { rencontre } from '../../game/records.ts';
import { first, last } from './first.ts';

const target = makeArrow(surfaceOf(rencontre, 'coupDeFoudre'));

const eurosOn = ({ amounts }: ArrowContent): readonly number[] =>
  amounts.map(({ amount }) => (amount?.cents ?? Number.NaN) / 100);
const picked = (content: ArrowContent): number | undefined => eurosOn(content)[content.arrows[0] ?? -1];
const zeros = (content: ArrowContent): number => eurosOn(content).filter((amount) => amount === 0).length;

describe('a target that is to win', () => {
  it('has its arrow on the amount, wherever that stands', () => {
    expect(eurosOn(target.win(euros(9), first))).toEqual([9, 0, 3]);
    expect(target.win(euros(9), first).arrows).toEqual([0]);
    expect(eurosOn(target.win(euros(9), last))).toEqual([0, 0, 9]);
    expect(target.win(euros(9), last).arrows).toEqual([2]);
  });

  it('prints each amount with its transcription', () => {
    expect(target.win(euros(15), first).amounts.map(({ transcription }) => transcription)).toEqual([
      'QUINZ',
      'ZERO',
      'TROIS',
    ]);
  });

  it('cannot win 0 €, nor 18 €, which its table does not hold', () => {
    expect(target.amounts).toEqual([3, 5, 6, 9, 10, 12, 15, 30, 500, 1000, 5000].map(euros));
    expect(() => target.win(euros(0), first)).toThrow(Bug);
    expect(() => target.win(euros(18), first)).toThrow(Bug);
  });
});

describe('a target that is to lose', () => {
  it('has its arrow on 0 €', () => {
    expect(eurosOn(target.lose(first))).toEqual([0, 3, 5]);
    expect(target.lose(first).arrows).toEqual([0]);
    expect(eurosOn(target.lose(last))).toEqual([5000, 0, 0]);
    expect(target.lose(last).arrows).toEqual([2]);
  });
});

describe('a target that is to lose in a guise', () => {
  it('has the amount of the guise where a winning one has the amount that it wins', () => {
    expect(eurosOn(target.lose(first, 1_500))).toEqual([0, 15, 3]);
    expect(eurosOn(target.lose(last, 1_500))).toEqual([15, 0, 0]);
    expect(target.win(euros(15), first).amounts.map(({ amount }) => (amount?.cents ?? 0) / 100)).toEqual([
      15, 0, 3,
    ]);
  });

  it('can take any amount that it might have won, and shows none twice', () => {
    expect(target.guises).toEqual(target.amounts.map(({ cents }) => cents));
    for (const guise of target.guises) {
      const shown = eurosOn(target.lose(first, guise));
      expect(shown).toContain(Number(guise) / 100);
      expect(new Set(shown).size).toBe(3);
    }
  });
});

describe('of many targets', () => {
  const choose = evenly(draws('targets'));
  const winning = Array.from({ length: 40 }, (_, at) =>
    target.win(target.amounts[at % 11] ?? euros(3), choose),
  );
  const losing = Array.from({ length: 40 }, () => target.lose(choose));

  it('as many show 0 € once as twice, whether they win or lose: the amounts alone tell nothing', () => {
    for (const targets of [winning, losing]) {
      expect(targets.map(zeros).filter((count) => count === 1)).toHaveLength(20);
      expect(targets.map(zeros).filter((count) => count === 2)).toHaveLength(20);
    }
  });

  it('the arrow is on 0 € of all that lose and of none that wins', () => {
    expect(new Set(losing.map(picked))).toEqual(new Set([0]));
    expect(winning.map(picked)).not.toContain(0);
  });

  it('no other amount stands twice', () => {
    for (const one of [...winning, ...losing]) {
      const others = eurosOn(one).filter((amount) => amount !== 0);
      expect(new Set(others).size).toBe(others.length);
    }
  });
});
