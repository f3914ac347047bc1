import { Encrypter } from 'age-encryption';
import { InputError } from '../base/fault.ts';

/**
 * Encrypts a stream for those who hold the identity of one of the recipients, as it streams by.
 *
 * Throws  InputError if a recipient is none of age's: said here, before anything secret is made
 */
export function encrypterFor(
  recipients: readonly string[],
): (bytes: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) addTo(encrypter, recipient);
  return async function* encrypted(bytes) {
    yield* await encrypter.encrypt(ReadableStream.from(bytes));
  };
}

/** Why  an identity, given by mistake, is a secret: it is not repeated */
function addTo(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    const shown = /^age1[a-z0-9]*$/.test(recipient) ? recipient : 'what --to names';
    throw new InputError(`${shown}: is no recipient of age`, {
      hint: 'a recipient begins with age1, and age-keygen -y prints it',
      cause: cause instanceof Error ? cause.name : undefined,
    });
  }
}
