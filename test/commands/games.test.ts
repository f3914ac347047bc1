import { expect, test } from 'vitest';
import { grattage } from '../kit/command.ts';

test('every game is one line, its working title said to be one', async () => {
  const { code, stdout, stderr } = await grattage(['games']);
  expect([code, stderr]).toEqual([0, '']);
  const games = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect(games.map(([id, , price, block]) => [id, price, block])).toEqual([
    ['happy-2014', '3\u00a0€', 'blocks of 2\u00a0000\u00a0000'],
    ['rencontre-2007', '3\u00a0€', 'blocks of 750\u00a0000'],
  ]);
  expect(games.map(([, title]) => title?.endsWith('(working title)'))).toEqual([false, true]);
});
