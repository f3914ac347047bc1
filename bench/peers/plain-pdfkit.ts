import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import bwipjs from 'bwip-js/node';
import PDFDocument from 'pdfkit';
import type { Colour, Drawing, PathMark, TextMark } from './drawing.ts';
import { drawingsOf, fontFiles } from './fonts.ts';
import { type PeerCode, type PeerFace, type PeerJob, type Scope, SIDES } from './job.ts';

/**
 * The sheets of a job as pdfkit's own guide has one draw: a call for each path and each line of text of each ticket, and a
 * picture from bwip-js for each code.
 *
 * Shape   recto and verso of each sheet in turn
 * Why     this is what is written first, and often last. pdfkit knows spot inks, and no overprinting; nothing of ours but the
 *         drawings as data is in it
 */
export async function plainPdfkit(job: PeerJob, scope: Scope, sink: Writable): Promise<void> {
  const size: [number, number] = [job.width, job.height];
  const doc = new PDFDocument({ autoFirstPage: false, size, margin: 0, info: { Title: job.title } });
  const written = finished(doc.pipe(sink));
  for (const [id, file] of fontFiles(job, scope)) doc.registerFont(id, file);
  addSpots(doc, job, scope);
  for (const sheet of job.sheets) {
    for (const side of SIDES) {
      doc.addPage();
      draw(doc, job.art[side].crops);
      for (const ticket of sheet.tickets) {
        const face = ticket[side];
        doc.save().translate(face.x, face.y);
        if (scope === 'composite') draw(doc, job.art[side].under);
        await drawFace(doc, face);
        if (scope === 'composite') draw(doc, job.art[side].over);
        doc.restore();
      }
    }
  }
  doc.end();
  await written;
}

async function drawFace(doc: PDFKit.PDFDocument, { cells, own, code }: PeerFace): Promise<void> {
  for (const { drawing, x, y } of cells) {
    doc.save().translate(x, y);
    draw(doc, drawing);
    doc.restore();
  }
  draw(doc, own);
  await drawCode(doc, code);
}

async function drawCode(doc: PDFKit.PDFDocument, code: PeerCode): Promise<void> {
  const { symbology, text, x, y, width, height, bearer } = code;
  const png = await bwipjs.toBuffer({ bcid: symbology, text, scale: 3, ...OPTIONS[symbology] });
  doc.image(png, x, y + bearer, { width, height: height - 2 * bearer });
  if (bearer === 0) return;
  doc.rect(x, y, width, bearer).fill(BLACK);
  doc.rect(x, y + height - bearer, width, bearer).fill(BLACK);
}

/** Three pixels a module of the bars, which are some 300 an inch; heights are in millimetres. */
const OPTIONS = { interleaved2of5: { height: 6.6 }, datamatrix: { version: '18x18' } } as const;

const BLACK: [number, number, number, number] = [0, 0, 0, 100];

function draw(doc: PDFKit.PDFDocument, { marks }: Drawing): void {
  for (const mark of marks) {
    if (mark.kind === 'path') drawPath(doc, mark);
    else drawText(doc, mark);
  }
}

function drawText(doc: PDFKit.PDFDocument, { text, font, size, tracking, x, y, colour }: TextMark): void {
  doc
    .font(font, size)
    .fillColor(paint(colour))
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking });
}

function drawPath(doc: PDFKit.PDFDocument, { d, fill, rule, stroke }: PathMark): void {
  const even = rule === 'evenodd' ? 'even-odd' : 'non-zero';
  doc.path(d);
  if (stroke !== null) {
    doc.lineWidth(stroke.width).lineCap(stroke.cap).lineJoin(stroke.join);
    const [on, off = on] = stroke.dash;
    if (on === undefined) doc.undash();
    else doc.dash(on, { space: off });
  }
  if (fill !== null && stroke !== null) doc.fillAndStroke(paint(fill), paint(stroke.colour), even);
  else if (fill !== null) doc.fill(paint(fill), even);
  else if (stroke !== null) doc.stroke(paint(stroke.colour));
}

/** pdfkit has « white » for a colour of its own: the white ink is drawn as the four inks at none. */
const paint = ({ spot, cmyk }: Colour): PDFKit.Mixins.ColorValue =>
  spot === null || spot === 'White' ? [...cmyk] : spot;

function addSpots(doc: PDFKit.PDFDocument, job: PeerJob, scope: Scope): void {
  const spots = new Map<string, Colour>();
  for (const { marks } of [...drawingsOf(job, scope), ...SIDES.map((side) => job.art[side].crops)]) {
    for (const colour of marks.flatMap(coloursOf)) if (colour.spot !== null) spots.set(colour.spot, colour);
  }
  for (const [name, { cmyk }] of spots) doc.addSpotColor(name, ...cmyk);
}

const coloursOf = (mark: PathMark | TextMark): readonly Colour[] =>
  mark.kind === 'text'
    ? [mark.colour]
    : [...(mark.fill === null ? [] : [mark.fill]), ...(mark.stroke === null ? [] : [mark.stroke.colour])];

declare global {
  namespace PDFKit.Mixins {
    /** What pdfkit has and its types have not. */
    interface PDFColor {
      addSpotColor(name: string, c: number, m: number, y: number, k: number): this;
    }
  }
}
