import { expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { draws } from '../../src/block/draws.ts';
import { evenly } from '../../src/block/evenly.ts';

it('every option is picked once before any is picked again', () => {
  const choose = evenly(draws('evenly'));
  const picked = Array.from({ length: 21 }, () => choose('day', ['LUNDI', 'MARDI', 'JEUDI']));
  for (let round = 0; round < 21; round += 3) {
    expect(picked.slice(round, round + 3).sort()).toEqual(['JEUDI', 'LUNDI', 'MARDI']);
  }
});

it('an option that comes later catches up first', () => {
  const choose = evenly(draws('evenly'));
  expect([choose('day', ['LUNDI']), choose('day', ['LUNDI'])]).toEqual(['LUNDI', 'LUNDI']);
  expect([choose('day', ['LUNDI', 'MARDI']), choose('day', ['LUNDI', 'MARDI'])]).toEqual(['MARDI', 'MARDI']);
});

it('one decision does not weigh on another', () => {
  const choose = evenly(() => 0);
  expect([choose('a', [1, 2]), choose('b', [1, 2]), choose('a', [1, 2])]).toEqual([1, 1, 2]);
});

it('nothing cannot be chosen from', () => {
  expect(() => evenly(draws('evenly'))('day', [])).toThrow(Bug);
});
