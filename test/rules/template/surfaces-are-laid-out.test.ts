import { expect, it } from 'vitest';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/surfaces-are-laid-out.ts';
import { withSurface } from '../../kit/damaged-template.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { saysNothingOfOurGames } from './silent.ts';

saysNothingOfOurGames(rule);

it('finds a surface that is not laid out', () => {
  expect(run([rule], { ...happy, surfaces: happy.surfaces.slice(0, 1) })).toEqual([
    {
      rule: 'template/surfaces-are-laid-out',
      severity: 'error',
      ticket: null,
      surface: 'bonus',
      zone: null,
      article: '4.3',
      expected: 'bonus (bonus)',
      found: null,
      message: 'the template must lay out bonus (bonus), and lays out nothing',
    },
  ]);
});

it('finds surfaces in another order, one that the game does not have, and zones out of order', () => {
  const found = (template: typeof happy) => run([rule], template).map((one) => [one.expected, one.found]);
  const [first, second, ...rest] = rencontre.surfaces;
  if (first === undefined || second === undefined) throw new Error('four surfaces');
  expect(found({ ...rencontre, surfaces: [second, first, ...rest] })).toEqual([
    ['rencontre (cartons)', 'coupDeFoudre (cible)'],
    ['coupDeFoudre (cible)', 'rencontre (cartons)'],
  ]);
  expect(
    found({ ...rencontre, surfaces: [...rencontre.surfaces, { ...first, surface: 'cinquieme' }] }),
  ).toEqual([['no surface', 'cinquieme (cartons)']]);
  const turned = withSurface(happy, 'mois', ({ zones }) => ({ zones: [...zones].reverse() }));
  expect(found(turned)).toEqual([
    [
      'mois (janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre)',
      'mois (decembre, novembre, octobre, septembre, aout, juillet, juin, mai, avril, mars, fevrier, janvier)',
    ],
  ]);
});
