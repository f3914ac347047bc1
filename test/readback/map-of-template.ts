import { symbolModules } from '../../src/barcode/sizes.ts';
import type { Rect } from '../../src/base/geometry.ts';
import { tintsOf } from '../../src/base/ink.ts';
import type { Segment } from '../../src/base/outline.ts';
import { specimens } from '../../src/block/specimens.ts';
import type { Face, PlacedCell } from '../../src/face/face.ts';
import type { Cell, CodeItem, GlyphItem, Item, PathItem } from '../../src/face/item.ts';
import { surfaceOf } from '../../src/game/game.ts';
import { glyphOutlines } from '../../src/pdf/read/content/fonts/outlines.ts';
import { type DrawnPath, drawingOf } from '../../src/readback/drawing.ts';
import { outlineKey } from '../../src/readback/lettering.ts';
import type { MapCell, MapCode, MapPart, MapSlot, ReadingMap } from '../../src/readback/reading-map.ts';
import { everyContent } from '../../src/template/contents.ts';
import { layOut, type TicketFaces } from '../../src/template/lay-out.ts';
import { pressFaces } from '../../src/template/press-faces.ts';
import type { SurfaceLayout, Template } from '../../src/template/template.ts';
import { readFontFile } from '../../src/text/font-file.ts';
import { fontRecords } from '../../src/text/fonts.ts';
import { shape } from '../../src/text/shape.ts';

type MapSurface = ReadingMap['surfaces'][number];
type Box = MapSlot['room'];

/** What the template of a game lays out, as a map that a reader of files can do without the template. */
export function mapOfTemplate(template: Template): ReadingMap {
  const faces = pressFaces(layOut(template, sample(template)));
  const drawings = new Map<string, string>();
  const surfaces = template.surfaces.map((layout) => surfaceMap(template, layout, drawings));
  const number = numberMap(template);
  return {
    game: template.game.id,
    trim: [template.trim.width, template.trim.height],
    inks: { recto: imagingInk(faces.recto, 'imaging'), verso: imagingInk(faces.verso, 'back-imaging') },
    glyphs: glyphMap(template, number.font),
    drawings: Object.fromEntries(drawings),
    surfaces,
    codes: codesOf(faces),
    number,
  };
}

const sample = ({ game }: Template) => {
  const [first] = specimens(game);
  if (first === undefined) throw new Error('a game has specimens');
  return first.ticket;
};

function imagingInk({ layers }: Face, pass: 'imaging' | 'back-imaging'): string {
  const items = layers.filter((layer) => layer.pass === pass).flatMap((layer) => layer.items);
  const paints = items.flatMap((item) => (item.kind === 'code' ? [item.paint] : []));
  const [tint] = paints.flatMap((paint) => tintsOf(paint));
  if (tint === undefined) throw new Error(`${pass} has no ink of its own`);
  return tint.ink.name;
}

function surfaceMap({ game }: Template, layout: SurfaceLayout, drawings: Map<string, string>): MapSurface {
  const surface = surfaceOf(game, layout.surface);
  const [content] = everyContent(surface);
  if (content === undefined) throw new Error(`${surface.id} holds nothing`);
  const slots = layout.zones.flatMap((_, zone) => layout.place(zone, content).map(slotOf));
  return { surface: surface.id, slots, cells: layout.cells().map((cell) => cellOf(cell, drawings)) };
}

function slotOf({ zone, slot, room, cell }: PlacedCell): MapSlot {
  const kind = cell?.content.kind ?? 'amount';
  return { zone, slot, holds: kind === 'amount' || kind === 'phrase' ? kind : 'mark', room: boxOf(room) };
}

const cellOf = ({ content, items }: Cell, drawings: Map<string, string>): MapCell => ({
  says: saysOf(content),
  parts: partsOf(items, content, drawings),
});

function saysOf(content: Cell['content']): MapCell['says'] {
  switch (content.kind) {
    case 'amount': {
      const { amount, transcription, star, transcriptionAt, arrow } = content;
      return { kind: 'amount', cents: amount.cents, transcription, star, transcriptionAt, arrow };
    }
    case 'symbol':
      return { kind: 'mark', mark: content.symbol };
    case 'word':
      return { kind: 'mark', mark: content.word };
    case 'phrase':
      return content;
  }
}

/** Texts one by one; paths that follow each other are one drawing. */
function partsOf(
  items: readonly Item[],
  content: Cell['content'],
  drawings: Map<string, string>,
): readonly MapPart[] {
  const parts: MapPart[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (item?.kind === 'glyphs') {
      parts.push(textPart(item));
      at += 1;
      continue;
    }
    const paths: PathItem[] = [];
    for (let next = items[at]; next?.kind === 'path'; next = items[at]) {
      paths.push(next);
      at += 1;
    }
    if (paths.length === 0) throw new Error('a cell holds texts and paths only');
    parts.push(drawnPart(paths, content, drawings));
  }
  return parts;
}

function textPart({ run, at, role }: GlyphItem): MapPart {
  const [first] = run.glyphs;
  if (first === undefined || role === undefined || role === 'star' || role === 'arrow' || role === 'symbol')
    throw new Error(`« ${run.text} » has no part in its cell`);
  return {
    role,
    text: run.text,
    font: run.font,
    size: run.size,
    at: [at.x + first.x, at.y],
    pens: run.glyphs.map((glyph) => glyph.x - first.x),
    box: boxOf({ ...run.ink, x: run.ink.x + at.x, y: run.ink.y + at.y }),
  };
}

function drawnPart(
  paths: readonly PathItem[],
  content: Cell['content'],
  drawings: Map<string, string>,
): MapPart {
  const [role] = [...new Set(paths.map((path) => path.role))];
  const drawing = drawingOf(paths.flatMap(drawnPaths));
  if (drawing === null || (role !== 'star' && role !== 'arrow' && role !== 'symbol'))
    throw new Error('a drawing has no part in its cell');
  const { fingerprint, box } = drawing;
  const name = nameOf(role, content);
  if ((drawings.get(fingerprint) ?? name) !== name) throw new Error(`${name} looks like another drawing`);
  drawings.set(fingerprint, name);
  return { role, drawing: name, box: [box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0] };
}

/** Why  an arrow has its point at the digits, and is another drawing where they stand above */
function nameOf(role: 'star' | 'arrow' | 'symbol', content: Cell['content']): string {
  if (content.kind === 'symbol') return content.symbol;
  if (role !== 'arrow') return role;
  return content.kind === 'amount' && content.transcriptionAt === 'above' ? 'arrow-down' : 'arrow-up';
}

const STEPS = { M: 0, L: 1, C: 2, Z: 3 } as const;
const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

function drawnPaths({ outline, fill, fillRule = 'nonzero', stroke }: PathItem): readonly DrawnPath[] {
  const shape = { steps: outline.map(({ op }) => STEPS[op]), numbers: outline.flatMap(numbersOf) };
  return [
    ...(fill === undefined ? [] : [{ ...shape, paint: fillRule }]),
    ...(stroke === undefined
      ? []
      : [
          {
            ...shape,
            paint: {
              width: stroke.width,
              cap: CAPS[stroke.cap ?? 'butt'],
              join: JOINS[stroke.join ?? 'miter'],
            },
          },
        ]),
  ];
}

function numbersOf(segment: Segment): readonly number[] {
  if (segment.op === 'Z') return [];
  const end = [segment.x, segment.y];
  return segment.op === 'C' ? [segment.x1, segment.y1, segment.x2, segment.y2, ...end] : end;
}

const boxOf = ({ x, y, width, height }: Rect): Box => [x, y, width, height];

/** What any of the letters may be told from: those of cells, and all others of their fonts that French is set in. */
const ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÀÂÇÈÉÊËÎÏÔÙÛÜŒÆàâçèéêëîïôùûüœæ€.,;:!?’«»()-–/·';

function glyphMap(template: Template, numberFont: string): ReadingMap['glyphs'] {
  const cells = template.surfaces.flatMap((layout) => layout.cells());
  const items = [...cells.flatMap((cell) => cell.items), ...template.verso.number('0123456789012345')];
  const runs = items.flatMap((item) => (item.kind === 'glyphs' ? [item.run] : []));
  const fonts = [...new Set([...runs.map(({ font }) => font), numberFont])].sort();
  return Object.fromEntries(
    fonts.map((font) => {
      const letters = [...ALPHABET].flatMap((letter) => shape(letter, { font, size: 127_000 }).glyphs);
      const set = runs.filter((run) => run.font === font).flatMap((run) => run.glyphs);
      return [font, outlinesOf(font, [...set, ...letters])];
    }),
  );
}

function outlinesOf(font: string, glyphs: readonly { readonly id: number; readonly text: string }[]) {
  const record = fontRecords()[font];
  if (record === undefined) throw new Error(`there is no font ${font}`);
  const outlines = glyphOutlines(readFontFile(record));
  const meanings = new Map<string, Set<string>>();
  for (const { id, text } of glyphs) {
    const outline = outlines?.get(id);
    if (outline === undefined) throw new Error(`${font} has no outline for ${id}`);
    if (outline.fingerprint === 'empty' || id === 0) continue;
    const key = outlineKey(outline.fingerprint);
    meanings.set(key, (meanings.get(key) ?? new Set()).add(text));
  }
  return Object.fromEntries(
    [...meanings]
      .map(([key, texts]) => [key, [...texts].sort()] as const)
      .sort(([, [a = '']], [, [b = '']]) => (a < b ? -1 : 1)),
  );
}

function codesOf({ template, recto, verso }: TicketFaces): readonly MapCode[] {
  const rooms = { validation: template.recto.validation.room, 'ticket-number': template.verso.barcode.room };
  return [recto, verso].flatMap((face) =>
    face.layers
      .flatMap(({ items }) => items.filter((item): item is CodeItem => item.kind === 'code'))
      .map((code) => codeMap(code, face, rooms[code.name])),
  );
}

function codeMap({ name, symbol, at, module }: CodeItem, { side }: Face, room: Rect): MapCode {
  if (symbol.symbology !== 'datamatrix' && symbol.symbology !== 'itf')
    throw new Error(`no reader of ${symbol.symbology}`);
  const { width, height } = symbolModules(symbol);
  return {
    name,
    on: side,
    symbology: symbol.symbology,
    at: [at.x, at.y],
    room: boxOf(room),
    module,
    width,
    height,
    ratio: symbol.kind === 'linear' ? Math.max(...symbol.widths) : null,
    bearer: symbol.kind === 'linear' ? symbol.bearer : null,
  };
}

function numberMap({ verso }: Template): ReadingMap['number'] {
  const [item] = verso.number('0'.repeat(16));
  if (item?.kind !== 'glyphs') throw new Error('the number is one text');
  const { run, at } = item;
  const [first] = run.glyphs;
  if (first === undefined) throw new Error('the number has digits');
  return {
    on: 'verso',
    font: run.font,
    size: run.size,
    at: [at.x + first.x, at.y],
    pattern: run.text,
    pens: run.glyphs.map((glyph) => glyph.x - first.x),
    box: boxOf({ ...run.ink, x: run.ink.x + at.x, y: run.ink.y + at.y }),
  };
}
