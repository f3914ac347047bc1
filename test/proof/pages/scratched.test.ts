import { expect, it } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { scratchedPage } from '../../../src/proof/pages/scratched.ts';
import { shownSpecimen } from '../../../src/proof/shown.ts';
import type { ProofSubject } from '../../../src/proof/subject.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { finding, said, subject, texts, tickets } from '../maker.ts';

const pageOf = (of: ProofSubject) => scratchedPage(of, { shown: shownSpecimen(of.specimens), pages: 15 });

const words = (of: ProofSubject): string => said(pageOf(of)).join(' ').replaceAll('\u00a0', ' ');

const ofHappy = subject(happy);

it('shows the recto with its bleed, at true size', () => {
  expect(tickets(pageOf(ofHappy)).map(({ width, height }) => [width, height])).toEqual([[mm(96), mm(136)]]);
});

it('says what was checked, the law’s own count beside the drawing’s', () => {
  const text = words(ofHappy);
  expect(text).toContain('109 règles appliquées');
  expect(text).toContain('31 valeurs possibles dessinées et mesurées une à une');
  expect(text).toContain('31 valeurs comptées à part, d’après le seul règlement : résultats concordants');
  expect(text).toContain('50 spécimens jugés, dont 37 montrés plus loin');
  expect(text).toContain('0 erreur trouvée 0 avertissement');
});

it('says aloud that a drawn value is missing', () => {
  const checked = ofHappy.checked.map((one) => (one.of === 'cell' ? { ...one, count: 30 } : one));
  const text = words({ ...ofHappy, checked });
  expect(text).toContain('RÉSULTATS DISCORDANTS');
  expect(text).not.toContain('résultats concordants');
});

it('counts what was found, and claims no rule that errors held back', () => {
  const mild = finding({ severity: 'warning' });
  const text = words({ ...ofHappy, findings: [finding(), finding(), mild] });
  expect(text).toContain('2 erreurs trouvées 1 avertissement');
  expect(text).toContain('109 règles dans la liste');
  expect(text).not.toContain('règles appliquées');
  expect(words({ ...ofHappy, findings: [mild] })).toContain('109 règles appliquées');
});

it('has a box to sign, with nothing filled in', () => {
  const page = pageOf(ofHappy);
  expect(said(page)).toEqual(
    expect.arrayContaining([
      'Bon à tirer après corrections',
      'À corriger, nouvelle épreuve',
      'Pour l’imprimeur',
    ]),
  );
  for (const field of ['Nom', 'Qualité', 'Date', 'Signature']) {
    const labels = texts(page).filter(({ item }) => item.run.text === field);
    expect(labels).toHaveLength(2);
    for (const { item, box } of labels) {
      const beside = texts(page).filter(
        (other) => other.item.at.y === item.at.y && other.item.run.text !== field && other.box.x > box.x,
      );
      expect(beside).toEqual([]);
    }
  }
});

it('warns who signs of mentions that nobody has approved, and no more once they are', () => {
  expect(words(ofHappy)).toContain('4 mentions légales restent « À VALIDER » (page 3)');
  const approved = happy.mentions.map((mention) => ({ ...mention, approvedBy: 'A. Martin' }));
  expect(words({ ...ofHappy, template: { ...happy, mentions: approved } })).not.toContain('À VALIDER');
});

it('says of a game without a name that its title is a working title', () => {
  const sentence = 'non donné par le règlement ; « Rencontre » est un titre de travail, à confirmer';
  expect(words(subject(rencontre))).toContain(sentence);
  expect(words(ofHappy)).not.toContain('titre de travail');
});
