import type { PrintedJob } from '../../src/readback/printed-job.ts';

/** A job of one place a sheet, the front upright at the page's corner. */
export function job({ sheets = 1 }: { readonly sheets?: number } = {}): PrintedJob {
  const trim = [0, 0, 3_240_000, 4_680_000] as const;
  return {
    game: 'rencontre-2007',
    specimens: true,
    press: { dpi: 600, turn: 'short-edge' },
    inks: [],
    codes: [],
    sheetMap: { order: 'step-and-repeat', columns: 1, rows: 1, sheets, tickets: sheets, letters: {} },
    places: [
      {
        place: 1,
        recto: { on: 'recto', trim, turned: 'upright' },
        verso: { on: 'verso', trim, turned: 'upright' },
      },
    ],
    files: [],
  };
}
