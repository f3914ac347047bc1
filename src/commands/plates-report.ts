import { toMm } from '../base/length.ts';
import type { Press } from '../imposition/press.ts';
import { JOB_FILE, type Job, type JobFile } from '../rip/job.ts';
import { plural, spanText, symbologyName } from './report-text.ts';

/** Where a job was put, and the press that it is for. */
export interface Made {
  readonly folder: string;
  readonly press: Press;
}

/** What was made, for those who print it: the job in a few lines, then its files. */
export function platesReport(job: Job, { folder, press }: Made): readonly string[] {
  const { title, specimens, tickets, sheets, made } = job;
  const records = job.records === null ? [] : [job.records];
  return [
    `${title}: ${plural(tickets.count, specimens ? 'specimen' : 'ticket')} on ${plural(sheets, sheetNoun(press))}${made === undefined ? '' : `: ${spanText(made, sheetNoun(press))} of them here`}`,
    ...inColumns(factLines(job, press)).map((line) => `  ${line}`),
    `  in ${folder}`,
    ...inColumns(fileLines(job.files)).map((line) => `    ${line}`),
    `    ${[...records, JOB_FILE].join(', ')}`,
  ];
}

/** What stands under each other. */
type Line = readonly string[];

const inColumns = (lines: readonly Line[]): readonly string[] =>
  lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widthOf(lines, at)))
      .join('  ')
      .trimEnd(),
  );

const widthOf = (lines: readonly Line[], column: number): number =>
  Math.max(...lines.map((line) => line[column]?.length ?? 0));

function factLines(job: Job, press: Press): readonly Line[] {
  const { specimens, tickets, emission, condition, codes, passes, exposure } = job;
  const passesOf = (of: 'recto' | 'verso'): string =>
    passes.flatMap(({ pass, side }) => (side === of ? [pass] : [])).join(', ');
  return [
    ['tickets', `${tickets.first} to ${tickets.last}${specimens ? '' : ` of emission ${emission}`}`],
    ['press', pressWords(press)],
    ['order', orderWords(job, press)],
    ['condition', conditionWords(condition, press)],
    ...codes.map((code, index) => [index === 0 ? 'codes' : '', codeWords(code)]),
    ['recto', passesOf('recto')],
    ['verso', passesOf('verso')],
    ...(exposure.length === 0
      ? []
      : [['secret', `${exposure.join(', ')}: the tickets can be read off them`]]),
  ];
}

const sheetNoun = ({ kind }: Press): string => (kind === 'web' ? 'repeat' : 'sheet');

function pressWords(press: Press): string {
  const { name, kind, sheet, columns, rows, dpi, turn } = press;
  const size = `${mmWords(toMm(sheet.width))} × ${mmWords(toMm(sheet.height))} mm`;
  const grid = kind === 'web' ? `${columns} lanes of ${rows}` : `${columns} × ${rows} tickets`;
  return `${name}: ${size}, ${grid} a ${sheetNoun(press)}, turned ${TURNS[turn]}, imager of ${dpi} dpi`;
}

const TURNS: Readonly<Record<Press['turn'], string>> = {
  'long-edge': 'about the long edge',
  'short-edge': 'about the short edge',
  'work-and-turn': 'to work and turn',
};

/** The order, its lifts and packs, and the places that no ticket was left for. */
function orderWords({ sheetMap }: Job, press: Press): string {
  const { order, letters, pack, blanks } = sheetMap;
  const blank = blanks.reduce((sum, { places }) => sum + places.length, 0);
  return [
    order,
    ...(letters.H === undefined ? [] : [`lifts of ${plural(Number(letters.H), sheetNoun(press))}`]),
    pack === null ? 'no packs' : `packs of ${pack}`,
    ...(blank === 0 ? [] : [`${plural(blank, 'place')} blank`]),
  ].join(', ');
}

/** Why  the condition that stands in for an unknown one must not be taken for the printer's own */
const conditionWords = ({ identifier, info }: Job['condition'], { kind }: Press): string =>
  `${identifier}: ${info}${kind === 'web' && identifier === 'FOGRA39' ? ' (a placeholder: name the web’s with --condition)' : ''}`;

function codeWords(code: Job['codes'][number]): string {
  const { name, symbology, askedMm, printedMm, printedDots, reductionDots, sizeMm } = code;
  const asked = askedMm === printedMm ? 'as asked' : `${mmWords(askedMm)} mm asked`;
  const reduction = reductionDots === 0 ? '' : `, bars reduced by ${plural(reductionDots, 'dot')}`;
  const [width, height] = sizeMm.map(mmWords);
  return `${name}: ${symbologyName(symbology)}, module ${printedDots} dots = ${mmWords(printedMm)} mm, ${asked}${reduction}; ${width} × ${height} mm with its quiet zones`;
}

const mmWords = (mm: number): string => String(Number(mm.toFixed(3)));

function fileLines(files: readonly JobFile[]): readonly Line[] {
  const sizes = files.map(({ bytes }) => `${Math.ceil(bytes / 1000)} kB`);
  const width = Math.max(...sizes.map(({ length }) => length));
  return files.map(({ name, kind, pages, inks, vt }, index) => [
    name,
    (sizes[index] ?? '').padStart(width),
    plural(pages, 'page'),
    `${kind === 'composite' || kind === 'tickets' ? plural(inks.length, 'plate') : inks.join(' ')}${vt === null ? '' : `, PDF/VT-1 by ${vt}`}`,
  ]);
}
