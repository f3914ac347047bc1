import type { ContentLayer, PageContent } from '../face/page.ts';
import { imagedMarks } from './imaged-marks.ts';
import { imagedIn } from './imaging-page.ts';
import { finishingLines } from './marks/finishing-lines.ts';
import { sideMarks } from './marks/pass-marks.ts';
import { commonMarks, onPage, pageFrame } from './page-frame.ts';
import { onLayerOf } from './pass-layers.ts';
import { type FacePass, isImaged, passesOn } from './passes.ts';
import type { Side } from './places.ts';
import { printedEverywhere } from './printed.ts';
import type { Sheet, SheetPage } from './sheet.ts';

/**
 * All passes of a sheet over each other, in printing order: for proofs, and for presses that print them at once.
 *
 * Shape   one page a side; its plates are those of the pass pages, and lines for cutter and perforator besides,
 *         in inks of their own that no press has
 * Why     a place without a ticket has its fixed art here too: the plates print it
 */
export const compositePages = (sheet: Omit<Sheet, 'pages'>): readonly SheetPage[] =>
  (['recto', 'verso'] as const).map((side) => compositePage(sheet, side));

function compositePage(sheet: Omit<Sheet, 'pages'>, side: Side): SheetPage {
  const { plan } = sheet;
  const { around, passes } = sideMarks(plan, side);
  const imaged = imagedMarks(sheet, side);
  const fixed = passes.filter(({ pass }) => !isImaged(pass.pass)).flatMap(({ items }) => items);
  const marks = onPage([...commonMarks(around), ...fixed, ...imaged.strips, ...imaged.own]);
  const { cuts, perforations } = finishingLines(plan, side);
  return {
    label: side,
    ...pageFrame(plan.press),
    side,
    content: [
      ...passesOn(plan, side).flatMap((pass) => passContents(sheet, side, pass)),
      { ...marks, layer: MARKS },
      { ...imaged.id, layer: MARKS },
      ...cuts.map((item) => ({ ...onPage([item]), layer: CUTTING })),
      ...perforations.map((item) => ({ ...onPage([item]), layer: PERFORATING })),
    ],
    marks,
    sheetId: imaged.id,
  };
}

function passContents(sheet: Omit<Sheet, 'pages'>, side: Side, pass: FacePass): readonly PageContent[] {
  const which = { ...pass, side };
  const contents = isImaged(pass.pass) ? imagedIn(sheet, which) : printedEverywhere(sheet.plan, which);
  return onLayerOf(pass.pass, contents);
}

const MARKS: ContentLayer = { name: 'repères', step: 'Legend' };
const CUTTING: ContentLayer = { name: 'coupe', step: 'Structural/Cutting' };
const PERFORATING: ContentLayer = { name: 'perforation', step: 'Structural/Perforating' };
