import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/backs-belong.ts';
import { withPosition } from '../../kit/damage.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press } from '../../kit/press.ts';

const job = imposed(tickets(4));

test.each(['short-edge', 'long-edge'] as const)(
  'turned about its %s, a sheet has every back behind its ticket',
  (turn) => {
    expect(run([rule], imposed(tickets(4), press({ turn })))).toEqual([]);
  },
);

test('the back of the next ticket is found', () => {
  const next = job.sheets[0]?.positions[1]?.verso;
  if (next === undefined) throw new Error('place 2 is filled');
  expect(
    run(
      [rule],
      withPosition(job, 1, (position) => ({ ...position, verso: next })),
    ),
  ).toMatchObject([
    {
      ticket: '1',
      zone: 'sheet 1, place 1',
      message: 'sheet 1, place 1: the back must be that of ticket 1, and is that of ticket 2',
    },
  ]);
});

test('a back that stands beside its ticket, were it by a lattice unit, is found', () => {
  const moved = withPosition(job, 4, (position) => ({
    ...position,
    versoTrim: { ...position.versoTrim, x: position.versoTrim.x + 1 },
  }));
  expect(run([rule], moved)).toMatchObject([{ ticket: '4', expected: expect.stringMatching(/^at /) }]);
});

test('two rectos are no ticket', () => {
  const same = withPosition(job, 2, (position) => ({ ...position, verso: position.recto }));
  expect(run([rule], same)).toMatchObject([{ expected: 'a verso', found: 'a recto behind a recto' }]);
});

test('a back is where the measured offset of the press asks for it, and a lattice unit beside it is found', () => {
  const backOffset = { x: mm(0.3), y: -mm(0.1) };
  const off = imposed(tickets(4), press({ backOffset }));
  expect(run([rule], off)).toEqual([]);
  const other = { ...off, press: { ...off.press, backOffset: { ...backOffset, x: backOffset.x + 1 } } };
  expect(run([rule], other)).toHaveLength(4);
});

test('the backs of a sheet that is worked and turned are behind their tickets', () => {
  expect(run([rule], imposed(tickets(4), press({ turn: 'work-and-turn' })))).toEqual([]);
});

test('a back that stands the wrong way up is found', () => {
  const turned = withPosition(job, 1, (position) => ({ ...position, versoTurned: 'half' }));
  expect(run([rule], turned).map(({ message }) => message)).toEqual([
    'sheet 1, place 1: the back must be the same way up, and is the other way up on its page',
  ]);
});
