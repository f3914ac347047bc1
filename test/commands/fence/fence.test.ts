import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Bug, InputError } from '../../../src/base/fault.ts';
import { Fence } from '../../../src/commands/fence/fence.ts';
import { plateLimits } from '../../../src/commands/fence/limits.ts';
import { mustBeDone } from '../../../src/commands/fence/must-be-done.ts';
import type { Spent } from '../../../src/commands/fence/task.ts';
import { ranInProcess } from '../../kit/in-process.ts';
import { place } from '../../kit/place.ts';
import { HOSTILE } from '../../pdf/hostile/hostile-files.ts';
import { pdfOf } from '../../pdf/read/content/kit.ts';

const hostile = (is: string): Uint8Array => {
  const file = HOSTILE.find((one) => one.is === is);
  if (file === undefined) throw new Error(`there is no file ${is}`);
  return file.bytes();
};

const BOMB = 'with 10,000,000,000 uses of a form on each of a hundred pages';

/** A file, and a folder for its plates that is not there yet. */
function given(bytes: Uint8Array): { readonly path: string; readonly into: string; readonly within: string } {
  const within = place();
  const path = join(within, 'file.pdf');
  writeFileSync(path, bytes);
  return { path, into: join(within, 'new', 'plates'), within };
}

describe('a hostile file, as a user gives it to a command', () => {
  test.each([
    [BOMB, 2],
    ['encrypted', 2],
    ['with a form that places itself', 0],
  ])('%s: its plates are made whole, or it is said in two lines why not', async (is, code) => {
    const { path, into, within } = given(hostile(is));
    const ran = await ranInProcess(['separations', path, '--dpi', '36', '-o', into]);
    expect(ran.code).toBe(code);
    expect(ran.stderr).not.toMatch(/\n\s+at /);
    if (code === 0) {
      expect(readdirSync(into)).toHaveLength(8);
    } else {
      expect(ran.stderr).toMatch(/^grattage: [^\n]*file\.pdf[^\n]*\n {2}→ [^\n]+\n$/);
      expect(ran.stdout).toBe('');
      expect(readdirSync(within)).toEqual(['file.pdf']);
    }
  });

  test.each([
    [BOMB, 2],
    ['with numbers that no machine holds', 1],
  ])('%s: its codes are graded, or it is said why not', async (is, code) => {
    const { path } = given(hostile(is));
    const ran = await ranInProcess(['grade', path, '--dpi', '36']);
    expect(ran.code).toBe(code);
    expect(ran.stderr).not.toMatch(/\n\s+at /);
    if (code === 2)
      expect(ran.stderr).toMatch(/^grattage: [^\n]*file\.pdf: was given up[^\n]*\n {2}→ [^\n]+\n$/);
  });
});

describe('work behind the fence', () => {
  const sound = pdfOf({ pages: [{ content: '0 0 0 1 k 10 10 50 50 re f' }] });
  const separated = async (bytes: Uint8Array, limits: Spent, ofPlate: Spent | null) => {
    const { path, within } = given(bytes);
    const fence = new Fence();
    const order = { path, sheet: 1, dpi: 2400, into: within, mode: null };
    try {
      return await fence.run({ task: 'separate', order, limits, hear: () => ofPlate });
    } finally {
      fence.close();
    }
  };
  const ENOUGH = { cpuMs: 60_000, memoryMiB: 2000 };

  test('is ended where its first part takes more than it may', async () => {
    const { end } = await separated(sound, { ...ENOUGH, memoryMiB: 10 }, null);
    expect(end).toMatchObject({ kind: 'stopped', by: 'memory', reached: 'more than 10 MiB' });
  });

  test('is ended where a later part takes more than that may, whatever was left of the first', async () => {
    const { end } = await separated(sound, ENOUGH, { ...ENOUGH, cpuMs: 50 });
    expect(end).toMatchObject({ kind: 'stopped', by: 'time', reached: 'more than 0.05 s' });
  });

  test('says what is wrong with its order as the program itself would', async () => {
    const { end } = await separated(Buffer.from('Bonjour'), ENOUGH, null);
    expect(end).toMatchObject({ kind: 'threw', as: 'InputError', hint: 'name a PDF' });
  });
});

describe('the end of work behind the fence', () => {
  test('is one line of what to do for whoever gave the file, and a fault of ours only where it is one', () => {
    const threw = (as: 'InputError' | 'Bug' | 'other') => () =>
      mustBeDone({ kind: 'threw', as, message: 'so it is\nand so on', hint: null }, 'a.pdf');
    expect(() => mustBeDone({ kind: 'done' }, 'a.pdf')).not.toThrow();
    expect(threw('Bug')).toThrow(Bug);
    expect(threw('InputError')).toThrow(new InputError('so it is\nand so on'));
    expect(threw('other')).toThrow(InputError);
    expect(threw('other')).toThrow(/^a\.pdf: its reading broke off \(so it is\)$/);
    const stopped = { kind: 'stopped', by: 'time', limit: '8 s', reached: 'more than 8 s' } as const;
    expect(() => mustBeDone(stopped, 'a.pdf')).toThrow(
      'a.pdf: was given up, since its pages asked for more than 8 s',
    );
  });
});

describe('what plates may take', () => {
  test('is little for a small file, and grows with what is read and with what is made of it', () => {
    const small = plateLimits(149_999, 250);
    expect(small.reading).toEqual({ cpuMs: 8_000, memoryMiB: 480 });
    expect(small.pixels(1e6)).toEqual({ cpuMs: 8_250, memoryMiB: 480 });
    expect(plateLimits(150_000, 250).reading).toEqual({ cpuMs: 60_000, memoryMiB: 824 });
  });

  test('is enough for a B1 sheet at 1,200 dpi: minutes a plate, and no more memory than at 72', () => {
    const { pixels } = plateLimits(2e6, 250);
    expect(pixels(1.64e9)).toEqual({ cpuMs: 500_000, memoryMiB: 848 });
    expect(pixels(1).memoryMiB).toBe(848);
  });

  test('a part that is searched whole for codes asks for the memory of a decoder', () => {
    expect(plateLimits(1, 1000).pixels(1 << 20, 1 << 20).memoryMiB).toBe(492);
  });
});

test('a folder for plates that was there stays, as it was', async () => {
  const { path, within } = given(hostile('encrypted'));
  writeFileSync(join(within, 'note.txt'), '');
  const { code } = await ranInProcess(['separations', path, '-o', within]);
  expect([code, readdirSync(within).sort()]).toEqual([2, ['file.pdf', 'note.txt']]);
  expect(existsSync(join(within, '.sheet-1.part'))).toBe(false);
});
