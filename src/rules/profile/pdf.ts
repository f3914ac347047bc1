import type { AttemptRule } from '../pdf/can-be-read/attempt.ts';
import { rule as canBeReadInMemory } from '../pdf/can-be-read/in-memory.ts';
import { rule as canBeReadInTime } from '../pdf/can-be-read/in-time.ts';
import { rule as canBeReadIsAPdf } from '../pdf/can-be-read/is-a-pdf.ts';
import { rule as canBeReadIsWhole } from '../pdf/can-be-read/is-whole.ts';
import { rule as canBeReadUnpacksWithinBounds } from '../pdf/can-be-read/unpacks-within-bounds.ts';
import { rule as canBeReadWithoutACrash } from '../pdf/can-be-read/without-a-crash.ts';
import { rule as contentFormsComeToAnEnd } from '../pdf/content/forms-come-to-an-end.ts';
import { rule as contentIsBounded } from '../pdf/content/is-bounded.ts';
import { rule as contentIsReadToItsEnd } from '../pdf/content/is-read-to-its-end.ts';
import { rule as contentObjectsAreSound } from '../pdf/content/objects-are-sound.ts';
import { rule as contentOperatorsAreSound } from '../pdf/content/operators-are-sound.ts';
import { rule as contentResourcesAreThere } from '../pdf/content/resources-are-there.ts';
import { rule as contentStatesAreClosed } from '../pdf/content/states-are-closed.ts';
import { rule as contentStreamsUnpack } from '../pdf/content/streams-unpack.ts';
import { rule as fontsGlyphsAreTheirFonts } from '../pdf/fonts/glyphs-are-their-fonts.ts';
import { rule as fontsGlyphsAreThere } from '../pdf/fonts/glyphs-are-there.ts';
import { rule as fontsProgramsAreSound } from '../pdf/fonts/programs-are-sound.ts';
import { rule as fontsSayTheirText } from '../pdf/fonts/say-their-text.ts';
import { rule as fontsTextIsWhatItShows } from '../pdf/fonts/text-is-what-it-shows.ts';
import { rule as fontsWidthsAgree } from '../pdf/fonts/widths-agree.ts';
import { rule as imagesAreWhole } from '../pdf/images/are-whole.ts';
import { rule as imagesLineArtIsFineEnough } from '../pdf/images/line-art-is-fine-enough.ts';
import { rule as imagesNoneIsInline } from '../pdf/images/none-is-inline.ts';
import { rule as imagesPicturesAreFineEnough } from '../pdf/images/pictures-are-fine-enough.ts';
import { rule as inksNoneIsConverted } from '../pdf/inks/none-is-converted.ts';
import { rule as inksRegistrationIsInMarksOnly } from '../pdf/inks/registration-is-in-marks-only.ts';
import { rule as inksSpotsHaveNamesOfTheirOwn } from '../pdf/inks/spots-have-names-of-their-own.ts';
import { rule as inksSpotsLookDifferent } from '../pdf/inks/spots-look-different.ts';
import { rule as inksSumIsLowEnough } from '../pdf/inks/sum-is-low-enough.ts';
import { rule as jobBoxesAreTheJobs } from '../pdf/job/boxes-are-the-jobs.ts';
import { rule as jobConditionIsTheJobs } from '../pdf/job/condition-is-the-jobs.ts';
import { rule as jobHoldsItsInksOnly } from '../pdf/job/holds-its-inks-only.ts';
import { rule as jobNamesTheFile } from '../pdf/job/names-the-file.ts';
import { rule as jobOverprintsAsTheJobSays } from '../pdf/job/overprints-as-the-job-says.ts';
import { rule as jobSpotsAreTheJobs } from '../pdf/job/spots-are-the-jobs.ts';
import { rule as layersNoneIsHidden } from '../pdf/layers/none-is-hidden.ts';
import { rule as linesAreNoHairlines } from '../pdf/lines/are-no-hairlines.ts';
import { rule as linesBlackOverprints } from '../pdf/lines/black-overprints.ts';
import { rule as linesMixedIsWideEnough } from '../pdf/lines/mixed-is-wide-enough.ts';
import { rule as linesWhiteIsWideEnough } from '../pdf/lines/white-is-wide-enough.ts';
import { rule as objectsTableLeadsToAll } from '../pdf/objects/table-leads-to-all.ts';
import { rule as pagesNoneIsTurned } from '../pdf/pages/none-is-turned.ts';
import { rule as pagesTreeIsSound } from '../pdf/pages/tree-is-sound.ts';
import type { PdfRule, PlateRule } from '../pdf/subject.ts';
import { rule as textBlackIsNotTooRich } from '../pdf/text/black-is-not-too-rich.ts';
import { rule as textBlackOverprints } from '../pdf/text/black-overprints.ts';
import { rule as textMixedIsLargeEnough } from '../pdf/text/mixed-is-large-enough.ts';
import { rule as textWhiteIsLargeEnough } from '../pdf/text/white-is-large-enough.ts';
import { rule as whiteDoesNotOverprint } from '../pdf/white-does-not-overprint.ts';
import { rule as x01HeaderVersion } from '../pdf/x01-header-version.ts';
import { rule as x02IsNotEncrypted } from '../pdf/x02-is-not-encrypted.ts';
import { rule as x03TrailerId } from '../pdf/x03-trailer-id.ts';
import { rule as x04XmpNamesPdfX4 } from '../pdf/x04-xmp-names-pdf-x-4.ts';
import { rule as x05XmpTitleAndDates } from '../pdf/x05-xmp-title-and-dates.ts';
import { rule as x06XmpNamesTheDocument } from '../pdf/x06-xmp-names-the-document.ts';
import { rule as x07XmpIsWellFormed } from '../pdf/x07-xmp-is-well-formed.ts';
import { rule as x08InfoAndXmpAgree } from '../pdf/x08-info-and-xmp-agree.ts';
import { rule as x09TrappedIsAName } from '../pdf/x09-trapped-is-a-name.ts';
import { rule as x10OneOutputIntent } from '../pdf/x10-one-output-intent.ts';
import { rule as x11OutputConditionIsNamed } from '../pdf/x11-output-condition-is-named.ts';
import { rule as x12ProfileIsOfAPress } from '../pdf/x12-profile-is-of-a-press.ts';
import { rule as x13EveryPageHasATrim } from '../pdf/x13-every-page-has-a-trim.ts';
import { rule as x14BoxesNest } from '../pdf/x14-boxes-nest.ts';
import { rule as x15CropIsTheMedia } from '../pdf/x15-crop-is-the-media.ts';
import { rule as x16NoPageHasItsOwnUnit } from '../pdf/x16-no-page-has-its-own-unit.ts';
import { rule as x17FontsAreEmbedded } from '../pdf/x17-fonts-are-embedded.ts';
import { rule as x18NoRgb } from '../pdf/x18-no-rgb.ts';
import { rule as x19NothingIsTransparent } from '../pdf/x19-nothing-is-transparent.ts';
import { rule as x20NoTransferCurves } from '../pdf/x20-no-transfer-curves.ts';
import { rule as x21NothingIsForeign } from '../pdf/x21-nothing-is-foreign.ts';
import { rule as x22NothingActs } from '../pdf/x22-nothing-acts.ts';
import { rule as x23NoAnnotationsInsideTheBleed } from '../pdf/x23-no-annotations-inside-the-bleed.ts';
import { rule as x24LayersStayAsTheyAre } from '../pdf/x24-layers-stay-as-they-are.ts';
import { rule as x25StreamsArePackedPlainly } from '../pdf/x25-streams-are-packed-plainly.ts';
import { rule as x26OverprintModeMeansOneThing } from '../pdf/x26-overprint-mode-means-one-thing.ts';
import { rule as x27ASpotIsDefinedOnce } from '../pdf/x27-a-spot-is-defined-once.ts';
import { rule as x28LimitsOfReadersAreKept } from '../pdf/x28-limits-of-readers-are-kept.ts';
import { rule as x29TheTableCanReachAll } from '../pdf/x29-the-table-can-reach-all.ts';

/** Every finished file, before anything else: can it be read at all? */
export const PDF_ATTEMPT_RULES: readonly AttemptRule[] = [
  canBeReadIsAPdf,
  canBeReadIsWhole,
  x02IsNotEncrypted,
  canBeReadUnpacksWithinBounds,
  canBeReadInTime,
  canBeReadInMemory,
  canBeReadWithoutACrash,
];

/** Every finished file that could be read. */
export const PDF_RULES: readonly PdfRule[] = [
  x01HeaderVersion,
  x03TrailerId,
  x04XmpNamesPdfX4,
  x05XmpTitleAndDates,
  x06XmpNamesTheDocument,
  x07XmpIsWellFormed,
  x08InfoAndXmpAgree,
  x09TrappedIsAName,
  x10OneOutputIntent,
  x11OutputConditionIsNamed,
  x12ProfileIsOfAPress,
  x13EveryPageHasATrim,
  x14BoxesNest,
  x15CropIsTheMedia,
  x16NoPageHasItsOwnUnit,
  x17FontsAreEmbedded,
  x18NoRgb,
  x19NothingIsTransparent,
  x20NoTransferCurves,
  x21NothingIsForeign,
  x22NothingActs,
  x23NoAnnotationsInsideTheBleed,
  x24LayersStayAsTheyAre,
  x25StreamsArePackedPlainly,
  x26OverprintModeMeansOneThing,
  x27ASpotIsDefinedOnce,
  x28LimitsOfReadersAreKept,
  x29TheTableCanReachAll,
  objectsTableLeadsToAll,
  pagesNoneIsTurned,
  pagesTreeIsSound,
  contentFormsComeToAnEnd,
  contentIsBounded,
  contentIsReadToItsEnd,
  contentObjectsAreSound,
  contentOperatorsAreSound,
  contentResourcesAreThere,
  contentStatesAreClosed,
  contentStreamsUnpack,
  textBlackIsNotTooRich,
  textBlackOverprints,
  textMixedIsLargeEnough,
  textWhiteIsLargeEnough,
  linesAreNoHairlines,
  linesBlackOverprints,
  linesMixedIsWideEnough,
  linesWhiteIsWideEnough,
  whiteDoesNotOverprint,
  imagesAreWhole,
  imagesLineArtIsFineEnough,
  imagesNoneIsInline,
  imagesPicturesAreFineEnough,
  inksNoneIsConverted,
  inksRegistrationIsInMarksOnly,
  inksSpotsHaveNamesOfTheirOwn,
  inksSpotsLookDifferent,
  layersNoneIsHidden,
  fontsGlyphsAreTheirFonts,
  fontsGlyphsAreThere,
  fontsProgramsAreSound,
  fontsSayTheirText,
  fontsTextIsWhatItShows,
  fontsWidthsAgree,
  jobBoxesAreTheJobs,
  jobConditionIsTheJobs,
  jobHoldsItsInksOnly,
  jobNamesTheFile,
  jobOverprintsAsTheJobSays,
  jobSpotsAreTheJobs,
];

/** The plates of every finished file, once they are made. */
export const PDF_PLATE_RULES: readonly PlateRule[] = [inksSumIsLowEnough];
