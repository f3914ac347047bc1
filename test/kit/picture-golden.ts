import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Pixels in rows from the top, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** No golden picture is larger: it is looked at in a diff, and kept for ever. */
const LARGEST = 20_000;

/**
 * Holds a picture to the golden of a file, pixel by pixel; renewed only by `npm run goldens`.
 *
 * Why     a mismatch leaves expected, actual and difference in `output/diff`, for eyes to judge
 */
export async function holdPicture(file: string, actual: Pixels): Promise<void> {
  if (process.env.GRATTAGE_GOLDENS === 'renew') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await png(actual));
  }
  const bytes = readFileSync(file);
  expect(bytes.length, `${file} is a small picture`).toBeLessThanOrEqual(LARGEST);
  const expected = await pixelsOf(bytes);
  if (same(expected, actual)) return;
  const folder = new URL('../../output/diff', import.meta.url).pathname;
  mkdirSync(folder, { recursive: true });
  const name = `${basename(dirname(dirname(file)))}-${basename(file, '.png')}`;
  writeFileSync(join(folder, `${name}-expected.png`), bytes);
  writeFileSync(join(folder, `${name}-actual.png`), await png(actual));
  writeFileSync(join(folder, `${name}-difference.png`), await png(difference(expected, actual)));
  expect.fail(`${file} is another picture: see output/diff/${name}-difference.png, or npm run goldens`);
}

const png = ({ width, height, rgb }: Pixels): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

const same = (a: Pixels, b: Pixels): boolean =>
  a.width === b.width && a.height === b.height && Buffer.compare(a.rgb, b.rgb) === 0;

/** White where both are the same, darker where they differ more. */
const difference = (a: Pixels, b: Pixels): Pixels => ({
  ...b,
  rgb: b.rgb.map((value, i) => 255 - Math.abs(value - (a.rgb[i] ?? 0))),
});
