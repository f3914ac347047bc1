import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../src/files/whole-file.ts';
import { makePart } from '../src/imaging/make-part.ts';
import { openLine } from '../src/imaging/open-line.ts';
import { partName } from '../src/imaging/parts.ts';
import { writePdf } from '../src/pdf/write/write-pdf.ts';
import { platesOfBlock } from '../src/pipeline.ts';
import { loadTemplate } from '../src/template/load.ts';
import { type ProgramName, program } from '../test/kit/program.ts';
import { benchDeal, benchOrder } from './peers/deal.ts';
import { PeerJobs } from './peers/job.ts';
import { middleOf } from './peers/middle.ts';
import { plainPdfkit } from './peers/plain-pdfkit.ts';

/** A RIP, and how it is asked for the first page of a file; it puts the picture down nowhere. */
interface Rip {
  readonly name: ProgramName;
  readonly label: string;
  args(file: string): readonly string[];
}

/** Memory for the picture of a whole B1 sheet: with less, Ghostscript goes over it in bands and measures that. */
const BITMAP_BYTES = 1_000_000_000;

const ghostscript = (label: string, ...more: readonly string[]): Rip => ({
  name: 'gs',
  label,
  args: (file) => [
    ...['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=bitcmyk', '-r600', `-dMaxBitmap=${BITMAP_BYTES}`],
    ...more,
    ...['-dFirstPage=1', '-dLastPage=1', '-sOutputFile=/dev/null', file],
  ],
});

const mupdf = (label: string, ...more: readonly string[]): Rip => ({
  name: 'mutool',
  label,
  args: (file) => ['draw', '-q', ...more, '-r300', '-ccmyk', '-Fpam', '-o/dev/null', file, '1'],
});

/**
 * Why  ours asks for overprinting, which a press does and these two simulate, and which pdfkit cannot ask for: without the
 *      simulation both files ask for the same work
 */
const RIPS: readonly Rip[] = [
  ghostscript('Ghostscript, bitcmyk 600 dpi'),
  ghostscript('Ghostscript, overprinting off', '-dOverprint=/disable'),
  mupdf('MuPDF, CMYK 300 dpi'),
  mupdf('MuPDF, overprinting off', '-O0'),
  {
    name: 'pdftoppm',
    label: 'poppler, RGB 300 dpi',
    args: (file) => ['-r', '300', '-f', '1', '-l', '1', file],
  },
];

/** What is put to the RIPs: the recto of a block's first sheet, by whom and what of it. */
export const SUBJECTS = [
  'pdfkit plain, composite',
  'pdfkit plain, imaging',
  'grattage, composite',
  'grattage, imaging',
] as const;

type Subject = (typeof SUBJECTS)[number];

export interface RipFigures {
  readonly subject: Subject;
  /** For the recto of one sheet, the start of the program included; the median over rounds. */
  readonly seconds: number;
  /** Against the plain composite in the same round; the median. */
  readonly shareOfPlain: number;
  /** In seconds, round by round. */
  readonly rounds: readonly number[];
}

/** One RIP on all subjects. */
export interface RipComparison {
  readonly rip: string;
  readonly subjects: readonly RipFigures[];
}

/** All RIPs that are there. */
export interface GameRips {
  readonly game: string;
  readonly load: readonly [before: number, after: number];
  readonly rips: readonly RipComparison[];
}

/** Has every RIP draw the recto of the first sheet of a game's block, all subjects in turn, round by round. */
export async function ripSheets(game: string, rounds: number): Promise<GameRips> {
  const folder = mkdtempSync(join(tmpdir(), 'grattage-bench-'));
  try {
    const files = await sheetFiles(game, folder);
    const [before = 0] = loadavg();
    const rips = RIPS.filter(isThere).map((rip) => compareOn(rip, files, rounds));
    const [after = 0] = loadavg();
    return { game, load: [before, after], rips };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Why  a figure that is not there must be missed: what a RIP was not asked, it did not answer */
function isThere({ name, label }: Rip): boolean {
  try {
    program(name);
    return true;
  } catch (cause) {
    process.stderr.write(
      `NOT MEASURED: ${label}: ${cause instanceof Error ? cause.message : String(cause)}\n`,
    );
    return false;
  }
}

function compareOn(rip: Rip, files: ReadonlyMap<Subject, string>, rounds: number): RipComparison {
  const taken = Array.from(
    { length: rounds },
    () => new Map([...files].map(([subject, file]) => [subject, secondsOf(rip, file)] as const)),
  );
  const seconds = (subject: Subject): readonly number[] =>
    taken.map((round) => round.get(subject) ?? Number.NaN);
  const plain = seconds('pdfkit plain, composite');
  return {
    rip: rip.label,
    subjects: SUBJECTS.map((subject) => ({
      subject,
      seconds: middleOf(seconds(subject)),
      shareOfPlain: middleOf(seconds(subject).map((one, round) => one / (plain[round] ?? Number.NaN))),
      rounds: seconds(subject),
    })),
  };
}

function secondsOf({ name, args }: Rip, file: string): number {
  const start = performance.now();
  const ran = spawnSync(program(name), args(file), { stdio: ['ignore', 'ignore', 'inherit'] });
  if (ran.status !== 0) throw new Error(`${name} left with ${ran.status ?? ran.signal}`);
  return (performance.now() - start) / 1000;
}

/** The first sheet of a block in the files of all subjects. */
async function sheetFiles(game: string, folder: string): Promise<ReadonlyMap<Subject, string>> {
  const template = await loadTemplate(game);
  const deal = benchDeal(template.game);
  const { line, plan } = openLine(template, deal, benchOrder(deal));
  const job = new PeerJobs(template, deal, plan).sheets(0, 1);
  const path = (name: string): string => join(folder, `${name}.pdf`);
  await plainPdfkit(job, 'composite', createWriteStream(path('plain-composite')));
  await plainPdfkit(job, 'imaging', createWriteStream(path('plain-imaging')));
  await makePart(line, { from: 0, to: 1 }, { plan, folder, progress: () => {} });
  const { files } = platesOfBlock(template, deal, { plan, first: 0 });
  const composite = files?.find(({ kind }) => kind === 'composite');
  if (composite === undefined) throw new Error('the block has no composite');
  await writeWhole(path('composite'), (sink) => writePdf(composite, sink));
  const first = { from: 0, to: 1 };
  return new Map<Subject, string>([
    ['pdfkit plain, composite', path('plain-composite')],
    ['pdfkit plain, imaging', path('plain-imaging')],
    ['grattage, composite', path('composite')],
    ['grattage, imaging', path(partName(plan, 'recto', first))],
  ]);
}
