import type { Separations } from './report.ts';

/** What is to be separated, and where its plates are put. */
export interface SeparationOrder {
  readonly path: string;
  /** Page of the file, counted from 1. */
  readonly sheet: number;
  readonly dpi: number;
  /** A folder that is there and empty. */
  readonly into: string;
  /** How its files are made; null: as the system makes files. */
  readonly mode: number | null;
}

/** A plate that is begun. */
export interface BegunPlate {
  readonly pixels: number;
  /** Counted from 0. */
  readonly at: number;
  /** Plates of the page. */
  readonly of: number;
}

/** What is said of it: which plate is begun; in the end, what was made. */
export type SeparationWord =
  | ({ readonly kind: 'plate' } & BegunPlate)
  | { readonly kind: 'made'; readonly made: Separations };
