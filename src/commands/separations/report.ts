/** One plate as it was written. */
export interface MadePlate {
  readonly name: string;
  /** Of the whole page's area, in percent: a half tint counts half. */
  readonly coverage: number;
  readonly png: string;
  readonly tiff: string;
}

/** The plates of one sheet, for machines as they are. */
export interface Separations {
  readonly file: string;
  /** Page of the file, counted from 1: a composite has two a sheet of its job. */
  readonly sheet: number;
  /** Pages of the file. */
  readonly sheets: number;
  readonly dpi: number;
  readonly width: number;
  readonly height: number;
  /** Pixels along the side of the tile that tints are screened with in the TIFFs. */
  readonly screen: number;
  readonly plates: readonly MadePlate[];
  /** What a RIP may show otherwise, and why. */
  readonly unchecked: readonly string[];
}

/** For people: which page, what stands on each plate, and what is not certain. */
export function separationLines(made: Separations, into: string): readonly string[] {
  const { file, sheet, sheets, dpi, width, height, plates, unchecked, screen } = made;
  const widest = Math.max(...plates.map(({ name }) => name.length), 'plate'.length);
  return [
    `${file}, page ${sheet} of ${sheets}: ${lengthWords(width, dpi)} × ${lengthWords(height, dpi)} mm at ${dpi} dpi, ${width} × ${height} pixels`,
    `  ${'plate'.padEnd(widest)}  coverage`,
    ...plates.map(
      ({ name, coverage, png, tiff }) =>
        `  ${name.padEnd(widest)}  ${`${coverage.toFixed(2)} %`.padStart(8)}  ${png}  ${tiff}`,
    ),
    `  in ${into}; the TIFFs have one bit a pixel, tints screened at 45° by tiles of ${screen} pixels, not the printer’s screen`,
    ...unchecked.map((what) => `  not checked: ${what}`),
  ];
}

/**
 * A length that was rounded up to whole dots, in millimetres: the roundest that it can have been.
 *
 * Why     a sheet of 1020 mm has no whole number of dots, and must not be said to be one of 1020.1 mm
 */
function lengthWords(dots: number, dpi: number): string {
  const [over, most] = [dots - 1, dots].map((count) => (count / dpi) * 25.4 + ROUNDING) as [number, number];
  for (const parts of [1, 10]) {
    const roundest = Math.floor(most * parts) / parts;
    if (roundest > over) return String(roundest);
  }
  return String(Number(most.toFixed(1)));
}

/** A whole number of dots may be reckoned as a hair less. */
const ROUNDING = 1e-9;
