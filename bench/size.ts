/** How much the bench does. */
export interface BenchSize {
  readonly name: 'full' | 'quick';
  /** Sheets of the file that the line is measured on; of a B1 press, 50 tickets each. */
  readonly fileSheets: number;
  /** Sheets of a small job, which large ones are held against. */
  readonly smallSheets: number;
  /** Tickets of the large job, or all that the block has. */
  readonly growth: number;
  /** As often are the line, its stages and the other tools measured, in turn. */
  readonly rounds: number;
  /** Files that one and two processes make, and how often they do. */
  readonly workers: { readonly files: number; readonly fileSheets: number; readonly pairs: number };
  /** Of what other tools make otherwise, so much. */
  readonly peers: number;
  /** Records that are checked, and tickets that go the ordinary way. */
  readonly records: number;
  readonly ordinary: number;
}

/** What figures are told from. */
const FULL: BenchSize = {
  name: 'full',
  fileSheets: 2_000,
  smallSheets: 200,
  growth: 1_000_000,
  rounds: 7,
  workers: { files: 4, fileSheets: 500, pairs: 3 },
  peers: 0.5,
  records: 10_000,
  ordinary: 1_000,
};

/** To see that the bench runs: its figures say little. */
const QUICK: BenchSize = {
  name: 'quick',
  fileSheets: 200,
  smallSheets: 100,
  growth: 30_000,
  rounds: 1,
  workers: { files: 2, fileSheets: 100, pairs: 1 },
  peers: 0.1,
  records: 1_000,
  ordinary: 100,
};

export const SIZES = { full: FULL, quick: QUICK } as const;

export const isSize = (name: string): name is keyof typeof SIZES => Object.hasOwn(SIZES, name);
