import { plain } from '../base/count.ts';
import type { Finding, Place } from '../base/finding.ts';

/**
 * One finding for people: how grave, where on the ticket unless the message begins with it, what, where in finished files,
 * and the article and rule.
 */
export function findingLine(finding: Finding): string {
  const { ticket, surface, zone, message } = finding;
  const isSaid = zone !== null && message.startsWith(zone);
  const place = [ticket, surface, isSaid ? null : zone].filter((part) => part !== null).join(' ');
  const article = finding.article === null ? 'house check' : `art. ${finding.article}`;
  const inFile = finding.place === undefined ? '' : `  (${placeWords(finding.place)})`;
  return `${finding.severity}: ${place === '' ? '' : `${place}: `}${message}${inFile}  [${article}, ${finding.rule}]`;
}

/** `imaging-recto.pdf, sheet 1, place 3 at 225 × 20 mm`, as much of it as is known. */
function placeWords({ file, page, sheet, position, atMm }: Place): string {
  const spot = [
    ...(position === null ? [] : [`place ${position}`]),
    ...(atMm === null ? [] : [`at ${pointWords(atMm)}`]),
  ].join(' ');
  return [
    file,
    // A file of one side has a page a sheet; a composite has two.
    ...(page === null || page === sheet ? [] : [`page ${page}`]),
    ...(sheet === null ? [] : [`sheet ${sheet}`]),
    ...(spot === '' ? [] : [spot]),
  ].join(', ');
}

/** The report for machines, one object, keys in the order of the wire. */
export const jsonReport = (
  game: string,
  { tickets, findings }: { readonly tickets: number; readonly findings: readonly Finding[] },
): string => `${JSON.stringify({ game, tickets, findings }, null, 2)}\n`;

/** How many were good, how many not, how many could not be read. */
export function recordSummary(count: {
  readonly tickets: number;
  readonly bad: number;
  readonly unreadable: number;
}): string {
  const good = count.tickets - count.bad;
  const parts = [
    `${plural(count.tickets, 'ticket')} checked`,
    `${plain(good)} good`,
    `${plain(count.bad)} with errors`,
  ];
  if (count.unreadable > 0) parts.push(`${plural(count.unreadable, 'line')} unreadable`);
  return parts.join(', ');
}

/** `1 ticket`, `2,000 tickets`, `31 cells of the law`. */
export const plural = (count: number, noun: string): string =>
  `${plain(count)} ${count === 1 ? noun : noun.replace(/(?= of |$)/, 's')}`;

/** A symbology as its standard spells it. */
export const symbologyName = (symbology: string): string => SYMBOLOGIES[symbology] ?? symbology;

const SYMBOLOGIES: Readonly<Record<string, string>> = {
  itf: 'ITF',
  code128: 'Code 128',
  datamatrix: 'DataMatrix',
  pdf417: 'PDF417',
};

/** A point of a page, from its left edge and from its top. */
export const pointWords = ([x, y]: readonly [x: number, y: number]): string => `${x} × ${y} mm`;

/** Sheets, counted from 1, by the press's word for them: `sheets 1-400`, `sheet 7`, `repeats 1-400`. */
export const spanText = (
  { first, last }: { readonly first: number; readonly last: number },
  noun = 'sheet',
): string => (first === last ? `${noun} ${plain(first)}` : `${noun}s ${plain(first)}-${plain(last)}`);
