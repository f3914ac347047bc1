import { Bug } from '../../base/fault.ts';
import type { Fence } from '../fence/fence.ts';
import { plateLimits } from '../fence/limits.ts';
import { mustBeDone } from '../fence/must-be-done.ts';
import type { BegunPlate, SeparationOrder } from './order.ts';
import type { Separations } from './report.ts';

/** Of the processor's time: a plate is rendered twice, screened and packed twice, in a fifth of it. */
const CPU_MS_PER_MEGAPIXEL = 250;

/** How a file is separated. */
export interface Separating {
  /** Of the file. */
  readonly bytes: number;
  /** Told of each plate. */
  readonly begun?: (plate: BegunPlate) => void;
}

/**
 * A page of a file, separated behind the fence.
 *
 * Throws  InputError if the file cannot be read, or takes more than its plates can need
 */
export async function separated(
  fence: Fence,
  order: SeparationOrder,
  { bytes, begun = () => {} }: Separating,
): Promise<Separations> {
  const limits = plateLimits(bytes, CPU_MS_PER_MEGAPIXEL);
  let made: Separations | null = null;
  const { end } = await fence.run({
    task: 'separate',
    order,
    limits: limits.reading,
    hear: (word) => {
      if (word.kind === 'plate') {
        begun(word);
        return limits.pixels(word.pixels);
      }
      made = word.made;
      return null;
    },
  });
  mustBeDone(end, order.path);
  if (made === null) throw new Bug('a sheet was separated and nothing said of its plates');
  return made;
}
