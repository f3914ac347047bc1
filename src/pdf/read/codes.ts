import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { Bug } from '../../base/fault.ts';
import type { Point } from '../../base/geometry.ts';
import type { GreyPicture } from './raster.ts';

/** The symbologies that a ticket or a sheet may bear. */
export type CodeFormat = 'ITF' | 'DataMatrix' | 'Code128' | 'PDF417';

/** A code found in a picture, by a decoder that shares nothing with the encoder. */
export interface ReadCode {
  readonly format: CodeFormat;
  readonly text: string;
  /** In pixels of the picture: top left, top right, bottom right, bottom left of the code as it stands. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** Of 2-D codes: how much of what could be corrected was not needed, 0 to 1; null for others. */
  readonly unusedCorrection: number | null;
  /** Of matrices: columns and rows of modules; null for others. */
  readonly modules: readonly [columns: number, rows: number] | null;
}

/**
 * Every code of the formats asked for that stands whole in the picture.
 *
 * Shape   pictures of one ticket's size: on a whole sheet the search takes minutes and misses small codes
 * Order   as found: no order is promised
 */
export async function readCodes(
  picture: GreyPicture,
  formats: readonly CodeFormat[],
): Promise<readonly ReadCode[]> {
  await decoder();
  const { width, height } = picture;
  const found = await readBarcodes(
    { width, height, data: toRgba(picture), colorSpace: 'srgb' },
    {
      formats: [...formats],
      tryInvert: false,
      tryDownscale: true,
    },
  );
  return found.map(({ format, text, position, extra }) => {
    if (!isCodeFormat(format)) throw new Bug(`the decoder found a ${format}, which was not asked for`);
    const { topLeft, topRight, bottomRight, bottomLeft } = position;
    return { format, text, corners: [topLeft, topRight, bottomRight, bottomLeft], ...matrixFacts(extra) };
  });
}

/** What the decoder says of a 2-D code, in words of its own. */
function matrixFacts(extra: string): Pick<ReadCode, 'unusedCorrection' | 'modules'> {
  const said: unknown = extra === '' ? null : JSON.parse(extra);
  const facts = typeof said === 'object' && said !== null ? said : {};
  const size = 'Version' in facts ? /^(\d+)x(\d+)$/.exec(String(facts.Version)) : null;
  return {
    unusedCorrection: 'UEC' in facts ? Number(facts.UEC) : null,
    modules: size === null ? null : [Number(size[2]), Number(size[1])],
  };
}

const FORMATS: readonly string[] = ['ITF', 'DataMatrix', 'Code128', 'PDF417'] satisfies CodeFormat[];
const isCodeFormat = (format: string): format is CodeFormat => FORMATS.includes(format);

let ready: Promise<unknown> | null = null;

/** The decoder, started at most once a process, from the package's own wasm: left alone it would ask the network. */
function decoder(): Promise<unknown> {
  ready ??= prepareZXingModule({ overrides: { wasmBinary: wasm() }, fireImmediately: true });
  return ready;
}

function wasm(): ArrayBuffer {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  return new Uint8Array(readFileSync(path)).buffer;
}

/** The decoder takes colour only, and turns it grey again. */
function toRgba({ grey }: GreyPicture): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(grey.length * 4);
  const pixels = new Uint32Array(rgba.buffer);
  // A plain loop: a callback for each of six million pixels takes longer than the decoding.
  for (let index = 0; index < pixels.length; index++)
    pixels[index] = OPAQUE | ((grey[index] ?? 0) * EACH_CHANNEL);
  return rgba;
}

const OPAQUE = 0xff000000;
const EACH_CHANNEL = 0x010101;
