import { Bug } from '../base/fault.ts';
import type { PrintedAmount, SurfaceContent, Ticket, ZoneContent } from '../game/ticket.ts';
import type { SlotValue } from './expectation.ts';
import type { KnownSurface, Slot } from './known-cells.ts';

/** Slots of one zone, in the order of the map. */
export interface ZoneSlots {
  readonly amounts: readonly Slot[];
  readonly marks: readonly Slot[];
  readonly phrase: Slot | null;
}

/** The slots of each zone of each surface, as records have them. */
export const zonesOf = (
  surfaces: readonly KnownSurface[],
  slots: readonly Slot[],
): readonly (readonly ZoneSlots[])[] =>
  surfaces.map(({ index, law }) =>
    law.zones.map((_, zoneIndex) => {
      const here = slots.filter((slot) => slot.surface.index === index && slot.zoneIndex === zoneIndex);
      return {
        amounts: here.filter(({ holds }) => holds === 'amount'),
        marks: here.filter(({ holds }) => holds === 'mark'),
        phrase: here.find(({ holds }) => holds === 'phrase') ?? null,
      };
    }),
  );

/** What was read of a ticket, as its record would say it; a slot with nothing in it is a value that is missing. */
export const recoveredTicket = (
  surfaces: readonly KnownSurface[],
  zones: readonly (readonly ZoneSlots[])[],
  { number, validation, valueAt }: Recovered,
): Ticket => ({
  number,
  validation,
  surfaces: surfaces.map(
    (surface, index): SurfaceContent => ({
      surface: surface.law.id,
      zones: (zones[index] ?? []).map((slots) => zoneContent(surface, slots, valueAt)),
    }),
  ),
  misfits: [],
});

/** What was read of a ticket, slot by slot. */
export interface Recovered {
  readonly number: string | null;
  readonly validation: string | null;
  valueAt(slot: Slot): SlotValue | null;
}

function zoneContent({ law }: KnownSurface, slots: ZoneSlots, valueAt: Recovered['valueAt']): ZoneContent {
  switch (law.mechanic) {
    case 'twins':
      return { mechanic: 'twins', marks: marksIn(slots, valueAt), amount: amountIn(slots, valueAt) };
    case 'amount':
      return { mechanic: 'amount', amount: amountIn(slots, valueAt) };
    case 'arrow': {
      const amounts = slots.amounts.map((slot) => printedIn(valueAt(slot)));
      return { mechanic: 'arrow', amounts, arrows: arrowsIn(slots.amounts, valueAt) };
    }
    case 'words': {
      if (slots.phrase === null) throw new Bug(`the map of ${law.id} has no slot for its phrase`);
      const value = valueAt(slots.phrase);
      return { mechanic: 'words', phrase: value?.kind === 'phrase' ? value.phrase : null };
    }
    case 'pairs':
      return { mechanic: 'pairs', symbols: marksIn(slots, valueAt) };
  }
}

function amountIn({ amounts }: ZoneSlots, valueAt: Recovered['valueAt']): PrintedAmount {
  const [slot] = amounts;
  return slot === undefined ? NOTHING : printedIn(valueAt(slot));
}

function marksIn({ marks }: ZoneSlots, valueAt: Recovered['valueAt']): (string | null)[] {
  return marks.map((slot) => markIn(valueAt(slot)));
}

const NOTHING: PrintedAmount = { amount: null, transcription: null, star: null, transcriptionAt: null };

const printedIn = (value: SlotValue | null): PrintedAmount =>
  value?.kind === 'amount' ? value.printed : NOTHING;
const markIn = (value: SlotValue | null): string | null => (value?.kind === 'mark' ? value.mark : null);

function arrowsIn(slots: readonly Slot[], valueAt: Recovered['valueAt']): number[] {
  const arrows: number[] = [];
  slots.forEach((slot, place) => {
    const value = valueAt(slot);
    if (value?.kind === 'amount' && value.arrow) arrows.push(place);
  });
  return arrows;
}
