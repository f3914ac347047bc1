/** Of the small job: twelve files a side. */
export const SHEETS = 24_000;

/** Of one file, as the line cuts them. */
export const SHEETS_OF_FILE = 2_000;
