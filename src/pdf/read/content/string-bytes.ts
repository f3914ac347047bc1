import { hexDigit } from './filters/ascii.ts';

/** Bytes that are written over again and again. */
export class ByteBuffer {
  bytes: Uint8Array = new Uint8Array(256);
  length = 0;

  need(room: number): void {
    if (this.bytes.length < room) this.bytes = new Uint8Array(2 * room);
  }
}

/** What lies between the brackets of a string. */
export interface Written {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly to: number;
}

/** White space counts for nothing, nor does what is no digit; a digit left over is followed by 0. */
export function hexString({ bytes, from, to }: Written, out: ByteBuffer): void {
  out.need(to - from);
  let length = 0;
  let half = -1;
  for (let at = from; at < to; at++) {
    const digit = hexDigit(bytes[at] as number);
    if (digit < 0) continue;
    if (half < 0) half = digit;
    else {
      out.bytes[length++] = 16 * half + digit;
      half = -1;
    }
  }
  if (half >= 0) out.bytes[length++] = 16 * half;
  out.length = length;
}

const [LINE_FEED, RETURN, BACKSLASH] = [10, 13, 0x5c];
/** `\n \r \t \b \f`; any other sign stands for itself. */
const ESCAPES: Readonly<Record<number, number>> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

/** Source  ISO 32000-1, 7.3.4.2: any end of a line reads as a line feed, one behind a backslash as nothing */
export function literalString({ bytes, from, to }: Written, out: ByteBuffer): void {
  out.need(to - from);
  let length = 0;
  let at = from;
  while (at < to) {
    const byte = bytes[at++] as number;
    if (byte === RETURN) {
      if (bytes[at] === LINE_FEED) at += 1;
      out.bytes[length++] = LINE_FEED;
    } else if (byte !== BACKSLASH) out.bytes[length++] = byte;
    else {
      const escaped = bytes[at++] as number;
      if (escaped === RETURN && bytes[at] === LINE_FEED) at += 1;
      else if (isOctal(escaped)) {
        let value = escaped - 0x30;
        for (let more = 0; more < 2 && at < to && isOctal(bytes[at] as number); more++) {
          value = value * 8 + ((bytes[at++] as number) - 0x30);
        }
        out.bytes[length++] = value & 0xff;
      } else if (escaped !== LINE_FEED && escaped !== RETURN)
        out.bytes[length++] = ESCAPES[escaped] ?? escaped;
    }
  }
  out.length = length;
}

const isOctal = (byte: number): boolean => byte >= 0x30 && byte <= 0x37;
