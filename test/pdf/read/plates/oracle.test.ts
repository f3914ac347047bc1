import { beforeAll, describe, expect, test } from 'vitest';
import { spot } from '../../../../src/base/ink.ts';
import type { PagePlates } from '../../../../src/pdf/read/plates/plate.ts';
import { platesOfPage } from '../../../../src/pdf/read/plates/plates-of-page.ts';
import { COAT } from '../../../kit/face.ts';
import {
  BY_HAND,
  byHand,
  CYAN,
  inOrder,
  middle,
  numbered,
  ON_COAT,
  ORACLE,
  ours,
  topsOf,
} from '../../write/overprint-oracle.ts';
import { RIP_NAMES, RIPS } from '../../write/separations.ts';

/** One pixel a point, as the oracle's places are. */
const DPI = 72;

const percentsAt = ({ plates }: PagePlates, { x, y }: { readonly x: number; readonly y: number }) =>
  Object.fromEntries(
    plates.map(({ name, width, ink }) => [name, Math.round((ink[y * width + x] ?? 0) / 2.55)]),
  );

describe('plates by PDFium, of files that overprint', () => {
  let [oracle, hand, onCoat]: readonly PagePlates[] = [];
  const files: Record<string, Uint8Array> = {};

  beforeAll(async () => {
    files.oracle = await ours(topsOf(ORACLE), [CYAN]);
    files.hand = byHand(topsOf(BY_HAND));
    files.onCoat = await ours(topsOf(ON_COAT), [CYAN, spot(COAT, 30)]);
    oracle = await platesOfPage(files.oracle, 0, DPI);
    hand = await platesOfPage(files.hand, 0, DPI);
    onCoat = await platesOfPage(files.onCoat, 0, DPI);
  });

  test('are those of the fourteen cases, and of what lies on a coat', () => {
    expect(ORACLE.length + BY_HAND.length).toBe(14);
  });

  test.each(numbered(ORACLE))('over cyan, $name: $shown', ({ index, plates }) => {
    expect(oracle && inOrder(percentsAt(oracle, middle(index)))).toEqual(plates);
  });

  test.each(numbered(BY_HAND))('over cyan, by hand, $name: $shown', ({ index, plates }) => {
    expect(hand && inOrder(percentsAt(hand, middle(index)))).toEqual(plates);
  });

  test.each(numbered(ON_COAT))('over cyan and a coat, $name: $shown', ({ index, plates }) => {
    expect(onCoat && inOrder(percentsAt(onCoat, middle(index)))).toEqual(plates);
  });

  test('the inks of a mix each print on their own plate', () => {
    const plates = onCoat === undefined ? {} : percentsAt(onCoat, middle(5));
    expect([plates.Specimen, plates.ScratchCoat, plates.Knocking ?? 0]).toEqual([20, 0, 0]);
  });

  test('say nothing to be unchecked', () => {
    expect([oracle?.unchecked, hand?.unchecked, onCoat?.unchecked]).toEqual([[], [], []]);
  });

  test.each(RIP_NAMES)('are at every place what %s has', async (rip) => {
    for (const [name, cases, made] of [
      ['oracle', ORACLE.length, oracle],
      ['hand', BY_HAND.length, hand],
      ['onCoat', ON_COAT.length, onCoat],
    ] as const) {
      const theirs = await RIPS[rip](files[name] ?? new Uint8Array());
      for (let index = 0; index < cases; index++) {
        const own = made === undefined ? {} : percentsAt(made, middle(index));
        const other = theirs.at(middle(index));
        expect([name, index, own]).toEqual([
          name,
          index,
          Object.fromEntries(Object.keys(own).map((plate) => [plate, other[plate] ?? 0])),
        ]);
      }
    }
  });
});
