import { expect, it } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { type SpotInk, spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/inks-are-declared.ts';
import { withRectoItems, withSurface } from '../../kit/damaged-template.ts';
import { filled } from '../../kit/face.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const GOLD: SpotInk = { name: 'Gold', alternate: { c: 0, m: 20, y: 60, k: 20 }, overprints: true };
const [coat] = happy.inks;
if (coat === undefined) throw new Error('no ink');
const over = (ink: SpotInk) =>
  withRectoItems(happy, 'overprint', (items) => [...items, filled(rect(0, 0, mm(1), mm(1)), spot(ink))]);

it('finds an ink that the game does not declare', () => {
  expect(run([rule], over(GOLD))).toEqual([
    {
      rule: 'template/inks-are-declared',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'recto/overprint',
      article: null,
      expected: 'declared inks',
      found: 'Gold',
      message: 'recto/overprint needs declared inks, and has Gold',
    },
  ]);
});

it('finds an ink under a declared name that is another ink: another alternate, another way to overprint', () => {
  expect(told(rule, over({ ...coat, alternate: { ...coat.alternate } }))).toEqual([]);
  const other = { ...coat, alternate: { ...coat.alternate, k: coat.alternate.k + 1 } };
  expect(told(rule, over(other))).toEqual([['recto/overprint', 'declared inks', 'Coat']]);
  expect(told(rule, over({ ...coat, overprints: false }))).toEqual([
    ['recto/overprint', 'declared inks', 'Coat'],
  ]);
});

it('finds an ink of a stroke, and one in a cell', () => {
  const stroked = withRectoItems(happy, 'overprint', (items) => [
    ...items,
    { kind: 'path', outline: [], stroke: { paint: spot(GOLD), width: mm(1) } },
  ]);
  expect(told(rule, stroked)).toEqual([['recto/overprint', 'declared inks', 'Gold']]);
  const cell = withSurface(happy, 'bonus', ({ cells }) => ({
    cells: () =>
      cells().map((one, at) =>
        at === 0 ? { ...one, items: [filled(rect(0, 0, mm(1), mm(1)), spot(GOLD))] } : one,
      ),
  }));
  expect(told(rule, cell)).toEqual([['bonus/amount/0', 'declared inks', 'Gold']]);
});

it('finds a declared ink that nothing is printed in', () => {
  expect(told(rule, { ...happy, inks: [...happy.inks, GOLD] })).toEqual([
    ['inks', 'something printed in Gold', null],
  ]);
});
