import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader';
import type { Picture } from './painter.ts';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
const ready = prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(wasm).buffer },
  fireImmediately: true,
});

/** What another's reader finds in a picture: its texts, of one format. */
export async function textsIn(image: Picture, format: ReadInputBarcodeFormat): Promise<readonly string[]> {
  await ready;
  const found = await readBarcodes(image, { formats: [format], tryHarder: true });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}
