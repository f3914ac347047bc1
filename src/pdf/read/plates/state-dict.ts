import { PDFArray, PDFBool, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { dictAt, numberOf } from './objects-at-hand.ts';
import type { PaintState } from './paint-state.ts';
import type { Survey } from './survey.ts';

/** Keys of a graphics-state dictionary that plates are not to have: overprint is resolved, transfer is the RIP's. */
export const DROPPED: ReadonlySet<string> = new Set([
  'Type',
  'OP',
  'op',
  'OPM',
  'TR',
  'TR2',
  'HT',
  'BG',
  'BG2',
  'UCR',
  'UCR2',
]);

/** Blend modes that mix each plate by itself: on plates they are what they are in a RIP. */
const SEPARABLE: ReadonlySet<string> = new Set([
  'Normal',
  'Compatible',
  'Multiply',
  'Screen',
  'Overlay',
  'Darken',
  'Lighten',
  'ColorDodge',
  'ColorBurn',
  'HardLight',
  'SoftLight',
  'Difference',
  'Exclusion',
]);

/** What `gs` changes for plates, and whether the dictionary says anything else that a plate is to have. */
export function readStateDict(
  survey: Survey,
  written: PDFObject | undefined,
  state: PaintState,
): { readonly state: PaintState; readonly rest: boolean } {
  const dict = dictAt(survey.context, written);
  if (dict === null) return { state, rest: false };
  const strokes = flag(dict, 'OP') ?? state.strokeOver.on;
  const fills = flag(dict, 'op') ?? flag(dict, 'OP') ?? state.fillOver.on;
  const mode = numberOf(survey.context, dict.get(PDFName.of('OPM'))) ?? state.fillOver.mode;
  const strokeAlpha = numberOf(survey.context, dict.get(PDFName.of('CA'))) ?? state.strokeAlpha;
  const lineWidth = numberOf(survey.context, dict.get(PDFName.of('LW'))) ?? state.lineWidth;
  noteTransparency(survey, dict);
  noteTransfer(survey, dict);
  return {
    state: {
      ...state,
      fillOver: { on: fills, mode },
      strokeOver: { on: strokes, mode },
      strokeAlpha,
      lineWidth,
    },
    rest: dict.keys().some((key) => !DROPPED.has(key.decodeText())),
  };
}

function flag(dict: PDFDict, key: string): boolean | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFBool ? value.asBoolean() : null;
}

function noteTransparency(survey: Survey, dict: PDFDict): void {
  if (dict.lookup(PDFName.of('SMask')) instanceof PDFDict) {
    survey.unchecked.add('a soft mask is in force: it is taken as PDFium reckons it');
  }
  const written = dict.lookup(PDFName.of('BM'));
  const mode = survey.nameOf(written instanceof PDFArray ? written.get(0) : written);
  if (mode !== null && !SEPARABLE.has(mode)) {
    survey.unchecked.add(
      `the blend mode ${mode} mixes plates with each other: each plate is blended by itself`,
    );
  }
}

function noteTransfer(survey: Survey, dict: PDFDict): void {
  for (const key of ['TR', 'TR2']) {
    const value = dict.get(PDFName.of(key));
    const name = survey.nameOf(value);
    if (value !== undefined && name !== 'Identity' && name !== 'Default') {
      survey.unchecked.add('a transfer curve is set: plates are shown without it');
    }
  }
}
