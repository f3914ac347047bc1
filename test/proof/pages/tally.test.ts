import { expect, it } from 'vitest';
import { tallyTable } from '../../../src/proof/pages/tally.ts';
import { COLUMN } from '../../../src/proof/paper.ts';
import { tableWidth } from '../../../src/proof/table.ts';
import { happy, rencontre } from '../../kit/real-face.ts';
import { subject } from '../maker.ts';

const counts = (template: typeof happy) =>
  tallyTable(subject(template).specimens).rows.map(([, judged, shown]) => [judged, shown]);

it('counts the specimens of each sort that there is and those shown, and sums them up', () => {
  expect(counts(happy)).toEqual([
    ['7', '7'],
    ['29', '29'],
    ['14', '1'],
    ['50', '37'],
  ]);
  expect(counts(rencontre)).toEqual([
    ['8', '8'],
    ['77', '77'],
    ['7', '0'],
    ['8', '1'],
    ['100', '86'],
  ]);
});

it('is as wide as a ticket', () => {
  expect(tableWidth(tallyTable(subject(happy).specimens))).toBe(COLUMN);
});
