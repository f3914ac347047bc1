import { PER_MM } from '../../base/length.ts';
import type { PageFact } from '../facts.ts';
import type { FrameBox } from '../frame.ts';
import { awayInWords } from '../words.ts';
import type { ArtMark } from './art-mark.ts';
import { type ArtDifference, wayOf } from './differences.ts';

/** A pass of a face, as it was approved and as it was found: how many marks, and all that differs. */
export interface JudgedPass {
  /** Null for what is in no pass of the game. */
  readonly pass: string | null;
  readonly approved: number;
  readonly found: number;
  readonly differences: readonly ArtDifference[];
}

/**
 * What is wrong with a pass in one sentence; null for nothing.
 *
 * Why     a plate is right or is made again: the first difference says where to look, and the others are counted
 */
export function artFact(judged: JudgedPass): PageFact | null {
  const [first, ...others] = judged.differences;
  if (first === undefined) return null;
  const whole = wholeFact(judged, first);
  if (whole !== null) return whole;
  const fact = factOf(first, ofPass(judged.pass));
  const more = others.length === 0 ? '' : ` (and ${others.length} more of this pass)`;
  return { ...fact, found: `${fact.found}${more}` };
}

const ofPass = (pass: string | null): string => (pass === null ? 'in no pass' : `of the pass ${pass}`);

/** All of a pass is missing, or has moved as one. */
function wholeFact(
  { pass, approved, found, differences }: JudgedPass,
  first: ArtDifference,
): PageFact | null {
  if (pass === null || approved < 2 || differences.length !== approved) return null;
  const what = `all art ${ofPass(pass)}`;
  if (found === 0) return { rule: 'readback/art-missing', what, expected: counted(approved), found: 'none' };
  if (first.kind !== 'moved') return null;
  const way = awayInWords(wayOf(first));
  const isOne = differences.every((other) => other.kind === 'moved' && awayInWords(wayOf(other)) === way);
  return isOne ? { rule: 'readback/art-moved', what, expected: 'its place', found: `it ${way}` } : null;
}

const counted = (marks: number): string => `${marks} marks`;

function factOf(difference: ArtDifference, of: string): PageFact {
  switch (difference.kind) {
    case 'missing': {
      const { mark } = difference;
      return {
        rule: 'readback/art-missing',
        what: `${nameOf(mark)} ${of}`,
        expected: inWords(mark),
        found: 'none',
      };
    }
    case 'extra': {
      const { found } = difference;
      return {
        rule: 'readback/art-extra',
        what: `${nameOf(found)} ${of}`,
        expected: 'none',
        found: inWords(found),
      };
    }
    default:
      return ofBoth(difference, of);
  }
}

type BothKind = Extract<ArtDifference, { readonly mark: ArtMark; readonly found: ArtMark }>;

function ofBoth({ kind, mark, found }: BothKind, of: string): PageFact {
  const what = `${nameOf(mark)} ${of}`;
  switch (kind) {
    case 'moved':
      return {
        rule: 'readback/art-moved',
        what,
        expected: `it ${at(mark.box)}`,
        found: `it ${awayInWords(wayOf({ mark, found }))} from there`,
      };
    case 'altered':
      return {
        rule: 'readback/art-differs',
        what,
        expected: inWords(mark),
        found: `another form of it: ${inWords(found)}`,
      };
    case 'painted otherwise':
      return { rule: 'readback/art-painted-otherwise', what, expected: mark.paint, found: found.paint };
    case 'hidden':
      return {
        rule: 'readback/art-hidden',
        what,
        expected: 'it printed',
        found: found.hidden ?? 'it hidden',
      };
    case 'cut off':
      return {
        rule: 'readback/art-cut-off',
        what,
        expected: `it ${at(mark.shows ?? mark.box)}`,
        found: found.isShaped
          ? 'a clip that is no rectangle'
          : found.shows === null
            ? 'a clip that leaves nothing of it'
            : `it ${at(found.shows)} alone`,
      };
    case 'out of order':
      return {
        rule: 'readback/art-out-of-order',
        what,
        expected: 'it over the marks that come before it',
        found: 'it under one of them',
      };
  }
}

/** What a mark is called: what it is, or what it says. */
const nameOf = ({ is, says }: ArtMark): string => (says === null ? `a ${is}` : `« ${short(says)} »`);

const inWords = ({ paint, box, says }: ArtMark): string =>
  `${says === null ? '' : `« ${short(says)} » `}${paint}, ${at(box)}`;

/** Where a mark is on the ticket, and how large. */
const at = ({ x0, y0, x1, y1 }: FrameBox): string =>
  `${inMm(x1 - x0)} × ${inMm(y1 - y0)} mm at ${inMm(x0)} × ${inMm(y0)} mm`;

const inMm = (lattice: number): string => (lattice / PER_MM).toFixed(2);

const LONGEST = 40;

const short = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);
