/** What a job says of one of its files, as plain facts: whoever reads `job.json` makes them. */
export interface FileOfJob {
  /** The file by its name; null where the job has none of that name. */
  readonly file: FileEntry | null;
  /** All inks of the job but the process inks. */
  readonly inks: readonly JobInk[];
  /** Those that the imager prints: variable marks, on either side. */
  readonly imagedInks: readonly string[];
  /** The identifier of the printing condition, as every output intent of the job says it. */
  readonly condition: string;
  /** The press's sheet: width and height. */
  readonly sheetMm: readonly [width: number, height: number];
  /** The inks that one printing unit after the other lays down, as the fixed plates have them. */
  readonly units: readonly (readonly string[])[];
}

export interface FileEntry {
  readonly kind: 'fixed' | 'imaging' | 'composite' | 'tickets';
  readonly pages: number;
  /** The plates that it may print on, process inks by their names. */
  readonly inks: readonly string[];
  /** Whether its bytes are those that the job was made with. */
  readonly isUnchanged: boolean;
}

export interface JobInk {
  readonly name: string;
  /** Percent of cyan, magenta, yellow and black. */
  readonly alternate: readonly [c: number, m: number, y: number, k: number];
  readonly overprints: boolean;
}
