import { Bug } from '../base/fault.ts';
import { type Game, type Surface, zoneId } from './game.ts';
import { MECHANICS } from './mechanics/all.ts';
import { type Fields, isAbsent, isFields, show } from './mechanics/reading.ts';
import type { Misfit, SurfaceContent, Ticket, ZoneContent } from './ticket.ts';

type Report = (misfit: Misfit) => void;

const KEYS: readonly string[] = ['number', 'validation', 'surfaces'];

/**
 * The ticket that a record describes, however wrong: nothing about its content throws.
 *
 * Throws  Bug if `json` is no object: whoever reads lines has refused it as unreadable
 */
export function readRecord(game: Game, json: unknown): Ticket {
  if (!isFields(json)) throw new Bug(`a record of ${game.id} is no object`);
  const misfits: Misfit[] = [];
  const report: Report = (misfit) => misfits.push(misfit);
  const number = readCode(json, 'number', report);
  const validation = readCode(json, 'validation', report);
  const surfaces = readSurfaces(game, json.surfaces, report);
  for (const key of Object.keys(json)) if (!KEYS.includes(key)) report(unknownKey(key, json[key]));
  return { number, validation, surfaces, misfits };
}

/** The record of a ticket, keys in the order of the wire: `JSON.stringify` makes its line. */
export const writeRecord = (game: Game, ticket: Ticket): object => ({
  number: ticket.number,
  validation: ticket.validation,
  surfaces: Object.fromEntries(
    game.surfaces.map((surface, index) => [surface.id, writeZones(surface, ticket.surfaces[index])]),
  ),
});

const wholeTicket = (path: string, expected: string, value: unknown): Misfit => ({
  surface: null,
  zone: null,
  path,
  expected,
  found: show(value),
});

const unknownKey = (path: string, value: unknown): Misfit => wholeTicket(path, 'no such key', value);

function readCode(json: Fields, key: 'number' | 'validation', report: Report): string | null {
  const value = json[key];
  if (typeof value === 'string') return value;
  if (!isAbsent(value)) report(wholeTicket(key, 'a text of digits', value));
  return null;
}

function readSurfaces(game: Game, value: unknown, report: Report): readonly SurfaceContent[] {
  const fields = isFields(value) ? value : {};
  if (fields !== value && !isAbsent(value)) report(wholeTicket('surfaces', 'an object', value));
  for (const key of Object.keys(fields)) {
    if (!game.surfaces.some(({ id }) => id === key)) report(unknownKey(`surfaces.${key}`, fields[key]));
  }
  return game.surfaces.map((surface) => ({
    surface: surface.id,
    zones: readZones(surface, fields[surface.id], report),
  }));
}

/** A surface of one zone holds its value itself, a surface of several a list of them. */
function readZones(surface: Surface, value: unknown, report: Report): readonly ZoneContent[] {
  if (isAbsent(value)) return [];
  const path = `surfaces.${surface.id}`;
  const isList = surface.zones.length > 1;
  if (isList ? !Array.isArray(value) : !isFields(value)) {
    const expected = isList ? `a list of ${surface.zones.length} zones` : 'an object';
    report({ ...wholeTicket(path, expected, value), surface: surface.id });
    return [];
  }
  const mechanic = MECHANICS[surface.mechanic];
  const read = (zone: unknown, index: number): ZoneContent =>
    mechanic.read(zone, {
      surface,
      zone: zoneId(surface, index),
      path: isList ? `${path}[${index}]` : path,
      misfit: report,
    });
  return Array.isArray(value) ? value.map(read) : [read(value, 0)];
}

function writeZones(surface: Surface, content: SurfaceContent | undefined): unknown {
  if (content?.surface !== surface.id) throw new Bug(`a ticket has no ${surface.id} where its game has it`);
  const values = content.zones.map((zone) => MECHANICS[surface.mechanic].write(zone, surface));
  if (surface.zones.length > 1) return values;
  if (values.length > 1) throw new Bug(`a record has no room for ${values.length} zones of ${surface.id}`);
  return values[0] ?? null;
}
