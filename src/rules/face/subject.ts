import { type Rect, shiftRect } from '../../base/geometry.ts';
import type { Outline } from '../../base/outline.ts';
import { formBounds } from '../../face/bounds.ts';
import type { Face, Pass, PlacedCell } from '../../face/face.ts';
import type { CodeItem, Item } from '../../face/item.ts';
import type { TicketFaces } from '../../template/lay-out.ts';
import type { CodePlace, Template, ZoneLayout } from '../../template/template.ts';
import type { Facts } from '../rule.ts';

export type FaceSubject = TicketFaces;

/** Where a finding about a placed cell stands. */
export const cellFacts = (
  { ticket, template }: FaceSubject,
  { surface, zone }: Pick<PlacedCell, 'surface' | 'zone'>,
): Pick<Facts, 'ticket' | 'surface' | 'zone' | 'article'> => ({
  ticket: ticket.number,
  surface,
  zone,
  article: template.game.reglement.surfaces.find(({ id }) => id === surface)?.contentArticle ?? null,
});

/** A finding about a side as a whole; `zone` says which part of it. */
export const sideFacts = (
  { ticket }: FaceSubject,
  zone: string,
): Pick<Facts, 'ticket' | 'surface' | 'zone' | 'article'> => ({
  ticket: ticket.number,
  surface: null,
  zone,
  article: null,
});

export const itemsOf = (face: Face, pass: Pass): readonly Item[] =>
  face.layers.filter((layer) => layer.pass === pass).flatMap(({ items }) => items);

/** The ink of a placed cell on its face; null where it is none or draws nothing. */
export function inkOf({ cell, at }: PlacedCell): Rect | null {
  const ink = cell === null ? null : formBounds(cell);
  return ink === null ? null : shiftRect(ink, at);
}

/** A code that a face should carry, with its place. */
export interface ExpectedCode {
  readonly face: Face;
  readonly name: CodeItem['name'];
  readonly pass: Pass;
  readonly place: CodePlace;
  /** Null where it is missing. */
  readonly item: CodeItem | null;
}

/** The two codes of a ticket: the DataMatrix under the recto's coat, the ITF on the verso. */
export const codesOf = ({ template, recto, verso }: FaceSubject): readonly ExpectedCode[] => [
  code(recto, { name: 'validation', pass: 'imaging', place: template.recto.validation }),
  code(verso, { name: 'ticket-number', pass: 'back-imaging', place: template.verso.barcode }),
];

function code(face: Face, expected: Pick<ExpectedCode, 'name' | 'pass' | 'place'>): ExpectedCode {
  const items = itemsOf(face, expected.pass);
  const item = items.find((one): one is CodeItem => one.kind === 'code' && one.name === expected.name);
  return { face, ...expected, item: item ?? null };
}

/** A code with the clear space that it asks for: on all sides of a matrix, left and right of bars. */
export function quietZone(item: CodeItem, bars: Rect): Rect {
  const quiet = item.symbol.quiet * item.module;
  const above = item.symbol.kind === 'matrix' ? quiet : 0;
  return {
    x: bars.x - quiet,
    y: bars.y - above,
    width: bars.width + 2 * quiet,
    height: bars.height + 2 * above,
  };
}

/** The zone that a cell was placed in, as the template lays it out. */
export const layoutOf = (template: Template, { surface, zone }: PlacedCell): ZoneLayout | undefined =>
  template.surfaces
    .find((layout) => layout.surface === surface)
    ?.zones.find((layout) => layout.zone === zone);

/** The coat over a placed cell; undefined where it stands in no zone of the template. */
export const coatOf = (template: Template, placed: PlacedCell): Outline | undefined =>
  layoutOf(template, placed)?.coat;
