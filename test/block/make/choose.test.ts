import { expect, it } from 'vitest';
import { Bug } from '../../../src/base/fault.ts';
import { arranged, several } from '../../../src/block/make/choose.ts';
import { first, last } from './first.ts';

it('things are arranged by choosing a free place for one after the other', () => {
  expect(arranged(first, 'places', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(arranged(last, 'places', ['a', 'b', 'c'])).toEqual(['c', 'b', 'a']);
});

it('several are chosen without any twice', () => {
  expect(several(first, 'letters', { of: ['a', 'b', 'c'], count: 2 })).toEqual(['a', 'b']);
  expect(several(last, 'letters', { of: ['a', 'b', 'c'], count: 3 })).toEqual(['c', 'b', 'a']);
  expect(several(first, 'letters', { of: ['a'], count: 0 })).toEqual([]);
});

it('one that stands twice among them may be chosen twice, and the first of the two goes', () => {
  expect(several(last, 'bag', { of: [600, 900, 600], count: 3 })).toEqual([600, 600, 900]);
  expect(several(first, 'bag', { of: [600, 900, 600], count: 3 })).toEqual([600, 900, 600]);
});

it('more than there are cannot be chosen', () => {
  expect(() => several(first, 'letters', { of: ['a', 'b'], count: 3 })).toThrow(
    new Bug('3 of 2 cannot be chosen at letters'),
  );
});
