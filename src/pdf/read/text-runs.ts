import { hull, type Point, type Rect } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
import type { PlacedCharacter } from './characters.ts';

/**
 * Characters that were set as one run: on one baseline, in one font and size, one after the other.
 *
 * Space   the page: origin top left, y down, lattice units
 */
export interface TextRun {
  readonly text: string;
  /** The pen at the first character. */
  readonly origin: Point;
  /** The hull of what is drawn; of no area, at the origin, where the run is spaces only. */
  readonly box: Rect;
  readonly font: string;
  readonly size: Length;
  readonly direction: PlacedCharacter['direction'];
  /** False where any of its characters is never painted. */
  readonly painted: boolean;
}

/**
 * Puts characters together into runs.
 *
 * Why     the characters of one text object are one run by the file's own word; a code set glyph by glyph is many
 *         objects, so a following object joins too where it goes on in the same font and size, on the same baseline,
 *         within GAP of where the pen stood. A word set apart by more is another run, and so is one set back.
 */
export function groupRuns(characters: readonly PlacedCharacter[]): readonly TextRun[] {
  const runs: PlacedCharacter[][] = [];
  let current: PlacedCharacter[] = [];
  for (const character of characters) {
    const last = current.at(-1);
    if (last === undefined || !follows(last, character)) {
      current = [];
      runs.push(current);
    }
    current.push(character);
  }
  return runs.map(toRun);
}

/** In parts of the type size: wider than letter-spacing, narrower than the space between two cells. */
const GAP = 0.5;
/** How far off the pen a next object may start and still be on it: rounding of writers and of PDFium. */
const SLACK = 0.02;

function follows(last: PlacedCharacter, next: PlacedCharacter): boolean {
  if (last.object === next.object) return true;
  if (last.font !== next.font || Math.abs(last.size - next.size) > SLACK * last.size) return false;
  const [dx, dy] = last.direction;
  const [ex, ey] = next.direction;
  if (dx * ex + dy * ey < 1 - SLACK) return false;
  const by = { x: next.origin.x - last.end.x, y: next.origin.y - last.end.y };
  const along = by.x * dx + by.y * dy;
  const across = Math.abs(by.x * dy - by.y * dx);
  return across <= SLACK * last.size && along >= -KERN * last.size && along <= GAP * last.size;
}

/** How far kerning may set a next object back, in parts of the type size. */
const KERN = 0.15;

function toRun(characters: readonly PlacedCharacter[]): TextRun {
  const [first] = characters as readonly [PlacedCharacter, ...PlacedCharacter[]];
  const drawn = characters.map(({ box }) => box).filter(({ width, height }) => width > 0 && height > 0);
  return {
    text: characters.map(({ text }) => text).join(''),
    origin: first.origin,
    box: hull(drawn) ?? { ...first.origin, width: 0, height: 0 },
    font: first.font,
    size: first.size,
    direction: first.direction,
    painted: characters.every(({ painted }) => painted),
  };
}
