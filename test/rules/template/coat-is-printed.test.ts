import { expect, it } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { cmyk, spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import type { Item } from '../../../src/face/item.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/coat-is-printed.ts';
import { withCoat, withRectoItems } from '../../kit/damaged-template.ts';
import { filled } from '../../kit/face.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const [coat] = happy.inks;
if (coat === undefined) throw new Error('no ink');
const printed = (change: (items: readonly Item[]) => readonly Item[]) =>
  withRectoItems(happy, 'coat', change);

it('finds a zone whose coat is not printed', () => {
  expect(
    run(
      [rule],
      printed((items) => items.slice(1)),
    ),
  ).toEqual([
    {
      rule: 'template/coat-is-printed',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'janvier',
      article: null,
      expected: 'its coat printed solid',
      found: 'not',
      message: 'janvier needs its coat printed solid, and has not',
    },
  ]);
  expect(
    told(
      rule,
      printed((items) => items.slice(0, -1)),
    ),
  ).toEqual([['validation', 'its coat printed solid', 'not']]);
});

it('finds a coat that is printed otherwise than the layout has it', () => {
  const shrunk = withCoat(happy, 'bonus', rectOutline(rect(mm(60), mm(40), mm(10), mm(10))));
  expect(told(rule, shrunk)).toEqual([
    ['bonus', 'its coat printed solid', 'not'],
    ['coat', 'the coats of its zones and code', 'a coat over none of them'],
  ]);
});

it.each([
  ['a tint', spot(coat, 99)],
  ['a process colour', cmyk(0, 0, 0, 40)],
  ['an ink that knocks out', spot({ ...coat, overprints: false })],
])('finds a coat in %s', (_, fill) => {
  const thin = printed((items) =>
    items.map((item, at) => (at === 0 && item.kind === 'path' ? { ...item, fill } : item)),
  );
  expect(told(rule, thin)).toEqual([['janvier', 'its coat printed solid', 'not solid']]);
});

it('finds a coat over nothing, and a coat in a second ink', () => {
  const box = rect(mm(10), mm(10), mm(5), mm(5));
  expect(
    told(
      rule,
      printed((items) => [...items, filled(box, spot(coat))]),
    ),
  ).toEqual([['coat', 'the coats of its zones and code', 'a coat over none of them']]);
  const other = { ...coat, name: 'Latex' };
  const two = printed((items) =>
    items.map((item, at) => (at === 0 && item.kind === 'path' ? { ...item, fill: spot(other) } : item)),
  );
  expect(told(rule, two)).toEqual([['coat', 'one ink', 'Latex, Coat']]);
});
