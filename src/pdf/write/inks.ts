import { Bug } from '../../base/fault.ts';
import { type Cmyk, type Paint, REGISTRATION, SPOT_NAME, type SpotInk, tintsOf } from '../../base/ink.ts';
import { mustBeAMix } from './mixes.ts';

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
    mustBePercentages(percentages(ink.alternate), `the alternate of ${ink.name}`);
    taken.set(ink.name.toLowerCase(), ink.name);
    declared.set(ink.name, ink);
  }
  return declared;
}

/** Throws  Bug if the file does not declare an ink of the paint, or a RIP would have to guess what is meant */
export function mustBePrintable(paint: Paint, declared: ReadonlyMap<string, SpotInk>): void {
  if (paint.kind === 'process') mustBePercentages(percentages(paint), 'a process paint');
  if (paint.kind === 'mix') mustBeAMix(paint.tints);
  for (const { ink, tint } of tintsOf(paint)) {
    mustBeDeclared(ink, declared);
    mustBePercentages([tint], `the tint of ${ink.name}`);
  }
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

/** Why  a RIP cuts off what lies outside, and says nothing */
function mustBePercentages(values: readonly number[], what: string): void {
  const outside = values.find((value) => !(value >= 0 && value <= 100));
  if (outside !== undefined) throw new Bug(`${what} has ${outside} %, which lies outside 0 to 100 %`);
}

const percentages = ({ c, m, y, k }: Cmyk): readonly number[] => [c, m, y, k];
const sameCmyk = (a: Cmyk, b: Cmyk): boolean => a.c === b.c && a.m === b.m && a.y === b.y && a.k === b.k;
