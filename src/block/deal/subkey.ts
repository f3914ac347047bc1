import { hkdfSync } from 'node:crypto';
import { InputError } from '../../base/fault.ts';
import { KEY_BYTES } from '../../files/key-file.ts';

/** What a subkey is for: no two kinds of draws ever share a keystream, and what is published shares none with them. */
export type Purpose = 'seats' | 'orders' | 'tickets' | 'validation' | 'commitment' | 'leaf';

/**
 * The subkey for one purpose: HKDF-SHA-256 (RFC 5869) of the key, without salt, as long as the key.
 *
 * Shape   `info` is the purpose and what it is bound to, each ended by a line feed
 * Throws  InputError if the key is not 32 bytes; the message never holds it
 */
export function subkey(key: Uint8Array, purpose: Purpose, boundTo: readonly string[]): Buffer {
  if (key.length !== KEY_BYTES) {
    throw new InputError(`a key of ${key.length} bytes: a block's key has ${KEY_BYTES}`);
  }
  const info = [`grattage/1/${purpose}`, ...boundTo].map((field) => `${field}\n`).join('');
  return Buffer.from(hkdfSync('sha256', key, '', info, KEY_BYTES));
}
