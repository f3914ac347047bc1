import { LEAST_SIZES } from '../barcode/sizes.ts';
import type { CodeSymbol } from '../barcode/symbol.ts';
import type { Measures } from './measures.ts';

/** A measure that falls short of what readers commonly ask for. */
export interface Weakness {
  readonly measure:
    | 'growth'
    | 'quiet zone'
    | 'contrast'
    | 'modulation'
    | 'decodability'
    | 'unused correction';
  readonly found: number;
  readonly limit: number;
  readonly unit: '%' | 'modules' | 'dots';
}

/**
 * In percent: what a code of common use is to have. Bars on a plate may be off by a quarter of a module before the press
 * adds its own.
 *
 * Source  the classes of ISO/IEC 15415 and 15416, 4 to 0: class 2, the middle one, and of contrast class 3, since the press
 *         takes some; growth is ours
 */
const [CONTRAST, MODULATION, DECODABILITY, CORRECTION, GROWTH] = [55, 50, 37, 37, 0.25];

export function weaknesses(measures: Measures, symbology: CodeSymbol['symbology']): readonly Weakness[] {
  const { moduleDots, growthDots, quietModules, contrast, modulation, decodability, unusedCorrection } =
    measures;
  const quiet = Object.values(quietModules).filter((side): side is number => side !== null);
  const asked = LEAST_SIZES[symbology].quiet;
  const atLeast = (measure: Weakness['measure'], found: number | null, limit: number): readonly Weakness[] =>
    found === null || found >= limit ? [] : [{ measure, found, limit, unit: '%' }];
  const mostGrowth = GROWTH * moduleDots[0];
  const off = Math.abs(growthDots.most);
  return [
    ...(off <= mostGrowth
      ? []
      : [{ measure: 'growth', found: off, limit: mostGrowth, unit: 'dots' } as const]),
    ...(Math.min(...quiet) >= asked
      ? []
      : [{ measure: 'quiet zone', found: Math.min(...quiet), limit: asked, unit: 'modules' } as const]),
    ...atLeast('contrast', contrast, CONTRAST),
    ...atLeast('modulation', modulation, MODULATION),
    ...atLeast('decodability', decodability, DECODABILITY),
    ...atLeast('unused correction', unusedCorrection, CORRECTION),
  ];
}
