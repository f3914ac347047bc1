import { overlaps, type Rect } from '../../base/geometry.ts';
import { itemBounds } from '../../face/bounds.ts';
import { drawnItems, textsOf } from '../../face/flatten.ts';
import type { Form } from '../../face/item.ts';
import type { Template } from '../../template/template.ts';
import { inkOf } from '../face/subject.ts';
import type { Rule } from '../rule.ts';
import { aboutArt } from './about.ts';
import { amountRects, amountsIn } from './amounts-in.ts';
import { placingsOf } from './placings.ts';

/** Something that « SPÉCIMEN » must not stand on. */
interface Kept {
  readonly name: string;
  readonly room: Rect;
}

/**
 * « SPÉCIMEN » stands within the trim of both sides, clear of the codes' rooms, of every cell in every place, and of
 * every amount of the fixed text.
 */
export const rule: Rule<Template> = {
  id: 'template/specimen-is-clear',
  severity: 'error',
  check(template, report) {
    const { recto, verso, trim } = template;
    const cells = placingsOf(template).flatMap(({ layout, cells }) =>
      cells.flatMap((placed) => {
        const room = inkOf(placed);
        return room === null ? [] : [{ name: `${layout.zone} ${placed.slot}`, room }];
      }),
    );
    const sides = [
      [
        recto.specimen,
        [{ name: 'the code', room: recto.validation.room }, ...amounts(recto.display), ...cells],
      ],
      [verso.specimen, [{ name: 'the bars', room: verso.barcode.room }, ...amounts(verso.art)]],
    ] as const;
    for (const [form, kept] of sides) {
      const marks = drawnItems(form).flatMap((item) => itemBounds(item) ?? []);
      if (marks.length === 0) report(aboutArt(form.key, { expected: 'SPÉCIMEN', found: 'nothing drawn' }));
      if (!marks.every((mark) => isWithin(mark, trim))) {
        report(aboutArt(form.key, { expected: 'SPÉCIMEN within the trim', found: 'it cut off' }));
      }
      for (const name of new Set(kept.filter(isUnder(marks)).map((one) => one.name))) {
        report(aboutArt(form.key, { expected: `SPÉCIMEN clear of ${name}`, found: 'it over that' }));
      }
    }
  },
  message: ({ zone, expected, found }) => `${zone} needs ${expected}, and has ${found}`,
};

const isUnder =
  (marks: readonly Rect[]) =>
  ({ room }: Kept): boolean =>
    marks.some((mark) => overlaps(mark, room));

const isWithin = ({ x, y, width, height }: Rect, trim: Template['trim']): boolean =>
  x >= 0 && y >= 0 && x + width <= trim.width && y + height <= trim.height;

const amounts = (form: Form): readonly Kept[] =>
  textsOf(form).flatMap((item) => {
    const said = amountsIn(item.run.text);
    return amountRects(item).map((room, index) => {
      const { from, to } = said[index] ?? { from: 0, to: 0 };
      return { name: `the amount ${item.run.text.slice(from, to)}`, room };
    });
  });
