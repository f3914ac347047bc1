import { type Cipher, createCipheriv } from 'node:crypto';

/** Bytes of an AES block. */
export const BLOCK = 16;

/**
 * AES under one key of 32 bytes (or 16 or 24, for the sample vectors of others), block by block.
 *
 * Why     counter mode and FF1 are both made of single blocks, and one call for many of them costs hardly more than one
 *         for one: who calls puts the blocks side by side
 */
export class Aes {
  readonly #cipher: Cipher;

  constructor(key: Uint8Array) {
    this.#cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  }

  /** Shape  whole blocks in, as many out */
  encrypt(blocks: Uint8Array): Buffer {
    return this.#cipher.update(blocks);
  }
}
