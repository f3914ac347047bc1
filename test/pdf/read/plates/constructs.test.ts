import { beforeAll, describe, expect, test } from 'vitest';
import type { PagePlates } from '../../../../src/pdf/read/plates/plate.ts';
import { platesOfPage } from '../../../../src/pdf/read/plates/plates-of-page.ts';
import { RIP_NAMES, RIPS, type RipName, type Separations } from '../../write/separations.ts';
import { CONSTRUCTS, NAMED, OBJECTS, RESOURCES } from './constructs.ts';
import { handMade } from './hand-made.ts';

const CELL = 40;
const ACROSS = 6;
const ROWS = Math.ceil(CONSTRUCTS.length / ACROSS);
const [WIDTH, HEIGHT] = [ACROSS * CELL, ROWS * CELL];

/** Every construct in a cell of its own, over cyan and a coat. */
const sheet = (): Uint8Array =>
  handMade({
    width: WIDTH,
    height: HEIGHT,
    resources: `${RESOURCES} ${NAMED}`,
    objects: OBJECTS,
    content: [
      `0.6 0 0 0 k 0 0 ${WIDTH} ${HEIGHT} re f /Over gs /Coat cs 0.3 scn 0 0 ${WIDTH} ${HEIGHT} re f /Knock gs 0 g`,
      ...CONSTRUCTS.map(
        ({ content }, index) =>
          `q 1 0 0 1 ${(index % ACROSS) * CELL} ${HEIGHT - CELL - Math.floor(index / ACROSS) * CELL} cm ${content} Q`,
      ),
    ].join('\n'),
  });

/** Places within a cell, clear of the edges of what is painted there. */
const PLACES = [7, 11, 14, 18, 22, 26, 30, 33].flatMap((x) =>
  [7, 11, 14, 18, 22, 26, 30, 33].map((y) => ({ x, y })),
);

/** Shades at an edge differ from RIP to RIP: so many of the places may lie on one. */
const ON_EDGES = 0.25;
/** In percent: what two RIPs may round a tint, or a step of a gradient, apart. */
const ROUNDED = 3;

describe('plates by PDFium, of whatever else paints', () => {
  let ours: PagePlates;
  const theirs: Partial<Record<RipName, Separations>> = {};
  beforeAll(async () => {
    const file = sheet();
    ours = await platesOfPage(file, 0, 72);
    for (const rip of RIP_NAMES) theirs[rip] = await RIPS[rip](file);
  });

  test('are six: process, Coat and Gold', () => {
    expect(ours.plates.map(({ name }) => name)).toEqual([
      'Cyan',
      'Magenta',
      'Yellow',
      'Black',
      'Coat',
      'Gold',
    ]);
    expect(ours.unchecked).toEqual([]);
  });

  describe.each(RIP_NAMES)('held to %s:', (rip) => {
    const judged = CONSTRUCTS.map((construct, index) => ({ ...construct, index })).filter(
      ({ unlike }) => unlike !== rip,
    );

    test.each(judged)('$name', ({ index }) => {
      const corner = { x: (index % ACROSS) * CELL, y: Math.floor(index / ACROSS) * CELL };
      const unlike = ours.plates.map(({ name, width, ink }) => {
        const off = PLACES.filter((place) => {
          const at = { x: corner.x + place.x, y: corner.y + place.y };
          const own = (ink[at.y * width + at.x] ?? 0) / 2.55;
          return Math.abs(own - (theirs[rip]?.at(at)[name] ?? 0)) > ROUNDED;
        });
        return [name, off.length <= ON_EDGES * PLACES.length ? 'alike' : off.length];
      });
      expect(unlike).toEqual(unlike.map(([name]) => [name, 'alike']));
    });
  });
});
