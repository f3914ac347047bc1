import {
  bottom,
  capsCentred,
  type Form,
  type Item,
  ORIGIN,
  type Rect,
  roundedRect,
  shiftRect,
} from '../../../src/kit.ts';
import { drawing } from '../art.ts';
import { MONTH, monthBoxes } from '../format.ts';
import { CREAM, DISPLAY_PALETTE, MONTH_COLOURS, NIGHT_DEEP, ON_LIGHT } from '../inks.ts';
import { pageHead, wholeLeaf } from '../leaf.ts';
import { MONTH_NAMES } from '../months.ts';

/** The fine waves under a month: they keep what is imaged there from showing through the coat. */
const confusion: Form = confusionUnder('month', monthBoxes(0).body);

/** The fine waves under one zone, drawn once for all zones of the same size. */
export function confusionUnder(name: 'month' | 'bonus', { width, height }: Rect): Form {
  const box = { ...ORIGIN, width, height };
  return { key: `recto/confusion-${name}`, box, items: drawing(`confusion-${name}`, DISPLAY_PALETTE, box) };
}

/** Twelve leaves, each in the colour of its month. */
export const calendar = (): readonly Item[] =>
  MONTH_NAMES.flatMap((name, index) => leaf(name.toUpperCase(), index));

function leaf(name: string, index: number): readonly Item[] {
  const { head, body } = monthBoxes(index);
  const colour = MONTH_COLOURS[index] ?? { ground: CREAM, letters: ON_LIGHT };
  const whole = { ...head, height: bottom(body) - head.y };
  const style = {
    font: 'barlow-condensed-700',
    size: MONTH.name.type,
    tracking: MONTH.name.tracking,
    paint: colour.letters,
  };
  return [
    { kind: 'path', outline: wholeLeaf(shiftRect(whole, MONTH.shadow)), fill: NIGHT_DEEP },
    { kind: 'path', outline: wholeLeaf(whole), fill: CREAM },
    { kind: 'use', form: confusion, at: { x: body.x, y: body.y } },
    { kind: 'path', outline: pageHead(head), fill: colour.ground },
    ...rings(head),
    capsCentred(name, style, head),
  ];
}

/** The wire that the leaf hangs on, in two places. */
const rings = (head: Rect): readonly Item[] =>
  MONTH.rings.from.map((from) => {
    const { width, height, above } = MONTH.rings;
    const ring = { x: head.x + from, y: head.y - above, width, height };
    return { kind: 'path', outline: roundedRect(ring, width), fill: CREAM };
  });
