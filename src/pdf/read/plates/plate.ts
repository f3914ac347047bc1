/** The plates that every process device has. */
export const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'] as const;

/**
 * One plate of a page.
 *
 * Space   pixels in rows from the top left of what a viewer shows of the page (crop box, else media box)
 * Shape   `width × height` bytes of ink: 0 none, 255 full
 */
export interface Plate {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly ink: Uint8Array;
}

/** The plates of a page at one resolution. */
export interface PagePlates {
  readonly dpi: number;
  /** Process plates first, in their order, then spots as the page names them. */
  readonly plates: readonly Plate[];
  /** What the plates do not show as a RIP would, one sentence each; empty where all is said by the file alone. */
  readonly unchecked: readonly string[];
}
