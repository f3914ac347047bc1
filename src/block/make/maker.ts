import type { Money } from '../../base/money.ts';
import type { Surface } from '../../game/game.ts';
import type { ZoneContent } from '../../game/ticket.ts';
import type { Choose } from './choose.ts';

/**
 * By what a zone that does not win may look like one that does: the cents of the amount that it shows, its phrase, or the
 * symbol that is missing from it.
 */
export type ZoneGuise = number | string;

/**
 * Builds what stands in one zone, so that it wins what is meant and nothing else.
 *
 * Why     it shares no code with `game/play/`, which judges: two roads to one verdict
 */
export interface ZoneMaker<Content extends ZoneContent = ZoneContent> {
  /** What one zone can be made to win, 0 € aside, ascending. */
  readonly amounts: readonly Money[];
  /** Every guise that a zone may lose in; none where all losing zones are alike. */
  readonly guises: readonly ZoneGuise[];
  /** How many tickets it takes to show every content that wins this amount. */
  variety(amount: Money): number;
  /** Throws  Bug if the zone cannot win that amount */
  win(amount: Money, choose: Choose): Content;
  /** Without a guise the zone takes any. */
  lose(choose: Choose, guise?: ZoneGuise): Content;
}

/** The maker of a mechanic, made once for a surface. */
export type AppointMaker<Content extends ZoneContent = ZoneContent> = (
  surface: Surface,
) => ZoneMaker<Content>;
