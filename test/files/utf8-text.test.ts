import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { utf8Text } from '../../src/files/utf8-text.ts';

async function text(...pieces: readonly Buffer[]): Promise<string> {
  let all = '';
  for await (const piece of utf8Text(Readable.from(pieces), 'a.csv')) all += piece;
  return all;
}

test('text is read though a letter is cut between two pieces; a byte order mark is left to the reader', async () => {
  const bytes = Buffer.from('\ufeffcœur €\n😀');
  for (let cut = 0; cut <= bytes.length; cut++) {
    expect(await text(bytes.subarray(0, cut), bytes.subarray(cut))).toBe('\ufeffcœur €\n😀');
  }
});

test('what is no UTF-8, or ends within a letter, is refused with the line', async () => {
  await expect(text(Buffer.from('a\nb\n'), Buffer.from([0xe9, 0x20]))).rejects.toMatchObject({
    message: 'a.csv: is not UTF-8 (from line 3 on)',
  });
  await expect(text(Buffer.from('é').subarray(0, 1))).rejects.toMatchObject({
    message: 'a.csv: is not UTF-8 (from line 1 on)',
  });
});

test('a stream that breaks is named with why', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('EIO: i/o error, read'));
    },
  });
  await expect(utf8Text(broken, 'a.csv').next()).rejects.toMatchObject({
    message: 'a.csv: cannot be read (i/o error)',
  });
});
