import { expect, it } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK, type Paint, type SpotInk, spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/inks-keep-to-their-pass.ts';
import { withRectoItems, withVersoItems } from '../../kit/damaged-template.ts';
import { filled } from '../../kit/face.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

function ink(name: string): SpotInk {
  const found = happy.inks.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ink ${name}`);
  return found;
}
const mark = (fill: Paint) => filled(rect(mm(10), mm(10), mm(1), mm(1)), fill);
const recto = (form: 'display' | 'coat' | 'overprint', fill: Paint) =>
  withRectoItems(happy, form, (items) => [...items, mark(fill)]);

it('finds process colour over the coat, where its unit does not print', () => {
  expect(run([rule], recto('overprint', IMAGED_BLACK))).toEqual([
    {
      rule: 'template/inks-keep-to-their-pass',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'recto/overprint',
      article: null,
      expected: 'spot inks that overprint',
      found: 'process colour',
      message: 'recto/overprint needs spot inks that overprint, and has process colour',
    },
  ]);
  expect(told(rule, recto('coat', IMAGED_BLACK))).toEqual([
    ['recto/coat', 'spot inks that overprint', 'process colour'],
  ]);
});

it('finds an ink over the coat that would knock it out', () => {
  const hole: SpotInk = { ...ink('OverRed'), name: 'OverHole', overprints: false };
  expect(told(rule, recto('overprint', spot(hole)))).toEqual([
    ['recto/overprint', 'spot inks that overprint', 'OverHole, which knocks out'],
  ]);
});

it('finds an ink of one pass in another', () => {
  expect(told(rule, recto('overprint', spot(ink('Coat'))))).toEqual([
    ['recto/overprint', 'inks of its own pass', 'Coat of the coat pass'],
  ]);
  const stamped = withVersoItems(happy, 'art', (items) => [...items, mark(spot(ink('Specimen')))]);
  expect(told(rule, stamped)).toEqual([
    ['verso/art', 'inks of its own pass', 'Specimen of the specimen pass'],
  ]);
});
