import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import type { SeenRun } from './side.ts';
import { variableRuns } from './variable.ts';

const run = (text: string, xMm: number): SeenRun => ({
  text,
  box: { x: mm(xMm), y: 0, width: mm(8), height: mm(3) },
});

test('what stands on every ticket in one place is art, a hundredth of a millimetre aside', () => {
  const tickets = [
    [run('Prix 3 €', 10), run('SIX', 40)],
    [run('Prix 3 €', 10.01), run('NEUF', 40)],
  ];
  expect(variableRuns(tickets).map((runs) => runs.map(({ text }) => text))).toEqual([['SIX'], ['NEUF']]);
});

test('the same text in another place, or not on every ticket, is variable', () => {
  const tickets = [[run('SIX', 40)], [run('SIX', 40.1)], [run('SIX', 40)]];
  expect(variableRuns(tickets).map((runs) => runs.length)).toEqual([1, 1, 1]);
  expect(variableRuns([[run('SIX', 40)], []]).map((runs) => runs.length)).toEqual([1, 0]);
});
