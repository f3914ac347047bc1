/** What a picture in a format of its own says of itself. */
export interface PictureHeader {
  readonly kind: 'JPEG' | 'JPX';
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly bits: number;
}

/** The header of a JPEG or JPEG 2000 picture; null for other filters, and where none is found. */
export function pictureHeader(filter: string, bytes: Uint8Array): PictureHeader | null {
  if (filter === 'DCTDecode') return jpegHeader(bytes);
  return filter === 'JPXDecode' ? jpxHeader(bytes) : null;
}

const word = (bytes: Uint8Array, at: number): number => 256 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0);
const long = (bytes: Uint8Array, at: number): number => 65536 * word(bytes, at) + word(bytes, at + 2);

/** Markers of JPEG's start of frame: C0 to CF without tables (C4), extensions (C8) and arithmetic conditioning (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Source  ITU T.81, annex B: segments of a marker, a length, and data */
function jpegHeader(bytes: Uint8Array): PictureHeader | null {
  if (word(bytes, 0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return {
        kind: 'JPEG',
        bits: bytes[at + 4] ?? 0,
        height: word(bytes, at + 5),
        width: word(bytes, at + 7),
        components: bytes[at + 9] ?? 0,
      };
    } else at += 2 + Math.max(2, word(bytes, at + 2));
  }
  return null;
}

/** Source  ITU T.800, annex I (boxes) and A.5.1 (SIZ, which follows the start of the codestream) */
function jpxHeader(bytes: Uint8Array): PictureHeader | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(
    Buffer.from([0xff, 0x4f, 0xff, 0x51]),
  );
  if (start < 0 || start + 42 > bytes.length) return null;
  const size = start + 4;
  return {
    kind: 'JPX',
    width: long(bytes, size + 4) - long(bytes, size + 12),
    height: long(bytes, size + 8) - long(bytes, size + 16),
    components: word(bytes, size + 36),
    bits: ((bytes[size + 38] ?? 0) & 0x7f) + 1,
  };
}
