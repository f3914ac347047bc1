import { expect, it } from 'vitest';
import { versoPage } from '../../../src/proof/pages/verso.ts';
import { shownSpecimen } from '../../../src/proof/shown.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { said, subject } from '../maker.ts';

const wordsOf = (template: typeof happy): readonly string[] => {
  const of = subject(template);
  return said(versoPage(of, shownSpecimen(of.specimens))).map((text) => text.replaceAll('\u00a0', ' '));
};

it('takes the number of the ticket apart', () => {
  const words = wordsOf(happy);
  const at = words.indexOf('SIGNIFICATION');
  expect(words.slice(at + 1, at + 9)).toEqual([
    '00000',
    'code jeu : 00000 pour les spécimens',
    '0000000',
    'livret',
    '031',
    'ticket dans le livret, compté de 000',
    '5',
    'clé de contrôle',
  ]);
});

it('has the four mentions, dated in French, each to be approved', () => {
  for (const template of [happy, rencontre]) {
    const words = wordsOf(template);
    for (const { text } of template.mentions)
      expect(words.join(' ')).toContain(text.replaceAll('\u00a0', ' '));
    expect(words.filter((text) => text === 'À VALIDER')).toHaveLength(4);
    expect(words.filter((text) => text === '30 novembre 2026')).toHaveLength(4);
  }
});

it('names whoever approved a mention', () => {
  const mentions = happy.mentions.map((mention) => ({ ...mention, approvedBy: 'A. Martin' }));
  const words = wordsOf({ ...happy, mentions });
  expect(words.filter((text) => text === 'A. Martin')).toHaveLength(4);
  expect(words).not.toContain('À VALIDER');
});
