import { inflateSync, type ZlibOptions } from 'node:zlib';
import type { Filtered } from './fault.ts';

/** zlib data, inflated to no more than `limit` bytes; whatever follows its end is left alone. */
export function inflate(bytes: Uint8Array, limit: number): Filtered {
  return inflateWith(bytes, limit)?.bytes ?? 'damaged';
}

/** The same, with how many bytes the zlib data takes up; null where it is damaged. */
export function inflateWith(
  bytes: Uint8Array,
  limit: number,
): { readonly bytes: Filtered; readonly taken: number } | null {
  const chunkSize = Math.max(SMALLEST_CHUNK, Math.min(LARGEST_CHUNK, limit, 8 * bytes.length));
  try {
    const { buffer, engine } = withInfo(bytes, {
      maxOutputLength: Math.max(1, limit),
      chunkSize,
      info: true,
    });
    return { bytes: limit < buffer.length ? 'inflates-too-far' : buffer, taken: engine.bytesWritten };
  } catch (error) {
    return isTooLarge(error) ? { bytes: 'inflates-too-far', taken: 0 } : null;
  }
}

const SMALLEST_CHUNK = 1 << 10;
const LARGEST_CHUNK = 1 << 18;

interface Inflated {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

/** Why  the types of Node do not know that `info` changes what comes back */
const withInfo = inflateSync as unknown as (bytes: Uint8Array, options: ZlibOptions) => Inflated;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
