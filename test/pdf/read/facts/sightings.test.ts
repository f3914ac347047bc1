import { expect, test } from 'vitest';
import { Sightings } from '../../../../src/pdf/read/facts/sightings.ts';

test('the same thing in many objects is counted, and five of them named', () => {
  const seen = new Sightings();
  for (let at = 1; at <= 7; at++) seen.note('/ca 0.5', `${at} 0 R`);
  expect(seen.list).toEqual([
    { what: '/ca 0.5', count: 7, objects: ['1 0 R', '2 0 R', '3 0 R', '4 0 R', '5 0 R'] },
  ]);
});

test('twice in one object is once', () => {
  const seen = new Sightings();
  seen.note('/ca 0.5', '1 0 R');
  seen.note('/ca 0.5', '1 0 R');
  expect(seen.list).toMatchObject([{ count: 1 }]);
});

test('so it is in the sixth, which is only counted', () => {
  const seen = new Sightings();
  for (let at = 1; at <= 6; at++) seen.note('/ca 0.5', `${at} 0 R`);
  seen.note('/ca 0.5', '6 0 R');
  expect(seen.list).toMatchObject([{ count: 6 }]);
});

test('of a thousand different things two hundred are kept', () => {
  const seen = new Sightings();
  for (let at = 0; at < 1000; at++) seen.note(`/ca ${at / 1000}`, '1 0 R');
  expect(seen.list).toHaveLength(200);
});
