import { rule as cellArrowStandsBetween } from '../cell/arrow-stands-between.ts';
import { rule as cellEveryGlyphIsDrawn } from '../cell/every-glyph-is-drawn.ts';
import { rule as cellFitsItsBox } from '../cell/fits-its-box.ts';
import { rule as cellHasItsParts } from '../cell/has-its-parts.ts';
import { rule as cellIsImagedInBlack } from '../cell/is-imaged-in-black.ts';
import { rule as cellIsLargeEnough } from '../cell/is-large-enough.ts';
import { rule as cellPartsDoNotOverlap } from '../cell/parts-do-not-overlap.ts';
import { rule as cellSaysWhatItHolds } from '../cell/says-what-it-holds.ts';
import { rule as cellStarStandsBefore } from '../cell/star-stands-before.ts';
import type { CellSubject } from '../cell/subject.ts';
import { rule as cellTranscriptionKeepsItsDistance } from '../cell/transcription-keeps-its-distance.ts';
import type { Rule } from '../rule.ts';

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
