import { inflateSync, type ZlibOptions } from 'node:zlib';
import type { Filtered } from './fault.ts';

/** zlib data, inflated to no more than `limit` bytes; whatever follows its end is left alone. */
export function inflate(bytes: Uint8Array, limit: number): Filtered {
  const chunk = Math.max(SMALLEST_CHUNK, Math.min(LARGEST_CHUNK, limit, 8 * bytes.length));
  return inflateWith(bytes, { limit, chunk })?.bytes ?? 'damaged';
}

/** How many of the bytes zlib data takes up that comes to no more than `limit`; null where it is damaged, or comes to more. */
export const inflatedFrom = (bytes: Uint8Array, limit: number): number | null =>
  inflateWith(bytes, { limit, chunk: SMALLEST_CHUNK })?.taken ?? null;

const SMALLEST_CHUNK = 1 << 12;
const LARGEST_CHUNK = 1 << 18;

function inflateWith(
  bytes: Uint8Array,
  { limit, chunk }: { readonly limit: number; readonly chunk: number },
): { readonly bytes: Filtered; readonly taken: number | null } | null {
  try {
    const options = { maxOutputLength: Math.max(1, limit), chunkSize: chunk, info: true };
    const { buffer, engine } = withInfo(bytes, options);
    return { bytes: limit < buffer.length ? 'inflates-too-far' : buffer, taken: engine.bytesWritten };
  } catch (error) {
    return isTooLarge(error) ? { bytes: 'inflates-too-far', taken: null } : null;
  }
}

interface Inflated {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

/** Why  the types of Node do not know that `info` changes what comes back */
const withInfo = inflateSync as unknown as (bytes: Uint8Array, options: ZlibOptions) => Inflated;

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
