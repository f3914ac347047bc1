/**
 * The square sizes that a ticket has room for, in modules with the finder, and the codewords that each has for data and
 * for correcting errors.
 *
 * Why     all of one region and one block: larger ones are put together from several
 */
export const DATAMATRIX_CODEWORDS = {
  '10x10': { data: 3, checks: 5 },
  '12x12': { data: 5, checks: 7 },
  '14x14': { data: 8, checks: 10 },
  '16x16': { data: 12, checks: 12 },
  '18x18': { data: 18, checks: 14 },
  '20x20': { data: 22, checks: 18 },
} as const;

export type DataMatrixVersion = keyof typeof DATAMATRIX_CODEWORDS;
