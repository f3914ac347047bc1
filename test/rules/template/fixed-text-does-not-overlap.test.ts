import { expect, it } from 'vitest';
import { bottom } from '../../../src/base/geometry.ts';
import { mm } from '../../../src/base/length.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/fixed-text-does-not-overlap.ts';
import { withVersoItems } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { line } from '../../kit/text.ts';
import { saysNothingOfOurGames } from './silent.ts';

saysNothingOfOurGames(rule);

/** The back with two lines of which the boxes lie so deep in each other. */
const lines = (depth: number) => {
  const upper = line('Règle', { x: mm(10), y: mm(10) });
  const lower = line('Écarts', { x: mm(10), y: 0 });
  const [above, below] = [itemBounds(upper), itemBounds(lower)];
  const y = (above === null ? 0 : bottom(above)) - (below?.y ?? 0) - depth;
  return withVersoItems(happy, 'art', () => [upper, { ...lower, at: { ...lower.at, y } }]);
};

it('lets a tail and an accent share 0.3 mm of height, and no more', () => {
  expect(run([rule], lines(mm(0.3)))).toEqual([]);
  expect(run([rule], lines(mm(0.3) + 1))).toEqual([
    {
      rule: 'template/fixed-text-does-not-overlap',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'verso/art',
      article: null,
      expected: '« Règle » by itself',
      found: '« Écarts » over it',
      message: 'verso/art needs « Règle » by itself, and has « Écarts » over it',
    },
  ]);
});
