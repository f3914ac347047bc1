import { Bug } from '../../base/fault.ts';
import { type Cmyk, REGISTRATION, SPOT_NAME, type SpotInk } from '../../base/ink.ts';

/** Names that PDF gives a meaning of its own: a spot of that name would land on another plate. */
const RESERVED = ['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None'];

/**
 * The inks that a file may use, by name; the registration colour is always among them.
 *
 * Throws  Bug for a name outside SPOT_NAME, a reserved one, or one that another ink has, whatever the case
 * Why     RIPs tell plates apart by name alone, and some of them without regard to case
 */
export function declareInks(inks: readonly SpotInk[]): ReadonlyMap<string, SpotInk> {
  const declared = new Map([[REGISTRATION.name, REGISTRATION]]);
  const taken = new Map(RESERVED.map((name) => [name.toLowerCase(), name]));
  for (const ink of inks) {
    if (!SPOT_NAME.test(ink.name)) throw new Bug(`« ${ink.name} » is no name for a spot ink`);
    const twin = taken.get(ink.name.toLowerCase());
    if (twin !== undefined) throw new Bug(`the spot ink ${ink.name} has the name of ${twin}`);
    taken.set(ink.name.toLowerCase(), ink.name);
    declared.set(ink.name, ink);
  }
  return declared;
}

/** Throws  Bug if the file does not declare this ink, or declares it otherwise */
export function mustBeDeclared(ink: SpotInk, declared: ReadonlyMap<string, SpotInk>): void {
  const known = declared.get(ink.name);
  if (known === undefined) {
    throw new Bug(`the ink ${ink.name} is not among those of the file: ${[...declared.keys()].join(', ')}`);
  }
  if (known !== ink && (known.overprints !== ink.overprints || !sameCmyk(known.alternate, ink.alternate))) {
    throw new Bug(`the ink ${ink.name} is declared twice, with two alternates or two ways to overprint`);
  }
}

const sameCmyk = (a: Cmyk, b: Cmyk): boolean => a.c === b.c && a.m === b.m && a.y === b.y && a.k === b.k;
