import { symbolModules } from '../barcode/sizes.ts';
import type { Point, Rect, Size } from '../base/geometry.ts';
import type { MixPaint, Paint, SpotPaint } from '../base/ink.ts';
import { toMm } from '../base/length.ts';
import type { Outline, Segment } from '../base/outline.ts';
import type { Face } from './face.ts';
import type { CodeItem, Form, GlyphItem, Item, PathItem, Stroke, UseItem } from './item.ts';

/**
 * A face as text, for people and for goldens: one line an item, millimetres to the micrometre.
 *
 * Order   that of printing; what a form holds stands indented under the item that uses it
 */
export function showFace({ side, ticket, trim, bleed, layers, cells }: Face): string {
  const lines = [`face ${side} of ${ticket}, trim ${size(trim)}, bleed ${mm(bleed)}`];
  for (const { pass, items } of layers) lines.push(`pass ${pass}`, ...indented(items.flatMap(itemLines)));
  for (const { surface, zone, slot, room, cell, wanted, at } of cells) {
    const what = cell === null ? 'no cell' : cell.key;
    lines.push(`cell ${surface}/${zone}/${slot} ${quoted(wanted)} ${what} at ${point(at)} in ${box(room)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** A form as text: its key and box, then its items. */
export const showForm = (form: Form): string => `${formLines(form).join('\n')}\n`;

const formLines = ({ key, box: room, items }: Form): readonly string[] => [
  `form ${key} in ${box(room)}`,
  ...indented(items.flatMap(itemLines)),
];

function itemLines(item: Item): readonly string[] {
  switch (item.kind) {
    case 'glyphs':
      return [glyphLine(item)];
    case 'path':
      return [pathLine(item)];
    case 'code':
      return [codeLine(item)];
    case 'use':
      return useLines(item);
  }
}

function glyphLine({ run, at, paint, role }: GlyphItem): string {
  const missing = run.glyphs.filter(({ id }) => id === 0).length;
  return words([
    'text',
    quoted(run.text),
    `${run.font} ${mm(run.size)}`,
    `at ${point(at)}`,
    `wide ${mm(run.width)}`,
    paintName(paint),
    role === undefined ? '' : `as ${role}`,
    missing === 0 ? '' : `${missing} glyphs missing`,
  ]);
}

function pathLine({ outline, fill, fillRule, stroke, role }: PathItem): string {
  return words([
    'path',
    outlineText(outline),
    fill === undefined ? '' : `fill ${paintName(fill)}`,
    fillRule === 'evenodd' ? 'even-odd' : '',
    stroke === undefined ? '' : strokeText(stroke),
    role === undefined ? '' : `as ${role}`,
  ]);
}

function codeLine({ name, symbol, at, module, paint }: CodeItem): string {
  const { width, height } = symbolModules(symbol);
  return words([
    `code ${name} ${symbol.symbology}`,
    quoted(symbol.value),
    `at ${point(at)}`,
    `${width} × ${height} modules of ${mm(module)}`,
    `quiet ${symbol.quiet}`,
    paintName(paint),
  ]);
}

const useLines = ({ form, at }: UseItem): readonly string[] => [
  `use at ${point(at)}`,
  ...indented(formLines(form)),
];

function strokeText({ paint, width, cap, join, dash }: Stroke): string {
  const dashes = dash === undefined ? '' : `dashes ${dash.map(mm).join(' ')}`;
  return words([`stroke ${mm(width)} ${paintName(paint)}`, cap ?? '', join ?? '', dashes]);
}

const outlineText = (outline: Outline): string => outline.map(segmentText).join(' ');

function segmentText(segment: Segment): string {
  if (segment.op === 'Z') return 'Z';
  const end = `${mm(segment.x)},${mm(segment.y)}`;
  if (segment.op !== 'C') return `${segment.op}${end}`;
  return `C${mm(segment.x1)},${mm(segment.y1)} ${mm(segment.x2)},${mm(segment.y2)} ${end}`;
}

/** `C60 M40`, `paper`, `K100 overprinting`, `Coat`, `Coat 40 %`, `BackCyan 40 % + BackBlack`. */
function paintName(paint: Paint): string {
  if (paint.kind !== 'process') return spotName(paint);
  const inks = (['c', 'm', 'y', 'k'] as const).filter((ink) => paint[ink] !== 0);
  const name = inks.map((ink) => `${ink.toUpperCase()}${paint[ink]}`).join(' ') || 'paper';
  return paint.overprints ? `${name} overprinting` : name;
}

function spotName(paint: SpotPaint | MixPaint): string {
  if (paint.kind === 'spot') return paint.tint === 100 ? paint.ink.name : `${paint.ink.name} ${paint.tint} %`;
  const names = paint.tints.map((tint) => spotName({ kind: 'spot', ...tint })).join(' + ');
  return paint.overprints ? names : `${names} knocking out`;
}

/** Why  a no-break space must be told from a plain one in a golden */
const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u00a0', '\\u00a0');

/** Why  a hair left of nought must not show as -0.000 */
const mm = (length: number): string =>
  toMm(length)
    .toFixed(3)
    .replace(/^-0\.000$/, '0.000');
const point = ({ x, y }: Point): string => `(${mm(x)}, ${mm(y)})`;
const size = ({ width, height }: Size): string => `${mm(width)} × ${mm(height)}`;
const box = (rect: Rect): string => `${point(rect)} ${size(rect)}`;
const words = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);
