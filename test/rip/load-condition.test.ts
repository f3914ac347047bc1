import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { fogra39 } from '../../src/pdf/write/fogra39.ts';
import { readCondition } from '../../src/rip/load-condition.ts';
import { place } from '../kit/place.ts';

const { profile } = fogra39();
const SAID = { identifier: 'Bobine 7', info: 'La rotative, papier couché', profile: 'icc/rotative.icc' };

/** A condition’s file beside a folder of profiles. */
function given(said: unknown, bytes: Uint8Array = profile): string {
  const folder = place();
  mkdirSync(join(folder, 'icc'));
  writeFileSync(join(folder, 'icc', 'rotative.icc'), bytes);
  writeFileSync(join(folder, 'web.json'), JSON.stringify(said));
  return join(folder, 'web.json');
}

/** What is thrown for it: message and hint, its folder left out. */
function refusal(path: string): readonly (string | null)[] {
  try {
    readCondition(path);
  } catch (fault) {
    if (!(fault instanceof InputError)) throw fault;
    return [fault.message.replaceAll(path.replace('web.json', ''), ''), fault.hint];
  }
  return [];
}

describe('a printing condition', () => {
  test('is what its file says, with the profile that it names from its own folder', () => {
    expect(readCondition(given(SAID))).toEqual({
      identifier: 'Bobine 7',
      info: 'La rotative, papier couché',
      profile: Buffer.from(profile),
    });
    expect(readCondition(given({ ...SAID, registry: 'http://www.color.org' })).registry).toBe(
      'http://www.color.org',
    );
  });

  test('may name its profile by a path of its own, from wherever its file stands', () => {
    const elsewhere = given(SAID).replace('web.json', SAID.profile);
    expect(readCondition(given({ ...SAID, profile: elsewhere })).profile).toEqual(Buffer.from(profile));
  });

  test('whose profile is a screen’s is refused with file, class and what it must be', () => {
    const screen = Buffer.from(profile);
    screen.write('mntr', 12, 'latin1');
    expect(refusal(given(SAID, screen))).toEqual([
      'the profile icc/rotative.icc is of class mntr, and must be prtr',
      'ask the printer for the CMYK output profile of the press',
    ]);
  });

  test.each([
    [
      { ...SAID, identifer: 'x' },
      'web.json: a printing condition has no key identifer',
      'perhaps identifier was meant',
    ],
    [{ info: 'x', profile: 'x' }, 'web.json: identifier: is missing', /^compare it with/],
    [{ ...SAID, info: ' ' }, 'web.json: info: must be said in words, without control characters', /^compare/],
    [
      { ...SAID, info: 'a\u0001' },
      'web.json: info: must be said in words, without control characters',
      /^compare/,
    ],
    [{ ...SAID, identifier: 7 }, 'web.json: identifier: must be text, and is 7', /^compare/],
    [
      { ...SAID, profile: 'icc/none.icc' },
      'the profile icc/none.icc cannot be read',
      'name a file that exists',
    ],
  ])('that is not right is told where: %o', (said, message, hint) => {
    const [found, help] = refusal(given(said));
    expect(found).toBe(message);
    expect(help).toMatch(hint);
  });

  test('of which there is no file is refused with its path', () => {
    expect(refusal(join(place(), 'web.json'))).toEqual([
      'web.json: cannot be read (no such file or directory)',
      'name a file that exists',
    ]);
  });
});
