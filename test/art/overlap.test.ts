import { describe, expect, test } from 'vitest';
import { likeness } from '../../src/art/overlap.ts';
import type { PathItem } from '../../src/face/item.ts';
import { art } from './maker.ts';

const HEART = 'M10 18C4 13 2 10 2 7C2 3 8 2 10 6C12 2 18 3 18 7C18 10 16 13 10 18Z';
const marks = {
  disc: '<circle class="black" cx="10" cy="10" r="8"/>',
  ring: '<circle class="line" cx="10" cy="10" r="8"/>',
  square: '<rect class="black" x="2" y="2" width="16" height="16"/>',
  rounded: '<rect class="black" x="2" y="2" width="16" height="16" rx="2"/>',
  heart: `<path class="black" d="${HEART}"/>`,
  hollowHeart: `<path class="line" d="${HEART}"/>`,
  fallenHeart: `<path class="black" transform="rotate(180 10 10)" d="${HEART}"/>`,
  clock: [
    '<circle class="black" cx="10" cy="10" r="8"/><circle class="paper" cx="10" cy="10" r="6"/>',
    '<path class="line" d="M10 10V5M10 10L13 12"/>',
  ].join(''),
  star: '<polygon class="black" points="10,1 12.5,7.5 19,7.5 13.8,11.8 15.8,18.5 10,14.5 4.2,18.5 6.2,11.8 1,7.5 7.5,7.5"/>',
} as const;
type Mark = keyof typeof marks;
const drawn = (mark: Mark): readonly PathItem[] => art(marks[mark]).items;
const alike = (a: Mark, b: Mark): number => likeness(drawn(a), drawn(b));

test.each(Object.keys(marks) as Mark[])('a %s is wholly like itself', (mark) => {
  expect(alike(mark, mark)).toBe(1);
});

test('size and place do not tell two marks apart', () => {
  const small = art('<circle class="black" cx="6" cy="5" r="4"/>').items;
  expect(likeness(drawn('disc'), small)).toBeGreaterThan(0.99);
});

test('it does not matter which of two marks comes first', () => {
  expect(alike('heart', 'star')).toBe(alike('star', 'heart'));
});

test('a square with its corners rounded is a square to a player', () => {
  expect(alike('square', 'rounded')).toBeGreaterThan(0.8);
});

describe('the same form, empty or with a drawing inside, is half alike', () => {
  test.each([
    ['disc', 'ring'],
    ['disc', 'clock'],
    ['heart', 'hollowHeart'],
  ] as const)('%s and %s', (a, b) => {
    expect(alike(a, b)).toBeGreaterThan(0.5);
    expect(alike(a, b)).toBeLessThan(0.75);
  });
});

describe('other forms are not alike', () => {
  test.each([
    ['disc', 'square'],
    ['disc', 'heart'],
    ['heart', 'fallenHeart'],
    ['star', 'disc'],
    ['star', 'clock'],
  ] as const)('%s and %s', (a, b) => {
    expect(alike(a, b)).toBeLessThan(0.25);
  });
});

test('an even-odd hole and the same hole painted in paper are one drawing', () => {
  const hole = art('<path class="black" fill-rule="evenodd" d="M2 2H18V18H2ZM7 7H13V13H7Z"/>').items;
  const painted = art(
    '<rect class="black" x="2" y="2" width="16" height="16"/><rect class="paper" x="7" y="7" width="6" height="6"/>',
  ).items;
  expect(likeness(hole, painted)).toBe(1);
});

test('two figures of one turn fill where they overlap under nonzero, and stay open under even-odd', () => {
  const d = 'M2 2H18V18H2ZM7 7H13V13H7Z';
  const nonzero = art(`<path class="black" d="${d}"/>`).items;
  const evenOdd = art(`<path class="black" fill-rule="evenodd" d="${d}"/>`).items;
  expect(likeness(nonzero, drawn('square'))).toBe(1);
  expect(likeness(evenOdd, drawn('square'))).toBeLessThan(1);
});

test('a mark without ink has no likeness, and asking is our fault', () => {
  expect(() => likeness([], drawn('disc'))).toThrow('a drawing without ink has no likeness');
});
