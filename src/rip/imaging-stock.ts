import type { Item } from '../face/item.ts';
import { imagedStrips, slugLetters } from '../imposition/imaged-marks.ts';
import { sideMarks } from '../imposition/marks/pass-marks.ts';
import { commonMarks } from '../imposition/page-frame.ts';
import { passesOn } from '../imposition/passes.ts';
import type { Side } from '../imposition/places.ts';
import type { Plan } from '../imposition/sheet.ts';
import { pressNumber, pressUses } from '../template/press-faces.ts';
import type { Template } from '../template/template.ts';

/**
 * All that an imaging file may draw: every cell of the game or every digit of a number, and what stands around tickets.
 *
 * Order   cells in their slots first, as the game has them
 * Why     a file must not tell by its stock which tickets it holds, nor differ by who made it: files of a job are made in any
 *         order, and their pages from pieces that were written once
 */
export function imagingStock(template: Template, plan: Plan, side: Side): readonly Item[] {
  return [
    ...passesOn(plan, side).flatMap(({ pass }) => imagedBy(template, pass)),
    ...commonMarks(sideMarks(plan, side).around),
    ...imagedStrips(plan, side),
    ...slugLetters(plan, side),
  ];
}

function imagedBy(template: Template, pass: string): readonly Item[] {
  switch (pass) {
    case 'imaging':
      return pressUses(template);
    case 'back-imaging':
      return DIGITS.flatMap((digit) => pressNumber(template, digit.repeat(NUMBER_DIGITS)));
    default:
      return [];
  }
}

const DIGITS = [...'0123456789'];
const NUMBER_DIGITS = 16;
