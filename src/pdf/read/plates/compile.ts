import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { COLOUR_OPERATORS } from './colour-operators.ts';
import { type ContentOperator, contentOperators, numberOf, type Span } from './content-operators.ts';
import { resourceAt } from './objects-at-hand.ts';
import { OPERATORS } from './operators.ts';
import type { PaintState } from './paint-state.ts';
import type { KeptResource, PathStep, Program, Step, TextStep } from './program.ts';
import type { Survey } from './survey.ts';

/** A content stream, and what it starts from. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly resources: PDFDict | null;
  readonly state: PaintState;
  /** Whether its colour operators count for nothing, as in an uncoloured tile. */
  readonly locked: boolean;
}

/** The content as steps, every paint known. */
export function compile(survey: Survey, content: Content): Program {
  const run = new Run(survey, content);
  for (const operator of contentOperators(content.bytes)) run.take(operator);
  return run.end();
}

/** One content stream while it is compiled. */
export class Run {
  readonly survey: Survey;
  readonly content: Content;
  state: PaintState;
  readonly #saved: PaintState[] = [];
  readonly #steps: Step[] = [];
  readonly #marks: ('layer' | 'layer in text' | 'other')[] = [];
  readonly #uses = { Font: new Set<string>(), ExtGState: new Set<string>(), Properties: new Set<string>() };
  #text: TextStep[] | null = null;
  #path: { readonly start: number; end: number; clips: boolean } | null = null;

  constructor(survey: Survey, content: Content) {
    this.survey = survey;
    this.content = content;
    this.state = content.state;
  }

  take(operator: ContentOperator): void {
    const colour = COLOUR_OPERATORS[operator.name];
    if (colour !== undefined) {
      if (!this.content.locked) colour(this, operator);
      return;
    }
    OPERATORS[operator.name]?.(this, operator);
  }

  end(): Program {
    if (this.#text !== null) this.endText();
    return { steps: this.#steps, resources: this.content.resources, uses: this.#uses };
  }

  name(operator: ContentOperator, index = 0): string | null {
    return operator.tokens.name(index);
  }

  number(operator: ContentOperator, index = 0): number {
    return numberOf(operator, index);
  }

  resource(kind: string, name: string | null): PDFObject | undefined {
    return resourceAt(this.survey.context, this.content.resources, [kind, name]);
  }

  use(kind: KeptResource, name: string | null): void {
    if (name !== null) this.#uses[kind].add(name);
  }

  bytesOf({ start, end }: Span): Uint8Array {
    return this.content.bytes.subarray(start, end);
  }

  keep(operator: ContentOperator): void {
    const step = { kind: 'keep', bytes: this.bytesOf(operator) } as const;
    if (this.#text !== null) this.#text.push(step);
    else this.push(step);
  }

  /** A graphics state that says more than what plates resolve. */
  keepState(operator: ContentOperator): void {
    this.use('ExtGState', this.name(operator));
    const step = { kind: 'state', bytes: this.bytesOf(operator) } as const;
    if (this.#text !== null) this.#text.push(step);
    else this.push(step);
  }

  push(step: Step): void {
    this.#steps.push(step);
  }

  save(): void {
    this.#saved.push(this.state);
    this.push({ kind: 'save' });
  }

  /** A `Q` too many does nothing, as in every viewer. */
  restore(): void {
    const state = this.#saved.pop();
    if (state === undefined) return;
    this.state = state;
    this.push({ kind: 'restore' });
  }

  beginText(): void {
    if (this.#text !== null) this.endText();
    this.#text = [];
  }

  show(operator: ContentOperator): void {
    this.#text?.push({ kind: 'show', bytes: this.bytesOf(operator), state: this.state });
    const mode = this.state.renderMode % 4;
    if (mode === 0 || mode === 2) this.survey.paints(this.state.fill);
    if (mode === 1 || mode === 2) this.survey.paints(this.state.stroke);
  }

  endText(): void {
    if (this.#text !== null) this.push({ kind: 'text', steps: this.#text });
    this.#text = null;
  }

  /** Marked content matters to plates where it is a layer. */
  beginMark(operator: ContentOperator): void {
    const isLayer = operator.name === 'BDC' && this.name(operator) === 'OC';
    this.#marks.push(!isLayer ? 'other' : this.#text === null ? 'layer' : 'layer in text');
    if (!isLayer) return;
    this.use('Properties', this.name(operator, 1));
    if (this.#text === null) this.push({ kind: 'begin-layer', bytes: this.bytesOf(operator) });
    else this.keep(operator);
  }

  endMark(operator: ContentOperator): void {
    const mark = this.#marks.pop();
    if (mark === 'layer') this.push({ kind: 'end-layer' });
    else if (mark === 'layer in text') this.keep(operator);
  }

  extendPath(operator: ContentOperator): void {
    this.#path ??= { start: operator.start, end: operator.end, clips: false };
    this.#path.end = operator.end;
    if (operator.name.startsWith('W')) this.#path.clips = true;
  }

  paintPath(how: Pick<PathStep, 'fill' | 'strokes' | 'closes'>): void {
    const path = this.#path;
    this.#path = null;
    if (path === null || (how.fill === null && !how.strokes && !path.clips)) return;
    if (how.fill !== null) this.survey.paints(this.state.fill);
    if (how.strokes) this.survey.paints(this.state.stroke);
    this.push({ kind: 'path', bytes: this.bytesOf(path), clips: path.clips, ...how, state: this.state });
  }
}
