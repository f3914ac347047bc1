import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Look, readLooks, writeLook } from '../../src/files/look-log.ts';
import { place } from '../kit/place.ts';

const look = (tickets: string): Look => ({
  at: '2026-11-30T15:04:05.000Z',
  who: 'martin',
  what: 'show',
  tickets,
});

const newLog = () => ({ path: join(place(), 'block.log'), beginning: 'b'.repeat(64) });

describe('a log of looks', () => {
  test('has a line for each look, is its owner’s alone, and is read back', async () => {
    const log = newLog();
    expect(await readLooks(log)).toEqual([]);
    const first = await writeLook(log, look('1201'));
    const second = await writeLook(log, look('1-50'));
    expect(await readLooks(log)).toEqual([first, second]);
    expect(second.previous).toBe(first.hash);
    expect(readFileSync(log.path, 'utf8')).toBe(`${JSON.stringify(first)}\n${JSON.stringify(second)}\n`);
    expect(Object.keys(first)).toEqual(['at', 'who', 'what', 'tickets', 'previous', 'hash']);
    expect(statSync(log.path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(log.path, '..'))).toEqual(['block.log']);
  });

  test('is one chain though many look at the same time', async () => {
    const log = newLog();
    await Promise.all(Array.from({ length: 12 }, (_, at) => writeLook(log, look(String(at)))));
    const tickets = (await readLooks(log)).map((entry) => Number(entry.tickets));
    expect(tickets.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at));
  });
});

describe('a log that was tampered with is refused, and nothing is added to it', () => {
  const damage: readonly (readonly [string, (text: string) => string, number])[] = [
    ['a word changed', (text) => text.replace('"2"', '"9"'), 2],
    ['a line taken out', (text) => text.split('\n').toSpliced(1, 1).join('\n'), 2],
    ['the first line taken out', (text) => text.slice(text.indexOf('\n') + 1), 1],
    ['a line cut at its end', (text) => text.slice(0, -10), 3],
    ['its last line end cut', (text) => text.slice(0, -1), 3],
    ['a line that is none', (text) => `${text}\n`, 4],
    ['a key more', (text) => text.replace('"who"', '"why":"x","who"'), 1],
  ];
  test.each(damage)('%s', async (_, tamper, line) => {
    const log = newLog();
    for (const tickets of ['1', '2', '3']) await writeLook(log, look(tickets));
    const tampered = tamper(readFileSync(log.path, 'utf8'));
    writeFileSync(log.path, tampered);
    const refusal = {
      message: `${log.path}:${line}: the log of looks was altered or cut here`,
      hint: 'keep it as evidence under another name; a new log begins with the next look',
    };
    await expect(readLooks(log)).rejects.toMatchObject(refusal);
    await expect(writeLook(log, look('4'))).rejects.toMatchObject(refusal);
    expect(readFileSync(log.path, 'utf8')).toBe(tampered);
  });

  test('or is another block’s', async () => {
    const log = newLog();
    await writeLook(log, look('1'));
    await expect(readLooks({ ...log, beginning: 'c'.repeat(64) })).rejects.toThrow(':1: the log of looks');
  });
});

test('a look that cannot be written down is refused', async () => {
  const log = { ...newLog(), path: join(place(), 'none', 'block.log') };
  await expect(writeLook(log, look('1'))).rejects.toMatchObject({
    message: `${log.path}: cannot be written (no such file or directory)`,
  });
});
