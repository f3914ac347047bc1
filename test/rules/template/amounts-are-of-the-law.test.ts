import { expect, it } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/amounts-are-of-the-law.ts';
import { withRectoItems } from '../../kit/damaged-template.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { line } from '../../kit/text.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const labelled = (template: typeof happy, text: string) =>
  withRectoItems(template, 'display', (items) => [...items, line(text, { x: mm(9), y: mm(9) })]);

it('finds a promise that the prize table does not keep', () => {
  expect(run([rule], labelled(happy, 'Gagnez jusqu’à 50\u00a0000\u00a0€ !'))).toEqual([
    {
      rule: 'template/amounts-are-of-the-law',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'recto/display',
      article: null,
      expected: 'amounts of the règlement',
      found: '50\u00a0000\u00a0€ in « Gagnez jusqu’à 50\u00a0000\u00a0€ ! »',
      message:
        'recto/display needs amounts of the règlement, and has 50\u00a0000\u00a0€ in « Gagnez jusqu’à 50\u00a0000\u00a0€ ! »',
    },
  ]);
});

it('knows the price, the prizes, and what words and pairs win', () => {
  expect(told(rule, labelled(happy, '3 € pour 30 000 €'))).toEqual([]);
  expect(told(rule, labelled(happy, 'magique : 120\u00a0€'))).toHaveLength(1);
  expect(told(rule, labelled(rencontre, 'magique : 120\u00a0€, passion : 10\u00a0000€'))).toEqual([]);
});

it('reads cents, and amounts however they are spaced', () => {
  expect(told(rule, labelled(happy, '3,50 €')).map(([, , found]) => found)).toEqual([
    '3,50\u00a0€ in « 3,50 € »',
  ]);
  expect(told(rule, labelled(happy, '30 001€')).map(([, , found]) => found)).toEqual([
    '30\u00a0001\u00a0€ in « 30 001€ »',
  ]);
});
