import { zoneId } from '../../game/game.ts';
import type { Ticket, ZoneContent } from '../../game/ticket.ts';
import type { Verdict } from '../../game/verdict.ts';
import type { Facts } from '../rule.ts';
import { type PlacedAmount, placedAmounts } from './amounts.ts';
import { isBlank } from './blank.ts';
import type { Seen } from './seen.ts';
import type { SurfaceTables, TicketTables } from './tables.ts';

/** One ticket with all that its rules look at. */
export interface TicketSubject {
  readonly tables: TicketTables;
  readonly ticket: Ticket;
  readonly verdict: Verdict;
  readonly seen: Seen;
  /** Every amount that stands on the ticket, with what is wrong with its transcription. */
  readonly amounts: readonly PlacedAmount[];
}

export const ticketSubject = (parts: Omit<TicketSubject, 'amounts'>): TicketSubject => ({
  tables: parts.tables,
  ticket: parts.ticket,
  verdict: parts.verdict,
  seen: parts.seen,
  amounts: placedAmounts(parts.tables, parts.ticket),
});

/** Where a content stands: its surface's tables, and its place among the zones from 0. */
export type Visit<Content> = (content: Content, tables: SurfaceTables, zone: number) => void;

type ContentOf<Id> = Extract<ZoneContent, { readonly mechanic: Id }>;

/** Visits the zones of one way to win that hold anything, in the record's order. */
export function eachZone<Id extends ZoneContent['mechanic']>(
  subject: TicketSubject,
  mechanic: Id,
  visit: Visit<ContentOf<Id>>,
): void {
  const { surfaces } = subject.tables;
  for (let index = 0; index < surfaces.length; index += 1) {
    const tables = surfaces[index];
    if (tables?.surface.mechanic !== mechanic) continue;
    const zones = subject.ticket.surfaces[index]?.zones ?? [];
    for (let zone = 0; zone < zones.length; zone += 1) {
      const content = zones[zone];
      if (content !== undefined && isOf(content, mechanic) && !isBlank(content)) visit(content, tables, zone);
    }
  }
}

const isOf = <Id extends ZoneContent['mechanic']>(
  content: ZoneContent,
  mechanic: Id,
): content is ContentOf<Id> => content.mechanic === mechanic;

/** The place half of a fact: whose ticket, which surface, which zone. */
export const where = (
  { ticket }: TicketSubject,
  { surface }: SurfaceTables,
  zone: number,
): Pick<Facts, 'ticket' | 'surface' | 'zone'> => ({
  ticket: ticket.number,
  surface: surface.id,
  zone: zoneId(surface, zone),
});

/** The place half of a fact about the whole ticket, which no article asks for. */
export const ofTicket = ({
  ticket,
}: TicketSubject): Pick<Facts, 'ticket' | 'surface' | 'zone' | 'article'> => ({
  ticket: ticket.number,
  surface: null,
  zone: null,
  article: null,
});
