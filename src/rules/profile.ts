import type { Game } from '../game/game.ts';
import type { Template } from '../template/template.ts';
import { rule as cellArrowStandsBetween } from './cell/arrow-stands-between.ts';
import { rule as cellEveryGlyphIsDrawn } from './cell/every-glyph-is-drawn.ts';
import { rule as cellFitsItsBox } from './cell/fits-its-box.ts';
import { rule as cellHasItsParts } from './cell/has-its-parts.ts';
import { rule as cellIsImagedInBlack } from './cell/is-imaged-in-black.ts';
import { rule as cellIsLargeEnough } from './cell/is-large-enough.ts';
import { rule as cellPartsDoNotOverlap } from './cell/parts-do-not-overlap.ts';
import { rule as cellSaysWhatItHolds } from './cell/says-what-it-holds.ts';
import { rule as cellStarStandsBefore } from './cell/star-stands-before.ts';
import type { CellSubject } from './cell/subject.ts';
import { rule as cellTranscriptionKeepsItsDistance } from './cell/transcription-keeps-its-distance.ts';
import { rule as faceCellsDoNotOverlap } from './face/cells-do-not-overlap.ts';
import { rule as faceCellsStandInTheirSlots } from './face/cells-stand-in-their-slots.ts';
import { rule as faceCoatReachesBeyondMarks } from './face/coat-reaches-beyond-marks.ts';
import { rule as faceCodesAreLargeEnough } from './face/codes-are-large-enough.ts';
import { rule as faceCodesFitTheirRoom } from './face/codes-fit-their-room.ts';
import { rule as faceEverySlotIsFilled } from './face/every-slot-is-filled.ts';
import { rule as faceHasItsCodes } from './face/has-its-codes.ts';
import { rule as faceHoldsOnlyCells } from './face/holds-only-cells.ts';
import { rule as faceNumberIsSet } from './face/number-is-set.ts';
import { rule as facePassesAreWhole } from './face/passes-are-whole.ts';
import { rule as facePrintsWhatWasPlaced } from './face/prints-what-was-placed.ts';
import { rule as faceQuietZonesAreClear } from './face/quiet-zones-are-clear.ts';
import { rule as faceSaysItsRecord } from './face/says-its-record.ts';
import { rule as faceSidesBelongTogether } from './face/sides-belong-together.ts';
import { rule as faceSpecimenIsMarked } from './face/specimen-is-marked.ts';
import type { FaceSubject } from './face/subject.ts';
import { rule as jobInTheEmission } from './job/in-the-emission.ts';
import type { JobSubject } from './job/subject.ts';
import { rule as reglementCompositionsCanBeDealt } from './reglement/compositions-can-be-dealt.ts';
import { rule as reglementCompositionsSum } from './reglement/compositions-sum.ts';
import { rule as reglementOpenPrizesCanBeWon } from './reglement/open-prizes-can-be-won.ts';
import { rule as reglementPhrasesAreNotNearWinning } from './reglement/phrases-are-not-near-winning.ts';
import { rule as reglementPhrasesAreUndisputed } from './reglement/phrases-are-undisputed.ts';
import { rule as reglementPhrasesCoverTheDeals } from './reglement/phrases-cover-the-deals.ts';
import { rule as reglementPrintedTableIsKept } from './reglement/printed-table-is-kept.ts';
import { rule as reglementPrizeTotal } from './reglement/prize-total.ts';
import { rule as reglementRowProducts } from './reglement/row-products.ts';
import { rule as reglementTiersDescend } from './reglement/tiers-descend.ts';
import { rule as reglementTranscriptionsAreUnique } from './reglement/transcriptions-are-unique.ts';
import { rule as reglementTranscriptionsStandApart } from './reglement/transcriptions-stand-apart.ts';
import { rule as reglementWinnerCount } from './reglement/winner-count.ts';
import { rule as reglementWinningSymbolsAreDrawn } from './reglement/winning-symbols-are-drawn.ts';
import type { Rule } from './rule.ts';
import { rule as sheetBacksBelong } from './sheet/backs-belong.ts';
import { rule as sheetBlanksAreNamed } from './sheet/blanks-are-named.ts';
import { rule as sheetBleedReaches } from './sheet/bleed-reaches.ts';
import { rule as sheetCodesAreWholeDots } from './sheet/codes-are-whole-dots.ts';
import { rule as sheetCodesStandOnTheirTicket } from './sheet/codes-stand-on-their-ticket.ts';
import { rule as sheetEveryTicketOnce } from './sheet/every-ticket-once.ts';
import { rule as sheetFixedArtIsTheSame } from './sheet/fixed-art-is-the-same.ts';
import { rule as sheetHalvesAreAlike } from './sheet/halves-are-alike.ts';
import { rule as sheetHasPlaces } from './sheet/has-places.ts';
import { rule as sheetLanesAreConsecutive } from './sheet/lanes-are-consecutive.ts';
import { rule as sheetMarksStandClear } from './sheet/marks-stand-clear.ts';
import { rule as sheetNothingInTheGripper } from './sheet/nothing-in-the-gripper.ts';
import { rule as sheetOneEmission } from './sheet/one-emission.ts';
import { rule as sheetPackEndsAreMarked } from './sheet/pack-ends-are-marked.ts';
import { rule as sheetPacksAreWhole } from './sheet/packs-are-whole.ts';
import { rule as sheetQuietZonesAreClear } from './sheet/quiet-zones-are-clear.ts';
import { rule as sheetRibbonsHoldTogether } from './sheet/ribbons-hold-together.ts';
import { rule as sheetShiftedCoatHides } from './sheet/shifted/coat-hides.ts';
import { rule as sheetShiftedImagingStaysClearOfText } from './sheet/shifted/imaging-stays-clear-of-text.ts';
import { rule as sheetShiftedImagingStaysOnItsTicket } from './sheet/shifted/imaging-stays-on-its-ticket.ts';
import { rule as sheetShiftedMarksStandClear } from './sheet/shifted/marks-stand-clear.ts';
import { rule as sheetShiftedNothingInTheGripper } from './sheet/shifted/nothing-in-the-gripper.ts';
import { rule as sheetShiftedQuietZonesAreClear } from './sheet/shifted/quiet-zones-are-clear.ts';
import { rule as sheetShiftedSheetIdIsClear } from './sheet/shifted/sheet-id-is-clear.ts';
import type { SheetSubject } from './sheet/subject.ts';
import { rule as sheetTicketsFitTheSheet } from './sheet/tickets-fit-the-sheet.ts';
import { rule as sheetTrimsDoNotOverlap } from './sheet/trims-do-not-overlap.ts';
import { rule as templateAmountsAreOfTheLaw } from './template/amounts-are-of-the-law.ts';
import { rule as templateArtStaysWithinTheBleed } from './template/art-stays-within-the-bleed.ts';
import { rule as templateCoatHidesEveryCell } from './template/coat-hides-every-cell.ts';
import { rule as templateCoatIsPrinted } from './template/coat-is-printed.ts';
import { rule as templateCoatStaysOffTheTrim } from './template/coat-stays-off-the-trim.ts';
import { rule as templateCoatsStandApart } from './template/coats-stand-apart.ts';
import { rule as templateCodesStandOnALightGround } from './template/codes-stand-on-a-light-ground.ts';
import { rule as templateDoNotScratchIsSaid } from './template/do-not-scratch-is-said.ts';
import { rule as templateEveryCellIsDrawn } from './template/every-cell-is-drawn.ts';
import { rule as templateEveryValueHasItsPlace } from './template/every-value-has-its-place.ts';
import { rule as templateFixedTextDoesNotOverlap } from './template/fixed-text-does-not-overlap.ts';
import { rule as templateFixedTextIsReadable } from './template/fixed-text-is-readable.ts';
import { rule as templateInksAreDeclared } from './template/inks-are-declared.ts';
import { rule as templateInksHaveNamesOfTheirOwn } from './template/inks-have-names-of-their-own.ts';
import { rule as templateInksKeepToTheirPass } from './template/inks-keep-to-their-pass.ts';
import { rule as templateMentionsAreSet } from './template/mentions-are-set.ts';
import { rule as templateOverprintStaysOnTheCoat } from './template/overprint-stays-on-the-coat.ts';
import { rule as templatePrizeTableIsSet } from './template/prize-table-is-set.ts';
import { rule as templateSlotsStandApart } from './template/slots-stand-apart.ts';
import { rule as templateSpecimenIsClear } from './template/specimen-is-clear.ts';
import { rule as templateSurfacesAreLaidOut } from './template/surfaces-are-laid-out.ts';
import { rule as templateSymbolsLookDifferent } from './template/symbols-look-different.ts';
import { rule as templateTextStaysOffTheTrim } from './template/text-stays-off-the-trim.ts';
import { rule as templateZonesAreClearOfText } from './template/zones-are-clear-of-text.ts';
import { rule as amountAbsent } from './ticket/amount/absent.ts';
import { rule as amountNotInTable } from './ticket/amount/not-in-table.ts';
import { rule as amountsTooFew } from './ticket/amount/too-few.ts';
import { rule as amountsTooMany } from './ticket/amount/too-many.ts';
import { rule as arrowMissing } from './ticket/arrow/missing.ts';
import { rule as arrowOutOfRange } from './ticket/arrow/out-of-range.ts';
import { rule as arrowSeveral } from './ticket/arrow/several.ts';
import { rule as compositionNotListed } from './ticket/composition-not-listed.ts';
import { rule as marksDisputed } from './ticket/marks/disputed.ts';
import { rule as marksMissing } from './ticket/marks/missing.ts';
import { rule as marksTooMany } from './ticket/marks/too-many.ts';
import { rule as marksUnknown } from './ticket/marks/unknown.ts';
import { rule as numberMalformed } from './ticket/number/malformed.ts';
import { rule as specimenCode } from './ticket/number/specimen-code.ts';
import { rule as numberUsedTwice } from './ticket/number/used-twice.ts';
import { rule as phraseAbsent } from './ticket/phrase/absent.ts';
import { rule as phraseDisputed } from './ticket/phrase/disputed.ts';
import { rule as phraseNearWinning } from './ticket/phrase/near-winning.ts';
import { rule as phraseSingleWord } from './ticket/phrase/single-word.ts';
import { rule as phraseUndeclared } from './ticket/phrase/undeclared.ts';
import { rule as recordMisfit } from './ticket/record-misfit.ts';
import { rule as starNotSaid } from './ticket/star-not-said.ts';
import type { TicketSubject } from './ticket/subject.ts';
import { rule as totalIsNoTier } from './ticket/total-is-no-tier.ts';
import { rule as transcriptionAbsent } from './ticket/transcription/absent.ts';
import { rule as transcriptionDoubled } from './ticket/transcription/doubled.ts';
import { rule as transcriptionIncomplete } from './ticket/transcription/incomplete.ts';
import { rule as transcriptionOfAnotherAmount } from './ticket/transcription/of-another-amount.ts';
import { rule as transcriptionOfAnotherSurface } from './ticket/transcription/of-another-surface.ts';
import { rule as transcriptionSpaces } from './ticket/transcription/spaces.ts';
import { rule as transcriptionUnknown } from './ticket/transcription/unknown.ts';
import { rule as transcriptionWrongCase } from './ticket/transcription/wrong-case.ts';
import { rule as transcriptionPlaceNotSaid } from './ticket/transcription-place-not-said.ts';
import { rule as validationMalformed } from './ticket/validation/malformed.ts';
import { rule as validationUsedTwice } from './ticket/validation/used-twice.ts';
import { rule as zoneMissing } from './ticket/zone-missing.ts';
import { rule as zoneTooMany } from './ticket/zone-too-many.ts';

/**
 * Which rules each gate runs, by hand.
 *
 * Why     a rule file that is deleted or never listed must break something, and not quietly weaken the gate: a test holds
 *         these lists against the folders
 */

/** Every record, before anything is made of it. */
export const TICKET_RULES: readonly Rule<TicketSubject>[] = [
  recordMisfit,
  numberMalformed,
  numberUsedTwice,
  validationMalformed,
  validationUsedTwice,
  specimenCode,
  zoneMissing,
  zoneTooMany,
  marksMissing,
  marksTooMany,
  marksUnknown,
  marksDisputed,
  amountsTooFew,
  amountsTooMany,
  amountAbsent,
  amountNotInTable,
  transcriptionAbsent,
  transcriptionIncomplete,
  transcriptionOfAnotherAmount,
  transcriptionOfAnotherSurface,
  transcriptionWrongCase,
  transcriptionSpaces,
  transcriptionDoubled,
  transcriptionUnknown,
  starNotSaid,
  transcriptionPlaceNotSaid,
  arrowMissing,
  arrowSeveral,
  arrowOutOfRange,
  phraseAbsent,
  phraseSingleWord,
  phraseDisputed,
  phraseNearWinning,
  phraseUndeclared,
  totalIsNoTier,
  compositionNotListed,
];

/** Every cell that a game can print, once. */
export const CELL_RULES: readonly Rule<CellSubject>[] = [
  cellSaysWhatItHolds,
  cellHasItsParts,
  cellEveryGlyphIsDrawn,
  cellFitsItsBox,
  cellPartsDoNotOverlap,
  cellTranscriptionKeepsItsDistance,
  cellArrowStandsBetween,
  cellStarStandsBefore,
  cellIsLargeEnough,
  cellIsImagedInBlack,
];

/** A game's layout as a whole, once. */
export const TEMPLATE_RULES: readonly Rule<Template>[] = [
  templateSurfacesAreLaidOut,
  templateEveryCellIsDrawn,
  templateEveryValueHasItsPlace,
  templateSymbolsLookDifferent,
  templateCoatStaysOffTheTrim,
  templateSlotsStandApart,
  templateCoatHidesEveryCell,
  templateCoatIsPrinted,
  templateCoatsStandApart,
  templateOverprintStaysOnTheCoat,
  templateZonesAreClearOfText,
  templateTextStaysOffTheTrim,
  templateFixedTextIsReadable,
  templateFixedTextDoesNotOverlap,
  templateInksAreDeclared,
  templateInksHaveNamesOfTheirOwn,
  templateInksKeepToTheirPass,
  templateArtStaysWithinTheBleed,
  templateCodesStandOnALightGround,
  templateSpecimenIsClear,
  templateDoNotScratchIsSaid,
  templatePrizeTableIsSet,
  templateAmountsAreOfTheLaw,
  templateMentionsAreSet,
];

/** Both sides of every ticket, before they are imposed. */
export const FACE_RULES: readonly Rule<FaceSubject>[] = [
  faceSidesBelongTogether,
  facePassesAreWhole,
  faceHoldsOnlyCells,
  faceSaysItsRecord,
  facePrintsWhatWasPlaced,
  faceEverySlotIsFilled,
  faceCellsStandInTheirSlots,
  faceCellsDoNotOverlap,
  faceCoatReachesBeyondMarks,
  faceHasItsCodes,
  faceNumberIsSet,
  faceCodesFitTheirRoom,
  faceCodesAreLargeEnough,
  faceQuietZonesAreClear,
  faceSpecimenIsMarked,
];

/** The law of a game and what its template declares, once. */
export const REGLEMENT_RULES: readonly Rule<Game>[] = [
  reglementCompositionsCanBeDealt,
  reglementCompositionsSum,
  reglementOpenPrizesCanBeWon,
  reglementPhrasesAreNotNearWinning,
  reglementPhrasesAreUndisputed,
  reglementPhrasesCoverTheDeals,
  reglementPrintedTableIsKept,
  reglementPrizeTotal,
  reglementRowProducts,
  reglementTiersDescend,
  reglementTranscriptionsAreUnique,
  reglementTranscriptionsStandApart,
  reglementWinnerCount,
  reglementWinningSymbolsAreDrawn,
];

/** All records of a job, where it names the emission that it is for. */
export const JOB_RULES: readonly Rule<JobSubject>[] = [jobInTheEmission];

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

/** A whole block, dealt here or by others. */
export { BLOCK_RULES, FAIRNESS_RULES } from './profile-block.ts';
/** Finished files, whoever wrote them: preflight runs these, and reports what they find. */
export { PDF_ATTEMPT_RULES, PDF_PLATE_RULES, PDF_RULES } from './profile-pdf.ts';
