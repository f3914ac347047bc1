import { CLASS, WHITE } from '../characters.ts';
import { type Filtered, Output } from './fault.ts';

const isSpace = (byte: number): boolean => CLASS[byte] === WHITE;

/** ASCIIHexDecode: pairs of digits up to `>`; a digit left over is followed by 0. */
export function decodeHex(bytes: Uint8Array, limit: number): Filtered {
  const out = new Output(limit, bytes.length >> 1);
  let half = -1;
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    if (isSpace(byte)) continue;
    const digit = hexDigit(byte);
    if (digit < 0) return 'damaged';
    if (half < 0) half = digit;
    else {
      if (!out.put(16 * half + digit)) return 'inflates-too-far';
      half = -1;
    }
  }
  if (half >= 0 && !out.put(16 * half)) return 'inflates-too-far';
  return out.done();
}

/** -1 for what is no hexadecimal digit. */
export function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** ASCII85Decode: five digits of base 85 are four bytes, `z` is four of 0, `~>` is the end. */
export function decode85(bytes: Uint8Array, limit: number): Filtered {
  const out = new Output(limit, bytes.length);
  let [value, digits] = [0, 0];
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (isSpace(byte)) continue;
    if (byte === 0x7a && digits === 0) {
      if (!putWord(out, 0, 4)) return 'inflates-too-far';
      continue;
    }
    if (byte < 0x21 || byte > 0x75) return 'damaged';
    value = value * 85 + (byte - 0x21);
    digits += 1;
    if (digits < 5) continue;
    if (value > 0xffffffff) return 'damaged';
    if (!putWord(out, value, 4)) return 'inflates-too-far';
    [value, digits] = [0, 0];
  }
  return endOf85(out, value, digits);
}

/** A last group of n digits is n − 1 bytes, filled up with the highest digit. */
function endOf85(out: Output, value: number, digits: number): Filtered {
  if (digits === 0) return out.done();
  if (digits === 1) return 'damaged';
  let word = value;
  for (let index = digits; index < 5; index++) word = word * 85 + 84;
  if (word > 0xffffffff) return 'damaged';
  return putWord(out, word, digits - 1) ? out.done() : 'inflates-too-far';
}

function putWord(out: Output, word: number, count: number): boolean {
  for (let index = 0; index < count; index++) {
    if (!out.put((word >>> (24 - 8 * index)) & 0xff)) return false;
  }
  return true;
}
