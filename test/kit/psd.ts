/** One plate of a page by its name: how much ink each pixel has, 255 for solid. */
export interface PsdPlate {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];
const SPOT_NAMES = 0x03ee;

/**
 * The planes of a PSD as MuPDF writes it: not packed, 0 for solid ink.
 *
 * Source  Adobe's file format: header of 26 bytes, then colour data, resources and layers, each with its length before
 */
export function psdPlates(psd: Buffer): readonly PsdPlate[] {
  const [count, height, width] = [psd.readUInt16BE(12), psd.readUInt32BE(14), psd.readUInt32BE(18)];
  const resources = 26 + 4 + psd.readUInt32BE(26);
  const layers = resources + 4 + psd.readUInt32BE(resources);
  const planes = layers + 4 + psd.readUInt32BE(layers) + 2;
  const names = [...PROCESS, ...spotNames(psd.subarray(resources + 4, layers))];
  return names.slice(0, count).map((name, plane) => {
    const at = planes + plane * width * height;
    return { name, width, height, ink: psd.subarray(at, at + width * height).map((light) => 255 - light) };
  });
}

/** Each resource: `8BIM`, its number, an empty name, its length, its bytes to an even count. */
function spotNames(resources: Buffer): readonly string[] {
  for (let at = 0; at + 12 <= resources.length; ) {
    const length = resources.readUInt32BE(at + 8);
    const bytes = resources.subarray(at + 12, at + 12 + length);
    if (resources.readUInt16BE(at + 4) === SPOT_NAMES) return pascalStrings(bytes);
    at += 12 + length + (length % 2);
  }
  return [];
}

function pascalStrings(bytes: Buffer): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += 1 + (bytes[at] ?? 0)) {
    found.push(bytes.toString('latin1', at + 1, at + 1 + (bytes[at] ?? 0)));
  }
  return found.filter((name) => name !== '');
}
