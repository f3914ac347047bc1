import { formatMoney } from '../../base/money.ts';
import type { PrintedAmount, Ticket } from '../../game/ticket.ts';
import { isBlank, isBlankAmount } from './blank.ts';
import { zonePath } from './misfits.ts';
import type { SurfaceTables, TicketTables } from './tables.ts';
import { type TranscriptionFault, transcriptionFault } from './transcription/fault.ts';

/** One printed amount, where it stands, and what is wrong with its transcription. */
export interface PlacedAmount {
  readonly printed: PrintedAmount;
  readonly tables: SurfaceTables;
  /** The zone's place on its surface, from 0. */
  readonly zone: number;
  /** Which amount of its zone, from 0. */
  readonly place: number;
  readonly fault: TranscriptionFault | null;
}

/**
 * Every amount of the ticket, in the order of its record.
 *
 * Why     loops, and no function made on the way: this runs thirteen times a ticket, millions of tickets a block
 */
export function placedAmounts({ surfaces }: TicketTables, ticket: Ticket): readonly PlacedAmount[] {
  const placed: PlacedAmount[] = [];
  for (let index = 0; index < surfaces.length; index += 1) {
    const tables = surfaces[index];
    const zones = ticket.surfaces[index]?.zones;
    if (tables === undefined || zones === undefined) continue;
    for (let zone = 0; zone < zones.length; zone += 1) {
      const content = zones[zone];
      if (content === undefined || isBlank(content)) continue;
      if (content.mechanic === 'twins' || content.mechanic === 'amount') {
        placed.push(placeAt(content.amount, tables, { zone, place: 0 }));
      } else if (content.mechanic === 'arrow') {
        let place = 0;
        for (const printed of content.amounts) {
          if (!isBlankAmount(printed)) placed.push(placeAt(printed, tables, { zone, place }));
          place += 1;
        }
      }
    }
  }
  return placed;
}

const placeAt = (
  printed: PrintedAmount,
  tables: SurfaceTables,
  { zone, place }: Pick<PlacedAmount, 'zone' | 'place'>,
): PlacedAmount => ({ printed, tables, zone, place, fault: transcriptionFault(printed, tables) });

/** The amount as a sentence names it: « 500 € », and which one where its zone holds several. */
export function named({ printed, tables, place }: PlacedAmount): string {
  const amount = printed.amount === null ? 'an amount that is absent' : formatMoney(printed.amount);
  return tables.surface.places > 1 && tables.surface.mechanic === 'arrow'
    ? `${amount} (${nth(place)} of ${tables.surface.places})`
    : amount;
}

const nth = (place: number): string => ['1st', '2nd', '3rd'][place] ?? `${place + 1}th`;

/** Where the amount's own fields stand in the record. */
export const amountPath = ({ tables, zone, place }: PlacedAmount): string =>
  tables.surface.mechanic === 'arrow'
    ? `${zonePath(tables, zone)}.amounts[${place}]`
    : zonePath(tables, zone);
