import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grattage } from '../kit/command.ts';
import { ranInProcess } from '../kit/in-process.ts';
import { place } from '../kit/place.ts';
import type { Outcome } from '../kit/program.ts';
import { handMade } from '../pdf/read/plates/hand-made.ts';

/** A page of one inch: the left half in cyan and half a coat, the right half bare. */
const inch = (name = 'Coat'): Uint8Array =>
  handMade({
    width: 72,
    height: 72,
    resources: `/ExtGState << /Over << /OP true /op true >> >>
      /ColorSpace << /Coat [/Separation /${name} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 0 1] /N 1 >>] >>`,
    content: '1 0 0 0 k 0 0 36 72 re f /Over gs /Coat cs 0.5 scn 0 0 36 72 re f',
  });

function given(bytes: Uint8Array | string): { readonly path: string; readonly into: string } {
  const within = place();
  const path = join(within, 'file.pdf');
  writeFileSync(path, bytes);
  return { path, into: join(within, 'plates') };
}

const FILES = ['Black', 'Coat', 'Cyan', 'Magenta', 'Yellow'].flatMap((name) => [
  `sheet-1-${name}.png`,
  `sheet-1-${name}.tif`,
]);

/** A value of a TIFF's first directory, little end first as libvips writes it. */
function tiffValue(tiff: Buffer, tag: number): number {
  const directory = tiff.readUInt32LE(4);
  for (let entry = 0; entry < tiff.readUInt16LE(directory); entry++) {
    const at = directory + 2 + 12 * entry;
    if (tiff.readUInt16LE(at) !== tag) continue;
    const [kind, place] = [tiff.readUInt16LE(at + 2), tiff.readUInt32LE(at + 8)];
    if (kind === 3) return tiff.readUInt16LE(at + 8);
    return kind === 5 ? tiff.readUInt32LE(place) / tiff.readUInt32LE(place + 4) : place;
  }
  throw new Error(`no tag ${tag}`);
}

describe('the plates of a sheet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-'));
  const [path, into] = [join(folder, 'file.pdf'), join(folder, 'plates')];
  let ran: Outcome;
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(async () => {
    writeFileSync(path, inch());
    ran = await grattage(['separations', path, '--dpi', '100', '-o', into]);
  });

  test('are written each as greys and as bits, with what they cover', () => {
    expect([ran.code, ran.stderr]).toEqual([0, '']);
    expect(readdirSync(into).sort()).toEqual(FILES);
    expect(ran.stdout.split('\n')).toEqual([
      'file.pdf, page 1 of 1: 25.4 × 25.4 mm at 100 dpi, 100 × 100 pixels',
      '  plate    coverage',
      '  Cyan      50.00 %  sheet-1-Cyan.png  sheet-1-Cyan.tif',
      '  Magenta    0.00 %  sheet-1-Magenta.png  sheet-1-Magenta.tif',
      '  Yellow     0.00 %  sheet-1-Yellow.png  sheet-1-Yellow.tif',
      '  Black      0.00 %  sheet-1-Black.png  sheet-1-Black.tif',
      '  Coat      24.90 %  sheet-1-Coat.png  sheet-1-Coat.tif',
      `  in ${into}; the TIFFs have one bit a pixel, tints screened at 45° by tiles of 8 pixels, not the printer’s screen`,
      '',
    ]);
  });

  test('are black where there is ink, in one channel of eight bits', async () => {
    const png = readFileSync(join(into, 'sheet-1-Coat.png'));
    expect([png[24], png[25]]).toEqual([8, 0]);
    const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([100, 100, 1]);
    expect([data[0], data[49], data[50], data[99]]).toEqual([128, 128, 255, 255]);
    expect((await sharp(png).metadata()).density).toBe(100);
  });

  test('are TIFFs of one bit a pixel as imagers take them: Group 4, 1 for ink, with their resolution', async () => {
    const tiff = readFileSync(join(into, 'sheet-1-Coat.tif'));
    const [bits, compression, photometric, resolution, unit] = [258, 259, 262, 282, 296].map((tag) =>
      tiffValue(tiff, tag),
    );
    expect({ bits, compression, photometric, resolution, unit }).toEqual({
      bits: 1,
      compression: 4,
      photometric: 0,
      resolution: 100,
      unit: 2,
    });
    const light = (name: string) => sharp(join(into, name)).toColourspace('b-w').raw().toBuffer();
    const solid = await light('sheet-1-Cyan.tif');
    expect([solid[0], solid[49], solid[50], solid[99]]).toEqual([0, 0, 255, 255]);
    const tint = await light('sheet-1-Coat.tif');
    expect([...new Set(tint)].sort()).toEqual([0, 255]);
    expect(tint.filter((pixel) => pixel === 0).length / tint.length).toBeCloseTo(0.25, 2);
  });

  test('are said to machines as they are', async () => {
    const { stdout } = await ranInProcess(['separations', path, '--dpi', '100', '-o', into, '--json']);
    const { plates, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({
      file: 'file.pdf',
      sheet: 1,
      sheets: 1,
      dpi: 100,
      width: 100,
      height: 100,
      screen: 8,
      unchecked: [],
    });
    expect(plates[4]).toEqual({
      name: 'Coat',
      coverage: 24.902,
      png: 'sheet-1-Coat.png',
      tiff: 'sheet-1-Coat.tif',
    });
  });

  test('name what a RIP decides by itself', async () => {
    const { path, into } = given(handMade({ width: 72, height: 72, content: '1 0 0 rg 0 0 36 72 re f' }));
    const { code, stdout } = await ranInProcess(['separations', path, '--dpi', '72', '-o', into]);
    expect(code).toBe(0);
    expect(stdout).toContain(
      '  not checked: RGB is split into process plates by plain grey replacement, not by a profile\n',
    );
  });

  test('of a spot that is named like a path stay in their folder', async () => {
    const { path, into } = given(inch('..#2F..#2Fabove'));
    const { code, stdout } = await ranInProcess(['separations', path, '--dpi', '72', '-o', into, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).plates[4]).toMatchObject({ name: '../../above', png: 'sheet-1-_above.png' });
    expect(readdirSync(into)).toContain('sheet-1-_above.png');
  });

  test('of a file that is its owner’s alone are so as well', async () => {
    const { path, into } = given(inch());
    chmodSync(path, 0o600);
    await ranInProcess(['separations', path, '--dpi', '72', '-o', into]);
    const modes = [into, ...readdirSync(into).map((name) => join(into, name))].map(
      (one) => statSync(one).mode & 0o777,
    );
    expect(modes).toEqual([0o700, ...FILES.map(() => 0o600)]);
  });
});

describe('nothing is written, and it is said why', () => {
  test.each([
    [
      'a sheet that is not there',
      ['--sheet', '2'],
      /file\.pdf: has 1 page, and no page 2\n {2}→ name page 1\n/,
    ],
    ['no sheet at all', ['--sheet', '0'], /a count is a whole number from 1 to 999,999,999, and "0" is not/],
    [
      'a resolution below 18 dpi',
      ['--dpi', '17'],
      /a resolution is a whole number of 18 to 2400 dpi, and "17" is not/,
    ],
    ['a resolution above 2400 dpi', ['--dpi', '2401'], /18 to 2400 dpi, and "2401" is not/],
  ])('of %s', async (_, flags, why) => {
    const { path, into } = given(inch());
    const { code, stdout, stderr } = await ranInProcess(['separations', path, ...flags, '-o', into]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(why);
    expect(existsSync(into)).toBe(false);
  });

  test.each([
    ['no PDF', 'Bonjour', /file\.pdf: is no PDF/],
    ['an empty file', '', /file\.pdf: is empty/],
    ['a file that is cut short', Buffer.from(inch()).subarray(0, 400), /file\.pdf: is cut short/],
  ])('of %s', async (_, bytes, why) => {
    const { path, into } = given(bytes);
    const { code, stderr } = await ranInProcess(['separations', path, '-o', into]);
    expect(code).toBe(2);
    expect(stderr).toMatch(why);
    expect(existsSync(into)).toBe(false);
  });

  test('of a file that is missing', async () => {
    const { path, into } = given(inch());
    const { code, stderr } = await ranInProcess(['separations', `${path}x`, '-o', into]);
    expect(code).toBe(2);
    expect(stderr).toContain('file.pdfx: cannot be read (no such file or directory)');
  });

  test('of a page that is too large for its resolution', async () => {
    const { path, into } = given(handMade({ width: 14400, height: 14400, content: '0 0 9 9 re f' }));
    const { code, stderr } = await ranInProcess(['separations', path, '--dpi', '1200', '-o', into]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/240000 × 240000 pixels, more than 2147 million\n {2}→ up to 231 dpi can be made/);
    expect(existsSync(into)).toBe(false);
  });

  test('into what is a file, or a folder in which one of the plates cannot be put', async () => {
    const { path, into } = given(inch());
    writeFileSync(into, 'a file');
    const refused = await ranInProcess(['separations', path, '--dpi', '72', '-o', into]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('cannot be made a folder');
    const half = join(place(), 'half');
    mkdirSync(join(half, 'sheet-1-Yellow.png'), { recursive: true });
    const stopped = await ranInProcess(['separations', path, '--dpi', '72', '-o', half]);
    expect(stopped.code).toBe(2);
    expect(stopped.stderr).toContain('sheet-1-Yellow.png: cannot be written');
    expect(readdirSync(half)).toEqual(['sheet-1-Yellow.png']);
  });
});
