import type { Size } from '../base/geometry.ts';
import type { Length } from '../base/length.ts';

/** A press with its sheet and the job's grid on it; one file under `assets/press/`. */
export interface Press {
  readonly name: string;
  readonly sheet: Size;
  /** The edges that no ink reaches: held by the grippers (the bottom one), and let go last (the top one). */
  readonly gripper: Length;
  readonly tail: Length;
  readonly side: Length;
  readonly columns: number;
  readonly rows: number;
  readonly gutter: Length;
  /** Dots an inch of the imager that writes the codes. */
  readonly dpi: number;
  /** Whole dots taken off each bar for the ink's growth. */
  readonly barReduction: number;
  /** How far imaging may stand off the fixed plates, in any direction. */
  readonly registerTolerance: Length;
  /** How the sheet is turned for its back: about which of its edges. */
  readonly turn: 'long-edge' | 'short-edge';
}
