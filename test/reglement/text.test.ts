import { expect, it } from 'vitest';
import {
  article,
  gainItems,
  numberIn,
  prizeRows,
  prizeTotals,
  readText,
  signedOn,
  transcriptionRows,
} from './text.ts';

it('articles are found with and without full stop, and a table broken over two lines is one', () => {
  const text = readText(
    'Article 1er\nVente\n\n1.1 Prix de 2\u00a0€.\n| SOMMES\nlettres | | 2 | DEUX |\n1.2. Suite.',
  );
  expect([...text.articles.keys()].filter(Boolean)).toEqual(['1', '1.1', '1.2']);
  expect(article(text, '1.1')).toBe('1.1 Prix de 2 €. | SOMMES lettres | | 2 | DEUX |');
  expect(article(text, '9')).toBe('');
});

it('prize rows are read from one line, with € and without', () => {
  const table =
    '| LOTS | MONTANT | | |------|----| | 1 lot de | (5 € + 5 € ) soit 10 € | 10 € | | 2 500 lots de| 2 ou (1 + 1 ) soit 2 |5 000 €|';
  expect(prizeRows(table)).toEqual([
    { tickets: 1, prize: 10, ways: [[5, 5]], total: 10 },
    { tickets: 2_500, prize: 2, ways: [[2], [1, 1]], total: 5_000 },
  ]);
});

it('the totals are found in either column', () => {
  const totals = { winners: 2_501, total: 5_010 };
  expect(prizeTotals('| 2 501 lots formant un total de| 5 010 € | |')).toEqual(totals);
  expect(prizeTotals('| 2 501 lots | Formant un total de | 5 010 €|')).toEqual(totals);
  expect(prizeTotals('rien')).toBeNull();
});

it('transcriptions are read with digits and hyphens in them', () => {
  const table = '| SOMMES | ou les lettres| |---|---| | 3 € | TROIS | | 17 | DIX-SEPT | | 2 000 € | 2MILLE |';
  expect(transcriptionRows(table)).toEqual([
    [3, 'TROIS'],
    [17, 'DIX-SEPT'],
    [2_000, '2MILLE'],
  ]);
});

it('list items are read though a guillemet is lost', () => {
  expect(
    gainItems('― le mot : bonheur », il gagne 1 000 € ; ― deux symboles « chat noir », il gagne 7 €.'),
  ).toEqual([
    ['bonheur', 1_000],
    ['chat noir', 7],
  ]);
});

it('the day of signature is read with and without a town', () => {
  expect(signedOn('Fait le 1er août 2001.')).toBe('2001-08-01');
  expect(signedOn('Fait à Lyon, le 12 mars 1999.')).toBe('1999-03-12');
  expect(signedOn('Fait.')).toBeNull();
});

it('a number is read with its spaces, and none is null', () => {
  expect(numberIn('blocs de 2 000 tickets', /blocs de ([\d ]+)/)).toBe(2_000);
  expect(numberIn('rien', /(\d+)/)).toBeNull();
});
