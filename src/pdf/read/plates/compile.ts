import type { PDFDict } from '@cantoo/pdf-lib';
import { PDFName } from '@cantoo/pdf-lib';
import { COLOUR_OPERATORS } from './colour-operators.ts';
import { type ContentOperator, contentOperators, numberOf, type Span } from './content-operators.ts';
import { inlineImageStream } from './inline-image.ts';
import { nameOf as nameOfObject, resourceAt, streamAt } from './objects-at-hand.ts';
import { type PaintState, type Scale, scaled } from './paint-state.ts';
import type { KeptResource, PathStep, Program, Step, TextStep } from './program.ts';
import { readStateDict } from './state-dict.ts';
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

  resource(kind: string, name: string | null) {
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

type Handler = (run: Run, operator: ContentOperator) => void;

const keep: Handler = (run, operator) => run.keep(operator);
const extend: Handler = (run, operator) => run.extendPath(operator);
const show: Handler = (run, operator) => run.show(operator);
const paint =
  (fill: PathStep['fill'], strokes: boolean, closes: boolean): Handler =>
  (run) =>
    run.paintPath({ fill, strokes, closes });

const all = (names: string, handler: Handler): Record<string, Handler> =>
  Object.fromEntries(names.split(' ').map((name) => [name, handler]));

/** Every operator that is no colour; what is not listed has no place on a plate. */
const OPERATORS: Readonly<Record<string, Handler>> = {
  ...all('J j M d i Tc Tw Tz TL Ts Td TD Tm T*', keep),
  ...all('m l c v y h re W W*', extend),
  ...all('Tj TJ \' "', show),
  w: (run, operator) => {
    run.state = { ...run.state, lineWidth: run.number(operator) };
    run.keep(operator);
  },
  cm: (run, operator) => {
    const by = [0, 1, 2, 3].map((index) => run.number(operator, index)) as unknown as Scale;
    run.state = { ...run.state, scale: scaled(by, run.state.scale) };
    run.keep(operator);
  },
  q: (run) => run.save(),
  Q: (run) => run.restore(),
  BT: (run) => run.beginText(),
  ET: (run) => run.endText(),
  BDC: (run, operator) => run.beginMark(operator),
  BMC: (run, operator) => run.beginMark(operator),
  EMC: (run, operator) => run.endMark(operator),
  f: paint('f', false, false),
  F: paint('f', false, false),
  'f*': paint('f*', false, false),
  B: paint('f', true, false),
  'B*': paint('f*', true, false),
  b: paint('f', true, true),
  'b*': paint('f*', true, true),
  S: paint(null, true, false),
  s: paint(null, true, true),
  n: paint(null, false, false),
  Tr: (run, operator) => {
    const mode = run.number(operator);
    run.state = { ...run.state, renderMode: Number.isInteger(mode) && mode >= 0 && mode <= 7 ? mode : 0 };
  },
  Tf: (run, operator) => {
    run.use('Font', run.name(operator));
    const font = run.resource('Font', run.name(operator));
    noteFont(run, font);
    run.keep(operator);
  },
  gs: (run, operator) => {
    const { state, rest } = readStateDict(
      run.survey,
      run.resource('ExtGState', run.name(operator)),
      run.state,
    );
    run.state = state;
    if (rest) run.keepState(operator);
  },
  Do: (run, operator) => placeObject(run, run.name(operator)),
  BI: (run, operator) => {
    const stream = inlineImageStream(run, operator);
    if (stream !== null) placeImage(run, stream, stream);
  },
  sh: (run, operator) => {
    const shading = run.survey.shading(run.resource('Shading', run.name(operator)), run.content.resources);
    if (shading !== null) run.push({ kind: 'shading', shading, state: run.state });
  },
};

function noteFont(run: Run, font: Parameters<typeof nameOfObject>[1]): void {
  const { context, unchecked } = run.survey;
  const dict = font === undefined ? undefined : context.lookup(font);
  const subtype =
    dict !== undefined && 'get' in dict
      ? nameOfObject(context, (dict as PDFDict).get(PDFName.of('Subtype')))
      : null;
  if (subtype === 'Type3')
    unchecked.add('a Type 3 font is in use: colours that its glyphs set themselves are not separated');
}

function placeObject(run: Run, name: string | null): void {
  const written = run.resource('XObject', name);
  const stream = streamAt(run.survey.context, written);
  if (stream === null || written === undefined) return;
  const subtype = nameOfObject(run.survey.context, stream.dict.get(PDFName.of('Subtype')));
  if (subtype === 'Image') placeImage(run, stream, written);
  else if (subtype === 'Form') {
    const form = run.survey.form(stream, { state: run.state, resources: run.content.resources });
    if (form !== null) run.push({ kind: 'form', form });
  } else run.survey.unchecked.add('a PostScript object is left out of the plates');
}

function placeImage(
  run: Run,
  stream: Parameters<Survey['image']>[0],
  written: Parameters<Survey['image']>[1],
): void {
  const image = run.survey.image(stream, written, run.content.resources);
  if (image === null) return;
  if (image.space === null) run.survey.paints(run.state.fill);
  run.push({ kind: 'image', image, state: run.state });
}
