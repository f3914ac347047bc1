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
  /** Counted from 1. */
  readonly sheet: number;
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

/** For people: which sheet, what stands on each plate, and what is not certain. */
export function separationLines(made: Separations, into: string): readonly string[] {
  const { file, sheet, sheets, dpi, width, height, plates, unchecked, screen } = made;
  const mm = (pixels: number): string => ((pixels / dpi) * 25.4).toFixed(1);
  const widest = Math.max(...plates.map(({ name }) => name.length), 'plate'.length);
  return [
    `${file}, sheet ${sheet} of ${sheets}: ${mm(width)} × ${mm(height)} mm at ${dpi} dpi, ${width} × ${height} pixels`,
    `  ${'plate'.padEnd(widest)}  coverage`,
    ...plates.map(
      ({ name, coverage, png, tiff }) =>
        `  ${name.padEnd(widest)}  ${`${coverage.toFixed(2)} %`.padStart(8)}  ${png}  ${tiff}`,
    ),
    `  in ${into}; the TIFFs have one bit a pixel, tints screened at 45° by tiles of ${screen} pixels, not the printer’s screen`,
    ...unchecked.map((what) => `  not checked: ${what}`),
  ];
}
