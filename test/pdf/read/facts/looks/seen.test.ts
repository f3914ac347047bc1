import { expect, test } from 'vitest';
import { Looks } from '../../../../../src/pdf/read/facts/looks/seen.ts';

const at = (left: number, top: number) => new Looks<{ readonly name: string }>({ left, top });

test('places are in millimetres from the left and top edges, to a tenth', () => {
  const looks = at(72, 720);
  looks.see('a', 144, 648, () => ({ name: 'a' }));
  expect(looks.list).toEqual([{ name: 'a', count: 1, first: [[25.4, 25.4]] }]);
});

test('what looks alike is one, counted, with its first five places', () => {
  const looks = at(0, 0);
  let made = 0;
  for (let x = 0; x < 7; x++) {
    looks.see('a', (x * 72) / 25.4, 0, () => {
      made += 1;
      return { name: 'a' };
    });
  }
  expect(made).toBe(1);
  expect(looks.list).toMatchObject([{ count: 7 }]);
  expect(looks.list[0]?.first.map(([x]) => x)).toEqual([0, 1, 2, 3, 4]);
});

test('five thousand different looks are kept, and then it is full', () => {
  const looks = at(0, 0);
  for (let at = 0; at < 5000; at++) looks.see(String(at), 0, 0, () => ({ name: String(at) }));
  expect(looks.isFull).toBe(false);
  looks.see('one more', 0, 0, () => ({ name: 'one more' }));
  expect(looks.isFull).toBe(true);
  expect(looks.list).toHaveLength(5000);
});
