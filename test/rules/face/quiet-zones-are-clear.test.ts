import { describe, expect, it } from 'vitest';
import { grow, type Rect, rect, right as rightOf } from '../../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import { itemBounds } from '../../../src/face/bounds.ts';
import type { Pass } from '../../../src/face/face.ts';
import type { CodeItem, Item, PathItem } from '../../../src/face/item.ts';
import { rule } from '../../../src/rules/face/quiet-zones-are-clear.ts';
import { codesOf, quietZone } from '../../../src/rules/face/subject.ts';
import { run } from '../../../src/rules/run.ts';
import { withCode, withItems } from '../../kit/damaged-face.ts';
import { filled } from '../../kit/face.ts';
import { faces, happy, rencontre } from '../../kit/real-face.ts';

const right = faces(happy);

function zoneOf(name: CodeItem['name']): Rect {
  const item = codesOf(right).find((code) => code.name === name)?.item;
  const bars = item == null ? null : itemBounds(item);
  if (item == null || bars === null) throw new Error(`no code ${name}`);
  return quietZone(item, bars);
}

const matrix = zoneOf('validation');
const bars = zoneOf('ticket-number');
const black = (box: Rect): PathItem => filled(box, IMAGED_BLACK);
const withMark = (pass: Pass, ...marks: Item[]) => withItems(right, pass, (items) => [...items, ...marks]);
const told = (subject: typeof right) => run([rule], subject).map(({ zone, found }) => [zone, found]);

it('says nothing of codes in the clear', () => {
  expect(run([rule], right)).toEqual([]);
  expect(run([rule], faces(rencontre))).toEqual([]);
});

it('lets a mark touch the quiet zone, and finds one in it by the least step', () => {
  const beside = (gap: number) =>
    withMark('imaging', black(rect(rightOf(matrix) + gap, matrix.y, mm(1), mm(1))));
  expect(run([rule], beside(0))).toEqual([]);
  expect(run([rule], beside(-1))).toEqual([
    {
      rule: 'face/quiet-zones-are-clear',
      severity: 'error',
      ticket: '0000000000000000',
      surface: null,
      zone: 'validation',
      article: null,
      expected: 'clear quiet zone',
      found: 'ink of the imaging pass in it',
      message: 'the validation code needs its clear quiet zone, and has ink of the imaging pass in it',
    },
  ]);
});

it('asks of a matrix quiet on all sides, and of bars on the left and right only', () => {
  const above = (zone: Rect, pass: Pass) =>
    withMark(pass, black(rect(zone.x + mm(3), zone.y - mm(1), mm(1), mm(1) + 1)));
  expect(told(above(matrix, 'imaging'))).toEqual([['validation', 'ink of the imaging pass in it']]);
  const over = withMark('back-imaging', black(rect(bars.x, bars.y - mm(1), bars.width, mm(1))));
  expect(told(over)).toEqual([]);
});

describe('what lies under a code', () => {
  it('may be an even ground, and may not end within the quiet zone', () => {
    const cream = cmyk(0, 2, 10, 0);
    expect(told(withMark('display', filled(grow(matrix, mm(1)), cream)))).toEqual([]);
    expect(told(withMark('display', filled(grow(matrix, -1), cream)))).toEqual([
      ['validation', 'ink of the display pass in it'],
    ]);
  });

  it('may not be a line whose ink reaches into the quiet zone from beside it', () => {
    const line = (away: number): PathItem => ({
      kind: 'path',
      outline: rectOutline(grow(matrix, away)),
      stroke: { paint: cmyk(0, 0, 0, 100), width: mm(0.4) },
    });
    expect(told(withMark('display', line(mm(0.2))))).toEqual([]);
    expect(told(withMark('display', line(mm(0.2) - 1)))).toEqual([
      ['validation', 'ink of the display pass in it'],
    ]);
  });
});

it('looks into the forms that a pass uses, wherever they stand', () => {
  const form = { key: 'stray', box: rect(0, 0, mm(1), mm(1)), items: [black(rect(0, 0, mm(1), mm(1)))] };
  const at = (x: number) => withMark('back', { kind: 'use', form, at: { x, y: bars.y + mm(1) } });
  expect(told(at(bars.x - mm(1)))).toEqual([]);
  expect(told(at(bars.x - mm(1) + 1))).toEqual([['ticket-number', 'ink of the back pass in it']]);
});

it('finds a second code and a « SPÉCIMEN » in it', () => {
  const [code] = codesOf(right).flatMap(({ item, name }) => (name === 'ticket-number' && item ? [item] : []));
  if (code === undefined) throw new Error('no bars');
  const second = { ...code, at: { ...code.at, x: code.at.x + mm(1) } };
  expect(told(withMark('back-imaging', second))).toEqual([
    ['ticket-number', 'ink of the back-imaging pass in it'],
  ]);
  const stamp = black(rect(bars.x + mm(1), bars.y + mm(1), mm(1), mm(1)));
  expect(told(withMark('specimen', stamp))).toContainEqual([
    'ticket-number',
    'ink of the specimen pass in it',
  ]);
});

it('leaves the coat and its picture alone: they are scratched off', () => {
  expect(told(withMark('coat', black(grow(matrix, -mm(1)))))).toEqual([]);
  expect(told(withMark('overprint', black(grow(matrix, -mm(1)))))).toEqual([]);
});

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
