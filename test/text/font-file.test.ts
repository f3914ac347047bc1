import { describe, expect, it } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { readFontFile } from '../../src/text/font-file.ts';
import { fontRecords } from '../../src/text/fonts.ts';

const listed = () => {
  const record = fontRecords()['archivo-black'];
  if (record === undefined) throw new Error('archivo-black is not listed');
  return record;
};

const refusal = (read: () => unknown): InputError => {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('the file of a font', () => {
  it('is a TrueType file', () => {
    expect([...readFontFile(listed()).subarray(0, 4)]).toEqual([0, 1, 0, 0]);
  });

  it('is named with what to do when it is missing', () => {
    const record = { ...listed(), file: '@expo-google-fonts/archivo-black/400Regular/Lost.ttf' };
    const { message, hint } = refusal(() => readFontFile(record));
    expect(message).toBe(
      'the font node_modules/@expo-google-fonts/archivo-black/400Regular/Lost.ttf is missing',
    );
    expect(hint).toContain('npm install');
  });

  it('is refused when its package is missing altogether', () => {
    const record = { ...listed(), file: '@expo-google-fonts/no-such-font/Font.ttf' };
    expect(refusal(() => readFontFile(record)).message).toContain('@expo-google-fonts/no-such-font/Font.ttf');
  });

  it('is refused when it is not the font that tickets were proved with', () => {
    const record = { ...listed(), sha256: '0'.repeat(64) };
    const { message, hint } = refusal(() => readFontFile(record));
    expect(message).toContain(listed().file);
    expect(message).toContain(listed().sha256);
    expect(hint).toContain('npm install');
  });

  it('is refused when a folder stands in its place', () => {
    const record = { ...listed(), file: '../../test/text' };
    expect(() => readFontFile(record)).toThrow(InputError);
  });
});
