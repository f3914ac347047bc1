import { beforeAll, describe, expect, test } from 'vitest';
import { alternateOf, mix, spot } from '../../../src/base/ink.ts';
import { COAT, SPECIMEN } from '../../kit/face.ts';
import {
  BY_HAND,
  byHand,
  CYAN,
  inOrder,
  middle,
  NAMED_BLACK,
  numbered,
  ON_COAT,
  ORACLE,
  ours,
  topsOf,
} from './overprint-oracle.ts';
import { RIP_NAMES, RIPS, type Separations, withoutSpots } from './separations.ts';

describe.each(RIP_NAMES)('on the plates of %s', (rip) => {
  let [oracle, hand, onCoat]: readonly Separations[] = [];

  beforeAll(async () => {
    oracle = await RIPS[rip](await ours(topsOf(ORACLE), [CYAN]));
    hand = await RIPS[rip](byHand(topsOf(BY_HAND)));
    onCoat = await RIPS[rip](await ours(topsOf(ON_COAT), [CYAN, spot(COAT, 30)]));
  });

  test.each(numbered(ORACLE))('over cyan, $name: $shown', ({ index, plates }) => {
    expect(inOrder(oracle?.at(middle(index)) ?? {})).toEqual(plates);
  });

  test.each(numbered(BY_HAND))('over cyan, by hand, $name: $shown', ({ index, plates }) => {
    expect(inOrder(hand?.at(middle(index)) ?? {})).toEqual(plates);
  });

  test.each(numbered(ON_COAT))('over cyan and a coat, $name: $shown', ({ index, plates }) => {
    expect(inOrder(onCoat?.at(middle(index)) ?? {})).toEqual(plates);
  });

  test('the inks of a mix each print on their own plate', () => {
    const plates = onCoat?.at(middle(5)) ?? {};
    expect([plates.Specimen, plates.ScratchCoat, plates.Knocking ?? 0]).toEqual([20, 0, 0]);
  });
});

test('a printer without the spot inks shows their alternates, of a mix each taking its share of the light', async () => {
  const tops = [
    spot(COAT, 50),
    mix([{ ink: COAT, tint: 50 }]),
    mix([
      { ink: COAT, tint: 50 },
      { ink: SPECIMEN, tint: 75 },
    ]),
    mix([
      { ink: NAMED_BLACK, tint: 30 },
      { ink: COAT, tint: 50 },
      { ink: SPECIMEN, tint: 100 },
    ]),
  ];
  const shown = withoutSpots(await ours(tops, []));
  const process = tops.map((_, index) => inOrder(shown.at(middle(index))).slice(0, 4));
  expect(process).toEqual([
    [0, 0, 0, 20],
    [0, 0, 0, 20],
    [0, 60, 0, 20],
    [0, 80, 0, 44],
  ]);
  expect(tops.map(alternateOf).map(({ c, m, y, k }) => [c, m, y, k])).toEqual(process);
});
