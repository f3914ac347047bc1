import { expect, it } from 'vitest';
import { right } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { outlineBounds, rectOutline } from '../../../src/base/outline.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/coats-stand-apart.ts';
import { withCoat, withRecto } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { saysNothingOfOurGames } from './silent.ts';

saysNothingOfOurGames(rule);

const [january] = happy.surfaces.flatMap(({ zones }) => zones);
const box = january === undefined ? null : outlineBounds(january.coat);
if (box === null) throw new Error('January has no coat');

/** February with a narrow coat that begins so far from the right of January's; less than nothing is into it. */
const february = (gap: number) =>
  withCoat(
    happy,
    'fevrier',
    rectOutline({ x: right(box) + gap, y: box.y + mm(5), width: mm(0.1), height: mm(1) }),
  );

it('finds a month whose coat runs into the next by the least step', () => {
  expect(run([rule], february(1))).toEqual([]);
  expect(run([rule], february(-1))).toEqual([
    {
      rule: 'template/coats-stand-apart',
      severity: 'error',
      ticket: null,
      surface: 'mois',
      zone: 'janvier',
      article: null,
      expected: 'coat by itself',
      found: 'it run into that of fevrier',
      message: 'the zone janvier needs its coat by itself, and has it run into that of fevrier',
    },
  ]);
});

it('finds a coat that lies wholly within another', () => {
  const inner = { x: box.x + mm(5), y: box.y + mm(5), width: mm(1), height: mm(1) };
  expect(run([rule], withCoat(happy, 'bonus', rectOutline(inner))).map(({ zone }) => zone)).toEqual([
    'janvier',
  ]);
});

it('finds the code under the coat of a zone', () => {
  const buried = withRecto(happy, ({ validation }) => ({
    validation: { ...validation, coat: january?.coat ?? null },
  }));
  expect(run([rule], buried).map(({ zone, found }) => [zone, found])).toEqual([
    ['janvier', 'it run into that of validation'],
  ]);
});
