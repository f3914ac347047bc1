import type { Cmyk, Paint, SpotInk } from '../../base/ink.ts';
import type { PdfDocument } from './document.ts';
import { number } from './numbers.ts';
import type { Ref } from './pdfkit-parts.ts';

/**
 * A spot ink as a Separation over DeviceCMYK.
 *
 * Shape   the tint transform is linear from paper to the alternate: what a device without the ink shows
 */
export function addSeparation(file: PdfDocument, ink: SpotInk): Ref {
  const tint = {
    FunctionType: 2,
    Domain: [0, 1],
    C0: [0, 0, 0, 0],
    C1: shares(ink.alternate),
    N: 1,
  };
  return file.add(['Separation', ink.name, 'DeviceCMYK', tint]);
}

/** Whether what is painted leaves the other plates under it as they are. */
export const overprints = (paint: Paint): boolean =>
  paint.kind === 'spot' ? paint.ink.overprints : paint.overprints;

/**
 * The two ways to paint, as graphics states.
 *
 * Why     OPM 1 leaves a process plate alone where its component is 0; fill and stroke always go together, since an
 *         outline that has both is painted as two objects
 */
export const GRAPHICS_STATES = {
  Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 },
  Knock: { Type: 'ExtGState', OP: false, op: false, OPM: 1 },
} as const;

export type GraphicsStateName = keyof typeof GRAPHICS_STATES;

/** The operators that set the colour to fill with, or to stroke with. */
export function colourOperators(paint: Paint, use: 'fill' | 'stroke'): string {
  if (paint.kind === 'process') return `${shares(paint).join(' ')} ${use === 'fill' ? 'k' : 'K'}`;
  const [space, set] = use === 'fill' ? ['cs', 'scn'] : ['CS', 'SCN'];
  return `/${paint.ink.name} ${space} ${number(paint.tint / 100)} ${set}`;
}

const shares = ({ c, m, y, k }: Cmyk): number[] => [c, m, y, k].map((percent) => number(percent / 100));
