import { expect, it } from 'vitest';
import { CIBLE, finding, inTarget } from '../judged.ts';

it('the arrow may stand at the first amount and at the last', () => {
  expect(inTarget({ arrow: 1 })).toEqual([]);
  expect(inTarget({ arrow: 0 }).map((one) => one.rule)).toEqual(['ticket/total-is-no-tier']);
});

it('a target without arrow is an anomaly', () => {
  expect(inTarget({ arrow: null })).toEqual([
    finding({
      rule: 'ticket/arrow/missing',
      ...CIBLE,
      expected: 'one arrow',
      message: 'one arrow is expected and none is found: the ticket is an anomaly (3.6)',
    }),
  ]);
});

it('an arrow of a wrong type is told once, as a misfit', () => {
  expect(inTarget({ arrow: 'first' }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
  expect(inTarget({ arrow: ['first'] }).map((one) => one.rule)).toEqual(['ticket/record-misfit']);
});
