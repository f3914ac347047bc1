import { grow, overlaps, type Rect, rect } from '../../../base/geometry.ts';
import { itemBounds } from '../../../face/bounds.ts';
import type { Face } from '../../../face/face.ts';
import { drawnItems, textsOf } from '../../../face/flatten.ts';
import type { Form, Item } from '../../../face/item.ts';
import { isCovering, isImaged } from '../../../imposition/passes.ts';
import type { Rule } from '../../rule.ts';
import { imagedItems } from '../imaged.ts';
import { faceOn } from '../shown.ts';
import { filledOf, mmText, type SheetSubject, SIDES, sheetFacts, whereOf } from '../subject.ts';

/**
 * What is imaged comes over no fixed text, and not over « SPÉCIMEN », when imaging is off register.
 *
 * Why     a digit over a line of the rules spoils both; at rest, rules on faces and on templates hold them apart
 */
export const rule: Rule<SheetSubject> = {
  id: 'sheet/shifted/imaging-stays-clear-of-text',
  severity: 'error',
  check({ press, sheets }, report) {
    const off = press.registerTolerance;
    for (const sheet of sheets) {
      for (const position of filledOf(sheet)) {
        for (const side of SIDES) {
          const { face } = faceOn(position, side);
          const over = textUnder(face, off);
          if (over === null) continue;
          report({
            ...sheetFacts(`${whereOf(sheet, position)}, ${face.side}`, position.recto.ticket),
            expected: `imaged marks at least ${mmText(off)} from all that is read`,
            found: `one nearer to ${over}`,
          });
        }
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone}: the register asks for ${expected}, and there is ${found}`,
};

/** The first text that an imaged mark may come over; null where none may. */
function textUnder(face: Face, off: number): string | null {
  const texts = textsOn(face);
  for (const item of imagedItems(face)) {
    const ink = itemBounds(item);
    const moved = ink === null ? null : grow(ink, off);
    const under = moved === null ? undefined : texts.find(({ box }) => overlaps(box, moved));
    if (under !== undefined) return under.says;
  }
  return null;
}

interface Text {
  readonly says: string;
  readonly box: Rect;
}

const textsOn = ({ layers }: Face): readonly Text[] =>
  layers
    .filter(({ pass }) => !isImaged(pass) && !isCovering(pass))
    .flatMap(({ pass, items }) => items.flatMap(pass === 'specimen' ? stamps : lines));

/** A form made up to be read: nothing asks how large it is. */
const NO_ROOM = rect(0, 0, 0, 0);

/** The lines of fixed text that an item sets. */
const lines = read((form) =>
  textsOf(form).map((item) => ({ says: `« ${item.run.text} »`, box: itemBounds(item) })),
);

/** Why  « SPÉCIMEN » is drawn and not set, so that nobody takes it for the ticket's text */
const stamps = read((form) =>
  drawnItems(form).map((item) => ({ says: 'the stamp of specimens', box: itemBounds(item) })),
);

/** Why  fixed art stands at the same place on all tickets of a block: it is read once */
function read(
  inside: (form: Form) => readonly { readonly says: string; readonly box: Rect | null }[],
): (item: Item) => readonly Text[] {
  const known = new WeakMap<Form, readonly Text[]>();
  const inForm = (form: Form): readonly Text[] => {
    const texts =
      known.get(form) ?? inside(form).flatMap(({ says, box }) => (box === null ? [] : [{ says, box }]));
    known.set(form, texts);
    return texts;
  };
  return (item) => {
    if (item.kind === 'use' && item.at.x === 0 && item.at.y === 0) return inForm(item.form);
    return inForm({ key: 'moved', box: NO_ROOM, items: [item] });
  };
}
