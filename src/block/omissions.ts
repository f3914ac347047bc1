import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { InputError } from '../base/fault.ts';
import { brokenAt, headOf, linked } from '../files/hash-chain.ts';
import { withLock } from '../files/lock.ts';
import { writeSecret } from '../files/secret-file.ts';
import { reason } from '../files/whole-file.ts';
import type { BlockFile } from './block-file.ts';
import { numberAt, rangesText, readRanges, type TicketRange } from './ticket-range.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

const Omission = z.strictObject({
  /** When, in UTC. */
  at: z.string(),
  /** As people count them: `1-50,1201`. */
  tickets: z.string(),
  /** The same by the numbers on them, both ends of each range. */
  numbers: z.array(z.tuple([z.string(), z.string()])),
  reason: z.string(),
  /** The two persons who withdrew them. */
  by: z.string(),
  and: z.string(),
  previous: Hash,
  hash: Hash,
});

/** The tickets of a block that were withdrawn, each entry tied to those before it. */
const OmittedFile = z.strictObject({
  grattage: z.literal(1),
  kind: z.literal('omitted'),
  game: z.string(),
  emission: z.string(),
  block: z.int(),
  /** The seal of the block file. */
  of: Hash,
  omissions: z.array(Omission),
});

export type Omission = z.infer<typeof Omission>;

/** What is withdrawn, why and by whom. */
export interface NewOmission {
  readonly at: string;
  readonly tickets: readonly TicketRange[];
  readonly reason: string;
  readonly by: string;
  readonly and: string;
}

/** All that was withdrawn from a block. */
export interface Omitted {
  readonly omissions: readonly Omission[];
  /** By their places, those of the first omission first. */
  readonly tickets: readonly TicketRange[];
  /** The hash of the last entry: it stands for all of them. */
  readonly head: string;
}

/**
 * Adds an omission to a file of them, which is made where it is missing.
 *
 * Throws  InputError if the two persons are one, no reason is given, a ticket is withdrawn already, or the file is not right
 */
export async function addOmission(path: string, block: BlockFile, added: NewOmission): Promise<Omitted> {
  const { at, tickets, by, and } = added;
  const why = oneLine(added.reason);
  if (why === '') throw new InputError('no reason is given', { hint: 'say why with --reason' });
  const persons = [oneLine(by), oneLine(and)] as const;
  mustBeTwo(persons);
  return withLock(path, async () => {
    const before = await readOmitted(path, block);
    mustNotBeOmitted(before, { tickets, block, path });
    const entry = {
      at,
      tickets: rangesText(tickets),
      numbers: tickets.map(({ first, last }): [string, string] => [
        numberAt(first, block),
        numberAt(last, block),
      ]),
      reason: why,
      by: persons[0],
      and: persons[1],
    };
    const omissions = [...before.omissions, linked(entry, before.head)];
    await writeSecret(path, async (sink) => void sink.write(omittedText(block, omissions)));
    return omitted(omissions, block);
  });
}

/**
 * What was withdrawn from a block; nothing where there is no such file.
 *
 * Throws  InputError if the file is none of this block, or was altered
 */
export async function readOmitted(path: string, block: BlockFile): Promise<Omitted> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw new InputError(`${path}: cannot be read (${reason(cause)})`, { cause });
  });
  if (text === null) return omitted([], block);
  const parsed = OmittedFile.safeParse(json(text));
  if (!parsed.success) throw altered(path, 'it is no file of omitted tickets, or is cut');
  const { of, omissions } = parsed.data;
  if (of !== block.seal) throw altered(path, 'it is of another block');
  const broken = brokenAt(omissions, block.seal);
  if (broken !== -1) throw altered(path, `entry ${broken + 1} is not as it was written`);
  return omitted(omissions, block);
}

const omitted = (omissions: readonly Omission[], block: BlockFile): Omitted => ({
  omissions,
  tickets: omissions.flatMap(({ tickets }) => readRanges(tickets, block)),
  head: headOf(omissions, block.seal),
});

function omittedText({ game, emission, block, seal }: BlockFile, omissions: readonly Omission[]): string {
  const file = { grattage: 1, kind: 'omitted', game, emission, block, of: seal, omissions };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Why  one person with two spellings is still one: case, accents' make-up and spaces do not count */
function mustBeTwo(persons: readonly [string, string]): void {
  const [one, other] = persons.map((name) => name.toLowerCase());
  if (one === '' || other === '') {
    throw new InputError('two persons withdraw tickets, and one has no name', {
      hint: 'name them with --by and --and',
    });
  }
  if (one !== other) return;
  throw new InputError(`two persons withdraw tickets, and --by and --and both name ${persons[0]}`, {
    hint: 'name the second person with --and',
  });
}

const oneLine = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

function mustNotBeOmitted(
  { tickets: before }: Omitted,
  {
    tickets,
    block,
    path,
  }: { readonly tickets: readonly TicketRange[]; readonly block: BlockFile; readonly path: string },
): void {
  for (const range of tickets) {
    const twice = before.find(({ first, last }) => first <= range.last && range.first <= last);
    if (twice === undefined) continue;
    const at = Math.max(twice.first, range.first);
    throw new InputError(`ticket ${at + 1} (${numberAt(at, block)}) is omitted already`, {
      hint: `${path} lists what was withdrawn`,
    });
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const altered = (path: string, because: string): InputError =>
  new InputError(`${path}: cannot be relied on: ${because}`, {
    hint: 'bring back the file that grattage block omit wrote',
  });
