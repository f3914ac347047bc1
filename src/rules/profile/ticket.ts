import type { Rule } from '../rule.ts';
import { rule as amountAbsent } from '../ticket/amount/absent.ts';
import { rule as amountNotInTable } from '../ticket/amount/not-in-table.ts';
import { rule as amountsTooFew } from '../ticket/amount/too-few.ts';
import { rule as amountsTooMany } from '../ticket/amount/too-many.ts';
import { rule as arrowMissing } from '../ticket/arrow/missing.ts';
import { rule as arrowOutOfRange } from '../ticket/arrow/out-of-range.ts';
import { rule as arrowSeveral } from '../ticket/arrow/several.ts';
import { rule as compositionNotListed } from '../ticket/composition-not-listed.ts';
import { rule as marksDisputed } from '../ticket/marks/disputed.ts';
import { rule as marksMissing } from '../ticket/marks/missing.ts';
import { rule as marksTooMany } from '../ticket/marks/too-many.ts';
import { rule as marksUnknown } from '../ticket/marks/unknown.ts';
import { rule as numberMalformed } from '../ticket/number/malformed.ts';
import { rule as specimenCode } from '../ticket/number/specimen-code.ts';
import { rule as numberUsedTwice } from '../ticket/number/used-twice.ts';
import { rule as phraseAbsent } from '../ticket/phrase/absent.ts';
import { rule as phraseDisputed } from '../ticket/phrase/disputed.ts';
import { rule as phraseNearWinning } from '../ticket/phrase/near-winning.ts';
import { rule as phraseSingleWord } from '../ticket/phrase/single-word.ts';
import { rule as phraseUndeclared } from '../ticket/phrase/undeclared.ts';
import { rule as recordMisfit } from '../ticket/record-misfit.ts';
import { rule as starNotSaid } from '../ticket/star-not-said.ts';
import type { TicketSubject } from '../ticket/subject.ts';
import { rule as totalIsNoTier } from '../ticket/total-is-no-tier.ts';
import { rule as transcriptionAbsent } from '../ticket/transcription/absent.ts';
import { rule as transcriptionDoubled } from '../ticket/transcription/doubled.ts';
import { rule as transcriptionIncomplete } from '../ticket/transcription/incomplete.ts';
import { rule as transcriptionOfAnotherAmount } from '../ticket/transcription/of-another-amount.ts';
import { rule as transcriptionOfAnotherSurface } from '../ticket/transcription/of-another-surface.ts';
import { rule as transcriptionSpaces } from '../ticket/transcription/spaces.ts';
import { rule as transcriptionUnknown } from '../ticket/transcription/unknown.ts';
import { rule as transcriptionWrongCase } from '../ticket/transcription/wrong-case.ts';
import { rule as transcriptionPlaceNotSaid } from '../ticket/transcription-place-not-said.ts';
import { rule as validationMalformed } from '../ticket/validation/malformed.ts';
import { rule as validationUsedTwice } from '../ticket/validation/used-twice.ts';
import { rule as zoneMissing } from '../ticket/zone-missing.ts';
import { rule as zoneTooMany } from '../ticket/zone-too-many.ts';

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
