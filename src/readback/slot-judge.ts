import type { Ticket } from '../game/ticket.ts';
import { recordedValue, type SlotValue, valueOfCell } from './expectation.ts';
import type { Slot } from './known-cells.ts';
import { compareParts, type SlotFact } from './part-judge.ts';
import type { ReadFace } from './read-face.ts';
import type { MapCell } from './reading-map.ts';
import { type PartRole, partRule } from './rules.ts';
import { valueOfParts } from './slot-value.ts';
import { type Standing, standingIn } from './standing.ts';
import { inWords, nameIn } from './words.ts';

/** What one slot turned out to hold. */
export interface SlotReading {
  /** As a record would say it, from what is printed there and can be seen; null for nothing. */
  readonly value: SlotValue | null;
  /** The cell of the map that stands there with nothing wrong about it. */
  readonly cell: MapCell | null;
  readonly facts: readonly SlotFact[];
}

/** Judges a slot whose form is not simply the cell that its record asks for. */
export function judgeSlot(
  slot: Slot,
  face: ReadFace,
  asked: { readonly cell: MapCell | null; readonly ticket: Ticket },
): SlotReading {
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

/** The cell that stands there is whole, and another one. */
function otherCell(
  slot: Slot,
  { says }: MapCell,
  asked: { readonly cell: MapCell | null; readonly ticket: Ticket },
): readonly SlotFact[] {
  const value = valueOfCell({ says, parts: [] }, slot.surface);
  const { cell } = asked;
  if (cell === null) return [unprintable(slot, asked.ticket, inWords(value))];
  const wanted = cell.says;
  const fact = (
    role: PartRole,
    fault: 'differs' | 'moved' | 'missing',
    expected: string,
    found: string,
  ): SlotFact => ({
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
    facts.push(
      fact('arrow', wanted.arrow ? 'missing' : 'differs', arrowed(wanted.arrow), arrowed(says.arrow)),
    );
  return facts;
}

const starred = (star: boolean): string => (star ? 'a star' : 'no star');
const arrowed = (arrow: boolean): string => (arrow ? 'the arrow' : 'no arrow');

const roleOfCell = ({ parts }: MapCell): PartRole => parts[0]?.role ?? 'symbol';

function unprintable(slot: Slot, ticket: Ticket, found: string): SlotFact {
  const role =
    slot.surface.map.cells.find(({ says }) => says.kind === slot.holds)?.parts[0]?.role ?? 'amount';
  const asked = recordedValue(slot, ticket);
  return {
    rule: partRule(role, 'differs'),
    slot,
    what: nameIn(slot, role),
    expected: asked === null ? 'nothing' : inWords(asked),
    found,
  };
}

function wordsOfParts(slot: Slot, standing: readonly Standing[]): string {
  const value = valueOfParts(slot, standing);
  return value === null ? 'nothing' : inWords(value);
}
