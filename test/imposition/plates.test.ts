import { describe, expect, test } from 'vitest';
import { rect } from '../../src/base/geometry.ts';
import { cmyk, IMAGED_BLACK, PAPER, REGISTRATION, spot } from '../../src/base/ink.ts';
import { mm } from '../../src/base/length.ts';
import type { Item } from '../../src/face/item.ts';
import { platesOf } from '../../src/imposition/plates.ts';
import { COAT, filled, SPECIMEN } from '../kit/face.ts';
import { placed } from '../kit/page.ts';

const BOX = rect(0, 0, mm(5), mm(5));
const INKS = [COAT, SPECIMEN];
const names = (...items: Item[]): readonly string[] =>
  platesOf([placed(...items)], INKS).map(({ name }) => name);

describe('the plates of a page', () => {
  test('are the process inks that it uses, and no others', () => {
    expect(names(filled(BOX, cmyk(20, 0, 60, 0)))).toEqual(['Cyan', 'Yellow']);
    expect(names(filled(BOX, PAPER))).toEqual([]);
  });

  test('are its spots after them, in the order of the job’s inks', () => {
    expect(names(filled(BOX, spot(SPECIMEN)), filled(BOX, spot(COAT)), filled(BOX, IMAGED_BLACK))).toEqual([
      'Black',
      'ScratchCoat',
      'Specimen',
    ]);
  });

  test('are those of forms, of forms within forms, and of strokes too', () => {
    const stroked: Item = { kind: 'path', outline: [], stroke: { paint: cmyk(0, 10, 0, 0), width: 1 } };
    const use = (key: string, item: Item): Item => ({
      kind: 'use',
      form: { key, box: BOX, items: [item] },
      at: { x: 0, y: 0 },
    });
    expect(names(use('outer', use('inner', stroked)))).toEqual(['Magenta']);
  });

  test('are never the registration colour: it is on all of them', () => {
    expect(names(filled(BOX, spot(REGISTRATION)))).toEqual([]);
  });

  test('each have tints of their own', () => {
    const [cyan, coat] = platesOf([placed(filled(BOX, cmyk(1, 0, 0, 0)), filled(BOX, spot(COAT)))], INKS);
    expect(cyan?.tint(75)).toEqual(cmyk(75, 0, 0, 0));
    expect(coat?.tint(25)).toEqual(spot(COAT, 25));
  });
});
