import { expect, it } from 'vitest';
import { type Money, sum } from '../../src/base/money.ts';
import { captionOf, exhibits, prizeOf } from '../../src/proof/shown.ts';
import type { ProvedSpecimen } from '../../src/proof/subject.ts';
import { happy, rencontre } from '../kit/real-face.ts';
import { subject } from './maker.ts';

const ofHappy = subject(happy).specimens;
const ofRencontre = subject(rencontre).specimens;

const euros = (shown: readonly ProvedSpecimen[]): readonly number[] =>
  shown.map((one) => prizeOf(one).cents / 100);

/** What each surface that wins brings, the least first. */
function composition({ specimen }: ProvedSpecimen): string {
  const bySurface = new Map<string, Money[]>();
  for (const { surface, amount } of specimen.intended.wins)
    bySurface.set(surface, [...(bySurface.get(surface) ?? []), amount]);
  return termsOf([...bySurface.values()].map(sum));
}

const termsOf = (terms: readonly Money[]): string =>
  terms
    .map(({ cents }) => cents / 100)
    .toSorted((a, b) => a - b)
    .join(' + ');

it('shows every tier, the highest first, and last one that loses', () => {
  for (const all of [ofHappy, ofRencontre]) {
    const shown = euros(exhibits(all));
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(shown.filter((prize) => prize === 0)).toHaveLength(1);
  }
});

it('shows the seven tiers of Happy 2014', () => {
  expect([...new Set(euros(exhibits(ofHappy)))]).toEqual([30_000, 1_000, 100, 40, 20, 9, 6, 0]);
});

it('shows every composition that the règlement of 2007 lists, and no other', () => {
  const listed = rencontre.game.reglement.prizeTable.tiers.flatMap(({ compositions }) =>
    (compositions ?? []).map(termsOf),
  );
  const shown = exhibits(ofRencontre)
    .map(composition)
    .filter((way) => way !== '');
  expect(new Set(shown)).toEqual(new Set(listed));
});

it('shows no way of winning twice', () => {
  for (const all of [ofHappy, ofRencontre]) {
    const labels = exhibits(all).map(({ specimen }) => specimen.purpose.label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

it('shows 37 of the 50 specimens of Happy 2014, and 86 of the 100 of 2007', () => {
  expect([exhibits(ofHappy).length, exhibits(ofRencontre).length]).toEqual([37, 86]);
});

const captions = (all: readonly ProvedSpecimen[], ...places: readonly number[]) =>
  places.map((place) => {
    const one = all[place];
    if (one === undefined) throw new Error(`no specimen ${place}`);
    const { what, how } = captionOf(one);
    return `${what} ${how ?? ''}`.replaceAll('\u00a0', ' ').trim();
  });

it('says of a specimen its number, its prize and how it is made', () => {
  expect(captions(ofHappy, 31, 10)).toEqual([
    'livret 0, n° 031 · 40 € = 2 × 20 € (Les douze mois)',
    'livret 0, n° 010 · 1 000 € = 9 × 100 € (Les douze mois) + 100 € (Bonus)',
  ]);
});

it('says a single win once, with where it is', () => {
  expect(captions(ofHappy, 30)).toEqual(['livret 0, n° 030 · 40 € (Bonus)']);
});

it('names the pack of a specimen, the first as any other', () => {
  expect(captions(ofRencontre, 49, 50)).toEqual([
    'livret 0, n° 049 · 18 € = 6 € (Le coup de foudre) + 3 € (La déclaration) + 9 € (La vie à deux)',
    'livret 1, n° 000 · 18 € = 9 € (Le coup de foudre) + 3 € (La déclaration) + 6 € (La vie à deux)',
  ]);
});

it('calls a loser a loser, in French', () => {
  expect(captions(ofHappy, 36)).toEqual(['livret 0, n° 036 · Perdant']);
});

it('breaks no line of a caption within a sum or a name', () => {
  const [one] = ofRencontre;
  expect(one && captionOf(one).how?.split(' ')).toEqual([
    '=',
    '5\u00a0000\u00a0€\u00a0(La\u00a0rencontre)',
    '+\u00a05\u00a0000\u00a0€\u00a0(Le\u00a0coup\u00a0de\u00a0foudre)',
    '+\u00a010\u00a0000\u00a0€\u00a0(La\u00a0déclaration)',
    '+\u00a010\u00a0000\u00a0€\u00a0(La\u00a0vie\u00a0à\u00a0deux)',
  ]);
});
