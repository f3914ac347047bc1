import type { BoundedFile } from './bounded-file.ts';
import { Frame, MOST_KEPT } from './frame.ts';
import type { Limits } from './limits.ts';
import { IDENTITY } from './matrix.ts';
import { MutableState } from './mutable-state.ts';
import type { Library, Resources } from './resources.ts';
import type { Layer } from './state.ts';
import { ByteBuffer } from './string-bytes.ts';
import type { Tokens } from './tokens.ts';
import type { FormUse, Problem, ProblemKind, Visitor } from './visitor.ts';

/**
 * What pages of a file run on, one after the other: made for the first of them.
 *
 * Why     it is a dozen large arrays, and to make them anew costs more than many a page does
 */
export class Scratch {
  frames: Frame[] = [];
  readonly saved: MutableState[] = [];
  bytes = new ByteBuffer();

  /** Keeps the room that the next page may use, and nothing of what this one said. */
  clear(): void {
    this.frames = this.frames.filter(({ isSmall }) => isSmall);
    for (const frame of this.frames) frame.end();
    for (const state of this.saved) state.take(FRESH);
    if (this.bytes.bytes.length > MOST_KEPT) this.bytes = new ByteBuffer();
  }
}

const FRESH = new MutableState();

/** What of a file no page runs on: a visitor may have another page run meanwhile. */
export const freeScratch = (file: BoundedFile): Scratch[] => file.once(noScratch);
const noScratch = (): Scratch[] => [];

interface Start {
  readonly scratch: Scratch;
  readonly library: Library;
  readonly visitor: Visitor;
  readonly resources: Resources;
  readonly object: string;
  /** Runs the content of the frame that was pushed last. */
  readonly loop: (run: PageRun) => void;
}

/** All that changes while the content of a page runs. */
export class PageRun {
  readonly library: Library;
  readonly visitor: Visitor;
  readonly limits: Limits;
  readonly state = new MutableState();
  readonly bytes: ByteBuffer;
  readonly loop: (run: PageRun) => void;
  /** Patterns, masks and Type 3 glyphs whose content was visited. */
  readonly visited = new Set<string>();
  /** What ended the page early. */
  stopped: Problem | null = null;
  operators = 0;
  inlineImages = 0;
  frame: Frame;
  /** How deep frames are nested; the page's own is 0. */
  depth = 0;
  readonly #frames: Frame[];
  readonly #saved: MutableState[];
  readonly #marks: (Layer | null)[] = [];
  #states = 0;
  #wasTooDeep = false;

  constructor({ scratch, library, visitor, resources, object, loop }: Start) {
    this.library = library;
    this.visitor = visitor;
    this.limits = library.file.limits;
    this.loop = loop;
    this.bytes = scratch.bytes;
    this.#saved = scratch.saved;
    this.#frames = scratch.frames;
    const of = { resources, object };
    this.frame = this.#frames[0] ?? new Frame(this.limits.operands, of);
    this.#frames[0] = this.frame;
    this.frame.start({ ...of, kind: 'page', base: IDENTITY, states: 0, marks: 0 });
  }

  get tokens(): Tokens {
    return this.frame.tokens;
  }

  /** Says what is wrong, at the operator that runs. */
  problem(kind: ProblemKind, message: string): Problem {
    const { tokens, object } = this.frame;
    const problem: Problem = { kind, message, operator: tokens.operator(), offset: tokens.start, object };
    this.visitor.problem?.(problem, this.state);
    return problem;
  }

  /** Says what is wrong, and ends the page by it. */
  stop(kind: ProblemKind, message: string): void {
    this.stopped ??= this.problem(kind, message);
  }

  /** `q`, and what a form does by itself. */
  save(): void {
    if (this.#states >= this.limits.stateDepth) {
      this.stop('q-too-deep', `graphics states nest deeper than ${this.limits.stateDepth}`);
      return;
    }
    let saved = this.#saved[this.#states];
    if (saved === undefined) {
      saved = new MutableState();
      this.#saved.push(saved);
    }
    saved.take(this.state);
    this.#states += 1;
  }

  restore(): void {
    const saved = this.#saved[this.#states - 1];
    if (saved === undefined) return;
    this.#states -= 1;
    this.state.take(saved);
  }

  /** How many states are open. */
  get states(): number {
    return this.#states;
  }

  /** Says once a page that states nest deeper than PDF promises; those that forms save by themselves are not counted. */
  checkDepth(): void {
    if (this.#wasTooDeep || this.#states - this.depth <= DEEPEST_PROMISED) return;
    this.#wasTooDeep = true;
    this.problem('q-too-deep', `graphics states nest deeper than ${DEEPEST_PROMISED}`);
  }

  /** Opens marked content; a layer is in force until it ends. */
  mark(layer: Layer | null): void {
    if (this.#marks.length >= this.limits.stateDepth) {
      this.stop('unbalanced-marked-content', `marked content nests deeper than ${this.limits.stateDepth}`);
      return;
    }
    this.#marks.push(layer);
    if (layer !== null) this.state.layers = [...this.state.layers, layer];
  }

  unmark(): void {
    if (this.#marks.pop() !== null) this.state.layers = this.state.layers.slice(0, -1);
  }

  /** How many marks are open. */
  get marks(): number {
    return this.#marks.length;
  }

  /** Enters content within the content that runs, which is then to be put into the tokens of the frame. */
  push(kind: FormUse['kind'], of: { readonly resources: Resources; readonly object: string }): Frame {
    this.depth += 1;
    let frame = this.#frames[this.depth];
    if (frame === undefined) {
      frame = new Frame(this.limits.operands, of);
      this.#frames.push(frame);
    }
    frame.start({ ...of, kind, base: this.state.ctm, states: this.#states, marks: this.#marks.length });
    this.frame = frame;
    return frame;
  }

  pop(): void {
    this.depth -= 1;
    this.frame = this.#frames[this.depth] ?? this.frame;
  }
}

/** Source  ISO 32000-1, annex C */
const DEEPEST_PROMISED = 28;
