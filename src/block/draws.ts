import { createHash } from 'node:crypto';
import { Bug } from '../base/fault.ts';

const WORDS = 0x1_0000_0000;

/**
 * Whole numbers from 0 to below `count`, each as likely: the same ones for the same seed, always.
 *
 * Why     SHA-256 over seed and counter depends on no engine's generator; words beyond the last whole multiple of `count`
 *         are thrown away, so that no number is favoured
 * Throws  Bug unless 1 ≤ count ≤ 2³²
 */
export function draws(seed: string): (count: number) => number {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const word = (): number => {
    if (at === block.length) {
      block = createHash('sha256').update(`${seed}\n${blocks}`).digest();
      blocks += 1;
      at = 0;
    }
    at += 4;
    return block.readUInt32BE(at - 4);
  };
  return (count) => {
    if (!Number.isInteger(count) || count < 1 || count > WORDS) throw new Bug(`no draw below ${count}`);
    const limit = WORDS - (WORDS % count);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % count;
  };
}
