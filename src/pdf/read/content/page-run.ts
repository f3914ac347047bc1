import { LiveRun } from './glyph-run.ts';
import type { Limits } from './limits.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import { MutableState } from './mutable-state.ts';
import { PathBuilder } from './path-builder.ts';
import type { Library, Resources } from './resources.ts';
import type { Layer } from './state.ts';
import { ByteBuffer } from './string-bytes.ts';
import { Tokens } from './tokens.ts';
import type { FormUse, Problem, ProblemKind, Visitor } from './visitor.ts';

/** Content that runs: the page's, or that of a form in it. */
export class Frame {
  readonly tokens: Tokens;
  readonly path = new PathBuilder();
  readonly glyphs = new LiveRun();
  /** What its content is to the page. */
  kind: FormUse['kind'] | 'page' = 'page';
  resources: Resources;
  /** The object whose content it is. */
  object: string;
  /** From its space to the page, as it started: patterns are laid out by it. */
  base: Matrix = IDENTITY;
  /** How many states and marks were open when it started: what it opens it must close. */
  states = 0;
  marks = 0;
  /** `BX … EX`: operators that are not known are no mistake. */
  isLenient = false;
  isInText = false;
  /** What `W` asks for, until the path is painted. */
  pendingClip: 'nonzero' | 'evenodd' | null = null;
  /** Whether glyphs were shown in a mode that clips, since BT. */
  clipsByText = false;

  constructor(mostOperands: number, of: { readonly resources: Resources; readonly object: string }) {
    this.tokens = new Tokens(mostOperands);
    this.resources = of.resources;
    this.object = of.object;
  }
}

interface Start {
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
  readonly bytes = new ByteBuffer();
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
  readonly #saved: MutableState[] = [];
  readonly #marks: (Layer | null)[] = [];
  #states = 0;
  #wasTooDeep = false;

  constructor({ library, visitor, resources, object, loop }: Start) {
    this.library = library;
    this.visitor = visitor;
    this.limits = library.file.limits;
    this.loop = loop;
    this.frame = new Frame(this.limits.operands, { resources, object });
    this.#frames = [this.frame];
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
    frame.kind = kind;
    frame.resources = of.resources;
    frame.object = of.object;
    frame.base = this.state.ctm;
    frame.states = this.#states;
    frame.marks = this.#marks.length;
    frame.isLenient = false;
    frame.isInText = false;
    frame.pendingClip = null;
    frame.clipsByText = false;
    frame.path.clear();
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
