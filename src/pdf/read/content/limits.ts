/**
 * How far a file is followed. Whoever wrote it may mean harm, so nothing grows without end.
 *
 * Why     generous to honest files: a plate of 50 tickets is some 0.3 MB of content and 25,000 operators
 */
export interface Limits {
  /** Of the file itself. */
  readonly fileBytes: number;
  /** Of one stream, decoded. */
  readonly streamBytes: number;
  /** Of all that is decoded of a file: this much in any case, and this many times its size. */
  readonly totalBytes: number;
  readonly totalRatio: number;
  /** Of one page, those of its forms at every use. */
  readonly operators: number;
  /** Of one page. */
  readonly inlineImages: number;
  /** In front of one operator, elements of arrays among them; also the steps of one path and the glyphs of one string. */
  readonly operands: number;
  /** How deep forms stand in forms, and graphics states or marked content in each other, before the page is given up. */
  readonly formDepth: number;
  readonly stateDepth: number;
  readonly pages: number;
  readonly objects: number;
  /** Of one stream that holds objects, and of all of them together, in bytes and in times the file's size. */
  readonly objectStreamBytes: number;
  readonly objectStreamsBytes: number;
  readonly objectStreamsRatio: number;
}

export const LIMITS: Limits = {
  fileBytes: 10_000_000_000,
  streamBytes: 64 << 20,
  totalBytes: 512 << 20,
  totalRatio: 64,
  operators: 20_000_000,
  inlineImages: 20_000,
  operands: 200_000,
  formDepth: 28,
  stateDepth: 1_000,
  pages: 1_000_000,
  objects: 8_388_607,
  objectStreamBytes: 8 << 20,
  objectStreamsBytes: 8 << 20,
  objectStreamsRatio: 16,
};

/** What may still be decoded of a file: spent as it is read, and never given back. */
export class Budget {
  readonly limits: Limits;
  #left: number;

  constructor(limits: Limits, fileBytes: number) {
    this.limits = limits;
    this.#left = Math.max(limits.totalBytes, limits.totalRatio * fileBytes);
  }

  /**
   * What its object streams may come to.
   *
   * Why     each byte of them may become an object of a hundred bytes in memory, which content never does
   */
  static ofObjects(limits: Limits, fileBytes: number): Budget {
    return new Budget(
      {
        ...limits,
        streamBytes: Math.min(limits.streamBytes, limits.objectStreamBytes),
        totalBytes: limits.objectStreamsBytes,
        totalRatio: limits.objectStreamsRatio,
      },
      fileBytes,
    );
  }

  /** The most that one stream may come to now. */
  get stream(): number {
    return Math.min(this.limits.streamBytes, this.#left);
  }

  spend(bytes: number): void {
    this.#left = Math.max(0, this.#left - bytes);
  }
}
