import { grow, type Point } from '../base/geometry.ts';
import { type Cmyk, cmyk, type Paint, type SpotInk } from '../base/ink.ts';
import { mm } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { textItem } from '../face/text-item.ts';
import type { Template } from '../template/template.ts';
import { inkRole } from './ink-roles.ts';
import { block, frame, surround } from './lines.ts';
import { RULE, TYPE } from './paper.ts';

/** An ink as a proof shows it: its steps, its plate's name, and what it is. */
export interface Swatch {
  readonly name: string;
  readonly gloss: string;
  /** What a device without the ink shows of it. */
  readonly shownAs: Cmyk;
  tint(percent: number): Paint;
}

/** The four inks of the display unit, then the spot inks in printing order. */
export const swatchesOf = (template: Template): readonly Swatch[] => [
  ...PROCESS,
  ...template.inks.map((ink) => spotSwatch(ink, template)),
];

const process = (name: string, gloss: string, ink: Cmyk): Swatch => ({
  name,
  gloss,
  shownAs: ink,
  tint: (percent) => {
    const part = percent / 100;
    return cmyk(ink.c * part, ink.m * part, ink.y * part, ink.k * part);
  },
});

const PROCESS: readonly Swatch[] = [
  process('Cyan', 'quadrichromie d’affichage', { c: 100, m: 0, y: 0, k: 0 }),
  process('Magenta', 'quadrichromie d’affichage', { c: 0, m: 100, y: 0, k: 0 }),
  process('Jaune', 'quadrichromie d’affichage', { c: 0, m: 0, y: 100, k: 0 }),
  process('Noir', 'affichage, données variables, verso', { c: 0, m: 0, y: 0, k: 100 }),
];

const spotSwatch = (ink: SpotInk, template: Template): Swatch => ({
  name: ink.name,
  gloss: [ink.label, inkRole(ink, template)].filter((part) => part !== undefined).join(', '),
  shownAs: ink.alternate,
  tint: (percent) => ({ kind: 'spot', ink, tint: percent }),
});

/** The steps of a swatch, in percent, as press control strips have them. */
export const STEPS = [100, 75, 50, 25] as const;

const SIDE = mm(7);
const ROW = mm(11.2);
const HEAD = mm(4);

/** The swatches one under another, each step under its percentage. */
export function swatchItems(swatches: readonly Swatch[], at: Point): readonly Item[] {
  const heads = STEPS.map((step, i) =>
    textItem(`${step}\u00a0%`, TYPE.small, {
      x: at.x + i * SIDE + Math.round(SIDE / 2),
      y: at.y + mm(2.6),
      align: 'centre',
    }),
  );
  return [
    ...heads,
    ...swatches.flatMap((swatch, i) => swatchRow(swatch, { x: at.x, y: at.y + HEAD + i * ROW })),
  ];
}

function swatchRow(swatch: Swatch, at: Point): readonly Item[] {
  const patches = STEPS.flatMap((step, i) => {
    const box = { x: at.x + i * SIDE, y: at.y, width: SIDE, height: SIDE };
    return [block(box, swatch.tint(step)), frame(box, RULE)];
  });
  const strip = { ...at, width: STEPS.length * SIDE, height: SIDE };
  const ground = isNearlyPaper(swatch) ? [surround(grow(strip, mm(1)), strip, GROUND)] : [];
  const x = at.x + strip.width + mm(4);
  const { c, m, y, k } = swatch.shownAs;
  return [
    ...ground,
    ...patches,
    textItem(swatch.name, TYPE.bodyBold, { x, y: at.y + mm(2.6) }),
    textItem(swatch.gloss, TYPE.note, { x, y: at.y + mm(6) }),
    textItem(`C ${c}  M ${m}  J ${y}  N ${k}`, TYPE.small, {
      x: at.x + mm(90),
      y: at.y + mm(2.6),
      align: 'right',
    }),
  ];
}

/**
 * What a white ink is seen against: a grey around it.
 *
 * Why     around and not under: it overprints, and a viewer that shows overprints would show the grey through it
 */
const GROUND = cmyk(0, 0, 0, 30);

const isNearlyPaper = ({ shownAs: { c, m, y, k } }: Swatch): boolean => c + m + y + k < 10;
