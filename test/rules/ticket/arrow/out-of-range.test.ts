import { expect, it } from 'vitest';
import { onTarget } from '../../../game/records.ts';
import { CIBLE, finding, inTarget } from '../judged.ts';

const ZERO_AT_BOTH_ENDS = [onTarget(0, 'ZERO'), onTarget(9, 'NEUF'), onTarget(0, 'ZERO')];

it('the arrow may stand at the first and at the last amount', () => {
  expect(inTarget({ amounts: ZERO_AT_BOTH_ENDS, arrow: 0 })).toEqual([]);
  expect(inTarget({ amounts: ZERO_AT_BOTH_ENDS, arrow: 2 })).toEqual([]);
});

it('the arrow may not stand before the first amount', () => {
  expect(inTarget({ arrow: -1 })).toEqual([
    finding({
      rule: 'ticket/arrow/out-of-range',
      ...CIBLE,
      expected: 'a place from 0 to 2',
      found: '-1',
      message:
        'the arrow stands at -1, where a place from 0 to 2 is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('the arrow may not stand after the last amount', () => {
  expect(inTarget({ arrow: 3 })).toEqual([
    finding({
      rule: 'ticket/arrow/out-of-range',
      ...CIBLE,
      expected: 'a place from 0 to 2',
      found: '3',
      message: 'the arrow stands at 3, where a place from 0 to 2 is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('the arrow may not stand between two amounts', () => {
  expect(inTarget({ arrow: 0.5 })).toEqual([
    finding({
      rule: 'ticket/arrow/out-of-range',
      ...CIBLE,
      expected: 'a place from 0 to 2',
      found: '0.5',
      message:
        'the arrow stands at 0.5, where a place from 0 to 2 is expected: the ticket is an anomaly (3.6)',
    }),
  ]);
});
