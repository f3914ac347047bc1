import { InputError } from '../base/fault.ts';
import type { Pass } from '../face/face.ts';
import { sideMarks } from './marks/pass-marks.ts';
import { commonMarks, onPage, pageFrame } from './page-frame.ts';
import { type FacePass, fixedPasses, passName } from './passes.ts';
import type { Side } from './places.ts';
import { printedEverywhere } from './printed.ts';
import type { Plan, SheetPage } from './sheet.ts';

/**
 * The page of one fixed pass: a plate that serves every sheet, its art at all places.
 *
 * Shape   `face` is for a pass that both faces have, such as the specimen's; left out, the first that has it
 * Throws  InputError if no face of the job has that fixed pass
 */
export function fixedPassPage(job: { readonly plan: Plan }, pass: Pass, face?: Side): SheetPage {
  const which = fixedPasses(job).find((one) => one.pass === pass && (face ?? one.face) === one.face);
  if (which === undefined) {
    const names = fixedPasses(job).map((one) => one.pass);
    throw new InputError(`the tickets have no fixed pass ${pass}`, {
      hint: `theirs are ${names.join(', ')}`,
    });
  }
  return platePage(job.plan, which);
}

function platePage(plan: Plan, which: FacePass): SheetPage {
  const side = sideOf(plan, which);
  const { around, passes } = sideMarks(plan, side);
  const own = passes.find(({ pass }) => pass.pass === which.pass && pass.face === which.face)?.items ?? [];
  const marks = onPage([...commonMarks(around), ...own]);
  return {
    label: passName(which.pass),
    ...pageFrame(plan.press),
    side,
    content: [...printedEverywhere(plan, { ...which, side }), marks],
    marks,
    sheetId: null,
  };
}

/** Why  in work-and-turn one plate prints both sides: it is looked at as the front has it */
const sideOf = ({ press }: Plan, { face }: FacePass): Side =>
  press.turn === 'work-and-turn' ? 'recto' : face;
