import { expect, it } from 'vitest';
import { grow, rect } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/coat-stays-off-the-trim.ts';
import { withCoat, withRecto } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

const inside = (gap: number) => rectOutline(grow(rect(0, 0, mm(90), mm(130)), -gap));

it('lets a coat come within 3 mm of the trim, and not a lattice step nearer', () => {
  expect(run([rule], withCoat(happy, 'bonus', inside(mm(3))))).toEqual([]);
  expect(run([rule], withCoat(happy, 'bonus', inside(mm(3) - 1)))).toEqual([
    {
      rule: 'template/coat-stays-off-the-trim',
      severity: 'error',
      ticket: null,
      surface: 'bonus',
      zone: 'bonus',
      article: null,
      expected: 'coat at least 3 mm from the trim',
      found: 'a coat nearer to it',
      message: 'the zone bonus needs its coat at least 3 mm from the trim, and has a coat nearer to it',
    },
  ]);
});

it('finds a zone without a coat, and a code without one', () => {
  const expected = 'coat at least 3 mm from the trim';
  expect(told(rule, withCoat(happy, 'mai', []))).toEqual([['mai', expected, 'no coat']]);
  const bare = withRecto(happy, ({ validation }) => ({ validation: { ...validation, coat: null } }));
  expect(told(rule, bare)).toEqual([['validation', expected, 'no coat']]);
});
