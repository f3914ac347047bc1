import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/fault.ts';
import { Fence } from '../../../src/commands/fence/fence.ts';
import { graded } from '../../../src/commands/grade/behind-fence.ts';
import { separated } from '../../../src/commands/separations/behind-fence.ts';
import { putTogether } from '../../../src/files/file-set.ts';
import { HOSTILE } from './hostile-files.ts';

/** The bound of the brief for files of others. */
const LONGEST_MS = 60_000;

/** Few pixels: what is hostile is hostile at any resolution. */
const DPI = 18;

let folder = '';
const fence = new Fence();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grattage-hostile-'));
});

afterAll(() => {
  fence.close();
  rmSync(folder, { recursive: true });
});

/** What is said of a file that cannot be worked on; null where it can. Whatever else is thrown is a fault of ours. */
async function refusal(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    return fault.message;
  }
}

describe('a file', () => {
  test.each(HOSTILE)(
    '$is is separated and graded, or refused in one clear line, and leaves nothing behind',
    async ({ bytes }) => {
      const made = bytes();
      const path = join(folder, 'file.pdf');
      const output = join(folder, 'plates');
      writeFileSync(path, made);
      const ofPlates = await refusal(
        putTogether({ path: output, making: '.part', isSecret: false }, (into) =>
          separated(fence, { path, sheet: 1, dpi: DPI, into, mode: null }, { bytes: made.length }),
        ),
      );
      const ofCodes = await refusal(graded(fence, { path, sheet: 1, dpi: DPI, job: null }, made.length));
      for (const said of [ofPlates, ofCodes]) {
        if (said === null) continue;
        expect(said.startsWith(`${path} `) || said.startsWith(`${path}: `)).toBe(true);
        expect(said).not.toMatch(/\n/);
      }
      if (ofPlates === null) {
        const names = readdirSync(output);
        expect(names.filter((name) => /^sheet-1-\w+\.(png|tif)$/.test(name))).toEqual(names);
        expect(names.length).toBeGreaterThan(0);
        rmSync(output, { recursive: true });
      } else expect(existsSync(output)).toBe(false);
    },
    LONGEST_MS,
  );
});
