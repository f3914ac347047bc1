import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BlockFile } from '../../src/block/block-file.ts';
import { addOmission, readOmitted } from '../../src/block/omissions.ts';
import { readRanges } from '../../src/block/ticket-range.ts';
import { loadTemplate } from '../../src/template/load.ts';
import { liveBlock } from '../kit/live-block.ts';
import { place } from '../kit/place.ts';

let block: BlockFile;
beforeAll(async () => {
  block = liveBlock((await loadTemplate('rencontre-2007')).game);
});

const newPath = (): string => join(place(), 'block.omitted.json');

const omit = (path: string, tickets: string, more: Partial<Record<'reason' | 'by' | 'and', string>> = {}) =>
  addOmission(path, block, {
    at: '2026-11-30T15:04:05.000Z',
    tickets: readRanges(tickets, block),
    reason: 'sheet torn',
    by: 'A. Martin',
    and: 'B. Durand',
    ...more,
  });

describe('tickets that are withdrawn', () => {
  test('are written down with reason, two names and numbers, each entry tied to those before it', async () => {
    const path = newPath();
    const first = await omit(path, '51-60');
    const second = await omit(path, '100,7', { reason: '  ink\n smeared ', and: 'C. Petit' });
    expect(second.tickets).toEqual([...readRanges('51-60', block), ...readRanges('7,100', block)]);
    expect(second.omissions[0]).toEqual(first.omissions[0]);
    expect(second.omissions[1]).toMatchObject({
      tickets: '7,100',
      numbers: [
        ['2070100000000066', '2070100000000066'],
        ['2070100000010495', '2070100000010495'],
      ],
      reason: 'ink smeared',
      by: 'A. Martin',
      and: 'C. Petit',
      previous: first.head,
    });
    expect(first.omissions[0]?.previous).toBe(block.seal);
    expect(await readOmitted(path, block)).toEqual(second);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(path, '..'))).toEqual(['block.omitted.json']);
  });

  test('are none where there is no file', async () => {
    expect(await readOmitted(newPath(), block)).toEqual({ omissions: [], tickets: [], head: block.seal });
  });

  test('are withdrawn once, and the first that was is named', async () => {
    const path = newPath();
    await omit(path, '51-60');
    await expect(omit(path, '1-5,55-70')).rejects.toMatchObject({
      message: 'ticket 55 (2070100000010040) is omitted already',
      hint: `${path} lists what was withdrawn`,
    });
    expect((await readOmitted(path, block)).omissions).toHaveLength(1);
  });

  test.each([
    [{ and: ' a.  MARTIN ' }, 'two persons withdraw tickets, and --by and --and both name A. Martin'],
    [
      { by: 'É. Petit', and: 'E\u0301. petit' },
      'two persons withdraw tickets, and --by and --and both name É. Petit',
    ],
    [{ and: ' ' }, 'two persons withdraw tickets, and one has no name'],
    [{ by: '' }, 'two persons withdraw tickets, and one has no name'],
    [{ reason: ' ' }, 'no reason is given'],
  ])('need a reason and two persons: %j', async (more, message) => {
    const path = newPath();
    await expect(omit(path, '1', more)).rejects.toMatchObject({ name: 'InputError', message });
    expect(readdirSync(join(path, '..'))).toEqual([]);
  });
});

describe('a file of them that cannot be relied on', () => {
  test.each([
    [
      'a number altered',
      (text: string) => text.replace('"51-60"', '"51-61"'),
      'entry 1 is not as it was written',
    ],
    [
      'a reason altered',
      (text: string) => text.replace('second', 'third'),
      'entry 2 is not as it was written',
    ],
    ['cut', (text: string) => text.slice(0, -40), 'it is no file of omitted tickets, or is cut'],
    ['empty', () => '', 'it is no file of omitted tickets, or is cut'],
  ])('%s', async (_, alter, because) => {
    const path = newPath();
    await omit(path, '51-60');
    await omit(path, '70', { reason: 'second' });
    const altered = alter(readFileSync(path, 'utf8'));
    writeFileSync(path, altered);
    const refusal = {
      message: `${path}: cannot be relied on: ${because}`,
      hint: 'bring back the file that grattage block omit wrote',
    };
    await expect(readOmitted(path, block)).rejects.toMatchObject(refusal);
    await expect(omit(path, '80')).rejects.toMatchObject(refusal);
    expect(readFileSync(path, 'utf8')).toBe(altered);
  });

  test('or is another block’s', async () => {
    const path = newPath();
    await omit(path, '51-60');
    const other = { ...block, seal: 'c'.repeat(64) };
    await expect(readOmitted(path, other)).rejects.toThrow('it is of another block');
  });
});
