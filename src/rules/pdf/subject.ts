import type { Place } from '../../base/finding.ts';
import type { BoxPt } from '../../pdf/read/boxes.ts';
import type { DocumentFacts } from '../../pdf/read/facts/document-facts.ts';
import type { WeighedInks } from '../../pdf/read/facts/ink-sums.ts';
import type { PageLooks } from '../../pdf/read/facts/looks/looks.ts';
import type { PointMm } from '../../pdf/read/facts/looks/seen.ts';
import type { UsedFont } from '../../pdf/read/facts/looks/used-fonts.ts';
import type { PageFacts } from '../../pdf/read/facts/pages.ts';
import type { Sighting } from '../../pdf/read/facts/sightings.ts';
import type { Facts, Report, Rule } from '../rule.ts';
import type { FileOfJob } from './job/file-of-job.ts';
import type { Numbers } from './numbers.ts';

/** A finished file as rules see it: facts only, whoever wrote it. */
export interface PdfSubject {
  /** Without its folder. */
  readonly name: string;
  readonly document: DocumentFacts;
  /** What each page paints, in the order of the pages. */
  readonly looks: readonly PageLooks[];
  /** The fonts that pages show, with their glyphs. */
  readonly fonts: readonly UsedFont[];
  /** The limits of the profile that was asked for. */
  readonly numbers: Numbers;
  /** What the job says of this file; null where no job was named. */
  readonly job: FileOfJob | null;
}

/** The plates of a finished file, weighed. */
export interface PlateSubject extends WeighedInks {
  readonly name: string;
  readonly numbers: Numbers;
}

/** Who asks for a rule: the standard, the Ghent Workgroup, or we. */
export type PdfSource = 'ISO' | 'GWG' | 'house';

/** Besides what every rule has: who asks for it, and what it asks in a few words. */
export interface Sourced {
  readonly source: PdfSource;
  readonly says: string;
}

/** A rule of finished files. */
export type PdfRule = Rule<PdfSubject> & Sourced;

/** A rule of their plates. */
export type PlateRule = Rule<PlateSubject> & Sourced;

/** What a rule found, without the fields that are about tickets. */
export interface Found {
  readonly expected?: string;
  readonly found?: string;
  readonly detail?: string;
  readonly page?: number;
  readonly atMm?: PointMm;
  readonly severity?: Facts['severity'];
}

/** The facts of one finding about a file. */
export function about(subject: { readonly name: string }, found: Found): Facts {
  const { expected = null, page = null, atMm = null } = found;
  const place: Place = { file: subject.name, page, atMm, sheet: null, position: null };
  return {
    ticket: null,
    surface: null,
    zone: null,
    article: null,
    expected,
    found: found.found ?? null,
    place,
    ...(found.detail === undefined ? {} : { detail: found.detail }),
    ...(found.severity === undefined ? {} : { severity: found.severity }),
  };
}

/**
 * How grave a breach of a rule of the house is: an error in a file of our job, and a warning in anyone else's.
 *
 * Source  print.md: « on anyone else's file preflight reports them as warnings of the house »
 */
export const houseSeverity = ({ job }: PdfSubject): 'error' | 'warning' =>
  job === null ? 'warning' : 'error';

/** `object 12 0 R`, `objects 12 0 R, 13 0 R and 5 more`. */
export function objectsText({ count, objects }: Pick<Sighting, 'count' | 'objects'>): string {
  const more = count > objects.length ? ` and ${count - objects.length} more` : '';
  return `${count === 1 ? 'object' : 'objects'} ${objects.join(', ')}${more}`;
}

/** One finding for each thing that was seen and should not be there. */
export function reportSightings(
  subject: PdfSubject,
  report: Report,
  { seen, severity }: { readonly seen: readonly Sighting[]; readonly severity?: Facts['severity'] },
): void {
  for (const sighting of seen) {
    report(
      about(subject, {
        found: sighting.what,
        detail: objectsText(sighting),
        ...(severity === undefined ? {} : { severity }),
      }),
    );
  }
}

/** `3 times, first at 12 × 40.1 mm`. */
export function timesText({
  count,
  first,
}: {
  readonly count: number;
  readonly first: readonly PointMm[];
}): string {
  const [one] = first;
  const where = one === undefined ? '' : ` at ${pointText(one)}`;
  if (count === 1) return `once${where}`;
  const others = first.slice(1).map(pointText);
  return `${count} times, first${where}${others.length === 0 ? '' : `, then ${others.join('; ')}`}`;
}

export const pointText = ([x, y]: PointMm): string => `${x} × ${y} mm`;

/** The pages with what they paint. */
export function* pagesOf({ document, looks }: PdfSubject): Generator<{
  readonly page: PageFacts;
  readonly looks: PageLooks;
}> {
  for (const [index, page] of document.pages.entries()) {
    const painted = looks[index];
    if (painted !== undefined) yield { page, looks: painted };
  }
}

export const boxText = (box: BoxPt): string => `[${box.join(' ')}]`;
