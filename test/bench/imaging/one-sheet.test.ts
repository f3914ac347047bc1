import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealAlone, dealAndJudge } from '../../../bench/imaging/dealing.ts';
import { deflatePages } from '../../../bench/imaging/deflating.ts';
import { type LineBlock, openLineBlock } from '../../../bench/imaging/line-block.ts';
import { readingOf, recovered, ticketsReadBack } from '../../../bench/peers/recover.ts';
import { type MadePart, makePart } from '../../../src/imaging/make-part.ts';

const SHEET = { from: 0, to: 1 };
const RECTO = 'imaging-recto-00001-00001.pdf';

const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
let block: LineBlock;
let made: MadePart;
beforeAll(async () => {
  block = await openLineBlock('happy-2014');
  made = await partOf(SHEET);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function partOf(sheets: MadePart['sheets']): Promise<MadePart> {
  const outcome = await makePart(block.line, sheets, { plan: block.plan, folder, progress: () => {} });
  if ('findings' in outcome) throw new Error('the line refused its tickets');
  return outcome.made;
}

test('the stages of the line go through each of the fifty tickets of a sheet', () => {
  expect([dealAlone(block, SHEET), dealAndJudge(block, SHEET)]).toEqual([50, 50]);
});

test('what zlib packs anew is what the file has', async () => {
  expect(await deflatePages(join(folder, RECTO))).toBeGreaterThan(0);
});

test('the tickets of a sheet are recovered from its own files', async () => {
  expect(await recovered(made, { ...block, folder })).toBe(50);
});

test('a file of another sheet ends the bench', async () => {
  await partOf({ from: 1, to: 2 });
  const request = await readingOf(made, { ...block, folder });
  cpSync(join(folder, RECTO.replaceAll('1.', '2.').replace('00001-', '00002-')), join(folder, RECTO));
  await expect(ticketsReadBack(request)).rejects.toThrow(/^[0-9]{16}: /);
});
