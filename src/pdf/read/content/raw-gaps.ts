import { CLASS, NUMERIC, WHITE } from './characters.ts';

/** No file has so many bytes of white space, digits or comment signs between two objects. */
const LONGEST_GAP = 1 << 12;

/**
 * How long a stretch of nothing is that stands between the objects of a file; 0 where none is too long to be honest.
 *
 * Why     pdf-lib tries from every byte of such a stretch to read an object's number, each time to the stretch's end:
 *         200 kB of it take minutes. Within an object such stretches are samples, or room for a signature, and are sound
 */
export function longestGap(buffer: Buffer): number {
  // A stretch of that length holds at least one of these probes.
  for (let probe = 0; probe < buffer.length; probe += LONGEST_GAP / 2) {
    if (!isNothing(buffer[probe] ?? 0)) continue;
    let [from, to] = [probe, probe + 1];
    while (from > 0 && isNothing(buffer[from - 1] ?? 0)) from -= 1;
    while (to < buffer.length && isNothing(buffer[to] ?? 0)) to += 1;
    if (to - from > LONGEST_GAP && !isInObject(buffer, from)) return to - from;
    probe = Math.max(probe, to - (to % (LONGEST_GAP / 2)));
  }
  return 0;
}

const COMMENT = 0x25;

const isNothing = (byte: number): boolean =>
  CLASS[byte] === WHITE || CLASS[byte] === NUMERIC || byte === COMMENT;

/** Whether an object began in front and did not end yet. */
function isInObject(buffer: Buffer, at: number): boolean {
  const last = buffer.lastIndexOf('obj', at);
  return last >= 0 && buffer.toString('latin1', last - 3, last) !== 'end';
}
