import { randomBytes } from 'node:crypto';
import { blockText, newBlock } from '../../block/block-file.ts';
import { planOf } from '../../block/plan.ts';
import { readKey } from '../../files/key-file.ts';
import { mustBeNew, writeNewSecret } from '../../files/secret-file.ts';
import { loadTemplate } from '../../template/load.ts';
import type { Desk } from '../desk.ts';
import { blockName } from '../look.ts';
import { plural } from '../report-text.ts';

interface Flags {
  readonly emission: string;
  readonly block: number;
  readonly packsOf?: number;
  readonly key: string;
  readonly output: string;
}

const SALT_BYTES = 32;

/** Seals the recipe of a block: what it is dealt from but the key, and a commitment to that. */
export async function blockNew(this: Desk, flags: Flags, id: string): Promise<void> {
  const { emission, block, packsOf, output } = flags;
  const { game } = await loadTemplate(id);
  const what = 'a block file';
  await mustBeNew(output, what);
  const key = await readKey(flags.key);
  const plan = planOf(game, packsOf);
  const file = newBlock(plan, { emission, block, key, salt: randomBytes(SALT_BYTES) });
  await writeNewSecret(output, { what, fill: async (sink) => void sink.write(blockText(file)) });
  this.say(
    `${blockName(file)}: ${plural(file.tickets, 'ticket')} in ${plural(plan.packs, 'pack')} of ${file.packsOf}`,
  );
  this.say(`  numbers     ${file.firstNumber} to ${file.lastNumber}`);
  this.say(`  plan        version ${file.plan.version}, ${file.plan.hash}`);
  this.say(`  commitment  ${file.commitment}`);
  this.say(`  in ${output}: it holds no secret, and binds the key to this block`);
}
