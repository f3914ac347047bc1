import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toEuros } from '../../src/base/money.ts';
import { surfaceOf } from '../../src/game/game.ts';
import { type Reglement, surfaceLaw } from '../../src/reglement/reglement.ts';
import { game as happyGame } from '../../templates/happy-2014/game.ts';
import { reglement as happy } from '../../templates/happy-2014/reglement.ts';
import { game as rencontreGame } from '../../templates/rencontre-2007/game.ts';
import { reglement as rencontre } from '../../templates/rencontre-2007/reglement.ts';
import {
  article,
  gainItems,
  type LegalText,
  numberIn,
  prizeRows,
  prizeTotals,
  readText,
  signedOn,
  transcriptionRows,
} from './text.ts';

const folder = new URL('../../../shared/reglements/', import.meta.url);
const TEXTS = { happy: '000_1d8c9a0b9bd42376.txt', rencontre: '002_91577e1ebcd6aafa.txt' };
const areHere = Object.values(TEXTS).every((name) => existsSync(new URL(name, folder)));
const load = (name: string): LegalText => readText(readFileSync(new URL(name, folder), 'utf8'));

it('the texts are missing or there as a whole, so that no half of the comparison is left out', () => {
  expect(areHere).toBe(existsSync(folder));
});

describe.runIf(areHere)('both règlements agree with what is written of them', () => {
  const games: readonly (readonly [string, Reglement])[] = [
    [TEXTS.happy, happy],
    [TEXTS.rencontre, rencontre],
  ];

  it.each(games)('%s: day, block, price', (name, law) => {
    const text = load(name);
    const terms = article(text, law.articles.blockAndPrice);
    expect(signedOn(text.whole)).toBe(law.signed);
    expect(numberIn(terms, /blocs de ([\d ]+) tickets/)).toBe(law.blockSize);
    expect(numberIn(terms, /fixé à ([\d ]+) euros/)).toBe(toEuros(law.price));
  });

  it.each(games)('%s: prize table row by row, and its totals', (name, law) => {
    const table = article(load(name), law.articles.prizeTable);
    const { tiers, winners, total } = law.prizeTable;
    expect(prizeRows(table)).toEqual(
      tiers.map((tier) => ({
        tickets: tier.tickets,
        prize: toEuros(tier.prize),
        ways: (tier.compositions ?? [[tier.prize]]).map((way) => way.map(toEuros)),
        total: toEuros(tier.total),
      })),
    );
    expect(prizeTotals(table)).toEqual({ winners, total: toEuros(total) });
  });

  it.each(games)('%s: every article that is cited is there and says what it is cited for', (name, law) => {
    const text = load(name);
    expect(article(text, law.articles.total)).toContain('lot unique indivisible');
    for (const surface of law.surfaces) {
      expect(article(text, surface.article)).toContain('surface de jeu');
      expect(article(text, surface.contentArticle)).toContain('sous la couche grattable');
      expect(article(text, surface.winArticle)).toContain('Le joueur gratte');
    }
  });

  it.each(games)('%s: transcription tables and stars, surface by surface', (name, law) => {
    const text = load(name);
    for (const { contentArticle, transcriptions, starred } of law.surfaces) {
      const content = article(text, contentArticle);
      const rows = (transcriptions ?? []).map((row) => [toEuros(row.amount), row.transcription]);
      expect(transcriptionRows(content)).toEqual(rows);
      expect(content.includes('symbole étoile')).toBe(starred);
    }
  });

  it.each(games)('%s: winning words and pairs with what they win', (name, law) => {
    const text = load(name);
    for (const { winArticle, winningWords, winningPairs } of law.surfaces) {
      const gains = [...(winningWords ?? []), ...(winningPairs ?? [])];
      expect(gainItems(article(text, winArticle))).toEqual(
        gains.map(({ mark, wins }) => [mark, toEuros(wins)]),
      );
    }
  });

  it('the text of 2013 names its game and that of 2007 none', () => {
    expect(/jeu « ([^»]+) »/.exec(article(load(TEXTS.happy), '1'))?.[1]).toBe(happy.name);
    expect(/jeu «/.test(article(load(TEXTS.rencontre), '1'))).toBe(rencontre.name !== null);
  });

  it('the surfaces of 2007 bear the names of its text, and so does the Bonus', () => {
    const text = load(TEXTS.rencontre);
    for (const { name, article: number } of rencontre.surfaces) {
      expect(/dénommée «? ?(.+?) ?»/.exec(article(text, number))?.[1]).toBe(name);
    }
    const { name } = surfaceLaw(happy, 'bonus');
    expect(article(load(TEXTS.happy), '4.3.1')).toContain(`« ${name} »`);
  });

  it('Happy 2014 has twelve months of two symbols each, and its letters bear no digits', () => {
    const content = article(load(TEXTS.happy), '4.2.1');
    const { zones, places } = surfaceOf(happyGame, 'mois');
    expect(content).toContain('Les douze zones de jeu');
    expect(zones).toHaveLength(12);
    expect(content).toContain('deux symboles et une somme');
    expect(places).toBe(2);
    expect(content).toContain('transcription en lettres.');
  });

  it('the symbols of 2007 are the five that its text lists', () => {
    const listed = /symboles suivants : (.+?)\./.exec(article(load(TEXTS.rencontre), '3.5.1'))?.[1] ?? '';
    const names = listed.split(/, | et /).map((symbol) => symbol.replace(/^une? /, ''));
    expect(surfaceOf(rencontreGame, 'vieADeux').marks.map(({ name }) => name)).toEqual(names);
  });

  it('the misprint clause of 2007 covers the surfaces whose articles it names, and Happy 2014 has none', () => {
    const clause = article(load(TEXTS.rencontre), rencontre.misprint?.article ?? '');
    const named = /sous-articles (.+?), le ticket/.exec(clause)?.[1]?.split(/, | et /);
    const covered = Object.keys(rencontre.misprint?.covers ?? {});
    expect(covered.map((id) => surfaceLaw(rencontre, id).contentArticle)).toEqual(named);
    expect(load(TEXTS.happy).whole.includes('anomalie')).toBe(happy.misprint !== null);
  });
});
