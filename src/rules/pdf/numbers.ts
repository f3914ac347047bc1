/** For which kind of printing a file is judged. */
export type ProfileName = 'sheet' | 'web' | 'digital' | 'label';

/**
 * The limits of one kind of printing.
 *
 * Shape   sizes and widths in points, resolutions in pixels an inch, sums in percent; null where no number is at hand
 */
export interface Numbers {
  readonly name: ProfileName;
  readonly title: string;
  /** Where the numbers come from. */
  readonly source: string;
  readonly whiteTextPt: number;
  readonly mixedTextPt: number;
  readonly whiteLinePt: number;
  readonly mixedLinePt: number;
  /** Black text under this size, and black lines under this width, overprint. */
  readonly blackTextPt: number;
  readonly blackLinePt: number;
  /** Under this a line is thinner than a dot of the imager, whatever its colour. */
  readonly hairlinePt: number;
  readonly imagePpi: Resolution;
  readonly oneBitPpi: Resolution;
  readonly inkSum: number | null;
  /** Text of at least this much black is meant to be black: a higher sum sets off and smears. */
  readonly textBlack: number;
  readonly textSum: number;
}

export interface Resolution {
  /** At most this: the picture is seen to be coarse. */
  readonly error: number;
  /** At most this: it may be. */
  readonly warning: number;
}

/** What print.md gives for all kinds alike. */
const ALIKE = {
  blackTextPt: 12,
  blackLinePt: 2,
  imagePpi: { error: 149, warning: 224 },
  oneBitPpi: { error: 549, warning: 799 },
  textBlack: 85,
  textSum: 280,
  /** Ours: one dot of 600 dpi is 0.12 pt. */
  hairlinePt: 0.12,
} as const;

const SHEET = {
  whiteTextPt: 8,
  mixedTextPt: 8,
  whiteLinePt: 0.25,
  mixedLinePt: 0.25,
  inkSum: 320,
  ...ALIKE,
} as const;

/**
 * Source  Ghent Workgroup 2022: sheet-fed with spots, web with spots, labels.
 *         Digital: no text of the Ghent Workgroup for it is at hand. It takes the sheet-fed sizes and widths, since toner
 *         and ink jet at 600 dpi and more hold what an offset plate holds, and the web's lower sum, since toner that lies
 *         thick does not fuse. Labels: no sum is at hand, so none is judged, which is said.
 */
export const NUMBERS: Readonly<Record<ProfileName, Numbers>> = {
  sheet: { name: 'sheet', title: 'sheet-fed offset', source: 'GWG 2022, sheet-fed with spots', ...SHEET },
  web: {
    ...SHEET,
    name: 'web',
    title: 'web offset',
    source: 'GWG 2022, web with spots',
    whiteTextPt: 9,
    mixedTextPt: 9,
    inkSum: 305,
  },
  digital: {
    ...SHEET,
    name: 'digital',
    title: 'digital press',
    source: 'house: sheet-fed sizes and widths, the web’s ink sum',
    inkSum: 305,
  },
  label: {
    ...SHEET,
    name: 'label',
    title: 'labels',
    source: 'GWG 2022, labels; no ink sum at hand',
    whiteTextPt: 5,
    mixedTextPt: 14,
    whiteLinePt: 0.3,
    mixedLinePt: 1.5,
    inkSum: null,
  },
};

export const PROFILE_NAMES: readonly ProfileName[] = ['sheet', 'web', 'digital', 'label'];
