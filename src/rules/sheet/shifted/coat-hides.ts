import { grow, overlaps, type Point, type Rect } from '../../../base/geometry.ts';
import { type Length, mm } from '../../../base/length.ts';
import { covers, rings } from '../../../base/polygon.ts';
import { itemBounds } from '../../../face/bounds.ts';
import type { Face } from '../../../face/face.ts';
import { pathsOf } from '../../../face/flatten.ts';
import type { Form, PathItem } from '../../../face/item.ts';
import type { Rule } from '../../rule.ts';
import { imagedItems } from '../imaged.ts';
import { filledOf, mmText, type SheetSubject, sheetFacts, whereOf } from '../subject.ts';

/**
 * How far a coat must reach beyond a mark to hide it from one who tilts the ticket to the light.
 *
 * Source  the house's own: ask the printer of the coat
 */
export const HIDING: Length = mm(0.5);

/**
 * A coat hides every imaged mark that is under it, or may come under it, when imaging is off register in the worst
 * direction.
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/coat-hides',
  severity: 'error',
  check({ press, sheets }, report) {
    const wanted = press.registerTolerance + HIDING;
    for (const sheet of sheets) {
      for (const position of filledOf(sheet)) {
        const reach = leastReach(position.recto, wanted);
        if (reach >= wanted) continue;
        report({
          ...sheetFacts(whereOf(sheet, position), position.recto.ticket),
          expected: `coat at least ${mmText(wanted)} beyond every mark under it`,
          found: `${mmText(reach)} beyond one`,
        });
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the register asks for ${expected}, and it is ${found}`,
};

const leastReach = (face: Face, wanted: Length): Length =>
  Math.min(
    wanted,
    ...imagedItems(face).map((item) => {
      const ink = itemBounds(item);
      return ink === null ? wanted : Math.min(...coatsOf(face).map((coat) => reachBeyond(coat, ink, wanted)));
    }),
  );

/** The coat of a face, as one or more forms at the ticket's own place. */
const coatsOf = ({ layers }: Face): readonly Form[] =>
  layers
    .filter(({ pass }) => pass === 'coat')
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.kind === 'use' ? [moved(item.form, item.at)] : []));

/** Why  the form itself is kept where it can be: what was reckoned of it is kept with it */
const moved = (form: Form, at: Point): Form =>
  at.x === 0 && at.y === 0 ? form : { ...form, items: [{ kind: 'use', form, at }] };

const known = new WeakMap<Form, Map<string, Length>>();

/**
 * How far the coat reaches beyond a mark, as far as is asked for; all of it where no coat touches the mark.
 *
 * Why     the tickets of a block have their marks in the same few places: each is reckoned once
 */
function reachBeyond(coat: Form, ink: Rect, wanted: Length): Length {
  const ofCoat = known.get(coat) ?? new Map<string, Length>();
  known.set(coat, ofCoat);
  const key = [ink.x, ink.y, ink.width, ink.height, wanted].join(' ');
  const reach = ofCoat.get(key) ?? measure(coat, ink, wanted);
  ofCoat.set(key, reach);
  return reach;
}

function measure(coat: Form, ink: Rect, wanted: Length): Length {
  const swept = grow(ink, wanted - HIDING);
  const over = pathsOf(coat).filter((path) => path.fill !== undefined && touches(path, swept));
  if (over.length === 0) return wanted;
  return Math.max(...over.map((path) => reachOf(path, ink, wanted)));
}

function touches(path: PathItem, ink: Rect): boolean {
  const bounds = itemBounds(path);
  return bounds !== null && overlaps(bounds, ink);
}

/** Why  by halves: whether a coat covers a rectangle is told, and how much more it would cover is not */
function reachOf({ outline }: PathItem, ink: Rect, wanted: Length): Length {
  const shape = rings(outline);
  const reaches = (by: Length): boolean => covers(shape, grow(ink, by));
  if (reaches(wanted)) return wanted;
  if (!reaches(0)) return 0;
  let [yes, no] = [0, wanted];
  while (no - yes > 1) {
    const middle = Math.floor((yes + no) / 2);
    if (reaches(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
