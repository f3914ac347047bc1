import { expect, it } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/template/do-not-scratch-is-said.ts';
import { saying, withRectoItems } from '../../kit/damaged-template.ts';
import { happy } from '../../kit/real-face.ts';
import { line } from '../../kit/text.ts';
import { saysNothingOfOurGames, told } from './silent.ts';

saysNothingOfOurGames(rule);

it('finds a code that nothing warns of', () => {
  const silent = withRectoItems(happy, 'display', (items) => saying(items, 'NE PAS GRATTER', 'GRATTEZ'));
  expect(run([rule], silent)).toEqual([
    {
      rule: 'template/do-not-scratch-is-said',
      severity: 'error',
      ticket: null,
      surface: null,
      zone: 'recto/display',
      article: null,
      expected: '« ne pas gratter » on the recto',
      found: 'none',
      message: 'recto/display needs « ne pas gratter » on the recto, and has none',
    },
  ]);
});

it('takes the warning in two lines', () => {
  const lines = [line('Ne pas', { x: mm(9), y: mm(9) }), line('gratter', { x: mm(9), y: mm(12) })];
  expect(
    told(
      rule,
      withRectoItems(happy, 'display', () => lines),
    ),
  ).toEqual([]);
});
