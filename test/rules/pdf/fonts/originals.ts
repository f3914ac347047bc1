import { glyphOutlines } from '../../../../src/pdf/read/content/fonts/outlines.ts';
import { fontNamed } from '../../../../src/text/named-font.ts';

/** The fingerprint of a character's outline in a font of the project, taken from the font itself. */
export function fingerprintOf(name: string, character: string): string {
  const font = fontNamed(name);
  const gid = font?.glyphs.get(character);
  const outline = font === null || gid === undefined ? undefined : glyphOutlines(font.bytes)?.get(gid);
  if (outline === undefined) throw new Error(`${name} has no ${character}`);
  return outline.fingerprint;
}
