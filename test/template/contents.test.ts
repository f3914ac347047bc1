import { describe, expect, it } from 'vitest';
import { surfaceOf } from '../../src/game/game.ts';
import type { ZoneContent } from '../../src/game/ticket.ts';
import { everyContent } from '../../src/template/contents.ts';
import { game as happy } from '../../templates/happy-2014/game.ts';
import { game as rencontre } from '../../templates/rencontre-2007/game.ts';

const mois = surfaceOf(happy, 'mois');
const target = surfaceOf(rencontre, 'coupDeFoudre');

describe('the contents that stand for every ticket', () => {
  it('hold every symbol in both places of a month, and every amount', () => {
    const months = everyContent(mois).flatMap((content) => (content.mechanic === 'twins' ? [content] : []));
    expect(months).toHaveLength(16);
    for (const place of [0, 1]) {
      expect(new Set(months.map(({ marks }) => marks[place]))).toEqual(
        new Set(mois.marks.map(({ id }) => id)),
      );
    }
    expect(new Set(months.map(({ amount }) => amount.transcription)).size).toBe(7);
    expect(months.every(({ amount }) => amount.star === null && amount.transcriptionAt === null)).toBe(true);
  });

  it('hold every amount of the cards with and without star, its transcription above and below', () => {
    const looks = everyContent(surfaceOf(rencontre, 'rencontre')).map((content) =>
      content.mechanic === 'twins' ? JSON.stringify(content.amount) : '',
    );
    expect(new Set(looks).size).toBe(11 * 2 * 2);
  });

  it('hold every amount of the target in all three places, the arrow on each', () => {
    const contents = everyContent(target);
    expect(contents).toHaveLength(12 * 2 * 2 * 3);
    const seen = contents.flatMap((content: ZoneContent) =>
      content.mechanic === 'arrow'
        ? content.amounts.map((amount, place) => [amount, place, content.arrows.includes(place)])
        : [],
    );
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(12 * 2 * 2 * 3 * 2);
  });

  it('hold every phrase, and every symbol in all four places of the hearts', () => {
    const letter = surfaceOf(rencontre, 'declaration');
    expect(everyContent(letter)).toEqual(letter.phrases.map((phrase) => ({ mechanic: 'words', phrase })));
    expect(everyContent(surfaceOf(rencontre, 'vieADeux'))[0]).toEqual({
      mechanic: 'pairs',
      symbols: ['coeur', 'coeur', 'coeur', 'coeur'],
    });
  });

  it('hold every amount of the Bonus, 0 € too, in the order of its table', () => {
    const amounts = everyContent(surfaceOf(happy, 'bonus')).map((content) =>
      content.mechanic === 'amount' ? content.amount.transcription : null,
    );
    expect(amounts).toEqual(['ZERO', 'SIX', 'NEUF', 'VINGT', 'QUARANTE', 'CENT', 'MILLE', 'TRENTE MILLE']);
  });
});

it('refuses marks without amounts: such a surface would be proved by nothing', () => {
  expect(() => everyContent({ ...mois, transcriptions: null })).toThrow(RangeError);
});
