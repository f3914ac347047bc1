import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BlockAsked, type JournalPart, openBlockJournal } from '../../src/rip/block-journal.ts';
import { hashOf } from '../../src/rip/file-facts.ts';
import { place } from '../kit/place.ts';

const HASH = '0'.repeat(64);
const asked: BlockAsked = {
  game: 'happy-2014',
  block: 'a commitment',
  press: 'a press',
  order: 'an order',
  pack: '50',
  sheets: '0-20',
  condition: HASH,
  plates: HASH,
};

/** A part whose files are in the folder. */
function made(folder: string, from: number): JournalPart {
  const file = (side: string) => {
    const [name, bytes] = [`imaging-${side}-${from}.pdf`, `${side} from ${from}`];
    writeFileSync(join(folder, name), bytes);
    return { name, bytes: bytes.length, sha256: hashOf(bytes) };
  };
  return { sheets: { from, to: from + 10 }, recto: file('recto'), verso: file('verso') };
}

/** What is kept by who opens the journal, after so many parts more were written to it. */
async function opened(folder: string, ...parts: readonly JournalPart[]): Promise<readonly JournalPart[]> {
  const { journal, parts: kept } = await openBlockJournal(folder, asked);
  for (const part of parts) await journal.write(part);
  await journal.close();
  return kept;
}

describe('the journal of a job of a block', () => {
  test('keeps the parts that were made before', async () => {
    const folder = place();
    const parts = [made(folder, 10), made(folder, 0)];
    expect(await opened(folder, ...parts)).toEqual([]);
    expect(await opened(folder)).toEqual(parts);
  });

  test('does not count a part whose file is gone or changed, and counts it once when it was made anew', async () => {
    const folder = place();
    const [first, second] = [made(folder, 0), made(folder, 10)];
    await opened(folder, first, second);
    rmSync(join(folder, first.recto.name));
    writeFileSync(join(folder, second.verso.name), 'otherwise');
    expect(await opened(folder)).toEqual([]);
    await opened(folder, made(folder, 0), made(folder, 10));
    expect(await opened(folder)).toEqual([first, second]);
  });

  test.each(Object.keys(asked))(
    'is refused for a job with another %s, and stays what it was',
    async (key) => {
      const folder = place();
      const part = made(folder, 0);
      await opened(folder, part);
      const other = { ...asked, [key]: key === 'condition' || key === 'plates' ? '1'.repeat(64) : 'another' };
      await expect(openBlockJournal(folder, other)).rejects.toThrow(
        `${folder}: holds what was made so far of a job with `,
      );
      expect(await opened(folder)).toEqual([part]);
    },
  );

  test('of something else is refused', async () => {
    const folder = place();
    const { journal } = await openBlockJournal(folder, asked);
    await journal.write({ sheets: 'none' });
    await journal.close();
    await expect(openBlockJournal(folder, asked)).rejects.toThrow(
      'is no journal of this version of grattage',
    );
  });
});
