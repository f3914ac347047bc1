import type { Rule } from '../rule.ts';
import { rule as sheetBacksBelong } from '../sheet/backs-belong.ts';
import { rule as sheetBlanksAreNamed } from '../sheet/blanks-are-named.ts';
import { rule as sheetBleedReaches } from '../sheet/bleed-reaches.ts';
import { rule as sheetCodesAreWholeDots } from '../sheet/codes-are-whole-dots.ts';
import { rule as sheetCodesStandOnTheirTicket } from '../sheet/codes-stand-on-their-ticket.ts';
import { rule as sheetEveryTicketOnce } from '../sheet/every-ticket-once.ts';
import { rule as sheetFixedArtIsTheSame } from '../sheet/fixed-art-is-the-same.ts';
import { rule as sheetHalvesAreAlike } from '../sheet/halves-are-alike.ts';
import { rule as sheetHasPlaces } from '../sheet/has-places.ts';
import { rule as sheetLanesAreConsecutive } from '../sheet/lanes-are-consecutive.ts';
import { rule as sheetMarksStandClear } from '../sheet/marks-stand-clear.ts';
import { rule as sheetNothingInTheGripper } from '../sheet/nothing-in-the-gripper.ts';
import { rule as sheetOneEmission } from '../sheet/one-emission.ts';
import { rule as sheetPackEndsAreMarked } from '../sheet/pack-ends-are-marked.ts';
import { rule as sheetPacksAreWhole } from '../sheet/packs-are-whole.ts';
import { rule as sheetQuietZonesAreClear } from '../sheet/quiet-zones-are-clear.ts';
import { rule as sheetRibbonsHoldTogether } from '../sheet/ribbons-hold-together.ts';
import { rule as sheetShiftedCoatHides } from '../sheet/shifted/coat-hides.ts';
import { rule as sheetShiftedImagingStaysClearOfText } from '../sheet/shifted/imaging-stays-clear-of-text.ts';
import { rule as sheetShiftedImagingStaysOnItsTicket } from '../sheet/shifted/imaging-stays-on-its-ticket.ts';
import { rule as sheetShiftedMarksStandClear } from '../sheet/shifted/marks-stand-clear.ts';
import { rule as sheetShiftedNothingInTheGripper } from '../sheet/shifted/nothing-in-the-gripper.ts';
import { rule as sheetShiftedQuietZonesAreClear } from '../sheet/shifted/quiet-zones-are-clear.ts';
import { rule as sheetShiftedSheetIdIsClear } from '../sheet/shifted/sheet-id-is-clear.ts';
import type { SheetSubject } from '../sheet/subject.ts';
import { rule as sheetTicketsFitTheSheet } from '../sheet/tickets-fit-the-sheet.ts';
import { rule as sheetTrimsDoNotOverlap } from '../sheet/trims-do-not-overlap.ts';

/** A job of sheets, before it is written for a press. */
export const SHEET_RULES: readonly Rule<SheetSubject>[] = [
  sheetHasPlaces,
  sheetHalvesAreAlike,
  sheetTicketsFitTheSheet,
  sheetEveryTicketOnce,
  sheetOneEmission,
  sheetLanesAreConsecutive,
  sheetPacksAreWhole,
  sheetRibbonsHoldTogether,
  sheetPackEndsAreMarked,
  sheetBacksBelong,
  sheetFixedArtIsTheSame,
  sheetTrimsDoNotOverlap,
  sheetBleedReaches,
  sheetNothingInTheGripper,
  sheetMarksStandClear,
  sheetCodesStandOnTheirTicket,
  sheetCodesAreWholeDots,
  sheetQuietZonesAreClear,
  sheetShiftedCoatHides,
  sheetShiftedQuietZonesAreClear,
  sheetShiftedImagingStaysOnItsTicket,
  sheetShiftedImagingStaysClearOfText,
  sheetShiftedMarksStandClear,
  sheetShiftedNothingInTheGripper,
  sheetShiftedSheetIdIsClear,
  sheetBlanksAreNamed,
];
