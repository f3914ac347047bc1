import { Bug } from '../base/fault.ts';
import { ORIGIN, shiftRect } from '../base/geometry.ts';
import { type InkTint, mix, type Paint, type ProcessPaint, type SpotInk, spot } from '../base/ink.ts';
import type { Face, Layer, Pass, PlacedCell } from '../face/face.ts';
import type { Cell, Form, Item, UseItem } from '../face/item.ts';
import { surfaceOf } from '../game/game.ts';
import { everyContent } from './contents.ts';
import { groundLayers } from './grounds.ts';
import type { TicketFaces } from './lay-out.ts';
import type { Template } from './template.ts';

/**
 * The plates of the printing units that are not the display's, so that no two units share a plate's name.
 *
 * Source  print.md, passes: process inks of another unit are Separations of their own
 */
export const UNIT_INKS = {
  imaging: unitInk('Imaging', 'k', 'imagerie'),
  backImaging: unitInk('BackImaging', 'k', 'imagerie du dos'),
  back: {
    c: unitInk('BackCyan', 'c', 'cyan du dos'),
    m: unitInk('BackMagenta', 'm', 'magenta du dos'),
    y: unitInk('BackYellow', 'y', 'jaune du dos'),
    k: unitInk('BackBlack', 'k', 'noir du dos'),
  },
} as const;

function unitInk(name: string, component: 'c' | 'm' | 'y' | 'k', label: string): SpotInk {
  return { name, label, alternate: { c: 0, m: 0, y: 0, k: 0, [component]: 100 }, overprints: true };
}

/**
 * A ticket's sides as the press prints them: with the grounds that no eye sees, and each unit on plates of its own.
 *
 * Why     proofs and rules look at what is seen; plates need all, and mixing two units' blacks on one plate would print
 *         the imaging with the display
 */
export function pressFaces({ template, ticket, recto, verso }: TicketFaces): TicketFaces {
  const { under, over } = groundLayers(template);
  const at = recto.layers.findIndex(({ pass }) => pass === 'coat');
  const layers = [...under, ...recto.layers.slice(0, at), ...over, ...recto.layers.slice(at)];
  return {
    template: pressTemplate(template),
    ticket,
    recto: inUnits({ ...recto, layers }),
    verso: inUnits(verso),
  };
}

const templates = new WeakMap<Template, Template>();

/** The game with all spot inks of its press, in printing order. */
function pressTemplate(template: Template): Template {
  const known = templates.get(template) ?? { ...template, inks: pressInks(template) };
  templates.set(template, known);
  return known;
}

const pressInks = ({ grounds, inks }: Template): readonly SpotInk[] => [
  grounds.security,
  grounds.white,
  UNIT_INKS.imaging,
  grounds.varnish,
  grounds.opacity,
  ...inks,
  ...Object.values(UNIT_INKS.back),
  UNIT_INKS.backImaging,
];

/** How the process paints of a pass are printed by its unit; undefined for the display's own, and for spot passes. */
const UNITS: Partial<Record<Pass, (paint: ProcessPaint) => Paint>> = {
  imaging: (paint) => imagedPaint(UNIT_INKS.imaging, paint),
  'back-imaging': (paint) => imagedPaint(UNIT_INKS.backImaging, paint),
  back: backPaint,
};

/** Throws  Bug for a colour: an imager has one ink, and the rules let nothing else through */
function imagedPaint(ink: SpotInk, { c, m, y, k }: ProcessPaint): Paint {
  if (c + m + y > 0) throw new Bug(`a colour was to be imaged in ${ink.name}`);
  return spot(ink, k);
}

/**
 * All four inks of the back's unit, so that a colour of the back replaces another as it does in the file; of one that
 * overprints, those that it has ink of.
 *
 * Throws  Bug for a paint without ink that overprints, which prints nothing
 */
function backPaint({ c, m, y, k, overprints }: ProcessPaint): Paint {
  const { back } = UNIT_INKS;
  const tints: readonly InkTint[] = [
    { ink: back.c, tint: c },
    { ink: back.m, tint: m },
    { ink: back.y, tint: y },
    { ink: back.k, tint: k },
  ];
  if (!overprints) return mix(tints);
  const [first, ...others] = tints.filter(({ tint }) => tint > 0);
  if (first === undefined) throw new Bug('a paint without ink was to overprint on the back');
  return others.length === 0 ? spot(first.ink, first.tint) : mix([first, ...others]);
}

/** A cell in its slot, in the imager's ink: what the imager puts down for one value of a ticket. */
export const pressUse = ({ cell, at }: PlacedCell): readonly UseItem[] =>
  cell === null ? [] : [{ kind: 'use', form: formAt({ kind: 'use', form: cell, at }), at: ORIGIN }];

/**
 * All that the game's imager may put down for values: every cell in every slot that it may stand in.
 *
 * Order   surface by surface, zone by zone, each value where it first stands
 */
export function pressUses({ game, surfaces }: Template): readonly UseItem[] {
  const uses = new Map<Form, UseItem>();
  for (const layout of surfaces) {
    const contents = everyContent(surfaceOf(game, layout.surface));
    for (const zone of layout.zones.keys()) {
      for (const use of contents.flatMap((content) => layout.place(zone, content)).flatMap(pressUse)) {
        uses.set(use.form, use);
      }
    }
  }
  return [...uses.values()];
}

/** The number of a ticket in digits as the imager prints it on the back. */
export const pressNumber = ({ verso }: Template, number: string): readonly Item[] =>
  verso.number(number).map((item) => itemInUnit(item, 'back-imaging'));

const inUnits = (face: Face): Face => ({
  ...face,
  layers: face.layers.map(layerInUnit),
  cells: face.cells.map(placedInUnit),
});

function layerInUnit(layer: Layer): Layer {
  const unit = UNITS[layer.pass];
  return unit === undefined
    ? layer
    : { ...layer, items: layer.items.map((item) => itemInUnit(item, layer.pass)) };
}

const placedInUnit = (placed: PlacedCell): PlacedCell =>
  placed.cell === null ? placed : { ...placed, cell: formInUnit(placed.cell, 'imaging') };

function itemInUnit(item: Item, pass: Pass): Item {
  switch (item.kind) {
    case 'use':
      return pass === 'imaging'
        ? { kind: 'use', form: formAt(item), at: ORIGIN }
        : { ...item, form: formInUnit(item.form, pass) };
    case 'glyphs':
    case 'code':
      return { ...item, paint: inUnit(item.paint, pass) };
    case 'path':
      return {
        ...item,
        ...(item.fill === undefined ? {} : { fill: inUnit(item.fill, pass) }),
        ...(item.stroke === undefined
          ? {}
          : { stroke: { ...item.stroke, paint: inUnit(item.stroke.paint, pass) } }),
      };
  }
}

function inUnit(paint: Paint, pass: Pass): Paint {
  const unit = UNITS[pass];
  return paint.kind !== 'process' || unit === undefined ? paint : unit(paint);
}

const placed = new WeakMap<Form, Map<string, Form>>();

/**
 * A cell where it stands on the ticket, in the imager's ink, made once for all tickets that have it there.
 *
 * Why     a ticket is then a list of names, and the numbers of where things stand are in the file once
 */
function formAt({ form, at }: UseItem): Form {
  const ofForm = placed.get(form) ?? new Map<string, Form>();
  placed.set(form, ofForm);
  const where = `${at.x},${at.y}`;
  const known = ofForm.get(where);
  if (known !== undefined) return known;
  const cell = formInUnit(form, 'imaging');
  const anew: Form = {
    key: `${cell.key}@${where}`,
    box: shiftRect(cell.box, at),
    items: [{ kind: 'use', form: cell, at }],
  };
  ofForm.set(where, anew);
  return anew;
}

const forms = new WeakMap<Form, Map<Pass, Form>>();

/** A form in another unit's inks, made once: forms are told apart by what they are, and by key in a file. */
function formInUnit<F extends Form | Cell>(form: F, pass: Pass): F {
  const ofForm = forms.get(form) ?? new Map<Pass, F>();
  forms.set(form, ofForm);
  const known = (ofForm as Map<Pass, F>).get(pass);
  if (known !== undefined) return known;
  const anew = {
    ...form,
    key: `${form.key}@${pass}`,
    items: form.items.map((item) => itemInUnit(item, pass)),
  };
  (ofForm as Map<Pass, F>).set(pass, anew);
  return anew;
}
