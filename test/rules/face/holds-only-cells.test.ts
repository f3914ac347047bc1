import { expect, it } from 'vitest';
import { euros } from '../../../src/base/money.ts';
import type { Ticket } from '../../../src/game/ticket.ts';
import { rule } from '../../../src/rules/face/holds-only-cells.ts';
import { run } from '../../../src/rules/run.ts';
import { layOut } from '../../../src/template/lay-out.ts';
import { faces, happy, rencontre, specimen } from '../../kit/real-face.ts';

/** The specimen whose Bonus holds 7 €, which no table has. */
const sevenEuros = (): Ticket => {
  const ticket = specimen(happy);
  const amount = { amount: euros(7), transcription: 'SEPT', star: null, transcriptionAt: null };
  return {
    ...ticket,
    surfaces: ticket.surfaces.map((one) =>
      one.surface === 'bonus' ? { ...one, zones: [{ mechanic: 'amount', amount }] } : one,
    ),
  };
};

it('says nothing of tickets whose values are all cells', () => {
  expect(run([rule], faces(happy))).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('finds a value that was never drawn', () => {
  expect(run([rule], layOut(happy, sevenEuros()))).toEqual([
    {
      rule: 'face/holds-only-cells',
      severity: 'error',
      ticket: '0000000000000000',
      surface: 'bonus',
      zone: 'bonus',
      article: '4.3.1',
      expected: 'a cell of the surface',
      found: '7\u00a0€ over « SEPT »',
      message: 'the zone bonus needs a cell of the surface, and was given 7\u00a0€ over « SEPT »',
    },
  ]);
});
