import { expect, it } from 'vitest';
import { coveredPage } from '../../../src/proof/pages/covered.ts';
import { shownSpecimen } from '../../../src/proof/shown.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { said, subject, texts } from '../maker.ts';

it('names every ink of a game by its plate', () => {
  for (const template of [happy, rencontre]) {
    const of = subject(template);
    const words = said(coveredPage(of, shownSpecimen(of.specimens))).map((text) => text.trim());
    expect(words).toEqual(expect.arrayContaining(template.inks.map(({ name }) => `(${name})`)));
  }
});

it('leaves what it does not know to the printer’s pen', () => {
  const of = subject(happy);
  const all = texts(coveredPage(of, shownSpecimen(of.specimens)));
  const blanks = ['Profil de sortie de l’imprimeur', 'Support, grammage', 'Épreuve sortie le, sur'];
  for (const blank of blanks) {
    const label = all.find(({ item }) => item.run.text === blank);
    expect(label, blank).toBeDefined();
    const beside = all.filter(({ item }) => item !== label?.item && item.at.y === label?.item.at.y);
    expect(beside).toEqual([]);
  }
});

it('says under which condition the files are made, and that it is only until the printer names his', () => {
  const of = subject(happy);
  const words = said(coveredPage(of, shownSpecimen(of.specimens)));
  const text = words.join(' ').replaceAll('\u00a0', ' ');
  expect(text).toContain(
    'FOGRA39 : offset à feuilles, papier couché ; provisoire pour une rotative, jusqu’à ce que l’imprimeur donne la sienne',
  );
  expect(text).toContain('Cette épreuve porte la même condition provisoire, FOGRA39');
});
