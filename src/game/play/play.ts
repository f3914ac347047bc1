import { Bug } from '../../base/fault.ts';
import { sum } from '../../base/money.ts';
import type { Reglement } from '../../reglement/reglement.ts';
import { type Game, type Surface, zoneId } from '../game.ts';
import { MECHANICS } from '../mechanics/all.ts';
import type { SurfaceContent, Ticket, ZoneContent } from '../ticket.ts';
import type { Verdict } from '../verdict.ts';
import { JUDGES } from './all.ts';
import type { Docket } from './docket.ts';
import { undecidedMisprint } from './misprint.ts';

/** What a game's règlement decides about a ticket. */
export type Judge = (ticket: Ticket) => Verdict;

const judges = new WeakMap<Game, Judge>();

/** The legal verdict on what is printed: an anomaly before a dispute, a dispute before a win or a loss. */
export function play(game: Game, ticket: Ticket): Verdict {
  let judge = judges.get(game);
  if (judge === undefined) {
    judge = judgeOf(game);
    judges.set(game, judge);
  }
  return judge(ticket);
}

function judgeOf(game: Game): Judge {
  const surfaces = game.surfaces.map((surface) => surfaceJudge(game.reglement, surface));
  return (ticket) => {
    const docket: Docket = { gains: [], anomalies: [], disputes: [] };
    for (let index = 0; index < surfaces.length; index++) {
      const content = ticket.surfaces[index];
      if (content === undefined) throw new Bug(`a ticket of ${game.id} lacks its surface ${index}`);
      surfaces[index]?.(content, docket);
    }
    return verdictOf(docket);
  };
}

/** Judges one surface zone by zone; a zone that is missing is judged as one that holds nothing. */
function surfaceJudge(reglement: Reglement, surface: Surface) {
  const judge = JUDGES[surface.mechanic](reglement, surface);
  const zones = surface.zones.length;
  const nothing = emptyZone(surface);
  const chargeCount = undecidedMisprint(surface);
  return (content: SurfaceContent, docket: Docket): void => {
    let index = 0;
    for (const zone of content.zones) {
      if (zone.mechanic !== surface.mechanic) throw new Bug(`${surface.id} holds no ${zone.mechanic}`);
      judge.judge(zone, zoneId(surface, index), docket);
      index += 1;
    }
    for (; index < zones; index++) {
      judge.judge(nothing, zoneId(surface, index), docket);
    }
    if (content.zones.length <= zones) return;
    chargeCount(docket, surface.id, `${content.zones.length} zones stand where ${zones} should`);
  };
}

const emptyZone = (surface: Surface): ZoneContent =>
  MECHANICS[surface.mechanic].read(null, { surface, zone: surface.id, path: '', misfit: () => {} });

function verdictOf({ gains, anomalies, disputes }: Docket): Verdict {
  if (anomalies.length > 0) return { kind: 'anomaly', reasons: anomalies };
  if (disputes.length > 0) return { kind: 'disputed', reasons: disputes };
  if (gains.length === 0) return { kind: 'loss' };
  return { kind: 'win', total: sum(gains.map(({ amount }) => amount)), gains };
}
