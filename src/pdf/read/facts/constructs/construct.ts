import type { PDFContext, PDFDict, PDFObject } from '@cantoo/pdf-lib';
import { dictsOf, type FoundDict, namedUnder } from '../dictionaries.ts';
import { nameAt } from '../objects.ts';
import { type Sighting, Sightings } from '../sightings.ts';

/** Looks at one dictionary for constructs of one kind, and says what it sees. */
export type Look = (found: FoundDict, see: See) => void;

/** What a look needs to know besides, and how it says what it sees. */
export interface See {
  /** By its own word, or by that of resources that name it so. */
  readonly isGraphicsState: boolean;
  readonly isCatalogue: boolean;
  note(what: string): void;
}

/** All looks over all dictionaries, in one pass: what each has seen, by its name. */
export function lookAll<Name extends string>(
  context: PDFContext,
  looks: Readonly<Record<Name, Look>>,
): Readonly<Record<Name, readonly Sighting[]>> {
  const states = namedUnder(context, 'ExtGState');
  const catalogue = context.lookup(context.trailerInfo.Root);
  const names = Object.keys(looks) as Name[];
  const seen = new Map(names.map((name) => [name, new Sightings()]));
  for (const found of dictsOf(context)) {
    const is = rolesOf(found.dict, states, catalogue);
    for (const name of names) {
      looks[name](found, { ...is, note: (what) => seen.get(name)?.note(what, found.object) });
    }
  }
  return Object.fromEntries(names.map((name) => [name, seen.get(name)?.list ?? []])) as Record<
    Name,
    readonly Sighting[]
  >;
}

const rolesOf = (dict: PDFDict, states: ReadonlySet<PDFObject>, catalogue: PDFObject | undefined) => ({
  isGraphicsState: states.has(dict) || nameAt(dict, 'Type') === 'ExtGState',
  isCatalogue: dict === catalogue,
});
