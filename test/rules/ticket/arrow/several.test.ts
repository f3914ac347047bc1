import { expect, it } from 'vitest';
import { CIBLE, finding, inTarget } from '../judged.ts';

it('one arrow is right, in a list too', () => {
  expect(inTarget({ arrow: [1] })).toEqual([]);
});

it('two arrows are one too many', () => {
  expect(inTarget({ arrow: [0, 1] })).toEqual([
    finding({
      rule: 'ticket/arrow/several',
      ...CIBLE,
      expected: 'one arrow',
      found: 'arrows at 0 and 1',
      message: 'one arrow is expected and arrows at 0 and 1 are found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('two arrows on one amount are one too many', () => {
  expect(inTarget({ arrow: [1, 1] })).toEqual([
    finding({
      rule: 'ticket/arrow/several',
      ...CIBLE,
      expected: 'one arrow',
      found: 'arrows at 1 and 1',
      message: 'one arrow is expected and arrows at 1 and 1 are found: the ticket is an anomaly (3.6)',
    }),
  ]);
});
