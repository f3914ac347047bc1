import { expect, it } from 'vitest';
import { coveredPage } from '../../../src/proof/pages/covered.ts';
import { shownSpecimen } from '../../../src/proof/shown.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { said, subject } from '../maker.ts';

it('names every ink of a game by its plate', () => {
  for (const template of [happy, rencontre]) {
    const of = subject(template);
    const words = said(coveredPage(of, shownSpecimen(of.specimens)));
    expect(words).toEqual(expect.arrayContaining(template.inks.map(({ name }) => name)));
  }
});

it('leaves what it does not know to the printer’s pen', () => {
  const of = subject(happy);
  const words = said(coveredPage(of, shownSpecimen(of.specimens)));
  expect(words.join(' ').replaceAll('\u00a0', ' ')).toContain(
    'Quadrichromie d’affichage, profil de sortie à préciser par l’imprimeur :',
  );
  expect(words).toEqual(expect.arrayContaining(['Support, grammage', 'Épreuve sortie le, sur']));
});
