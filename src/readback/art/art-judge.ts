import type { PageFact } from '../facts.ts';
import type { FacePlace } from '../layout.ts';
import type { ReadingMap, Side } from '../reading-map.ts';
import { artFact } from './art-fact.ts';
import { type ArtUse, marksOf } from './art-form.ts';
import { type ArtMap, marksOfPass } from './art-map.ts';
import type { ArtMark } from './art-mark.ts';
import type { ArtFace } from './art-reader.ts';
import { differencesOf } from './differences.ts';
import { type Edges, edgesOf } from './edges.ts';

/** What is wrong with the art of a page: at one of its places, or at all that show such a face. */
export interface ArtFact extends PageFact {
  /** Null where all places are alike. */
  readonly at: FacePlace | null;
}

/** Which art a file is to have. */
export interface ArtWanted {
  /** The one pass of a fixed plate; null for all passes of whichever face a place shows. */
  readonly plate: { readonly face: Side; readonly pass: string } | null;
  /** Whether its tickets are specimens. */
  readonly specimens: boolean;
  /** Whether its art is open under the stamp of specimens: that of sheets is. */
  readonly opened: boolean;
}

/** Judges the art of the pages of one file: what stands as it stood before is not looked at again. */
export class ArtJudge {
  readonly #approved: Readonly<Record<Side, ReadonlyMap<string, readonly ArtMark[]>>>;
  readonly #trim: ReadingMap['trim'];
  readonly #known = new Map<string, PageFact | null>();
  #places: readonly FacePlace[] = [];
  #edges: readonly Edges[] = [];

  constructor(map: ArtMap, trim: ReadingMap['trim'], wanted: ArtWanted) {
    this.#trim = trim;
    this.#approved = { recto: approvedOn('recto', map, wanted), verso: approvedOn('verso', map, wanted) };
  }

  judge(faces: readonly ArtFace[]): readonly ArtFact[] {
    this.#reckonEdges(faces);
    const found = faces.flatMap((face, at) => this.#ofFace(face, this.#edges[at]));
    return grouped(found, faces);
  }

  /** Pages of one file are mostly alike. */
  #reckonEdges(faces: readonly ArtFace[]): void {
    const places = faces.map(({ place }) => place);
    if (places.length === this.#places.length && places.every((place, at) => place === this.#places[at]))
      return;
    this.#places = places;
    this.#edges = edgesOf(places);
  }

  #ofFace({ place, passes }: ArtFace, edges: Edges | undefined): readonly PlacedFact[] {
    if (edges === undefined) return [];
    const approved = this.#approved[place.face];
    const names = new Set<string | null>([...approved.keys(), ...passes.keys()]);
    return [...names].flatMap((pass) => {
      const uses = passes.get(pass) ?? [];
      const key = `${place.face} ${Object.values(edges).join(' ')} ${pass}: ${usesKey(uses)}`;
      let fact = this.#known.get(key);
      if (fact === undefined) {
        fact = this.#ofPass(pass, uses, { marks: approved.get(pass ?? '') ?? [], edges });
        this.#known.set(key, fact);
      }
      return fact === null ? [] : [{ fact, place }];
    });
  }

  #ofPass(
    pass: string | null,
    uses: readonly ArtUse[],
    { marks, edges }: { readonly marks: readonly ArtMark[]; readonly edges: Edges },
  ): PageFact | null {
    const found = marksOf(uses);
    const differences = differencesOf(marks, found, { edges, trim: this.#trim });
    return artFact({ pass, approved: marks.length, found: found.length, differences });
  }
}

interface PlacedFact {
  readonly fact: PageFact;
  readonly place: FacePlace;
}

const usesKey = (uses: readonly ArtUse[]): string =>
  uses.map(({ form, x, y, turned }) => `${form.id} ${x} ${y}${turned ? ' turned' : ''}`).join(', ');

function approvedOn(
  face: Side,
  { passes }: ArtMap,
  { plate, specimens, opened }: ArtWanted,
): ReadonlyMap<string, readonly ArtMark[]> {
  const meant = passes.filter(
    (one) =>
      one.face === face &&
      (plate === null ? specimens || !one.onSpecimensOnly : plate.face === face && plate.pass === one.pass),
  );
  return new Map(meant.map((one) => [one.pass, marksOfPass(one, { opened })]));
}

/** What is wrong in one way at all places that show such a face is said once. */
function grouped(found: readonly PlacedFact[], faces: readonly ArtFace[]): readonly ArtFact[] {
  const alike = new Map<string, PlacedFact[]>();
  for (const one of found) {
    const { rule, what, expected, found: seen } = one.fact;
    const key = JSON.stringify([one.place.face, rule, what, expected, seen]);
    const others = alike.get(key);
    if (others === undefined) alike.set(key, [one]);
    else others.push(one);
  }
  return [...alike.values()].flatMap((group): readonly ArtFact[] => {
    const [first] = group;
    if (first === undefined) return [];
    const all = faces.filter(({ place }) => place.face === first.place.face).length;
    return group.length === all && all > 1
      ? [{ ...first.fact, what: `${first.fact.what} at every place`, at: null }]
      : group.map(({ fact, place }) => ({ ...fact, at: place }));
  });
}
