import { Bug } from '../../base/fault.ts';
import type { Rect, Size } from '../../base/geometry.ts';
import { PER_INCH } from '../../base/length.ts';
import { type Address, type Engine, withMemory } from './engine.ts';

/** What to render: a resolution, and a part of the page where not all of it is wanted. */
export interface Shot {
  readonly dpi: number;
  /** On the page, origin top left; its top left comes to lie exactly on the corner of the first pixel. */
  readonly crop?: Rect;
  /** False: each pixel is painted or not, as an imager does it; true, the default: edges are shades. */
  readonly smooth?: boolean;
}

/** Pixels in rows from the top, four bytes each: red, green, blue, 255. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Pixels in rows from the top, one byte each: 0 black, 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

type FullShot = Shot & { readonly crop: Rect };

export function renderColour(pdfium: Engine, page: Address, shot: FullShot): Picture {
  return onBitmap(pdfium, shot, { format: BGRX, page }, ({ width, height, bytes, stride }) => {
    const rgba = new Uint8Array(width * height * 4);
    for (let y = 0, out = 0; y < height; y++) {
      for (let at = y * stride, end = at + width * 4; at < end; at += 4, out += 4) {
        rgba[out] = bytes[at + 2] ?? 0;
        rgba[out + 1] = bytes[at + 1] ?? 0;
        rgba[out + 2] = bytes[at] ?? 0;
        rgba[out + 3] = 255;
      }
    }
    return { width, height, rgba };
  });
}

export function renderGrey(pdfium: Engine, page: Address, shot: FullShot): GreyPicture {
  return onBitmap(pdfium, shot, { format: GREY, page }, ({ width, height, bytes, stride }) => {
    const grey = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) grey.set(bytes.subarray(y * stride, y * stride + width), y * width);
    return { width, height, grey };
  });
}

/** PDFium's bitmap formats, from `fpdfview.h`. */
const GREY = 1;
const BGRX = 3;
const WHITE = 0xffffffff;

interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  /** PDFium's own memory: to be copied before the next call. */
  readonly bytes: Uint8Array;
}

/** Renders into a bitmap of the crop's size only, and lends it to `copy`. */
function onBitmap<T>(
  pdfium: Engine,
  { dpi, crop, smooth = true }: FullShot,
  what: { readonly format: number; readonly page: Address },
  copy: (bitmap: Bitmap) => T,
): T {
  const { width, height } = pixelsOf(crop, dpi);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, what.format, 0, 0);
  if (bitmap === 0) throw new Bug(`PDFium has no memory for a picture of ${width} × ${height} pixels`);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    withMemory(pdfium, 40, (matrix) => {
      const clip = matrix + 24;
      const scale = dpi / 72;
      writeFloats(pdfium, matrix, [scale, 0, 0, scale, -inDots(crop.x, dpi), -inDots(crop.y, dpi)]);
      writeFloats(pdfium, clip, [0, 0, width, height]);
      pdfium.FPDF_RenderPageBitmapWithMatrix(bitmap, what.page, matrix, clip, smooth ? 0 : UNSMOOTHED);
    });
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return copy({
      width,
      height,
      stride,
      bytes: pdfium.pdfium.HEAPU8.subarray(start, start + stride * height),
    });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** PDFium's flags for text, images and paths without shades at their edges, from `fpdfview.h`. */
const UNSMOOTHED = 0x1000 | 0x2000 | 0x4000;

/** How many pixels a page, or a part of one, has. */
export const pixelsOf = ({ width, height }: Size, dpi: number): { width: number; height: number } => ({
  width: Math.ceil(inDots(width, dpi)),
  height: Math.ceil(inDots(height, dpi)),
});

/** Kept clear of the rounding of a page size to single floats: a hair over a whole dot is that dot. */
const inDots = (length: number, dpi: number): number => {
  const exact = (length * dpi) / PER_INCH;
  const whole = Math.round(exact);
  return Math.abs(exact - whole) < 0.01 ? whole : exact;
};

const writeFloats = ({ pdfium }: Engine, at: Address, values: readonly number[]): void => {
  values.forEach((value, index) => {
    pdfium.setValue(at + 4 * index, value, 'float');
  });
};
