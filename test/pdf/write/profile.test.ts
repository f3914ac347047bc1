import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fogra39 } from '../../../src/pdf/write/fogra39.ts';
import { loadCondition, mustBePressProfile, readProfileHeader } from '../../../src/pdf/write/profile.ts';
import { drawPdf } from '../../../src/pdf/write/write-pdf.ts';
import { page, pageSet } from '../../kit/page.ts';
import { Kept } from '../../kit/pdf.ts';

const { profile } = fogra39();

/** The profile with some of its bytes changed. */
function altered(at: number, text: string): Buffer {
  const bytes = Buffer.from(profile);
  bytes.write(text, at, 'latin1');
  return bytes;
}

/** What is wrong with the bytes, and what the message says of it. */
const WRONG: readonly (readonly [string, Uint8Array, string])[] = [
  ['a screen’s', altered(12, 'mntr'), 'the profile of Essai is of class mntr, and must be prtr'],
  ['a scanner’s', altered(12, 'scnr'), 'the profile of Essai is of class scnr, and must be prtr'],
  [
    'in red, green and blue',
    altered(16, 'RGB '),
    'the profile of Essai is in the space RGB, and must be CMYK',
  ],
  ['in grey', altered(16, 'GRAY'), 'the profile of Essai is in the space GRAY, and must be CMYK'],
  ['cut', profile.subarray(0, -1), 'the profile of Essai says that it has 354248 bytes, and has 354247'],
  ['no profile', altered(36, 'what'), 'the profile of Essai is no ICC profile'],
  ['shorter than a header', profile.subarray(0, 127), 'the profile of Essai is no ICC profile'],
  ['empty', new Uint8Array(), 'the profile of Essai is no ICC profile'],
];

describe('the profile of a press', () => {
  test('says its size, class and space', () => {
    expect(readProfileHeader(profile, 'FOGRA39')).toEqual({
      size: 354_248,
      deviceClass: 'prtr',
      space: 'CMYK',
    });
    expect(() => mustBePressProfile(profile, 'FOGRA39')).not.toThrow();
  });

  test.each(WRONG)('is refused where it is %s', (_, bytes, message) => {
    expect(() => mustBePressProfile(bytes, 'of Essai')).toThrow(
      expect.objectContaining({ name: 'InputError', message }),
    );
  });

  test.each(WRONG)('stops a file before its first byte where it is %s', async (_, bytes, message) => {
    const sink = new Kept();
    const condition = { identifier: 'Essai', info: 'Une presse', profile: bytes };
    await expect(drawPdf(pageSet([page([])], { condition }), sink)).rejects.toThrow(message);
    expect(sink.bytes).toHaveLength(0);
  });
});

describe('a printing condition from a file', () => {
  const said = { identifier: 'Essai', info: 'Une presse' };

  test('is what is said of it, with the file’s bytes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
    try {
      const path = join(folder, 'press.icc');
      writeFileSync(path, profile);
      expect(loadCondition({ ...said, path })).toEqual({ ...said, profile: Buffer.from(profile) });
      writeFileSync(path, altered(16, 'RGB '));
      expect(() => loadCondition({ ...said, path })).toThrow(
        `the profile ${path} is in the space RGB, and must be CMYK`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('is refused with the path where there is none', () => {
    expect(() => loadCondition({ ...said, path: '/nowhere/press.icc' })).toThrow(
      expect.objectContaining({ message: 'the profile /nowhere/press.icc cannot be read' }),
    );
  });
});
