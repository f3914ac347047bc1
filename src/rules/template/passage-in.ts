import type { GlyphItem } from '../../face/item.ts';

/** A text without its spaces: how it was broken into lines and runs does not matter. */
export const squeezed = (text: string): string => text.replace(/\s/g, '');

/**
 * The run in which a passage begins that is set over several runs, one after the other; null where it is not set.
 */
export function passageIn(texts: readonly GlyphItem[], passage: string): GlyphItem | null {
  const wanted = squeezed(passage);
  const said = texts.map(({ run }) => squeezed(run.text));
  let start = said.join('').indexOf(wanted);
  if (wanted === '' || start === -1) return null;
  for (const [index, text] of said.entries()) {
    if (start < text.length) return texts[index] ?? null;
    start -= text.length;
  }
  return null;
}
