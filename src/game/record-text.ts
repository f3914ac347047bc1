import type { Game, Surface } from './game.ts';
import { MECHANICS } from './mechanics/all.ts';
import { writePrintedAmount } from './mechanics/printed-amount.ts';
import { writeRecord } from './record.ts';
import type { PrintedAmount, SurfaceContent, Ticket, ZoneContent } from './ticket.ts';

/**
 * The writer of the lines of a game's records, without their line ends: the JSON of `writeRecord`, character by character.
 *
 * Why     a block has millions of them, and the amounts and words on its tickets are few: their JSON is made once, in half
 *         the time that building each record and turning it into JSON takes
 */
export function recordWriter(game: Game): (ticket: Ticket) => string {
  const surfaces = game.surfaces.map((surface) => ({
    start: `${JSON.stringify(surface.id)}:`,
    write: surfaceWriter(surface),
  }));
  return (ticket) => {
    let text = `{"number":${JSON.stringify(ticket.number)},"validation":${JSON.stringify(ticket.validation)},"surfaces":{`;
    for (let at = 0; at < surfaces.length; at++) {
      const surface = surfaces[at];
      const zones = surface?.write(ticket.surfaces[at]);
      // What has no such shape is left to the writer that refuses it.
      if (surface === undefined || zones === null) return JSON.stringify(writeRecord(game, ticket));
      text += at === 0 ? surface.start + zones : `,${surface.start}${zones}`;
    }
    return `${text}}}`;
  };
}

/** The JSON of a surface's zones; null where it has not the zones of the game. */
function surfaceWriter(surface: Surface): (content: SurfaceContent | undefined) => string | null {
  const zone = zoneWriter(surface);
  const count = surface.zones.length;
  return (content) => {
    if (content?.surface !== surface.id || content.zones.length !== count) return null;
    if (count === 1) return content.zones[0] === undefined ? null : zone(content.zones[0]);
    let text = '[';
    for (let at = 0; at < count; at++) {
      const held = content.zones[at];
      if (held === undefined) return null;
      text += at === 0 ? zone(held) : `,${zone(held)}`;
    }
    return `${text}]`;
  };
}

/** What most tickets are made of is put together from parts; the mechanic itself writes the rest. */
function zoneWriter(surface: Surface): (zone: ZoneContent) => string {
  const words = wordWriter();
  const amounts = amountWriter(surface);
  const marksKey = `{${JSON.stringify(surface.marksKey)}:`;
  const list = (marks: readonly (string | null)[]): string => {
    let text = '';
    for (let at = 0; at < marks.length; at++) text += (at === 0 ? '' : ',') + words(marks[at] ?? null);
    return `[${text}]`;
  };
  return (zone) => {
    switch (zone.mechanic) {
      case 'twins':
        return `${marksKey}${list(zone.marks)},${amounts(zone.amount)}}`;
      case 'amount':
        return `{${amounts(zone.amount)}}`;
      case 'words':
        return `{"phrase":${words(zone.phrase)}}`;
      case 'pairs':
        return `${marksKey}${list(zone.symbols)}}`;
      case 'arrow': {
        const [arrow] = zone.arrows;
        if (arrow === undefined || zone.arrows.length > 1) break;
        let text = '';
        for (const amount of zone.amounts) text += `${text === '' ? '' : ','}{${amounts(amount)}}`;
        return `{"amounts":[${text}],"arrow":${arrow}}`;
      }
    }
    return JSON.stringify(MECHANICS[surface.mechanic].write(zone, surface));
  };
}

/** The JSON of a mark or a phrase, kept: a game has few of them. */
function wordWriter(): (word: string | null) => string {
  const known = new Map<string | null, string>();
  return (word) => {
    let text = known.get(word);
    if (text === undefined) {
      text = JSON.stringify(word);
      known.set(word, text);
    }
    return text;
  };
}

/** The fields of an amount, without their braces; tickets share their amounts, so each is written once. */
function amountWriter(surface: Surface): (printed: PrintedAmount) => string {
  const known = new WeakMap<PrintedAmount, string>();
  return (printed) => {
    let text = known.get(printed);
    if (text === undefined) {
      text = JSON.stringify(writePrintedAmount(printed, surface)).slice(1, -1);
      known.set(printed, text);
    }
    return text;
  };
}
