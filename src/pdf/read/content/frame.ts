import { LiveRun } from './glyph-run.ts';
import { IDENTITY, type Matrix } from './matrix.ts';
import { PathBuilder } from './path-builder.ts';
import type { Resources } from './resources.ts';
import { Tokens } from './tokens.ts';
import type { FormUse } from './visitor.ts';

/** What content is when it starts to run. */
export interface FrameStart {
  /** What its content is to the page. */
  readonly kind: FormUse['kind'] | 'page';
  readonly resources: Resources;
  /** The object whose content it is. */
  readonly object: string;
  /** From its space to the page, as it started: patterns are laid out by it. */
  readonly base: Matrix;
  /** How many states and marks were open when it started: what it opens it must close. */
  readonly states: number;
  readonly marks: number;
}

/** Content that runs: the page's, or that of a form in it. Used again for other content. */
export class Frame implements FrameStart {
  readonly tokens: Tokens;
  readonly path = new PathBuilder();
  readonly glyphs = new LiveRun();
  kind: FrameStart['kind'] = 'page';
  resources: Resources;
  object: string;
  base: Matrix = IDENTITY;
  states = 0;
  marks = 0;
  /** `BX … EX`: operators that are not known are no mistake. */
  isLenient = false;
  isInText = false;
  /** What `W` asks for, until the path is painted. */
  pendingClip: 'nonzero' | 'evenodd' | null = null;
  /** Whether glyphs were shown in a mode that clips, since BT. */
  clipsByText = false;

  constructor(mostOperands: number, { resources, object }: Pick<FrameStart, 'resources' | 'object'>) {
    this.tokens = new Tokens(mostOperands);
    this.resources = resources;
    this.object = object;
  }

  start({ kind, resources, object, base, states, marks }: FrameStart): void {
    this.kind = kind;
    this.resources = resources;
    this.object = object;
    this.base = base;
    this.states = states;
    this.marks = marks;
    this.isLenient = false;
    this.isInText = false;
    this.pendingClip = null;
    this.clipsByText = false;
    this.path.clear();
    this.tokens.reset();
  }

  /** Lets go of the content that it ran. */
  end(): void {
    this.tokens.reset();
  }

  /** Whether what it holds room for is little enough to be kept for the next page. */
  get isSmall(): boolean {
    return (
      this.path.steps.length <= MOST_KEPT &&
      this.path.numbers.length <= MOST_KEPT &&
      this.tokens.numbers.length <= MOST_KEPT &&
      this.glyphs.codes.length <= MOST_KEPT
    );
  }
}

/** Room for so many things is kept from page to page: the codes of a ticket ask for a thousand, a hostile page for millions. */
export const MOST_KEPT = 16_384;
