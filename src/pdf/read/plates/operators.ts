import { PDFName, type PDFObject, type PDFRawStream } from '@cantoo/pdf-lib';
import type { Run } from './compile.ts';
import type { ContentOperator } from './content-operators.ts';
import { inlineImageStream } from './inline-image.ts';
import { dictAt, nameOf, streamAt } from './objects-at-hand.ts';
import { type Scale, scaled } from './paint-state.ts';
import type { PathStep } from './program.ts';
import { readStateDict } from './state-dict.ts';

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
export const OPERATORS: Readonly<Record<string, Handler>> = {
  ...all('J j M d i Tc Tw Tz TL Ts Td TD Tm T*', keep),
  ...all('m l c v y h re W W*', extend),
  ...all('Tj TJ \' "', show),
  w: (run, operator) => {
    run.state = { ...run.state, lineWidth: run.number(operator) };
    run.keep(operator);
  },
  cm: (run, operator) => {
    const by: Scale = [
      run.number(operator, 0),
      run.number(operator, 1),
      run.number(operator, 2),
      run.number(operator, 3),
    ];
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

function noteFont({ survey }: Run, font: PDFObject | undefined): void {
  const subtype = dictAt(survey.context, font)?.get(PDFName.of('Subtype'));
  if (nameOf(survey.context, subtype) !== 'Type3') return;
  survey.unchecked.add('a Type 3 font is in use: colours that its glyphs set themselves are not separated');
}

function placeObject(run: Run, name: string | null): void {
  const written = run.resource('XObject', name);
  const stream = streamAt(run.survey.context, written);
  if (stream === null || written === undefined) return;
  const subtype = nameOf(run.survey.context, stream.dict.get(PDFName.of('Subtype')));
  if (subtype === 'Image') placeImage(run, stream, written);
  else if (subtype === 'Form') {
    const form = run.survey.form(stream, { state: run.state, resources: run.content.resources });
    if (form !== null) run.push({ kind: 'form', form });
  } else run.survey.unchecked.add('a PostScript object is left out of the plates');
}

function placeImage(run: Run, stream: PDFRawStream, written: PDFObject): void {
  const image = run.survey.image(stream, written, run.content.resources);
  if (image === null) return;
  if (image.space === null) run.survey.paints(run.state.fill);
  run.push({ kind: 'image', image, state: run.state });
}
