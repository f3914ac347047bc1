import { isWhole, saysWhatItDraws } from './form.ts';
import { boxOf, liesIn, shiftBox } from './frame.ts';
import { distance, pensAgree, type Slot, STILL } from './known-cells.ts';
import { asSeen, UNKNOWN } from './lettering.ts';
import type { MapCell, MapPart } from './reading-map.ts';
import { incomplete, partRule, type ReadbackRule } from './rules.ts';
import type { SeenPart } from './seen.ts';
import { roleOf } from './slot-value.ts';
import type { Standing } from './standing.ts';
import { CLIPPED } from './whole.ts';
import { awayInWords, nameIn, partInWords, saidInWords, seenInWords } from './words.ts';

/** A difference in one slot. */
export interface SlotFact {
  readonly rule: ReadbackRule;
  readonly slot: Slot;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** Every part of the cell that is meant against what stands there. */
export function compareParts(slot: Slot, meant: MapCell, standing: readonly Standing[]): readonly SlotFact[] {
  const left = [...standing];
  const pairs = [...meant.parts]
    .map((part) => ({ part, standing: take(left, part, slot) }))
    .map((pair) => ({ ...pair, standing: pair.standing ?? takeAny(left, pair.part) }));
  return [
    ...pairs.flatMap((pair) => partFacts(slot, pair.part, pair.standing)),
    ...left.map((one) => leftOver(slot, meant, one)),
  ];
}

/** The one that looks as the part should, the nearest of several. */
function take(left: Standing[], part: MapPart, slot: Slot): Standing | null {
  const alike = left.filter(({ seen }) => looksLike(part, seen, slot));
  return taken(left, nearest(alike, part));
}

/** One of the same kind, and of the same size or letters where it is text: what should be the part and is not. */
function takeAny(left: Standing[], part: MapPart): Standing | null {
  const kin = left.filter(({ seen }) =>
    seen.kind === 'drawing'
      ? 'drawing' in part
      : 'text' in part && (isOfSize(part, seen) || seen.read.text === asSeen(part.text)),
  );
  return taken(left, nearest(kin, part));
}

function taken(left: Standing[], one: Standing | null): Standing | null {
  if (one !== null) left.splice(left.indexOf(one), 1);
  return one;
}

function nearest(standing: readonly Standing[], part: MapPart): Standing | null {
  const far = ({ seen }: Standing): number => {
    const [x, y] = distance(part, seen);
    return Math.hypot(x, y);
  };
  return standing.length === 0 ? null : standing.reduce((best, one) => (far(one) < far(best) ? one : best));
}

const looksLike = (part: MapPart, seen: SeenPart, { surface }: Slot): boolean =>
  seen.kind === 'drawing'
    ? 'drawing' in part && surface.drawing(seen.fingerprint) === part.drawing
    : 'text' in part &&
      seen.isStraight &&
      seen.read.text === asSeen(part.text) &&
      seen.read.font === part.font &&
      isOfSize(part, seen);

const isOfSize = (part: { readonly size: number }, seen: { readonly size: number }): boolean =>
  Math.abs(seen.size - part.size) <= STILL;

function partFacts(slot: Slot, part: MapPart, standing: Standing | null): readonly SlotFact[] {
  const { role } = part;
  const expected = partInWords(part);
  const fact = (rule: ReadbackRule, found: string, wanted = expected): SlotFact => ({
    rule,
    slot,
    what: nameIn(slot, role),
    expected: wanted,
    found,
  });
  if (standing === null) return [fact(partRule(role, 'missing'), 'nothing')];
  const { seen, fault } = standing;
  if (fault !== null) return [fact(fault.rule, fault.found, fault.expected)];
  if (!looksLike(part, seen, slot)) return [fact(ruleOfLook(part, seen), lookInWords(part, seen, slot))];
  if (!isWhole(part, seen)) return [fact(CLIPPED.rule, CLIPPED.found, CLIPPED.expected)];
  return [
    ...(saysWhatItDraws(part, seen) ? [] : [fact('readback/unicode-differs', saidInWords(seen))]),
    ...placeFacts(slot, part, seen),
  ];
}

function placeFacts(slot: Slot, part: MapPart, seen: SeenPart): readonly SlotFact[] {
  const [x, y] = distance(part, seen);
  if (Math.max(Math.abs(x), Math.abs(y)) <= STILL && pensAgree(part, seen)) return [];
  const [, , width, height] = slot.room;
  const isInside = liesIn(shiftBox(boxOf(part.box), x, y), { x0: 0, y0: 0, x1: width, y1: height }, STILL);
  return [
    {
      rule: isInside ? partRule(part.role, 'moved') : 'readback/mark-outside-its-zone',
      slot,
      what: nameIn(slot, part.role),
      expected: 'its place',
      found: `it ${awayInWords([x, y])}`,
    },
  ];
}

/** Where only its size is wrong, that is said too. */
const lookInWords = (part: MapPart, seen: SeenPart, slot: Slot): string =>
  seen.kind === 'text' && 'text' in part && !isOfSize(part, seen)
    ? `${seenInWords(seen, slot)} at ${Math.round(seen.size / 127) / 100} pt instead of ${Math.round(part.size / 127) / 100} pt`
    : seenInWords(seen, slot);

/** Of a mark that should be the part and looks otherwise. */
function ruleOfLook(part: MapPart, seen: SeenPart): ReadbackRule {
  if (seen.kind === 'drawing' || !('text' in part)) return partRule(part.role, 'differs');
  const { text, font } = seen.read;
  if (!seen.isStraight || text.includes(UNKNOWN) || (font !== part.font && text === asSeen(part.text)))
    return 'readback/glyph-differs';
  return text.length < part.text.length && isWithin(text, asSeen(part.text))
    ? incomplete(part.role)
    : partRule(part.role, 'differs');
}

/** Whether a text is another one that has lost letters. */
function isWithin(text: string, whole: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === text[at]) at += 1;
  return at === text.length;
}

/** A part too many. */
function leftOver(slot: Slot, meant: MapCell, { seen }: Standing): SlotFact {
  const twin = meant.parts.find((part) => looksLike(part, seen, slot));
  const found = seenInWords(seen, slot);
  if (twin !== undefined)
    return {
      rule: partRule(twin.role, 'doubled'),
      slot,
      what: nameIn(slot, twin.role),
      expected: 'it once',
      found,
    };
  const role = roleOf(slot, seen);
  if (role === 'star' || role === 'arrow')
    return { rule: partRule(role, 'differs'), slot, what: nameIn(slot, role), expected: `no ${role}`, found };
  return { rule: 'readback/foreign-mark', slot, what: nameIn(slot, 'cell'), expected: 'nothing', found };
}
