import type { SpaceFamily } from '../../content/paint.ts';
import type { PaintFacts } from './paint-facts.ts';
import type { Seen } from './seen.ts';

/** How an object meets what lies under it. */
export interface Meeting {
  readonly overprints: boolean;
  readonly overprintMode: number;
}

/** Text that is painted, by font, effective size and paint. */
export interface TextLook extends Meeting {
  readonly font: string;
  /** The size on the page: that of the font times all scaling. */
  readonly sizePt: number;
  readonly paint: PaintFacts;
}

/** A line: a stroke, or a rectangle that is filled and thin. */
export interface LineLook extends Meeting {
  readonly drawn: 'stroke' | 'rectangle';
  readonly widthPt: number;
  readonly paint: PaintFacts;
}

/** Anything that paints, by paint: each object is here, texts and lines too. */
export interface PaintLook extends Meeting {
  readonly by: 'text' | 'path' | 'image mask' | 'shading';
  readonly paint: PaintFacts;
}

/** An image, by object and resolution. */
export interface ImageLook extends Meeting {
  /** `12 0 R`; null for an inline image. */
  readonly object: string | null;
  readonly kind: 'colour' | 'grey' | 'one-bit';
  readonly family: SpaceFamily | null;
  readonly base: SpaceFamily | null;
  readonly colorants: readonly string[];
  /** The lower of the two directions. */
  readonly ppi: number;
  readonly filters: readonly string[];
}

/** Something painted in a layer that is not shown. */
export interface HiddenLook {
  readonly layer: string;
}

/** What is wrong with the content, each kind of fault by its message. */
export interface ProblemLook {
  readonly kind: string;
  readonly message: string;
  readonly object: string;
  readonly count: number;
}

/** What a page's content paints, by looks. */
export interface PageLooks {
  readonly texts: readonly (TextLook & Seen)[];
  readonly lines: readonly (LineLook & Seen)[];
  readonly paints: readonly (PaintLook & Seen)[];
  readonly images: readonly (ImageLook & Seen)[];
  readonly hidden: readonly (HiddenLook & Seen)[];
  readonly registration: readonly (RegistrationLook & Seen)[];
  readonly problems: readonly ProblemLook[];
  /** True where the page has more looks than are kept, or its content was not read to its end. */
  readonly isCut: boolean;
}

/** Registration colour, by where it is: on work that is kept, in the margin, or unknown where nothing says what is kept. */
export interface RegistrationLook {
  readonly on: 'work' | 'margin' | 'unknown';
}
