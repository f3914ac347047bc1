import { expect, test } from 'vitest';
import { mm, pt } from '../../../../src/base/length.ts';
import { run } from '../../../../src/rules/run.ts';
import { rule as atRest } from '../../../../src/rules/sheet/nothing-in-the-gripper.ts';
import { rule } from '../../../../src/rules/sheet/shifted/nothing-in-the-gripper.ts';
import { tickets } from '../../../kit/face.ts';
import { imposed, press } from '../../../kit/press.ts';

const job = imposed(tickets(4));
const held = (which: typeof rule, gripper: number, registerTolerance = mm(0.5)) =>
  run([which], { ...job, press: { ...job.press, gripper, registerTolerance } });

/** What the small press leaves below its marks, as the rule at rest has it. */
const FREE_BELOW = mm(130) - (mm(6) + mm(23) + mm(66) + mm(3) + mm(8)) - pt(0.125);

test('a sheet with room for imaging off register says nothing', () => {
  expect(run([rule], job)).toEqual([]);
});

test('imaging that is off reaches nearer to the gripper by as much', () => {
  expect(held(atRest, FREE_BELOW)).toEqual([]);
  expect(held(rule, FREE_BELOW - mm(0.5))).toEqual([]);
  const findings = held(rule, FREE_BELOW - mm(0.5) + 1);
  expect(findings.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^imagerie recto, off register by 0\.5 mm: there must be no ink within [0-9.]+ mm of the gripper edge, and there is ink [0-9.]+ mm from it$/,
    ),
  ]);
});

test('each press has its own register', () => {
  expect(run([rule], imposed(tickets(4), press({ registerTolerance: mm(25) }))).length).toBeGreaterThan(0);
});
