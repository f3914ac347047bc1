import { expect, it } from 'vitest';
import { onTarget, TARGET } from '../../../game/records.ts';
import { CIBLE, finding, inTarget } from '../judged.ts';

it('a target of three amounts is right, two of them alike', () => {
  expect(inTarget({ amounts: [onTarget(9, 'NEUF'), onTarget(0, 'ZERO'), onTarget(0, 'ZERO')] })).toEqual([]);
});

it('a target of four amounts has one too many', () => {
  expect(inTarget({ amounts: [...TARGET.amounts, onTarget(3, 'TROIS')] })).toEqual([
    finding({
      rule: 'ticket/amount/too-many',
      ...CIBLE,
      expected: '3 amounts',
      found: '4',
      message: '3 amounts are expected and 4 found: the ticket is an anomaly (3.6)',
    }),
  ]);
});
