import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../../src/base/fault.ts';
import { mm } from '../../src/base/length.ts';
import { loadPress, pressNames, readPress } from '../../src/imposition/load-press.ts';

const B1 = JSON.parse(readFileSync(new URL('../../assets/press/b1.json', import.meta.url), 'utf8'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'press-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is thrown for a press file of this text: message and hint. */
function refusal(text: string): readonly (string | null)[] {
  const path = join(folder, 'press.json');
  writeFileSync(path, text);
  try {
    readPress(path);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return [error.message.replace(path, 'press.json'), error.hint];
  }
  return [];
}

const changed = (over: object): string => JSON.stringify({ ...B1, ...over });

describe('a press', () => {
  test('is loaded by its name, B1 where none is given', () => {
    expect(loadPress()).toEqual(loadPress('b1'));
    expect(loadPress()).toMatchObject({
      name: 'B1',
      sheet: { width: mm(1020), height: mm(720) },
      gripper: mm(12),
      columns: 10,
      rows: 5,
      gutter: { x: mm(6), y: mm(6) },
      dpi: 600,
    });
  });

  test.each(pressNames())('%s is right as it stands', (name) => {
    expect(() => loadPress(name)).not.toThrow();
  });

  test.each([
    ['b2', 'did you mean b1? The presses'],
    ['B1', 'did you mean b1? The presses'],
    ['SRA-3', 'did you mean sra3? The presses'],
    ['roland', 'the presses'],
  ])('that is not there, %s, is answered with the nearest, if one is near, and with all', (name, hint) => {
    expect(() => loadPress(name)).toThrow(
      new InputError(`there is no press ${name}`, {
        hint: `${hint} are b1, sra3, web; a file of your own is named with its .json`,
      }),
    );
  });

  test('of one’s own is named by its path: with a slash in it, or with .json at its end', () => {
    const path = join(folder, 'mine.json');
    writeFileSync(path, changed({ name: 'Mienne' }));
    writeFileSync(join(folder, 'mine'), changed({ name: 'Sans suffixe' }));
    expect(loadPress(path)).toMatchObject({ name: 'Mienne', dpi: 600 });
    expect(loadPress(join(folder, 'mine'))).toMatchObject({ name: 'Sans suffixe' });
    expect(() => loadPress('b1.json')).toThrow(
      new InputError('b1.json: cannot be read (no such file or directory)', {
        hint: 'name a file that exists',
      }),
    );
  });

  test('takes tickets to be sold in the order that it cuts or folds them in', () => {
    expect(pressNames().map((name) => [name, loadPress(name).order, loadPress(name).lift])).toEqual([
      ['b1', 'cut-and-stack', 500],
      ['sra3', 'step-and-repeat', 100],
      ['web', 'ribbon', 1000],
    ]);
  });

  test('with a key mistyped is told which was meant', () => {
    const { gutterMm, ...rest } = B1;
    expect(refusal(JSON.stringify({ ...rest, guterMm: gutterMm }))).toEqual([
      'press.json: a press has no key guterMm',
      'perhaps gutterMm was meant',
    ]);
  });

  test('with a word mistyped is told which was meant', () => {
    const [message, hint] = refusal(changed({ turn: 'short-egde' }));
    expect(message).toMatch(/^press\.json: turn: /);
    expect(hint).toBe('perhaps short-edge was meant');
    expect(refusal(changed({ order: 'cut-and-stak' }))[1]).toBe('perhaps cut-and-stack was meant');
  });

  test('with a key mistyped within another is told where', () => {
    expect(refusal(changed({ backOffsetMm: { x: 0, z: 0 } }))).toEqual([
      'press.json: a press has no key backOffsetMm.z',
      'its keys are x, y',
    ]);
  });

  test.each([
    [{ gutterMm: { x: 6, y: 1 }, perforated: 'rows' }, 'gutterMm: must be 0 from row to row'],
    [{ order: 'ribbon' }, 'order: must not be ribbon where no rows are perforated'],
    [{ turn: 'work-and-turn', columns: 9 }, 'columns: must be even for work-and-turn'],
    [{ turn: 'work-and-turn', backOffsetMm: { x: 0, y: 0.1 } }, 'backOffsetMm: must be 0 for work-and-turn'],
    [{ kind: 'web', gripperMm: 0, tailMm: 0 }, 'turn: must be long-edge on a web'],
    [{ kind: 'web', turn: 'long-edge', tailMm: 0 }, 'gripperMm: must be 0 on a web'],
    [{ kind: 'web', turn: 'long-edge', gripperMm: 0 }, 'tailMm: must be 0 on a web'],
    [
      { kind: 'web', turn: 'long-edge', gripperMm: 0, tailMm: 0, backOffsetMm: { x: 0, y: 1 } },
      'backOffsetMm: must be 0 along a web',
    ],
    [{ gutterMm: { x: 6 } }, 'gutterMm: must be one length, or x and y'],
  ])('whose keys do not agree is told which: %o', (over, message) => {
    expect(refusal(changed(over))[0]).toContain(`press.json: ${message}`);
  });

  test.each([
    { gutterMm: { x: 6, y: 0 }, perforated: 'rows', order: 'ribbon' },
    { turn: 'work-and-turn', columns: 8 },
    { kind: 'web', turn: 'long-edge', gripperMm: 0, tailMm: 0, backOffsetMm: { x: 1, y: 0 } },
    { backOffsetMm: { x: -0.2, y: 0.1 }, heads: 'alternate' },
  ])('whose keys agree is right: %o', (over) => {
    expect(refusal(changed(over))).toEqual([]);
  });

  test('with a key of no press is told the keys', () => {
    expect(refusal(changed({ colour: 'red' }))[1]).toMatch(/^its keys are name, sheetWidthMm/);
  });

  test.each([
    [{ columns: 0 }, /^press\.json: columns: must be 1 or more, and is 0$/],
    [{ columns: 1001 }, /^press\.json: columns: must be 1000 or less, and is 1001$/],
    [{ columns: 2.5 }, /^press\.json: columns: must be a whole number, and is 2\.5$/],
    [{ gripperMm: -1 }, /^press\.json: gripperMm: must be 0 or more, and is -1$/],
    [{ sheetWidthMm: 0 }, /^press\.json: sheetWidthMm: must be more than 0, and is 0$/],
    [{ sheetWidthMm: '1020' }, /^press\.json: sheetWidthMm: must be a number, and is "1020"$/],
    [{ sheetWidthMm: undefined }, /^press\.json: sheetWidthMm: is missing$/],
    [{ backOffsetMm: { x: 0 } }, /^press\.json: backOffsetMm\.y: is missing$/],
    [
      { turn: 'sideways' },
      /^press\.json: turn: must be long-edge or short-edge or work-and-turn, and is "sideways"$/,
    ],
    [{ dpi: 700 }, /^press\.json: dpi: must divide 914400/],
  ])('with %o is told where it is wrong', (over, message) => {
    expect(refusal(changed(over))).toEqual([
      expect.stringMatching(message),
      'compare it with assets/press/b1.json',
    ]);
  });

  test('with the least that a key may be is right', () => {
    expect(refusal(changed({ columns: 1, gripperMm: 0, dpi: 1 }))).toEqual([]);
  });

  test('that is no JSON, or no object, is refused with its path', () => {
    expect(refusal('{')[0]).toBe('press.json: cannot be read as JSON');
    expect(refusal('[]')[0]).toBe('press.json: must be an object, and is a list');
  });
});
