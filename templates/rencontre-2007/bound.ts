import { french } from '../../src/kit.ts';

/** A word of one or two letters that is not the end of an elided one: « il », « si », « à », but not « l’un ». */
const SHORT_WORD = /(?<![\p{L}\p{N}’])(\p{L}{1,2}) (?=\S)/gu;

/**
 * The text in French spacing, bound where a line must not end.
 *
 * Shape   a short word stays with the next one, and a number with what it counts
 * Why     « Il » alone at a line's end makes a reader of small print go back
 */
export const bound = (text: string): string =>
  french(text)
    .replace(SHORT_WORD, '$1\u00a0')
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
