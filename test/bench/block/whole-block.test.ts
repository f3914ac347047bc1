import { expect, test } from 'vitest';
import { mustBeWhole, type Report } from '../../../bench/block/whole-block.ts';

const file = (name: string, faces: number, codes = faces) => ({ name, faces, codes });

const whole: Report = {
  files: [
    file('coat.pdf', 50, 0),
    file('imaging-recto-1-2.pdf', 100),
    file('imaging-recto-3-3.pdf', 50),
    file('imaging-verso-1-2.pdf', 100),
    file('imaging-verso-3-3.pdf', 50),
  ],
  findings: [],
};

test('a block is whole if each ticket is recovered from both its sides, and nothing was found wrong', () => {
  expect(() => mustBeWhole(whole, 150)).not.toThrow();
});

test('a ticket that is not recovered from one side ends the bench', () => {
  expect(() => mustBeWhole(whole, 151)).toThrow('150 faces of 151 are recovered from each recto');
  const files = [...whole.files.slice(0, -1), file('imaging-verso-3-3.pdf', 50, 49)];
  expect(() => mustBeWhole({ ...whole, files }, 150)).toThrow(
    '149 codes of 150 are recovered from each verso',
  );
});

test('a finding ends the bench', () => {
  const findings = [{ message: 'another number' }];
  expect(() => mustBeWhole({ ...whole, findings }, 150)).toThrow('another number');
});
