import { formatMoney } from '../base/money.ts';
import type { PrintedAmount } from '../game/ticket.ts';
import { type SlotValue, valueOf, valueOfCell } from './expectation.ts';
import type { Ticket } from '../game/ticket.ts';
import { isWhole, roughBox, saysWhatItDraws } from './form.ts';
import { boxOf, type FrameBox, liesIn, meet, shiftBox } from './frame.ts';
import { distance, pensAgree, type Slot, STILL } from './known-cells.ts';
import { asSeen, UNKNOWN } from './lettering.ts';
import type { ReadFace } from './page-reader.ts';
import type { MapCell, MapPart } from './reading-map.ts';
import { incomplete, type PartRole, partRule, type ReadbackRule } from './rules.ts';
import type { Fault, SeenPart } from './seen.ts';

/** A difference in one slot. */
export interface SlotFact {
  readonly rule: ReadbackRule;
  readonly slot: Slot;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** What one slot turned out to hold. */
export interface SlotReading {
  /** As a record would say it, from what is printed there and can be seen; null for nothing. */
  readonly value: SlotValue | null;
  /** The cell of the map that stands there with nothing wrong about it. */
  readonly cell: MapCell | null;
  readonly facts: readonly SlotFact[];
}

/** What stands in a slot, part by part: the form that was placed there, and what is wrong with each part. */
interface Standing {
  readonly seen: SeenPart;
  readonly fault: Fault | null;
}

/** Judges a slot whose form is not simply the cell that its record asks for. */
export function judgeSlot(slot: Slot, face: ReadFace, asked: { readonly cell: MapCell | null; readonly ticket: Ticket }): SlotReading {
  const form = face.forms[slot.index];
  const standing = standingIn(slot, face);
  const cell = form?.clean(slot.surface) ?? null;
  if (cell !== null && standing.every(({ fault }) => fault === null)) {
    const facts = cell === asked.cell ? [] : otherCell(slot, cell, asked);
    return { value: valueOfCell(cell, slot.surface), cell, facts };
  }
  const meant = asked.cell ?? form?.match(slot.surface)?.cell ?? null;
  return {
    value: valueOfParts(slot, standing),
    cell: null,
    facts: [
      ...(asked.cell === null ? [unprintable(slot, asked.ticket, wordsOfParts(slot, standing))] : []),
      ...(meant === null ? [] : compareParts(slot, meant, standing)),
    ],
  };
}

function standingIn(slot: Slot, face: ReadFace): readonly Standing[] {
  const form = face.forms[slot.index];
  const use = face.faults.get(slot.index) ?? null;
  const order = face.orders[slot.index] ?? 0;
  const covers = face.covers.filter(({ after }) => after > order);
  return (form?.parts ?? []).map((seen) => {
    const box = shiftBox(roughBox(seen), slot.room[0], slot.room[1]);
    const cover = covers.find((one) => meet(one.box, box));
    const covered: Fault | null =
      cover === undefined
        ? null
        : { rule: 'readback/mark-covered', expected: 'nothing over it', found: cover.what };
    return { seen, fault: seen.fault ?? use ?? covered };
  });
}

/** Whether anything that was painted later lies over a slot's form. */
export function isCovered(slot: Slot, face: ReadFace): boolean {
  const box = face.forms[slot.index]?.box;
  if (box === undefined || box === null) return false;
  const here: FrameBox = shiftBox(box, slot.room[0], slot.room[1]);
  return face.covers.some(({ after, box: over }) => after > (face.orders[slot.index] ?? 0) && meet(over, here));
}

/** « amount 2 », « symbol 1 »: which of a zone's it is, where it has several. */
export function nameIn(slot: Slot, role: PartRole | 'cell'): string {
  const many = slot.surface.map.slots.filter(({ zone, holds }) => zone === slot.zone && holds === slot.holds).length > 1;
  const nth = many ? ` ${slot.nth + 1}` : '';
  if (role === 'cell') return `the ${slot.holds}${nth}`;
  return slot.holds === 'amount' && role !== 'amount' && many ? `the ${role} of amount${nth}` : `the ${role}${nth}`;
}

/** The cell that stands there is whole, and another one. */
function otherCell(slot: Slot, { says }: MapCell, asked: { readonly cell: MapCell | null; readonly ticket: Ticket }): readonly SlotFact[] {
  const value = valueOfCell({ says, parts: [] }, slot.surface);
  const { cell } = asked;
  if (cell === null) return [unprintable(slot, asked.ticket, inWords(value))];
  const wanted = cell.says;
  const fact = (role: PartRole, fault: 'differs' | 'moved' | 'missing', expected: string, found: string): SlotFact => ({
    rule: partRule(role, fault),
    slot,
    what: nameIn(slot, role),
    expected,
    found,
  });
  if (says.kind !== 'amount' || wanted.kind !== 'amount') {
    const role = roleOfCell(cell);
    return [fact(role, 'differs', inWords(valueOfCell(cell, slot.surface)), inWords(value))];
  }
  const facts: SlotFact[] = [];
  if (says.cents !== wanted.cents || says.transcription !== wanted.transcription)
    facts.push(fact('amount', 'differs', inWords(valueOfCell(cell, slot.surface)), inWords(value)));
  if (says.star !== wanted.star)
    facts.push(fact('star', wanted.star ? 'missing' : 'differs', starred(wanted.star), starred(says.star)));
  if (says.transcriptionAt !== wanted.transcriptionAt)
    facts.push(fact('transcription', 'moved', wanted.transcriptionAt, says.transcriptionAt));
  if (says.arrow !== wanted.arrow)
    facts.push(fact('arrow', wanted.arrow ? 'missing' : 'differs', arrowed(wanted.arrow), arrowed(says.arrow)));
  return facts;
}

const starred = (star: boolean): string => (star ? 'a star' : 'no star');
const arrowed = (arrow: boolean): string => (arrow ? 'the arrow' : 'no arrow');

const roleOfCell = ({ parts }: MapCell): PartRole => parts[0]?.role ?? 'symbol';

function unprintable(slot: Slot, ticket: Ticket, found: string): SlotFact {
  const role = slot.surface.map.cells.find(({ says }) => says.kind === slot.holds)?.parts[0]?.role ?? 'amount';
  const asked = valueOf(slot, ticket);
  return {
    rule: partRule(role, 'differs'),
    slot,
    what: nameIn(slot, role),
    expected: asked === null ? 'nothing' : inWords(asked),
    found,
  };
}

/** A value in the words of the ticket. */
export function inWords(value: SlotValue): string {
  if (value.kind === 'mark') return value.mark === null ? 'nothing' : `« ${value.mark} »`;
  if (value.kind === 'phrase') return value.phrase === null ? 'nothing' : `« ${value.phrase} »`;
  return amountInWords(value.printed, value.arrow);
}

function amountInWords({ amount, transcription, star, transcriptionAt }: PrintedAmount, arrow: boolean): string {
  const parts = [
    amount === null ? 'no amount' : formatMoney(amount),
    transcription === null ? 'no transcription' : `« ${transcription} »${transcriptionAt === null ? '' : ` ${transcriptionAt}`}`,
    ...(star === true ? ['a star'] : []),
    ...(arrow ? ['the arrow'] : []),
  ];
  return parts.join(', ');
}

/** Every part of the cell that is meant against what stands there. */
function compareParts(slot: Slot, meant: MapCell, standing: readonly Standing[]): readonly SlotFact[] {
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

/** One of the same kind, and of the same size where it is text: what should be the part and is not. */
function takeAny(left: Standing[], part: MapPart): Standing | null {
  const kin = left.filter(({ seen }) =>
    seen.kind === 'drawing' ? 'drawing' in part : 'text' in part && Math.abs(seen.size - part.size) <= STILL,
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
      seen.read.text === asSeen(part.text) &&
      seen.read.font === part.font &&
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
  if (!looksLike(part, seen, slot)) return [fact(ruleOfLook(part, seen), seenInWords(seen, slot))];
  if (!isWhole(part, seen)) return [fact('readback/mark-clipped', 'a clip that cuts into it', 'the whole mark')];
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
      found: `it ${inMm(x)} mm to the right and ${inMm(y)} mm down`,
    },
  ];
}

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
    return { rule: partRule(twin.role, 'doubled'), slot, what: nameIn(slot, twin.role), expected: 'it once', found };
  const role = roleOf(slot, seen);
  if (role === 'star' || role === 'arrow')
    return { rule: partRule(role, 'differs'), slot, what: nameIn(slot, role), expected: `no ${role}`, found };
  return { rule: 'readback/foreign-mark', slot, what: nameIn(slot, 'cell'), expected: 'nothing', found };
}

const partInWords = (part: MapPart): string => ('text' in part ? `« ${part.text} »` : part.role === 'symbol' ? `« ${part.drawing} »` : `the ${part.role}`);

function seenInWords(seen: SeenPart, { surface }: Slot): string {
  if (seen.kind === 'text') return `« ${seen.read.text} »`;
  const name = surface.drawing(seen.fingerprint);
  return name === null ? 'an unknown drawing' : `« ${name} »`;
}

const saidInWords = (seen: SeenPart): string => (seen.kind === 'text' ? `« ${seen.read.said} »` : 'a drawing');

const inMm = (lattice: number): string => (lattice / 36_000).toFixed(2);

/** What a part is by its look: a drawing by its name, a text by its font and size. */
function roleOf({ surface }: Slot, seen: SeenPart): PartRole | null {
  for (const { parts } of surface.map.cells) {
    for (const part of parts) {
      if (seen.kind === 'drawing') {
        if ('drawing' in part && part.drawing === surface.drawing(seen.fingerprint)) return part.role;
      } else if ('text' in part && Math.abs(part.size - seen.size) <= STILL) return part.role;
    }
  }
  return null;
}

/** What can be seen in a slot, as a record would say it. */
function valueOfParts(slot: Slot, standing: readonly Standing[]): SlotValue | null {
  const visible = standing.filter(({ seen, fault }) => fault === null && isInRoom(slot, seen)).map(({ seen }) => seen);
  if (visible.length === 0) return null;
  const textOf = (role: PartRole): string | null => {
    const seen = visible.find((one) => one.kind === 'text' && roleOf(slot, one) === role);
    return seen?.kind === 'text' ? seen.read.text : null;
  };
  const has = (role: PartRole): boolean => visible.some((one) => roleOf(slot, one) === role);
  if (slot.holds === 'phrase') return { kind: 'phrase', phrase: spelled(slot, textOf('phrase')) };
  if (slot.holds === 'mark') {
    const [symbol] = visible.flatMap((one) => (one.kind === 'drawing' ? [slot.surface.drawing(one.fingerprint)] : []));
    return { kind: 'mark', mark: symbol ?? spelled(slot, textOf('word')) };
  }
  const { starred } = slot.surface.law.law;
  const printed: PrintedAmount = {
    amount: moneyIn(textOf('amount')),
    transcription: textOf('transcription'),
    star: starred ? has('star') : null,
    transcriptionAt: starred ? sideOf(slot, visible) : null,
  };
  return { kind: 'amount', printed, arrow: has('arrow') };
}

const isInRoom = ({ room }: Slot, seen: SeenPart): boolean =>
  meet(roughBox(seen), { x0: 0, y0: 0, x1: room[2], y1: room[3] });

/** A text that is a cell's, with that cell's own blanks. */
const spelled = ({ surface }: Slot, text: string | null): string | null =>
  text === null ? null : (surface.map.cells.flatMap(({ says }) => (says.kind === 'phrase' ? [says.phrase] : says.kind === 'mark' ? [says.mark] : [])).find((known) => asSeen(known) === text) ?? text);

function moneyIn(text: string | null): PrintedAmount['amount'] {
  const digits = /^(\d{1,3}(?: \d{3})*) €$/.exec(text ?? '')?.[1];
  return digits === undefined ? null : { cents: Number(digits.replaceAll(' ', '')) * 100, currency: 'EUR' };
}

function sideOf(slot: Slot, seen: readonly SeenPart[]): 'above' | 'below' | null {
  const at = (role: PartRole): number | null => {
    const part = seen.find((one) => one.kind === 'text' && roleOf(slot, one) === role);
    return part?.kind === 'text' ? part.y : null;
  };
  const [amount, transcription] = [at('amount'), at('transcription')];
  if (amount === null || transcription === null) return null;
  return transcription < amount ? 'above' : 'below';
}

function wordsOfParts(slot: Slot, standing: readonly Standing[]): string {
  const value = valueOfParts(slot, standing);
  return value === null ? 'nothing' : inWords(value);
}
