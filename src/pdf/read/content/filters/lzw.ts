import { type Filtered, Output } from './fault.ts';

const CLEAR = 256;
const END = 257;
const LAST_CODE = 4095;

/**
 * LZWDecode: codes of 9 to 12 bits, most significant bit first.
 *
 * Shape   a string of the table is where it stands in what was put out already, and how long it is
 */
export function decodeLzw(bytes: Uint8Array, limit: number, earlyChange: 0 | 1): Filtered {
  const out = new Output(limit, 4 * bytes.length);
  const starts = new Float64Array(LAST_CODE + 2);
  const lengths = new Float64Array(LAST_CODE + 2);
  let next = END + 1;
  let width = 9;
  let [bits, held, at] = [0, 0, 0];
  let last: { readonly start: number; readonly length: number } | null = null;
  for (;;) {
    while (held < width) {
      if (at >= bytes.length) return out.done();
      bits = ((bits << 8) | (bytes[at++] ?? 0)) & 0xffffff;
      held += 8;
    }
    const code = (bits >> (held - width)) & ((1 << width) - 1);
    held -= width;
    if (code === END) return out.done();
    if (code === CLEAR) {
      next = END + 1;
      width = 9;
      last = null;
      continue;
    }
    const start = out.length;
    if (code < CLEAR) {
      if (!out.put(code)) return 'inflates-too-far';
    } else {
      const known = code < next ? { start: starts[code] ?? 0, length: lengths[code] ?? 0 } : null;
      const from = known ?? last;
      if (from === null || code > next) return 'damaged';
      // A code that is just about to be defined is the last string and its own first byte again.
      const length = known === null ? from.length + 1 : from.length;
      for (let index = 0; index < length; index++) {
        if (!out.put(out.at(from.start + index))) return 'inflates-too-far';
      }
    }
    if (last !== null && next <= LAST_CODE) {
      starts[next] = last.start;
      lengths[next] = last.length + 1;
      next += 1;
    }
    last = { start, length: out.length - start };
    width = widthFor(next + earlyChange);
  }
}

const widthFor = (next: number): number => (next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9);
