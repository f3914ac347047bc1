/** U+00A0: as wide as a space, and no line ends at it. */
const NO_BREAK = '\u00a0';

/**
 * The text in French typography: guillemets, the curved apostrophe, and no-break spaces where a sign belongs to a word.
 *
 * Shape   a space before ; : ! ? » € % and one after « become U+00A0; none is put where there was none; a text
 *         that is already right comes back as it was
 * Why     U+00A0 and not the narrow U+202F, which is missing from nearly every font
 */
export const french = (text: string): string =>
  text
    .replace(/"[ \u00a0]*([^"]*?)[ \u00a0]*"/g, `«${NO_BREAK}$1${NO_BREAK}»`)
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(/[ \u00a0]+(?=[;:!?»€%])/g, NO_BREAK)
    .replace(/(?<=«)[ \u00a0]+/g, NO_BREAK);
