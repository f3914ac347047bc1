import { ORIGIN } from '../base/geometry.ts';
import { type SpotInk, spot } from '../base/ink.ts';
import { type Length, mm } from '../base/length.ts';
import type { Outline } from '../base/outline.ts';
import type { Layer, Pass } from '../face/face.ts';
import type { Form, PathItem } from '../face/item.ts';
import type { Template } from './template.ts';

/**
 * The inks that hide what is imaged from light, from behind and from above, and let the coat be scratched off.
 *
 * Source  print.md, how scratch tickets are printed
 */
export interface GroundInks {
  /** Opaque black under the zones: no lamp behind the ticket shows what they hold. */
  readonly security: SpotInk;
  /** White over it, for the display colours to stand on. */
  readonly white: SpotInk;
  /** Clear varnish over the imaging: the coat comes off and the imaging stays. */
  readonly varnish: SpotInk;
  /** Opaque black under the coat: no lamp from above shows through. */
  readonly opacity: SpotInk;
}

/**
 * How far white and varnish reach beyond the black that they cover: at a press's register of half a millimetre, no black
 * edge shows and no coat lies on bare paper.
 */
const SPREAD: Length = mm(0.6);

/** The ground passes of a game, before and after what is seen: each under the coats of its zones and of its code. */
export function groundLayers(template: Template): {
  readonly under: readonly Layer[];
  readonly over: readonly Layer[];
} {
  const known = made.get(template);
  if (known !== undefined) return known;
  const { security, white, varnish, opacity } = template.grounds;
  const ground = (pass: Pass, ink: SpotInk, spread: Length): Layer =>
    groundLayer(template, { pass, ink, spread });
  const layers = {
    under: [ground('security', security, 0), ground('white', white, SPREAD)],
    over: [ground('varnish', varnish, SPREAD), ground('opacity', opacity, 0)],
  };
  made.set(template, layers);
  return layers;
}

const made = new WeakMap<Template, ReturnType<typeof groundLayers>>();

interface Ground {
  readonly pass: Pass;
  readonly ink: SpotInk;
  readonly spread: Length;
}

function groundLayer(template: Template, { pass, ink, spread }: Ground): Layer {
  const { trim, bleed } = template;
  const form: Form = {
    key: `recto/${pass}`,
    box: { x: -bleed, y: -bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed },
    items: coats(template).map((outline) => area(outline, ink, spread)),
  };
  return { pass, items: [{ kind: 'use', form, at: ORIGIN }] };
}

/** Filled, and drawn round its edge with a line twice as wide as it spreads. */
const area = (outline: Outline, ink: SpotInk, spread: Length): PathItem => ({
  kind: 'path',
  outline,
  fill: spot(ink),
  ...(spread === 0 ? {} : { stroke: { paint: spot(ink), width: 2 * spread, join: 'round' } }),
});

const coats = ({ surfaces, recto }: Template): readonly Outline[] => [
  ...surfaces.flatMap(({ zones }) => zones.map(({ coat }) => coat)),
  ...(recto.validation.coat === null ? [] : [recto.validation.coat]),
];
