import { grow, type Point } from '../base/geometry.ts';
import { type Cmyk, cmyk, type Paint, type SpotInk } from '../base/ink.ts';
import { mm } from '../base/length.ts';
import type { Item } from '../face/item.ts';
import { spanItems, textItem } from '../face/text-item.ts';
import type { Template } from '../template/template.ts';
import { setSpans } from '../text/set.ts';
import { inkRole } from './ink-roles.ts';
import { block, frame, surround } from './lines.ts';
import { RULE, TYPE } from './paper.ts';

/** An ink as a proof shows it: its steps, what people call it, its plate's name, and what it is for. */
export interface Swatch {
  /** In French. */
  readonly name: string;
  /** As files name it. */
  readonly plate: string;
  /** Empty where the name says it all. */
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

const process = (named: Pick<Swatch, 'name' | 'plate' | 'gloss'>, ink: Cmyk): Swatch => ({
  ...named,
  shownAs: ink,
  tint: (percent) => {
    const part = percent / 100;
    return cmyk(ink.c * part, ink.m * part, ink.y * part, ink.k * part);
  },
});

const DISPLAY = 'quadrichromie d’affichage';

const PROCESS: readonly Swatch[] = [
  process({ name: 'Cyan', plate: 'Cyan', gloss: DISPLAY }, { c: 100, m: 0, y: 0, k: 0 }),
  process({ name: 'Magenta', plate: 'Magenta', gloss: DISPLAY }, { c: 0, m: 100, y: 0, k: 0 }),
  process({ name: 'Jaune', plate: 'Yellow', gloss: DISPLAY }, { c: 0, m: 0, y: 100, k: 0 }),
  process(
    { name: 'Noir', plate: 'Black', gloss: 'affichage, données variables, verso' },
    { c: 0, m: 0, y: 0, k: 100 },
  ),
];

/** An ink that has no name of its own is called by what it is for. */
function spotSwatch(ink: SpotInk, template: Template): Swatch {
  const { role, more } = inkRole(ink, template);
  const glosses = ink.label === undefined ? [more] : [role, more];
  return {
    name: capitalised(ink.label ?? role),
    plate: ink.name,
    gloss: glosses.filter((part) => part !== undefined).join(', '),
    shownAs: ink.alternate,
    tint: (percent) => ({ kind: 'spot', ink, tint: percent }),
  };
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The steps of a swatch, in percent, as press control strips have them. */
export const STEPS = [100, 75, 50, 25] as const;

const SIDE = mm(7);
const ROW = mm(10.6);
const HEAD = mm(4);

/** The swatches one under another, each step under its percentage. */
export function swatchItems(swatches: readonly Swatch[], at: Point): readonly Item[] {
  const heads = STEPS.flatMap((step, i) => stepHead(step, { x: at.x + i * SIDE, y: at.y + mm(2.6) }));
  return [
    ...heads,
    ...swatches.flatMap((swatch, i) => swatchRow(swatch, { x: at.x, y: at.y + HEAD + i * ROW })),
  ];
}

/** Why  the sign has a style of its own: in that of its figures it is drawn lighter than they are */
function stepHead(step: number, { x, y }: Point): readonly Item[] {
  const parted = x + mm(3.8);
  return [
    textItem(String(step), TYPE.small, { x: parted, y, align: 'right' }),
    textItem('%', TYPE.smallSign, { x: parted + mm(0.5), y }),
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
    ...spanItems(nameOf(swatch), { x, y: at.y }, [TYPE.bodyBold.paint, TYPE.small.paint]),
    ...(swatch.gloss === '' ? [] : [textItem(swatch.gloss, TYPE.note, { x, y: at.y + mm(6) })]),
    textItem(`C ${c}  M ${m}  J ${y}  N ${k}`, TYPE.small, {
      x: at.x + mm(90),
      y: at.y + mm(2.6),
      align: 'right',
    }),
  ];
}

/** « Blanc couvrant (White) », on one line; the plate only where it is called otherwise. */
const nameOf = ({ name, plate }: Swatch) =>
  setSpans(
    [{ ...TYPE.bodyBold, text: name }, ...(plate === name ? [] : [{ ...TYPE.small, text: ` (${plate})` }])],
    { width: NAME, leading: mm(3) },
  );

/** The room for a name, up to where the percentages of the equivalent begin. */
const NAME = mm(38);

/**
 * What a white ink is seen against: a grey around it.
 *
 * Why     around and not under: it overprints, and a viewer that shows overprints would show the grey through it
 */
const GROUND = cmyk(0, 0, 0, 30);

const isNearlyPaper = ({ shownAs: { c, m, y, k } }: Swatch): boolean => c + m + y + k < 10;
