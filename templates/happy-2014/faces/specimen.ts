import {
  type Form,
  type Length,
  mapOutline,
  type Outline,
  type PathItem,
  type Point,
  runOutline,
  shape,
  spot,
} from '../../../src/kit.ts';
import { SPECIMEN_MARK, TRIM_BOX } from '../format.ts';
import { SPECIMEN } from '../inks.ts';

/** How « SPÉCIMEN » stands: its size, its middle, and how far it is turned. */
interface Stand {
  readonly type: Length;
  readonly centre: Point;
  readonly degrees: number;
}

/**
 * « SPÉCIMEN » up a slope in open letters, each an item of its own.
 *
 * Why     open, so that what lies under it is still read; apart, so that the room of each letter is its own
 */
export function specimenMark(key: string, stand: Stand): Form {
  const word = shape('SPÉCIMEN', {
    font: 'archivo-black',
    size: stand.type,
    tracking: SPECIMEN_MARK.tracking,
  });
  const middle = { x: word.width / 2, y: word.ink.y + word.ink.height / 2 };
  const letters = word.glyphs.map((glyph) => runOutline({ ...word, glyphs: [glyph] }));
  return { key, box: TRIM_BOX, items: letters.map((letter) => hollow(turned(letter, middle, stand))) };
}

function turned(letter: Outline, middle: Point, { centre, degrees }: Stand): Outline {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return mapOutline(letter, ({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { x: centre.x + cos * dx - sin * dy, y: centre.y + sin * dx + cos * dy };
  });
}

const hollow = (outline: Outline): PathItem => ({
  kind: 'path',
  outline,
  stroke: { paint: spot(SPECIMEN), width: SPECIMEN_MARK.line, join: 'round' },
});
