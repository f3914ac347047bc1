import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lines, source } from '../../src/files/lines.ts';

/** The lines of some chunks, numbered, as text. */
async function read(...chunks: readonly (Buffer | string)[]): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const batch of lines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), 'tickets')) {
    for (const { number, bytes } of batch) found.push(`${number} ${bytes.toString('utf8')}`);
  }
  return found;
}

describe('a file of records is read line by line', () => {
  test('numbered from 1, the last with or without its line end', async () => {
    expect(await read('a\nb\n')).toEqual(['1 a', '2 b']);
    expect(await read('a\nb')).toEqual(['1 a', '2 b']);
    expect(await read('')).toEqual([]);
    expect(await read('\n')).toEqual(['1 ']);
  });

  test('empty lines counted, line ends of Windows taken off, a return within a line left', async () => {
    expect(await read('a\r\n\r\n\nb\rc\r\nd\r\r\n')).toEqual(['1 a', '2 ', '3 ', '4 b\rc', '5 d\r']);
  });

  test('though a chunk ends within a line, within a letter or between return and newline', async () => {
    const oe = Buffer.from('cœur');
    expect(await read('{"a', '":1}\n{', '}\n')).toEqual(['1 {"a":1}', '2 {}']);
    expect(await read(oe.subarray(0, 2), oe.subarray(2), '\n')).toEqual(['1 cœur']);
    expect(await read('a\r', '\nb', '\r\n')).toEqual(['1 a', '2 b']);
    expect(await read('a\n', '\n', 'b')).toEqual(['1 a', '2 ', '3 b']);
  });

  test('however it is cut into chunks', async () => {
    const text = fc.array(fc.constantFrom('a', 'é', '€', '😀', '\n', '\r\n', '{'), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(40), { maxLength: 5 }), async (parts, cuts) => {
        const bytes = Buffer.from(parts.join(''));
        const ends = [...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort((a, b) => a - b);
        const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
        expect(await read(...chunks)).toEqual(await read(bytes));
      }),
    );
  });
});

describe('a file that is none of records', () => {
  test('without line ends is refused at a megabyte, and one that just keeps to it is read', async () => {
    const megabyte = Buffer.alloc(1 << 20, 'a');
    expect(await read(megabyte)).toHaveLength(1);
    await expect(read('x\n', megabyte, 'a')).rejects.toMatchObject({
      message: 'tickets:2: the line is longer than a megabyte',
      hint: 'records are NDJSON: one ticket on each line',
    });
  });

  test('that is missing, or is a folder, is refused with its path and why', async () => {
    const place = mkdtempSync(join(tmpdir(), 'grattage-'));
    const all = async (path: string): Promise<number> => {
      let count = 0;
      for await (const batch of lines(source(path, Readable.from([])), path)) count += batch.length;
      return count;
    };
    try {
      writeFileSync(join(place, 'tickets'), 'a\nb');
      expect(await all(join(place, 'tickets'))).toBe(2);
      await expect(all(join(place, 'none'))).rejects.toMatchObject({
        message: `${join(place, 'none')}: cannot be read (no such file or directory)`,
        hint: 'name a file of records, or - for standard input',
      });
      await expect(all(place)).rejects.toMatchObject({
        message: `${place}: cannot be read (illegal operation on a directory)`,
      });
    } finally {
      rmSync(place, { recursive: true });
    }
  });

  test('- is standard input', async () => {
    const stdin = Readable.from([Buffer.from('a')]);
    expect(source('-', stdin)).toBe(stdin);
  });
});
