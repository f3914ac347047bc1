import type { Reglement } from '../../reglement/reglement.ts';
import type { Surface } from '../game.ts';
import type { ZoneContent } from '../ticket.ts';
import type { Reason, ZoneGain } from '../verdict.ts';

/** What has been found about one ticket so far; the verdict follows from it. */
export interface Docket {
  readonly gains: ZoneGain[];
  readonly anomalies: Reason[];
  readonly disputes: Reason[];
}

/** Judges what one zone of a surface holds, and enters gains and faults in the docket. */
export interface ZoneJudge<Content extends ZoneContent = ZoneContent> {
  judge(content: Content, zone: string, docket: Docket): void;
}

/** The judge of one mechanic, made once for a surface so that a ticket costs look-ups only. */
export type Appoint<Content extends ZoneContent = ZoneContent> = (
  reglement: Reglement,
  surface: Surface,
) => ZoneJudge<Content>;

/** Enters one fault of a zone; `because` is one clause. */
export type Charge = (docket: Docket, zone: string, because: string) => void;
