import { Bug } from '../../base/fault.ts';
import type { Cmyk, InkTint, SpotInk } from '../../base/ink.ts';
import { REGISTRATION } from '../../base/ink.ts';
import type { PdfDocument } from './document.ts';
import { number } from './numbers.ts';
import type { Ref } from './pdfkit-parts.ts';

/** Tints in the order of their inks' names, so that one set of inks is one colour space. */
export const tintsInOrder = (tints: readonly InkTint[]): readonly InkTint[] =>
  tints.length < 2 ? tints : [...tints].sort((a, b) => (a.ink.name < b.ink.name ? -1 : 1));

/** A set of inks as resources name it; no spot ink has a plus in its name. */
export const mixName = (tints: readonly InkTint[]): string =>
  tintsInOrder(tints)
    .map(({ ink }) => ink.name)
    .join('+');

/** PDF knows no more colorants in one space, and no longer name. */
const MOST_INKS = 32;
const LONGEST_NAME = 127;

/** Throws  Bug unless a file can hold the mix: one ink or more, each once, none of them the registration colour */
export function mustBeAMix(tints: readonly InkTint[]): void {
  const inks = tints.map(({ ink }) => ink);
  const name = mixName(tints);
  if (inks.length === 0) throw new Bug('a mix without inks was to be painted');
  if (new Set(inks.map((ink) => ink.name)).size < inks.length)
    throw new Bug(`the mix ${name} has an ink twice`);
  if (inks.some((ink) => ink.name === REGISTRATION.name)) {
    throw new Bug(`the mix ${name} holds the registration colour, which is on every plate by itself`);
  }
  if (inks.length > MOST_INKS || name.length > LONGEST_NAME) {
    throw new Bug(`the mix ${name} has ${inks.length} inks, more than a colour space can name`);
  }
}

/**
 * A set of inks as a DeviceN over DeviceCMYK.
 *
 * Shape   `inks` in the order of their names; the Separation of each stands among the attributes, so that what is shown
 *         for an ink by itself and in a mix cannot differ
 */
export function addDeviceN(
  file: PdfDocument,
  inks: readonly SpotInk[],
  separations: ReadonlyMap<string, Ref>,
): Ref {
  const names = inks.map(({ name }) => name);
  const domain = inks.flatMap(() => [0, 1]);
  const range = [0, 1, 0, 1, 0, 1, 0, 1];
  const transform = file.addStream({ FunctionType: 4, Domain: domain, Range: range }, tintTransform(inks));
  const colorants = Object.fromEntries(names.map((name) => [name, separations.get(name) ?? unknown(name)]));
  return file.add(['DeviceN', names, 'DeviceCMYK', transform, { Colorants: colorants }]);
}

const COMPONENTS: readonly (keyof Cmyk)[] = ['c', 'm', 'y', 'k'];

/**
 * What a device without the inks shows for their tints, as a calculator function.
 *
 * Shape   tints t₁…tₙ in, and for each process component 1 − Π(1 − tᵢ·aᵢ) out, aᵢ being ink i's alternate
 * Why     inks over each other take their share of the light one after the other; of one ink it is its Separation's line
 */
export function tintTransform(inks: readonly SpotInk[]): string {
  const components = COMPONENTS.map((component, done) => {
    const factors = inks.map(({ alternate }, place) => {
      const share = number(alternate[component] / 100);
      return share === 0 ? '' : `${inks.length - place + done} index ${share} mul 1 exch sub mul `;
    });
    return `1 ${factors.join('')}1 exch sub`;
  });
  const drop = inks.map(() => 'pop').join(' ');
  return `{ ${components.join('\n')}\n${inks.length + 4} 4 roll ${drop} }`;
}

const unknown = (name: string): never => {
  throw new Bug(`the ink ${name} of a mix was not surveyed`);
};
