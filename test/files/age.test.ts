import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { encrypterFor } from '../../src/files/age.ts';

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at++) yield Buffer.alloc(50_000, at);
}

async function collected(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of bytes) all.push(piece);
  return Buffer.concat(all);
}

test('what is encrypted is read by each of its recipients, and by nobody else', async () => {
  const identities = await Promise.all([1, 2, 3].map(() => generateX25519Identity()));
  const [one, two, stranger] = identities;
  if (one === undefined || two === undefined || stranger === undefined) throw new Error('no identity');
  const recipients = await Promise.all([one, two].map((identity) => identityToRecipient(identity)));
  const sealed = await collected(encrypterFor(recipients)(pieces(10)));
  expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const read = (identity: string): Promise<Uint8Array> => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    return decrypter.decrypt(sealed);
  };
  const plain = await collected(pieces(10));
  expect(plain.equals(await read(one))).toBe(true);
  expect(plain.equals(await read(two))).toBe(true);
  await expect(read(stranger)).rejects.toThrow();
});

test('it streams: no more is asked for than a little ahead of what was taken', async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  let made = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces(200)) {
      made += 1;
      yield piece;
    }
  }
  const encrypted = encrypterFor([recipient])(counted());
  await encrypted.next();
  await encrypted.next();
  expect(made).toBeLessThan(20);
  await encrypted.return(undefined);
});

test('who is no recipient is refused before anything is made, and an identity given by mistake is not repeated', async () => {
  expect(() => encrypterFor(['age1nobody'])).toThrow(
    expect.objectContaining({
      message: 'age1nobody: is no recipient of age',
      hint: 'a recipient begins with age1, and age-keygen -y prints it',
    }),
  );
  const identity = await generateX25519Identity();
  try {
    encrypterFor([identity]);
    expect.unreachable();
  } catch (fault) {
    expect(fault).toMatchObject({ message: 'what --to names: is no recipient of age' });
    expect(JSON.stringify(fault)).not.toContain(identity.slice(15, 40));
  }
});
