import { type Cmyk, type Paint, type SpotInk, tintsOf } from '../../base/ink.ts';
import type { PdfDocument } from './document.ts';
import { mixName, tintsInOrder } from './mixes.ts';
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

/**
 * The ways to paint, as graphics states.
 *
 * Over     leaves alone every plate that the paint does not name, and a process plate where its component is 0
 * Replace  leaves the spot plates alone, and replaces all four process plates
 * Knock    leaves nothing of any plate
 * Why      fill and stroke always go together, since an outline that has both is painted as two objects; colours are
 *          DeviceCMYK, never ICC, so OPM 1 means the same to every RIP
 */
export const GRAPHICS_STATES = {
  Over: { Type: 'ExtGState', OP: true, op: true, OPM: 1 },
  Replace: { Type: 'ExtGState', OP: true, op: true, OPM: 0 },
  Knock: { Type: 'ExtGState', OP: false, op: false, OPM: 1 },
} as const;

export type GraphicsStateName = keyof typeof GRAPHICS_STATES;

/** The way in which a paint meets what lies under it. */
export function stateOf(paint: Paint): GraphicsStateName {
  switch (paint.kind) {
    case 'process':
      return paint.overprints ? 'Over' : 'Replace';
    case 'spot':
      return paint.ink.overprints ? 'Over' : 'Knock';
    case 'mix':
      return paint.overprints ? 'Over' : 'Knock';
  }
}

/** The colour space of a paint by its name in resources; null for process inks, which need none. */
export function spaceOf(paint: Paint): string | null {
  if (paint.kind === 'process') return null;
  return paint.kind === 'spot' ? paint.ink.name : mixName(paint.tints);
}

/** The operators that set the colour to fill with, or to stroke with. */
export function colourOperators(paint: Paint, use: 'fill' | 'stroke'): string {
  if (paint.kind === 'process') return `${shares(paint).join(' ')} ${use === 'fill' ? 'k' : 'K'}`;
  const [space, set] = use === 'fill' ? ['cs', 'scn'] : ['CS', 'SCN'];
  const tints = tintsInOrder(tintsOf(paint)).map(({ tint }) => number(tint / 100));
  return `/${spaceOf(paint)} ${space} ${tints.join(' ')} ${set}`;
}

const shares = ({ c, m, y, k }: Cmyk): number[] => [c, m, y, k].map((percent) => number(percent / 100));
