import { createHash } from 'node:crypto';

/** An outline as `showFace` writes it, up to what it is painted with. */
const OUTLINE = /(?<=^ *path )M.*?(?= (?:fill|even-odd|stroke|as) |$)/gm;

/** An outline of more segments than this is folded. */
const MOST_SEGMENTS = 5;

/**
 * The text of a face with each long outline told by where it begins, how many segments follow, and its fingerprint.
 *
 * Why     a golden is read by people: that a curve changed is worth a line, its thousand points are not
 */
export const folded = (text: string): string =>
  text.replace(OUTLINE, (outline) => {
    const segments = outline.split(/ (?=[MLCZ])/);
    if (segments.length <= MOST_SEGMENTS) return outline;
    const print = createHash('sha256').update(outline).digest('hex').slice(0, 8);
    return `${segments[0]} and ${segments.length - 1} more, ${print}`;
  });
