import { describe, expect, it } from 'vitest';
import { formatMoney, groupThousands } from '../../../src/base/money.ts';
import { consequenceBlock, prizeTable } from '../../../src/proof/pages/prizes.ts';
import { CONTENT } from '../../../src/proof/paper.ts';
import { tableWidth } from '../../../src/proof/table.ts';
import { happy, rencontre } from '../../kit/real-face.ts';

const laws = [happy, rencontre].map(({ game }) => ({ id: game.id, law: game.reglement }));

describe.each(laws)('the prize table of $id', ({ law }) => {
  const { rows, columns } = prizeTable(law);

  it('has the rows of the règlement, and its totals last', () => {
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ...law.prizeTable.tiers.map(({ tickets, prize, total }) => [
        groupThousands(tickets),
        formatMoney(prize),
        formatMoney(total),
      ]),
      [groupThousands(law.prizeTable.winners), 'en tout', formatMoney(law.prizeTable.total)],
    ]);
  });

  it('is as wide as the page', () => {
    expect(tableWidth({ columns, rows, rowHeight: 0 })).toBe(CONTENT.width);
  });
});

const waysOf = (law: (typeof laws)[number]['law']): readonly string[] =>
  prizeTable(law).rows.map((row) => String(row[3]).replaceAll('\u00a0', ' '));

it('tells the ways to make a tier apart from sums of money', () => {
  expect(waysOf(rencontre.game.reglement)).toEqual([
    '5 000 + 5 000 + 10 000 + 10 000 €',
    '1 000 € ou 500 + 500 €',
    '120 € ou 20 + 100 €',
    '30 € ou 10 + 20 € ou 5 + 5 + 20 € ou 5 + 10 + 15 € ou 10 + 10 + 10 €',
    '18 € ou 3 + 15 € ou 3 + 5 + 10 € ou 3 + 6 + 9 € ou 3 + 3 + 3 + 9 € ou 5 + 5 + 8 €',
    '12 € ou 3 + 9 € ou 6 + 6 € ou 3 + 3 + 6 € ou 3 + 3 + 3 + 3 €',
    '6 € ou 3 + 3 €',
    '3 €',
    '',
  ]);
});

it('breaks no line within a way', () => {
  expect(String(prizeTable(rencontre.game.reglement).rows[1]?.[3]).split(' ')).toEqual([
    '1\u00a0000\u00a0€',
    'ou\u00a0500\u00a0+\u00a0500\u00a0€',
  ]);
});

it('has no column for ways where the règlement leaves them open', () => {
  const heads = (law: (typeof laws)[number]['law']) => prizeTable(law).columns.map(({ head }) => head);
  expect(heads(happy.game.reglement)).toEqual(['TICKETS', 'LOT', 'TOTAL']);
  expect(heads(rencontre.game.reglement)).toEqual(['TICKETS', 'LOT', 'TOTAL', 'COMPOSITIONS']);
});

const consequences = (law: (typeof laws)[number]['law']): string =>
  consequenceBlock(law)
    .draw({ x: 0, y: 0 })
    .map((item) => (item.kind === 'glyphs' ? item.run.text : ''))
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replace(' % .', ' %.')
    .replace(/(\d) {2}%/, '$1 %');

it('reckons the share of sales and the odds', () => {
  expect([consequences(happy.game.reglement), consequences(rencontre.game.reglement)]).toEqual([
    'Chaque lot s’obtient par un seul gain, ou par plusieurs qui s’additionnent (article 4.5). Ventes d’un bloc de 2 000 000 tickets : 6 000 000 €. Part rendue aux joueurs : 66,0 %. Un ticket gagnant sur 4,59 en moyenne.',
    'Ventes d’un bloc de 750 000 tickets : 2 250 000 €. Part rendue aux joueurs : 65,0 %. Un ticket gagnant sur 3,39 en moyenne.',
  ]);
});
