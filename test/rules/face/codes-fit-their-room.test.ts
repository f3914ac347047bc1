import { expect, it } from 'vitest';
import { itemBounds } from '../../../src/face/bounds.ts';
import type { CodeItem } from '../../../src/face/item.ts';
import { rule } from '../../../src/rules/face/codes-fit-their-room.ts';
import { codesOf, quietZone } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { withCode } from '../../kit/damaged-face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);

/** The code with its quiet zone so far from the left of its room. */
function fromTheLeft(name: CodeItem['name'], gap: number) {
  const code = codesOf(right).find((one) => one.name === name);
  const bars = code?.item == null ? null : itemBounds(code.item);
  if (code?.item == null || bars === null) throw new Error(`no code ${name}`);
  const by = code.place.room.x + gap - quietZone(code.item, bars).x;
  return withCode(right, name, (item) => ({ ...item, at: { ...item.at, x: item.at.x + by } }));
}

it('says nothing of codes that lie in their rooms', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it.each(['validation', 'ticket-number'] as const)(
  'lets the quiet zone of the %s touch the edge, and no more',
  (name) => {
    expect(run([rule], fromTheLeft(name, 0))).toEqual([]);
    expect(run([rule], fromTheLeft(name, -1))).toEqual([
      {
        rule: 'face/codes-fit-their-room',
        severity: 'error',
        ticket: '0000000000000000',
        surface: null,
        zone: name,
        article: null,
        expected: 'code within its room with its quiet zone',
        found: 'out of it',
        message: `the ${name} needs its code within its room with its quiet zone, and has it out of it`,
      },
    ]);
  },
);

it('leaves a code that is missing to another rule', () => {
  expect(
    run(
      [rule],
      withCode(right, 'validation', () => null),
    ),
  ).toEqual([]);
  expect(
    run(
      [rule],
      withCode(right, 'ticket-number', () => null),
    ),
  ).toEqual([]);
});
