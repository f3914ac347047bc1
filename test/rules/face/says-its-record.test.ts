import { expect, it } from 'vitest';
import { rule } from '../../../src/rules/face/says-its-record.ts';
import { run } from '../../../src/rules/run.ts';
import { layOut } from '../../../src/template/lay-out.ts';
import { cellAt, withCell } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre, specimen } from '../../kit/real-face.ts';

const right = faces(happy);

/** The cell of a surface of that key. */
function cell(template: typeof happy, key: string) {
  const found = template.surfaces.flatMap((layout) => layout.cells()).find((one) => one.key === key);
  if (found === undefined) throw new Error(`no cell ${key}`);
  return found;
}

it('says nothing of tickets that say what their record says', () => {
  for (const index of [0, 1, 2, 3]) {
    expect(run([rule], faces(happy, index))).toEqual([]);
    expect(run([rule], faces(rencontre, index))).toEqual([]);
  }
});

it('finds NEUF in the place of another amount', () => {
  const nine = cell(happy, 'mois/amount/9');
  const had = cellAt(right, { zone: 'janvier', slot: 'amount' }).cell;
  if (had?.content.kind !== 'amount' || had === nine) throw new Error('January should hold another amount');
  const told = `${had.items.flatMap((item) => (item.kind === 'glyphs' ? item.run.text : [])).join(' ')} in amount`;
  const swapped = withCell(right, { zone: 'janvier', slot: 'amount' }, (placed) => ({
    ...placed,
    cell: nine,
  }));
  expect(run([rule], swapped)).toEqual([
    {
      rule: 'face/says-its-record',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'mois',
      zone: 'janvier',
      article: '4.2.1',
      expected: told,
      found: 'mois/amount/9',
      message: `the zone janvier needs ${told}, and has mois/amount/9`,
    },
  ]);
});

it('finds every difference from another ticket’s record', () => {
  const other = { ...layOut(happy, specimen(happy, 1)), ticket: specimen(happy, 0) };
  const placed = (index: number) => faces(happy, index).recto.cells;
  const differ = placed(0).filter(({ cell }, at) => cell !== placed(1)[at]?.cell);
  expect(differ.length).toBeGreaterThan(0);
  expect(run([rule], other).map(({ zone }) => zone)).toEqual(differ.map(({ zone }) => zone));
});

it('tells the eight looks of one amount apart: star, arrow, and where its transcription stands', () => {
  const target = faces(rencontre);
  const cells = rencontre.surfaces.find(({ surface }) => surface === 'coupDeFoudre')?.cells() ?? [];
  const spot = { zone: 'cible', slot: 'amount-0' };
  const had = cellAt(target, spot).cell;
  if (had?.content.kind !== 'amount') throw new Error('an amount');
  const { amount } = had.content;
  const others = cells.filter(
    ({ content }) => content.kind === 'amount' && content.amount.cents === amount.cents,
  );
  const silent = others.filter(
    (one) =>
      run(
        [rule],
        withCell(target, spot, (p) => ({ ...p, cell: one })),
      ).length === 0,
  );
  expect(others).toHaveLength(8);
  expect(silent).toEqual([had]);
});
