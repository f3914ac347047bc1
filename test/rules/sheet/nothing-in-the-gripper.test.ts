import { expect, test } from 'vitest';
import { mm, pt } from '../../../src/base/length.ts';
import type { Press } from '../../../src/imposition/press.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/nothing-in-the-gripper.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const on = (over: Partial<Press>) => run([rule], imposed(tickets(4), press(over)));

/** What the small press leaves below its marks: they end 8 mm and half their stroke below the bleeds. */
const FREE_BELOW = mm(130) - (mm(6) + mm(23) + mm(66) + mm(3) + mm(8)) - pt(0.125);

test('a sheet with room for tickets and marks says nothing', () => {
  expect(on({})).toEqual([]);
});

test('marks may reach the gripper, and not into it', () => {
  const job = imposed(tickets(4));
  const held = (gripper: number) => run([rule], { ...job, press: { ...job.press, gripper } });
  expect(held(FREE_BELOW)).toEqual([]);
  expect(held(FREE_BELOW + 1)).toMatchObject([
    { zone: 'recto', expected: expect.stringContaining('gripper edge') },
  ]);
});

test('a ticket larger than the sheet is found with how far it stands over', () => {
  const findings = on({ sheet: { width: mm(60), height: mm(130) } });
  expect(findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(
      /^recto: there must be no ink within 5 mm of the left edge, and there is ink [0-9.]+ mm beyond it$/,
    ),
  );
});

test('each edge is said once for the whole job, as it is at its worst', () => {
  const findings = on({ sheet: { width: mm(60), height: mm(60) } });
  const edges = findings.map(({ expected }) => expected?.replace(/.* of the /, ''));
  expect(edges.toSorted()).toEqual(['gripper edge', 'left edge', 'right edge', 'tail edge']);
});
