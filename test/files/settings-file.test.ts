import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { InputError } from '../../src/base/fault.ts';
import { readSettings } from '../../src/files/settings-file.ts';
import { place } from '../kit/place.ts';

const KIND = {
  what: 'a cutter',
  shape: z.strictObject({
    name: z.string(),
    height: z.int().min(1).max(9),
    blade: z.strictObject({ left: z.number(), right: z.number() }),
    cut: z.enum(['upright', 'level']),
  }),
  keys: ['name', 'height', 'blade', 'cut'],
  within: { blade: ['left', 'right'] },
  example: 'the one on the shelf',
};

const RIGHT = { name: 'Massicot', height: 8, blade: { left: 1, right: 2.5 }, cut: 'level' };

/** What is read from a file of this text; message and hint where it is refused. */
function read(text: string): unknown {
  const path = join(place(), 'cutter.json');
  writeFileSync(path, text);
  try {
    return readSettings(path, KIND);
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    return [fault.message.replace(path, 'cutter.json'), fault.hint];
  }
}

const changed = (over: object): string => JSON.stringify({ ...RIGHT, ...over });

describe('a file of settings', () => {
  test('is what it says, both ends of a limit too', () => {
    expect(read(changed({}))).toEqual(RIGHT);
    for (const height of [1, 9]) expect(read(changed({ height }))).toEqual({ ...RIGHT, height });
  });

  test.each([
    [{ height: 0 }, 'height: must be 1 or more, and is 0'],
    [{ height: 10 }, 'height: must be 9 or less, and is 10'],
    [{ height: 1.5 }, 'height: must be a whole number, and is 1.5'],
    [{ height: null }, 'height: must be a number, and is null'],
    [{ height: [8] }, 'height: must be a number, and is a list'],
    [{ name: {} }, 'name: must be text, and is an object'],
    [{ name: undefined }, 'name: is missing'],
    [{ blade: { left: 1 } }, 'blade.right: is missing'],
    [{ cut: 'askew' }, 'cut: must be upright or level, and is "askew"'],
  ])('says where it is wrong, what is asked for and what is found: %o', (over, message) => {
    expect(read(changed(over))).toEqual([`cutter.json: ${message}`, 'compare it with the one on the shelf']);
  });

  test('says what was most likely meant: a key, a key within another, a word', () => {
    const { height: _, ...rest } = RIGHT;
    expect(read(JSON.stringify({ ...rest, heigth: 8 }))).toEqual([
      'cutter.json: a cutter has no key heigth',
      'perhaps height was meant',
    ]);
    expect(read(changed({ blade: { left: 1, rigth: 2 } }))).toEqual([
      'cutter.json: a cutter has no key blade.rigth',
      'perhaps right was meant',
    ]);
    expect(read(changed({ cut: 'levle' }))).toEqual([
      'cutter.json: cut: must be upright or level, and is "levle"',
      'perhaps level was meant',
    ]);
  });

  test('says all keys where none is near', () => {
    expect(read(changed({ colour: 1 }))).toEqual([
      'cutter.json: a cutter has no key colour',
      'its keys are name, height, blade, cut',
    ]);
  });

  test('that is no JSON, or no object, is refused', () => {
    expect(read('{')).toEqual(['cutter.json: cannot be read as JSON', 'a cutter is one JSON object']);
    expect(read('7')).toEqual([
      'cutter.json: must be an object, and is 7',
      'compare it with the one on the shelf',
    ]);
  });

  test('that is not there, or is a folder, is refused with the reason', () => {
    const folder = place();
    expect(() => readSettings(join(folder, 'none.json'), KIND)).toThrow(
      new InputError(`${join(folder, 'none.json')}: cannot be read (no such file or directory)`, {
        hint: 'name a file that exists',
      }),
    );
    expect(() => readSettings(folder, KIND)).toThrow(
      `${folder}: cannot be read (illegal operation on a directory)`,
    );
  });
});
