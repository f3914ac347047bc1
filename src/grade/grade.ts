import type { CodeSymbol } from '../barcode/symbol.ts';
import { type Weakness, weaknesses } from './limits.ts';
import { measureLinear } from './linear.ts';
import { measureMatrix } from './matrix.ts';
import { type Measures, toHundredths } from './measures.ts';
import { type CodePicture, type Corners, type Extent, upright } from './picture.ts';
import { measureStack } from './stack.ts';
import { STRAINS, type Strain, strained } from './strains.ts';

/** A code as a decoder found it in a picture of the plate. */
export interface FoundCode {
  readonly symbology: CodeSymbol['symbology'];
  readonly text: string;
  readonly corners: Corners;
  /** Of matrices; null for others. */
  readonly modules: readonly [columns: number, rows: number] | null;
  readonly unusedCorrection: number | null;
}

/** Reads what a picture shows; null where nothing can be read. */
export type Decoder = (picture: CodePicture) => Promise<string | null>;

/** What becomes of a code under a strain. */
export type Outcome = 'reads' | 'does not read' | 'reads as another';

/**
 * The indicative grade of one code on a plate.
 *
 * Never   an ISO grade, nor what the code says
 */
export interface Grade {
  readonly symbology: CodeSymbol['symbology'];
  /** Null where the code was read, but its elements cannot be measured. */
  readonly measures: Measures | null;
  readonly weak: readonly Weakness[];
  readonly strains: readonly { readonly strain: Strain; readonly outcome: Outcome }[];
}

/** Measures a code on the plate, then strains it and has it read again. */
export async function gradeCode(picture: CodePicture, code: FoundCode, decode: Decoder): Promise<Grade> {
  const { picture: standing, at } = upright(picture, code.corners);
  const { symbology, text } = code;
  const measured = measuresOf(standing, at, code);
  const measures = measured === null ? null : toHundredths(measured);
  // What cannot be measured is strained by a line of one dot.
  const module = Math.max(1, Math.round(measures?.moduleDots[0] ?? 1));
  const strains: { strain: Strain; outcome: Outcome }[] = [];
  for (const strain of STRAINS) {
    const read = await decode(strained(standing, strain, { ...at, module }));
    strains.push({
      strain,
      outcome: read === null ? 'does not read' : read === text ? 'reads' : 'reads as another',
    });
  }
  return { symbology, measures, weak: measures === null ? [] : weaknesses(measures, symbology), strains };
}

function measuresOf(picture: CodePicture, at: Extent, code: FoundCode): Measures | null {
  const { symbology, text, modules, unusedCorrection } = code;
  switch (symbology) {
    case 'itf':
    case 'code128':
      return measureLinear(picture, at, { symbology, text });
    case 'pdf417':
      return measureStack(picture, at, unusedCorrection);
    case 'datamatrix':
      return modules === null ? null : measureMatrix(picture, at, { modules, unusedCorrection });
  }
}
