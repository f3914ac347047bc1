import type { Template } from '../../template/template.ts';
import type { Rule } from '../rule.ts';
import { rule as templateAmountsAreOfTheLaw } from '../template/amounts-are-of-the-law.ts';
import { rule as templateArtStaysWithinTheBleed } from '../template/art-stays-within-the-bleed.ts';
import { rule as templateCoatHidesEveryCell } from '../template/coat-hides-every-cell.ts';
import { rule as templateCoatIsPrinted } from '../template/coat-is-printed.ts';
import { rule as templateCoatStaysOffTheTrim } from '../template/coat-stays-off-the-trim.ts';
import { rule as templateCoatsStandApart } from '../template/coats-stand-apart.ts';
import { rule as templateCodesStandOnALightGround } from '../template/codes-stand-on-a-light-ground.ts';
import { rule as templateDoNotScratchIsSaid } from '../template/do-not-scratch-is-said.ts';
import { rule as templateEveryCellIsDrawn } from '../template/every-cell-is-drawn.ts';
import { rule as templateEveryValueHasItsPlace } from '../template/every-value-has-its-place.ts';
import { rule as templateFixedTextDoesNotOverlap } from '../template/fixed-text-does-not-overlap.ts';
import { rule as templateFixedTextIsReadable } from '../template/fixed-text-is-readable.ts';
import { rule as templateInksAreDeclared } from '../template/inks-are-declared.ts';
import { rule as templateInksHaveNamesOfTheirOwn } from '../template/inks-have-names-of-their-own.ts';
import { rule as templateInksKeepToTheirPass } from '../template/inks-keep-to-their-pass.ts';
import { rule as templateMentionsAreSet } from '../template/mentions-are-set.ts';
import { rule as templateOverprintStaysOnTheCoat } from '../template/overprint-stays-on-the-coat.ts';
import { rule as templatePrizeTableIsSet } from '../template/prize-table-is-set.ts';
import { rule as templateSlotsStandApart } from '../template/slots-stand-apart.ts';
import { rule as templateSpecimenIsClear } from '../template/specimen-is-clear.ts';
import { rule as templateSurfacesAreLaidOut } from '../template/surfaces-are-laid-out.ts';
import { rule as templateSymbolsLookDifferent } from '../template/symbols-look-different.ts';
import { rule as templateTextStaysOffTheTrim } from '../template/text-stays-off-the-trim.ts';
import { rule as templateZonesAreClearOfText } from '../template/zones-are-clear-of-text.ts';

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
