import { open } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writePlateGrey } from '../../src/proof/plate-grey.ts';
import { place } from '../kit/place.ts';

test('a plate in bands is one picture in greys: black where there is ink, white where none', async () => {
  const path = join(place(), 'plate.png');
  const file = await open(path, 'w');
  const bands = [Uint8Array.of(0, 255, 100, 1), Uint8Array.of(255, 0)];
  await writePlateGrey({ width: 2, height: 3, bands }, 600, file);
  await file.close();
  const { data, info } = await sharp(path).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels, [...data]]).toEqual([2, 3, 1, [255, 0, 155, 254, 0, 255]]);
  expect((await sharp(path).metadata()).density).toBe(600);
});
