import { expect, it } from 'vitest';
import { euros } from '../../../src/base/money.ts';
import { AMOUNT, amountRects, amountsIn } from '../../../src/rules/template/amounts-in.ts';
import { line } from '../../kit/text.ts';

it('reads the amounts of a sentence, with their place in it', () => {
  expect(amountsIn('« cœur » : 3\u00a0€, passion : 10\u00a0000\u00a0€.')).toEqual([
    { amount: euros(3), from: 11, to: 14 },
    { amount: euros(10_000), from: 26, to: 34 },
  ]);
  expect(amountsIn('12 mois et 2 symboles')).toEqual([]);
});

it('does not take a number that stands before an amount for a part of it', () => {
  expect(amountsIn('lot 12, 500 €').map(({ amount }) => amount)).toEqual([euros(500)]);
  expect(amountsIn('1,50 €').map(({ amount }) => amount)).toEqual([euros(1.5)]);
});

it('knows a run that is an amount and nothing else, spaced as amounts are set', () => {
  for (const text of ['0\u00a0€', '15\u00a0€', '1\u00a0000\u00a0€', '30\u00a0000\u00a0€'])
    expect(AMOUNT.test(text)).toBe(true);
  for (const text of ['15 €', '15€', '1000\u00a0€', 'à 15\u00a0€', '15\u00a0€.'])
    expect(AMOUNT.test(text)).toBe(false);
});

it('measures an amount by its own characters', () => {
  const alone = line('15\u00a0€', { x: 0, y: 0 });
  const [own] = amountRects(alone);
  const [within] = amountRects(line('Gagnez 15\u00a0€ ici', { x: 0, y: 0 }));
  expect(own?.x).toBe(0);
  expect(own?.width).toBe(alone.run.width);
  expect(within?.width).toBe(
    line('15\u00a0€ ', { x: 0, y: 0 }).run.width - line(' ', { x: 0, y: 0 }).run.width,
  );
  expect(within?.x).toBe(line('Gagnez ', { x: 0, y: 0 }).run.width);
});
