import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Bug, InputError } from '../../src/base/fault.ts';
import { folder, reason, refused, writeWhole, writeWholeBytes } from '../../src/files/whole-file.ts';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'grattage-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const sheet = (): string => join(place, 'sheet.pdf');
const seen = (): readonly string[] => readdirSync(place);

async function refusal(work: Promise<unknown>): Promise<InputError> {
  const fault = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (fault instanceof InputError) return fault;
  throw new Error('nothing was refused', { cause: fault });
}

describe('a file that is written whole', () => {
  test('holds all that was put into it, and nothing stands beside it', async () => {
    await writeWhole(sheet(), async (sink) => {
      sink.write('%PDF-1.6\n');
      await new Promise((resolve) => setTimeout(resolve, 5));
      sink.write('%%EOF\n');
    });
    expect(readFileSync(sheet(), 'utf8')).toBe('%PDF-1.6\n%%EOF\n');
    expect(seen()).toEqual(['sheet.pdf']);
  });

  test('replaces the one that was there, which stands until then', async () => {
    writeFileSync(sheet(), 'yesterday');
    await writeWhole(sheet(), async (sink) => {
      sink.write('today');
      expect(readFileSync(sheet(), 'utf8')).toBe('yesterday');
    });
    expect(readFileSync(sheet(), 'utf8')).toBe('today');
  });

  test('may be empty, text or bytes', async () => {
    await writeWholeBytes(sheet(), '');
    expect(readFileSync(sheet())).toHaveLength(0);
    await writeWholeBytes(sheet(), 'œ');
    expect([...readFileSync(sheet())]).toEqual([0xc5, 0x93]);
    await writeWholeBytes(sheet(), Uint8Array.of(0, 255));
    expect([...readFileSync(sheet())]).toEqual([0, 255]);
  });

  test('takes the place of what a crash left half-written', async () => {
    writeFileSync(join(place, '.sheet.pdf.part'), 'half of what was to be a much longer file');
    await writeWholeBytes(sheet(), 'whole');
    expect(readFileSync(sheet(), 'utf8')).toBe('whole');
    expect(seen()).toEqual(['sheet.pdf']);
  });
});

describe('a file that could not be written whole', () => {
  test('for a fault of ours is not there at all, and the fault comes out as it was', async () => {
    const fault = new Bug('no such glyph');
    const work = writeWhole(sheet(), async (sink) => {
      sink.write('%PDF-1.6\n');
      throw fault;
    });
    await expect(work).rejects.toBe(fault);
    expect(seen()).toEqual([]);
  });

  test('leaves the one that was there as it was', async () => {
    writeFileSync(sheet(), 'yesterday');
    const work = writeWhole(sheet(), async (sink) => {
      sink.write('half of today');
      throw new Bug('no such glyph');
    });
    await expect(work).rejects.toThrow('no such glyph');
    expect(readFileSync(sheet(), 'utf8')).toBe('yesterday');
    expect(seen()).toEqual(['sheet.pdf']);
  });

  test('on a full disk is named with what to do, and what was there is still there', async () => {
    writeFileSync(sheet(), 'yesterday');
    symlinkSync('/dev/full', join(place, '.sheet.pdf.part'));
    const { message, hint, cause } = await refusal(writeWholeBytes(sheet(), 'today'));
    expect(message).toBe(`${sheet()}: cannot be written (no space left on device)`);
    expect(hint).toBe('free some room, or write elsewhere with -o');
    expect(cause).toMatchObject({ code: 'ENOSPC' });
    expect(readFileSync(sheet(), 'utf8')).toBe('yesterday');
    expect(seen()).toEqual(['sheet.pdf']);
  });

  test.each([
    ['ENOSPC', 'free some room, or write elsewhere with -o'],
    ['EDQUOT', 'free some room, or write elsewhere with -o'],
    ['EACCES', 'ask for the right to write there, or write elsewhere with -o'],
    ['EPERM', 'ask for the right to write there, or write elsewhere with -o'],
    ['EROFS', 'ask for the right to write there, or write elsewhere with -o'],
    ['EIO', 'write elsewhere with -o'],
  ])('for %s is told what helps against it', (code, hint) => {
    const cause = Object.assign(new Error(`${code}: refused, open 'sheet.pdf'`), { code, syscall: 'open' });
    expect(refused('sheet.pdf', cause)).toMatchObject({
      message: 'sheet.pdf: cannot be written (refused)',
      hint,
    });
  });

  test('on a disk that fills up while it is filled is named as well, and nobody waits for ever', async () => {
    symlinkSync('/dev/full', join(place, '.sheet.pdf.part'));
    const work = writeWhole(sheet(), async (sink) => {
      for (let page = 0; page < 3; page += 1) {
        await new Promise<void>((resolve, reject) => {
          sink.write('a page', (error) => (error ? reject(error) : resolve()));
        });
      }
    });
    expect((await refusal(work)).message).toBe(`${sheet()}: cannot be written (no space left on device)`);
    expect(seen()).toEqual([]);
  });

  test('in a folder that is not there, or is a file, or over a folder is named with why', async () => {
    const missing = join(place, 'nowhere', 'sheet.pdf');
    expect((await refusal(writeWholeBytes(missing, ''))).message).toBe(
      `${missing}: cannot be written (no such file or directory)`,
    );
    writeFileSync(join(place, 'file'), '');
    const under = join(place, 'file', 'sheet.pdf');
    expect((await refusal(writeWholeBytes(under, ''))).message).toBe(
      `${under}: cannot be written (not a directory)`,
    );
    mkdirSync(sheet());
    expect((await refusal(writeWholeBytes(sheet(), 'x'))).message).toBe(
      `${sheet()}: cannot be written (illegal operation on a directory)`,
    );
    expect(seen()).toEqual(['file', 'sheet.pdf']);
    expect(readdirSync(sheet())).toEqual([]);
  });
});

describe('a folder for what is made', () => {
  test('is made with those above it, and may be there already', async () => {
    const path = join(place, 'output', 'happy-2014');
    expect(await folder(path)).toBe(path);
    await folder(path);
    await writeWholeBytes(join(path, 'records.ndjson'), '');
    expect(readdirSync(path)).toEqual(['records.ndjson']);
  });

  test('is refused where a file stands, with the path and what to do', async () => {
    writeFileSync(join(place, 'output'), 'a file');
    const { message, hint } = await refusal(folder(join(place, 'output')));
    expect(message).toBe(`${join(place, 'output')}: cannot be made a folder (file already exists)`);
    expect(hint).toBe('name a folder, or a place where one can be made, with -o');
    const under = join(place, 'output', 'happy-2014');
    expect((await refusal(folder(under))).message).toBe(
      `${under}: cannot be made a folder (not a directory)`,
    );
    expect(readFileSync(join(place, 'output'), 'utf8')).toBe('a file');
  });

  test('is refused where the system makes none, and nobody waits for ever', async () => {
    const { message } = await refusal(folder('/proc/grattage'));
    expect(message).toBe('/proc/grattage: cannot be made a folder (no such file or directory)');
  });
});

test('the system’s words are taken without its code and path, others as they are', () => {
  expect(reason(new Error("ENOENT: no such file or directory, open 'a'"))).toBe('no such file or directory');
  expect(reason(new Error('write after end'))).toBe('write after end');
  expect(reason('odd')).toBe('odd');
});
