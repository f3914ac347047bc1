import { rule as faceCellsDoNotOverlap } from '../face/cells-do-not-overlap.ts';
import { rule as faceCellsStandInTheirSlots } from '../face/cells-stand-in-their-slots.ts';
import { rule as faceCoatReachesBeyondMarks } from '../face/coat-reaches-beyond-marks.ts';
import { rule as faceCodesAreLargeEnough } from '../face/codes-are-large-enough.ts';
import { rule as faceCodesFitTheirRoom } from '../face/codes-fit-their-room.ts';
import { rule as faceEverySlotIsFilled } from '../face/every-slot-is-filled.ts';
import { rule as faceHasItsCodes } from '../face/has-its-codes.ts';
import { rule as faceHoldsOnlyCells } from '../face/holds-only-cells.ts';
import { rule as faceNumberIsSet } from '../face/number-is-set.ts';
import { rule as facePassesAreWhole } from '../face/passes-are-whole.ts';
import { rule as facePrintsWhatWasPlaced } from '../face/prints-what-was-placed.ts';
import { rule as faceQuietZonesAreClear } from '../face/quiet-zones-are-clear.ts';
import { rule as faceSaysItsRecord } from '../face/says-its-record.ts';
import { rule as faceSidesBelongTogether } from '../face/sides-belong-together.ts';
import { rule as faceSpecimenIsMarked } from '../face/specimen-is-marked.ts';
import type { FaceSubject } from '../face/subject.ts';
import type { Rule } from '../rule.ts';

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
