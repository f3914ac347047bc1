import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import {
  appendBezierCurve,
  beginText,
  closePath,
  concatTransformationMatrix,
  drawObject,
  endText,
  fillAndStroke,
  fillEvenOdd,
  fill as fillNonZero,
  LineCapStyle,
  LineJoinStyle,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setCharacterSpacing,
  setDashPattern,
  setFillingCmykColor,
  setFontAndSize,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingCmykColor,
  setTextMatrix,
  showText,
  stroke as strokePath,
} from '@cantoo/pdf-lib';
import bwipjs from 'bwip-js/node';
import { create } from 'fontkit';
import type { FontId } from '../../src/text/run.ts';
import type { Colour, Drawing, MarkStroke, PathMark, Segment, TextMark } from './drawing.ts';
import { fontFiles } from './fonts.ts';
import { type PeerCode, type PeerFace, type PeerJob, type PeerSheet, type Scope, SIDES } from './job.ts';

/**
 * The sheets of a job as someone has pdf-lib write them who knows PDF well: cells and fixed art once a file as forms, the
 * fixed art of all places as one form of them, codes as rectangles, and operators instead of calls that draw.
 *
 * Shape   recto and verso of each sheet in turn
 * Why     pdf-lib holds a file until it is saved, knows no kerning, and of inks the four of process printing
 */
export async function carefulPdfLib(job: PeerJob, scope: Scope, sink: Writable): Promise<void> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(job.title);
  pdf.registerFontkit({ create: (file) => create(Buffer.from(file)) });
  const fonts = new Map<FontId, PDFFont>();
  for (const [id, file] of fontFiles(job, scope)) fonts.set(id, await pdf.embedFont(file, { subset: true }));
  const forms = new Forms(pdf, fonts, job);
  for (const sheet of job.sheets) {
    for (const side of SIDES) {
      const page = pdf.addPage([job.width, job.height]);
      page.pushOperators(...new PageWriter(page, forms, fonts).sheet(job, sheet, { side, scope }));
    }
  }
  const written = finished(sink);
  sink.end(await pdf.save({ objectsPerTick: Number.POSITIVE_INFINITY }));
  await written;
}

/** A form as the file has it. */
interface FileForm {
  readonly name: PDFName;
  readonly ref: PDFRef;
}

/** What is drawn once a file, and named on pages. */
class Forms {
  readonly #pdf: PDFDocument;
  readonly #fonts: ReadonlyMap<FontId, PDFFont>;
  readonly #box: readonly number[];
  readonly #made = new Map<Drawing, FileForm>();
  readonly #everywhere = new Map<Drawing, FileForm>();

  constructor(pdf: PDFDocument, fonts: ReadonlyMap<FontId, PDFFont>, { width, height }: PeerJob) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#box = [-width, -height, width, height];
  }

  of(drawing: Drawing): FileForm {
    const known = this.#made.get(drawing);
    if (known !== undefined) return known;
    const made = this.#add(drawing.marks.flatMap((mark) => operatorsOf(mark, this.#fonts)));
    this.#made.set(drawing, made);
    return made;
  }

  /** A drawing at all places of a side, which are the same on every sheet. */
  everywhere(drawing: Drawing, faces: readonly PeerFace[]): FileForm {
    const known = this.#everywhere.get(drawing);
    if (known !== undefined) return known;
    const { name, ref } = this.of(drawing);
    const operators = faces.flatMap(({ x, y }) => placed(name, x, y));
    const made = this.#add(operators, { [name.decodeText()]: ref });
    this.#everywhere.set(drawing, made);
    return made;
  }

  #add(operators: readonly PDFOperator[], inner: Readonly<Record<string, PDFRef>> = {}): FileForm {
    const { context } = this.#pdf;
    const Font = Object.fromEntries([...this.#fonts].map(([id, { ref }]) => [id, ref]));
    const form = context.formXObject([...operators], {
      BBox: context.obj([...this.#box]),
      Resources: { Font, XObject: inner },
    });
    return { name: PDFName.of(`X${this.#made.size + this.#everywhere.size}`), ref: context.register(form) };
  }
}

/** Writes one page, and names on it what it uses. */
class PageWriter {
  readonly #page: PDFPage;
  readonly #forms: Forms;
  readonly #fonts: ReadonlyMap<FontId, PDFFont>;
  readonly #named = new Set<PDFName>();

  constructor(page: PDFPage, forms: Forms, fonts: ReadonlyMap<FontId, PDFFont>) {
    this.#page = page;
    this.#forms = forms;
    this.#fonts = fonts;
    for (const [id, { ref }] of fonts) page.node.setFontDictionary(PDFName.of(id), ref);
  }

  sheet(
    job: PeerJob,
    { tickets }: PeerSheet,
    { side, scope }: { readonly side: (typeof SIDES)[number]; readonly scope: Scope },
  ): readonly PDFOperator[] {
    const { crops, under, over } = job.art[side];
    const faces = tickets.map((ticket) => ticket[side]);
    const fixed = (drawing: Drawing): readonly PDFOperator[] =>
      scope === 'imaging' ? [] : this.#placed(this.#forms.everywhere(drawing, faces), 0, 0);
    return [
      concatTransformationMatrix(1, 0, 0, -1, 0, job.height),
      ...this.#placed(this.#forms.of(crops), 0, 0),
      ...fixed(under),
      ...faces.flatMap((face) => this.#face(face)),
      ...fixed(over),
    ];
  }

  #face({ x, y, cells, own, code }: PeerFace): readonly PDFOperator[] {
    return [
      pushGraphicsState(),
      concatTransformationMatrix(1, 0, 0, 1, x, y),
      ...cells.flatMap(({ drawing, x, y }) => this.#placed(this.#forms.of(drawing), x, y)),
      ...own.marks.flatMap((mark) => operatorsOf(mark, this.#fonts)),
      ...codeOperators(code),
      popGraphicsState(),
    ];
  }

  #placed({ name, ref }: FileForm, x: number, y: number): readonly PDFOperator[] {
    if (!this.#named.has(name)) this.#page.node.setXObject(name, ref);
    this.#named.add(name);
    return placed(name, x, y);
  }
}

const placed = (name: PDFName, x: number, y: number): readonly PDFOperator[] => [
  pushGraphicsState(),
  concatTransformationMatrix(1, 0, 0, 1, x, y),
  drawObject(name),
  popGraphicsState(),
];

const operatorsOf = (
  mark: PathMark | TextMark,
  fonts: ReadonlyMap<FontId, PDFFont>,
): readonly PDFOperator[] => (mark.kind === 'path' ? pathOperators(mark) : textOperators(mark, fonts));

function textOperators(
  { text, font, size, tracking, x, y, colour }: TextMark,
  fonts: ReadonlyMap<FontId, PDFFont>,
): readonly PDFOperator[] {
  const embedded = fonts.get(font);
  if (embedded === undefined) throw new Error(`the font ${font} is not embedded`);
  return [
    filling(colour),
    beginText(),
    setFontAndSize(font, size),
    setCharacterSpacing(tracking),
    setTextMatrix(1, 0, 0, -1, x, y),
    showText(embedded.encodeText(text)),
    endText(),
  ];
}

function pathOperators({ segments, fill, rule, stroke }: PathMark): readonly PDFOperator[] {
  return [
    ...(fill === null ? [] : [filling(fill)]),
    ...(stroke === null ? [] : strokeOperators(stroke)),
    ...segments.map(segmentOperator),
    ...paintOperators({ fill, rule, stroke }),
  ];
}

function paintOperators({
  fill,
  rule,
  stroke,
}: Pick<PathMark, 'fill' | 'rule' | 'stroke'>): readonly PDFOperator[] {
  if (fill !== null && stroke !== null) return [fillAndStroke()];
  if (stroke !== null) return [strokePath()];
  return [rule === 'evenodd' ? fillEvenOdd() : fillNonZero()];
}

const strokeOperators = ({ colour, width, cap, join, dash }: MarkStroke): readonly PDFOperator[] => [
  setStrokingCmykColor(...inks(colour)),
  setLineWidth(width),
  setLineCap(CAPS[cap]),
  setLineJoin(JOINS[join]),
  setDashPattern([...dash], 0),
];

const CAPS = {
  butt: LineCapStyle.Butt,
  round: LineCapStyle.Round,
  square: LineCapStyle.Projecting,
} as const;

const JOINS = {
  miter: LineJoinStyle.Miter,
  round: LineJoinStyle.Round,
  bevel: LineJoinStyle.Bevel,
} as const;

function segmentOperator(segment: Segment): PDFOperator {
  switch (segment.op) {
    case 'M':
      return moveTo(...segment.to);
    case 'L':
      return lineTo(...segment.to);
    case 'C':
      return appendBezierCurve(...segment.by);
    case 'Z':
      return closePath();
  }
}

const filling = (colour: Colour): PDFOperator => setFillingCmykColor(...inks(colour));

const inks = ({ cmyk: [c, m, y, k] }: Colour): [number, number, number, number] => [
  c / 100,
  m / 100,
  y / 100,
  k / 100,
];

/** The bars of a code as rectangles in one path, runs of dark modules in a row as one. */
function codeOperators(code: PeerCode): readonly PDFOperator[] {
  const { x, y, width, height, bearer } = code;
  const bearers =
    bearer === 0 ? [] : [rectangle(x, y, width, bearer), rectangle(x, y + height - bearer, width, bearer)];
  return [setFillingCmykColor(0, 0, 0, 1), ...bearers, ...barsOf(code), fillNonZero()];
}

function barsOf(code: PeerCode): readonly PDFOperator[] {
  const options = code.symbology === 'datamatrix' ? { version: '18x18' } : {};
  const [symbol] = bwipjs.raw({ bcid: code.symbology, text: code.text, ...options });
  if (symbol === undefined) throw new Error(`${code.text} gave no symbol`);
  return 'pixs' in symbol ? matrixBars(code, symbol) : linearBars(code, symbol);
}

function linearBars(
  { x, y, width, height, bearer }: PeerCode,
  { sbs, bhs }: { readonly sbs: readonly number[]; readonly bhs: readonly number[] },
): readonly PDFOperator[] {
  const widths = sbs.slice(0, 2 * bhs.length - 1);
  const module = width / widths.reduce((sum, each) => sum + each, 0);
  const bars: PDFOperator[] = [];
  let at = x;
  for (const [index, modules] of widths.entries()) {
    if (index % 2 === 0) bars.push(rectangle(at, y + bearer, modules * module, height - 2 * bearer));
    at += modules * module;
  }
  return bars;
}

function matrixBars(
  { x, y, width }: PeerCode,
  { pixs, pixx }: { readonly pixs: readonly number[]; readonly pixx: number },
): readonly PDFOperator[] {
  const module = width / pixx;
  const bars: PDFOperator[] = [];
  for (let row = 0; row * pixx < pixs.length; row++) {
    for (let column = 0; column < pixx; column++) {
      if (pixs[row * pixx + column] !== 1) continue;
      const from = column;
      while (column + 1 < pixx && pixs[row * pixx + column + 1] === 1) column++;
      bars.push(rectangle(x + from * module, y + row * module, (column + 1 - from) * module, module));
    }
  }
  return bars;
}
