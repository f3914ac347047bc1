import { expect, it } from 'vitest';
import { grow, hull } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import { inkOf } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/coat-hides-every-cell.ts';
import { placingsOf } from '../../../src/rules/template/placings.ts';
import { withCoat } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames } from './silent.ts';

saysNothingOfOurGames(rule);

it('lets a coat end 1.5 mm beyond the widest amount, and not a lattice step less', () => {
  const bonus = placingsOf(happy).flatMap(({ layout, cells }) => (layout.zone === 'bonus' ? cells : []));
  const ink = hull(bonus.flatMap((placed) => inkOf(placed) ?? []));
  if (ink === null) throw new Error('the Bonus draws nothing');
  const { x, y, width, height } = grow(ink, mm(1.5));
  expect(run([rule], withCoat(happy, 'bonus', rectOutline({ x, y, width, height })))).toEqual([]);
  expect(
    run([rule], withCoat(happy, 'bonus', rectOutline({ x: x + 1, y, width: width - 1, height }))),
  ).toEqual([
    {
      rule: 'template/coat-hides-every-cell',
      severity: 'error',
      ticket: null,
      surface: 'bonus',
      zone: 'bonus',
      article: '4.3.1',
      expected: 'coat at least 1.5 mm beyond 30\u00a0000\u00a0€ over « TRENTE MILLE »',
      found: 'less at amount',
      message:
        'the zone bonus needs its coat at least 1.5 mm beyond 30\u00a0000\u00a0€ over « TRENTE MILLE », and has less at amount',
    },
  ]);
});
