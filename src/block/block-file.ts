import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';
import { reason } from '../files/whole-file.ts';
import type { Game } from '../game/game.ts';
import { type Deal, openDeal } from './deal/deal.ts';
import { subkey } from './deal/subkey.ts';
import { PLAN_VERSION, type Plan, planOf } from './plan.ts';

const Hex32 = z.string().regex(/^[0-9a-f]{64}$/);
const TicketNumber = z.string().regex(/^[0-9]{16}$/);

/** The edition of block files that is written and read here. */
const EDITION = 1;

/**
 * The sealed recipe of one block: all that it is dealt from but the key.
 *
 * Never   the key, a prize, a validation number, or anything that tells a winner: it may be published
 */
export const BlockFile = z.strictObject({
  grattage: z.literal(EDITION),
  kind: z.literal('block'),
  game: z.string(),
  /** Two digits. */
  emission: z.string().regex(/^[0-9]{2}$/),
  /** From 1 within the emission. */
  block: z.int().positive(),
  packsOf: z.int().positive(),
  plan: z.strictObject({ version: z.int().positive(), hash: Hex32 }),
  tickets: z.int().positive(),
  firstNumber: TicketNumber,
  lastNumber: TicketNumber,
  /** 32 bytes drawn for this file, so that no table of commitments can be made ahead. */
  salt: Hex32,
  /** Ties the file to one key without telling it; bound to game, emission, block and plan. */
  commitment: Hex32,
  /** SHA-256 of all fields above: tells an altered file from a wrong key. */
  seal: Hex32,
});

export type BlockFile = z.infer<typeof BlockFile>;

/** What a block is made of beside its plan. */
export interface BlockMakings {
  readonly emission: string;
  readonly block: number;
  /** 32 bytes, secret. */
  readonly key: Uint8Array;
  /** 32 bytes, public; drawn anew for each block. */
  readonly salt: Uint8Array;
}

/** A block with its key at hand. */
export interface OpenBlock {
  readonly file: BlockFile;
  readonly deal: Deal;
  /** The key, for what else is derived from it, such as the salts of leaves. */
  readonly key: Uint8Array;
}

/**
 * Seals the recipe of a new block.
 *
 * Throws  InputError if emission, block or key is not what a block has
 */
export const newBlock = (plan: Plan, makings: BlockMakings): BlockFile =>
  sealed(openDeal(plan, makings), makings);

/** The text of a block file, as it stands on disk. */
export const blockText = (file: BlockFile): string => `${JSON.stringify(file, null, 2)}\n`;

/**
 * Reads a block file; no key is needed.
 *
 * Throws  InputError if it cannot be read, is cut, is no block file, or was altered
 */
export async function readBlockFile(path: string): Promise<BlockFile> {
  const value = await readJson(path);
  const { grattage, kind } = Object(value);
  if (kind !== 'block') throw refusal(path, 'is no block file', MAKE_ONE);
  if (grattage !== EDITION) {
    throw refusal(
      path,
      `is a block file of edition ${JSON.stringify(grattage)}, and this grattage reads edition ${EDITION}`,
      'open it with the grattage that made it',
    );
  }
  const parsed = BlockFile.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])];
    throw refusal(path, `was altered: ${where.join('.') || 'it'} is not as a block file has it`, BRING_BACK);
  }
  if (sealOf(parsed.data) !== parsed.data.seal) {
    throw refusal(path, 'was altered: its seal is not that of its content', BRING_BACK);
  }
  return parsed.data;
}

/**
 * Opens a block with its key: the plan is made anew from the game, and every field held against it.
 *
 * Throws  InputError, without anything secret in it, if the plan is another one, the key is not the block's, or the file
 *         says what its plan and key do not
 */
export function openBlock(
  file: BlockFile,
  { path, game, key }: { readonly path: string; readonly game: Game; readonly key: Uint8Array },
): OpenBlock {
  if (file.plan.version !== PLAN_VERSION) {
    throw refusal(
      path,
      `was made for version ${file.plan.version} of the deal, and this grattage deals version ${PLAN_VERSION}`,
      'deal it with the grattage that made it',
    );
  }
  const plan = planOf(game, file.packsOf);
  if (file.plan.hash !== plan.hash) {
    throw refusal(
      path,
      `was made for another plan of ${game.id}: it names ${short(file.plan.hash)}, and the game now has ${short(plan.hash)}`,
      'deal it with the grattage and the template that made it: another plan deals other tickets',
    );
  }
  const { emission, block } = file;
  const deal = openDeal(plan, { emission, block, key });
  const right = sealed(deal, { emission, block, key, salt: Buffer.from(file.salt, 'hex') });
  if (!timingSafeEqual(Buffer.from(right.commitment, 'hex'), Buffer.from(file.commitment, 'hex'))) {
    throw refusal(path, 'is of another key', 'name the key that the block was made with, with --key');
  }
  if (right.seal !== file.seal || right.seal !== sealOf(file))
    throw refusal(path, 'was altered: it is not what its key seals', BRING_BACK);
  return { file, deal, key };
}

const MAKE_ONE = 'name the file that grattage block new made';
const BRING_BACK = 'bring back the file that grattage block new made';

const refusal = (path: string, message: string, hint: string): InputError =>
  new InputError(`${path}: ${message}`, { hint });

const short = (hash: string): string => `${hash.slice(0, 12)}…`;

function sealed({ plan, tickets, ticket }: Deal, makings: BlockMakings): BlockFile {
  const { emission, block, salt } = makings;
  const content = {
    grattage: EDITION,
    kind: 'block',
    game: plan.game.id,
    emission,
    block,
    packsOf: plan.pack.of,
    plan: { version: plan.version, hash: plan.hash },
    tickets,
    firstNumber: ticket(0).ticket.number ?? '',
    lastNumber: ticket(tickets - 1).ticket.number ?? '',
    salt: Buffer.from(salt).toString('hex'),
    commitment: commitmentOf(plan, makings),
  } as const;
  return { ...content, seal: sealOf(content) };
}

/** Why  the subkey, not the key, is hashed: nothing that deals tickets is derived from it */
function commitmentOf({ game, hash }: Plan, { emission, block, key, salt }: BlockMakings): string {
  const bound = subkey(key, 'commitment', [game.id, emission, String(block), hash]);
  return createHash('sha256').update('grattage/1/commitment\n').update(salt).update(bound).digest('hex');
}

/** Shape  the fields in the order of the file, as JSON without spaces */
function sealOf({ plan, ...file }: Omit<BlockFile, 'seal'>): string {
  const fields = [
    file.grattage,
    file.kind,
    file.game,
    file.emission,
    file.block,
    file.packsOf,
    plan.version,
    plan.hash,
    file.tickets,
    file.firstNumber,
    file.lastNumber,
    file.salt,
    file.commitment,
  ];
  return createHash('sha256')
    .update(`grattage/1/block\n${JSON.stringify(fields)}`)
    .digest('hex');
}

async function readJson(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, { hint: MAKE_ONE, cause });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(path, 'is no block file, or is cut short: it is not JSON', BRING_BACK);
  }
}
