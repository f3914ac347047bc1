import { grow, overlaps, type Rect } from '../../base/geometry.ts';
import type { Length } from '../../base/length.ts';
import { itemBounds } from '../../face/bounds.ts';
import { shownOn } from '../../imposition/places.ts';
import type { Plan, SheetPage } from '../../imposition/sheet.ts';
import type { Report } from '../rule.ts';
import { extentOf } from './extent.ts';
import type { JudgedPage } from './pages.ts';
import { sheetFacts } from './subject.ts';

/** Reports the first place that marks stand over, once for each kind of page; `off` is how far marks may be moved. */
export function reportMarks(
  pages: Iterable<JudgedPage>,
  { plan, off }: { readonly plan: Plan; readonly off: Length },
  report: Report,
): void {
  const said = new Set<string>();
  for (const { page, where } of pages) {
    const place = said.has(page.label) ? null : placeUnderMarks(page, plan, off);
    if (place === null) continue;
    said.add(page.label);
    report({
      ...sheetFacts(where),
      expected: 'marks outside every bleed',
      found: `a mark over place ${place}`,
    });
  }
}

function placeUnderMarks(page: SheetPage, { places, bleed }: Plan, off: Length): number | null {
  const marks = marksOf(page).map((box) => grow(box, off));
  const under = places.find((place) => {
    const { trim, cut } = shownOn(place, page.side);
    const bleeds = cut ?? grow(trim, bleed);
    return marks.some((mark) => overlaps(mark, bleeds));
  });
  return under?.place ?? null;
}

/** The boxes of all marks of a page. */
function marksOf({ marks, sheetId }: SheetPage): readonly Rect[] {
  const id = sheetId === null ? null : extentOf(sheetId);
  return [...marks.items.map(itemBounds), id].filter((box) => box !== null);
}
