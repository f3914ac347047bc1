import { Bug } from '../../base/fault.ts';

/**
 * A hash as the UUID that names what was hashed.
 *
 * Shape   `uuid:` and the first 16 bytes, marked as version 8: made of the maker's own data
 * Source  RFC 9562, 5.8
 */
export function uuidOf(hash: Uint8Array): string {
  if (hash.length < 16) throw new Bug(`a UUID was to be made of ${hash.length} bytes`);
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, 'uuid:$1-$2-$3-$4-$5');
}
