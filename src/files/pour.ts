import type { Writable } from 'node:stream';

/** Puts bytes into a sink as fast as it takes them, and no faster: what streams by is never held. */
export async function pour(bytes: AsyncIterable<Uint8Array>, sink: Writable): Promise<void> {
  for await (const piece of bytes) {
    await new Promise<void>((resolve, reject) => {
      sink.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  }
}
