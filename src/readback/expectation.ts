import type { Money } from '../base/money.ts';
import type { PrintedAmount, Ticket, ZoneContent } from '../game/ticket.ts';
import type { KnownSurface, Slot } from './known-cells.ts';
import type { MapCell } from './reading-map.ts';

/** What one slot holds: as a record says it, or as it was read. */
export type SlotValue =
  | { readonly kind: 'amount'; readonly printed: PrintedAmount; readonly arrow: boolean }
  | { readonly kind: 'mark'; readonly mark: string | null }
  | { readonly kind: 'phrase'; readonly phrase: string | null };

/** What a record says of a slot; null where it has no such value at all. */
export function recordedValue(slot: Slot, ticket: Ticket): SlotValue | null {
  const zone = ticket.surfaces[slot.surface.index]?.zones[slot.zoneIndex];
  return zone === undefined ? null : valueIn(zone, slot);
}

function valueIn(zone: ZoneContent, { holds, nth }: Slot): SlotValue | null {
  switch (zone.mechanic) {
    case 'twins':
      return holds === 'mark' ? markAt(zone.marks, nth) : amountOf(zone.amount, false);
    case 'amount':
      return amountOf(zone.amount, false);
    case 'arrow': {
      const printed = zone.amounts[nth];
      return printed === undefined ? null : amountOf(printed, zone.arrows.includes(nth));
    }
    case 'words':
      return { kind: 'phrase', phrase: zone.phrase };
    case 'pairs':
      return markAt(zone.symbols, nth);
  }
}

const amountOf = (printed: PrintedAmount, arrow: boolean): SlotValue => ({ kind: 'amount', printed, arrow });

function markAt(marks: readonly (string | null)[], nth: number): SlotValue | null {
  const mark = marks[nth];
  return mark === undefined ? null : { kind: 'mark', mark };
}

/** The cell that a slot must hold by a record; null where the game has no such cell. */
export function expectedCell(slot: Slot, ticket: Ticket): MapCell | null {
  const zone = ticket.surfaces[slot.surface.index]?.zones[slot.zoneIndex];
  if (zone === undefined) return null;
  const { surface, nth } = slot;
  switch (zone.mechanic) {
    case 'twins':
      return slot.holds === 'mark'
        ? textCell(surface, zone.marks[nth])
        : amountCell(surface, zone.amount, false);
    case 'amount':
      return amountCell(surface, zone.amount, false);
    case 'arrow':
      return amountCell(surface, zone.amounts[nth], zone.arrows.includes(nth));
    case 'words':
      return textCell(surface, zone.phrase);
    case 'pairs':
      return textCell(surface, zone.symbols[nth]);
  }
}

const textCell = (surface: KnownSurface, text: string | null | undefined): MapCell | null =>
  text === null || text === undefined ? null : surface.text(text);

/** Why  a record says nothing of star and side where the law leaves them no room: the map has but one way there */
function amountCell(
  surface: KnownSurface,
  printed: PrintedAmount | undefined,
  arrow: boolean,
): MapCell | null {
  if (printed?.amount == null) return null;
  const { star, transcription, transcriptionAt } = printed;
  for (const cell of surface.amounts(printed.amount.cents)) {
    const { says } = cell;
    if (
      says.kind === 'amount' &&
      says.transcription === transcription &&
      says.arrow === arrow &&
      says.star === (star ?? false) &&
      (transcriptionAt === null || says.transcriptionAt === transcriptionAt)
    )
      return cell;
  }
  return null;
}

const values = new WeakMap<MapCell, SlotValue>();

/** What a cell of the map says, in the words of a record. */
export function valueOfCell(cell: MapCell, { law }: KnownSurface): SlotValue {
  let value = values.get(cell);
  if (value === undefined) {
    value = told(cell, law.law.starred);
    values.set(cell, value);
  }
  return value;
}

function told({ says }: MapCell, starred: boolean): SlotValue {
  if (says.kind !== 'amount') return says;
  const { cents, transcription, star, transcriptionAt, arrow } = says;
  const amount: Money = { cents, currency: 'EUR' };
  return {
    kind: 'amount',
    printed: {
      amount,
      transcription,
      star: starred ? star : null,
      transcriptionAt: starred ? transcriptionAt : null,
    },
    arrow,
  };
}
