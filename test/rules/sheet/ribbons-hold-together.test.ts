import { expect, test } from 'vitest';
import { mm } from '../../../src/base/length.ts';
import { run } from '../../../src/rules/run.ts';
import { rule } from '../../../src/rules/sheet/ribbons-hold-together.ts';
import { tickets } from '../../kit/face.ts';
import { imposed, press, web } from '../../kit/press.ts';

const messages = (...job: Parameters<typeof imposed>) =>
  run([rule], imposed(...job)).map(({ message }) => message);

test('a web whose repeat is its rows of tickets is a ribbon', () => {
  expect(messages(tickets(6), web())).toEqual([]);
});

test('a repeat that is a lattice unit too long cuts the ribbon', () => {
  const sheet = { width: mm(190), height: mm(90) + 1 };
  expect(messages(tickets(6), web({ sheet }))).toHaveLength(1);
  expect(messages(tickets(6), web({ sheet: { ...sheet, height: mm(96) } }))).toEqual([
    'the press Bobine needs a repeat of 90 mm for its 3 rows of 30 mm, and has 96 mm',
  ]);
});

test('tickets that hold together are in ribbon order, and no others are', () => {
  expect(messages(tickets(6), web(), { kind: 'step-and-repeat' })).toEqual([
    'the press Bobine needs ribbon order for its perforated rows, and has step-and-repeat',
  ]);
  expect(messages(tickets(6), press(), { kind: 'ribbon', lift: 1 })).toEqual([
    'the press Essai needs perforated rows for its ribbons, and has none',
  ]);
});

test('a perforated sheet may have margins above and below', () => {
  const torn = press({ perforated: 'rows', gutter: { x: mm(6), y: 0 } });
  expect(messages(tickets(4), torn, { kind: 'ribbon', lift: 1 })).toEqual([]);
});
