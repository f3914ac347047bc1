import { formatMoney } from '../../base/money.ts';
import type { PrintedAmount, Ticket, ZoneContent } from '../../game/ticket.ts';
import { isBlank } from './blank.ts';
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

/** Every amount of the ticket, in the order of its record. */
export function placedAmounts({ surfaces }: TicketTables, ticket: Ticket): readonly PlacedAmount[] {
  const placed: PlacedAmount[] = [];
  for (let index = 0; index < surfaces.length; index += 1) {
    const tables = surfaces[index];
    const zones = ticket.surfaces[index]?.zones;
    if (tables === undefined || zones === undefined) continue;
    for (let zone = 0; zone < zones.length; zone += 1) placeZone(placed, { tables, zone }, zones[zone]);
  }
  return placed;
}

function placeZone(
  placed: PlacedAmount[],
  at: Pick<PlacedAmount, 'tables' | 'zone'>,
  content: ZoneContent | undefined,
): void {
  const put = (printed: PrintedAmount, place: number): void => {
    const fault = transcriptionFault(printed, at.tables);
    placed.push({ printed, tables: at.tables, zone: at.zone, place, fault });
  };
  if (content === undefined || isBlank(content)) return;
  if (content.mechanic === 'twins' || content.mechanic === 'amount') put(content.amount, 0);
  else if (content.mechanic === 'arrow') content.amounts.forEach(put);
}

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
