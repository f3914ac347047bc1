import type { Length } from '../../base/length.ts';
import type { PlacedCharacter } from './characters.ts';

/** A character of PDFium's text, or the place of a space that PDFium made up and put in its stead. */
export type Found = PlacedCharacter | null;

/**
 * The characters that were set, with the spaces that PDFium swallowed.
 *
 * Why     in letter-spaced text PDFium takes the spacing for spaces, makes one up between letters, and then drops the
 *         space that was really set as a double. Where it made one up and the gap is wider than the run's own
 *         letter-spacing by as much as a space is wide, a space was set; a mere hole of that width is a space, too,
 *         to whoever reads the ticket
 */
export function withSwallowedSpaces(found: readonly Found[]): readonly PlacedCharacter[] {
  const characters: PlacedCharacter[] = [];
  found.forEach((character, index) => {
    if (character !== null) {
      characters.push(character);
      return;
    }
    const [before, after] = [found[index - 1], found[index + 1]];
    if (before == null || after == null || before.object !== after.object) return;
    const spacing = letterSpacing(found, before.object);
    if (gapBetween(before, after) - spacing > NARROWEST_SPACE * before.size)
      characters.push(space(before, after));
  });
  return characters;
}

/** In parts of the type size: wider than any kerning, narrower than the space of a condensed face (0.2). */
const NARROWEST_SPACE = 0.12;

/** The gap in the middle of all gaps of one text object. */
function letterSpacing(found: readonly Found[], object: number): Length {
  const own = found
    .filter((character) => character?.object === object)
    .filter((character) => character !== null);
  const gaps = own.slice(1).map((character, index) => gapBetween(own[index] ?? character, character));
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

const gapBetween = (before: PlacedCharacter, after: PlacedCharacter): Length => {
  const [dx, dy] = before.direction;
  return (after.origin.x - before.end.x) * dx + (after.origin.y - before.end.y) * dy;
};

const space = (before: PlacedCharacter, after: PlacedCharacter): PlacedCharacter => ({
  ...before,
  text: ' ',
  origin: before.end,
  end: after.origin,
  box: { ...before.end, width: 0, height: 0 },
});
