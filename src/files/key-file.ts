import { type FileHandle, open } from 'node:fs/promises';
import { InputError } from '../base/fault.ts';
import { writeNewSecret } from './secret-file.ts';
import { NOT_OWNER, reason } from './whole-file.ts';

/** What the one line of a key file begins with. */
const MARK = 'grattage-key-1';

const LINE = new RegExp(`^${MARK} ([0-9a-f]{64})\\n?$`);

/** The line is far shorter; a file beyond this is no key and is not read. */
const LONGEST = 1024;

/** Bytes of a key. */
export const KEY_BYTES = 32;

/**
 * Puts a new key into a file of its own, its owner's alone.
 *
 * Throws  InputError if anything is there already: a key that is lost takes its blocks with it
 */
export async function writeKey(path: string, key: Uint8Array): Promise<void> {
  const line = `${MARK} ${Buffer.from(key).toString('hex')}\n`;
  await writeNewSecret(path, { fill: async (sink) => void sink.write(line), what: 'a key' });
}

/**
 * The 32 bytes of a key file.
 *
 * Throws  InputError if it cannot be read, others than its owner may read it, or it holds no key; nothing of what it
 *         holds is in the message
 */
export async function readKey(path: string): Promise<Uint8Array> {
  const handle = await openKey(path);
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw noKey(path, 'it is no file');
    if ((facts.mode & NOT_OWNER) !== 0) {
      throw new InputError(
        `${path}: others than its owner may use this key (mode ${(facts.mode & 0o777).toString(8)})`,
        { hint: `take their rights away with chmod 600 ${path}, or make a new key if they may have read it` },
      );
    }
    if (facts.size > LONGEST) throw noKey(path, 'it is too long');
    const [, hex] = LINE.exec(await handle.readFile('latin1')) ?? [];
    if (hex === undefined) throw noKey(path, `it is not one line of ${MARK} and 64 hexadecimal digits`);
    return Buffer.from(hex, 'hex');
  } finally {
    await handle.close();
  }
}

async function openKey(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (cause) {
    throw new InputError(`${path}: the key cannot be read (${reason(cause)})`, {
      hint: 'name the file that grattage key new made',
      cause,
    });
  }
}

const noKey = (path: string, because: string): InputError =>
  new InputError(`${path}: is no key file: ${because}`, {
    hint: 'name the file that grattage key new made, unchanged',
  });
