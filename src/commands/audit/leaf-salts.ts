import { createHmac } from 'node:crypto';
import type { OpenBlock } from '../../block/block-file.ts';
import { subkey } from '../../block/deal/subkey.ts';

/**
 * The salts of a block's leaves: HMAC-SHA-256 of the ticket's place from 0, under the key's own subkey for leaves.
 *
 * Shape   the place as 8 bytes, big-endian
 */
export function leafSalts({ file, key, deal }: OpenBlock): (index: number) => Buffer {
  const { game, emission, block } = file;
  const leafKey = subkey(key, 'leaf', [game, emission, String(block), deal.plan.hash]);
  const place = Buffer.alloc(8);
  return (index) => {
    place.writeUInt32BE(index, 4);
    return createHmac('sha256', leafKey).update(place).digest();
  };
}
