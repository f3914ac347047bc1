import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../src/files/whole-file.ts';
import { makePart } from '../src/imaging/make-part.ts';
import { openLine } from '../src/imaging/open-line.ts';
import { writePdf } from '../src/pdf/write/write-pdf.ts';
import { platesOfBlock } from '../src/pipeline.ts';
import { loadTemplate } from '../src/template/load.ts';
import { type ProgramName, program } from '../test/kit/program.ts';
import { benchDeal, benchOrder } from './peers/deal.ts';
import { PeerJobs, SIDES } from './peers/job.ts';
import { middleOf } from './peers/middle.ts';
import { plainPdfkit } from './peers/plain-pdfkit.ts';

/** A RIP, and how it is asked for one page of a file; it puts the picture down nowhere. */
interface Rip {
  readonly name: ProgramName;
  readonly label: string;
  args(file: string, page: number): readonly string[];
}

/** Memory for the picture of a whole B1 sheet: with less, Ghostscript goes over it in bands and measures that. */
const BITMAP_BYTES = 1_000_000_000;

const RIPS: readonly Rip[] = [
  {
    name: 'gs',
    label: 'Ghostscript, bitcmyk 600 dpi',
    args: (file, page) => [
      ...[
        '-q',
        '-dSAFER',
        '-dBATCH',
        '-dNOPAUSE',
        '-sDEVICE=bitcmyk',
        '-r600',
        `-dMaxBitmap=${BITMAP_BYTES}`,
      ],
      ...[`-dFirstPage=${page}`, `-dLastPage=${page}`, '-sOutputFile=/dev/null', file],
    ],
  },
  {
    name: 'mutool',
    label: 'MuPDF, CMYK 300 dpi',
    args: (file, page) => ['draw', '-q', '-r300', '-ccmyk', '-Fpam', '-o/dev/null', file, String(page)],
  },
  {
    name: 'pdftoppm',
    label: 'poppler, RGB 300 dpi',
    args: (file, page) => ['-r', '300', '-f', String(page), '-l', String(page), file],
  },
];

/** What is put to the RIPs: the first sheet of a block, by whom and what of it. */
export const SUBJECTS = [
  'pdfkit plain, composite',
  'pdfkit plain, imaging',
  'grattage, composite',
  'grattage, imaging',
] as const;

type Subject = (typeof SUBJECTS)[number];

/** Recto and verso of a subject, each as a page of a file. */
type SubjectPages = readonly { readonly file: string; readonly page: number }[];

export interface RipFigures {
  readonly subject: Subject;
  /** Both sides of one sheet, one after the other; the median over rounds. */
  readonly seconds: number;
  /** Against the plain composite in the same round; the median. */
  readonly shareOfPlain: number;
  /** Of recto and verso, round by round. */
  readonly rounds: readonly (readonly number[])[];
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

/** Has every RIP draw the first sheet of a game's block, all subjects in turn, round by round. */
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

function compareOn(rip: Rip, files: ReadonlyMap<Subject, SubjectPages>, rounds: number): RipComparison {
  const taken = new Map<Subject, number[][]>(SUBJECTS.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [subject, pages] of files) {
      taken.get(subject)?.push(pages.map(({ file, page }) => secondsOf(rip, rip.args(file, page))));
    }
  }
  const sheets = (subject: Subject): readonly number[] =>
    (taken.get(subject) ?? []).map((sides) => sides.reduce((sum, side) => sum + side, 0));
  const plain = sheets('pdfkit plain, composite');
  return {
    rip: rip.label,
    subjects: SUBJECTS.map((subject) => ({
      subject,
      seconds: middleOf(sheets(subject)),
      shareOfPlain: middleOf(sheets(subject).map((seconds, round) => seconds / (plain[round] ?? Number.NaN))),
      rounds: taken.get(subject) ?? [],
    })),
  };
}

function secondsOf({ name }: Rip, args: readonly string[]): number {
  const start = performance.now();
  const ran = spawnSync(program(name), args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (ran.status !== 0) throw new Error(`${name} left with ${ran.status ?? ran.signal}`);
  return (performance.now() - start) / 1000;
}

/** The first sheet of a block in the files of all subjects. */
async function sheetFiles(game: string, folder: string): Promise<ReadonlyMap<Subject, SubjectPages>> {
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
  const bothIn = (file: string): SubjectPages => SIDES.map((_, at) => ({ file, page: at + 1 }));
  const digits = '1'.padStart(String(plan.sheets).length, '0');
  return new Map<Subject, SubjectPages>([
    ['pdfkit plain, composite', bothIn(path('plain-composite'))],
    ['pdfkit plain, imaging', bothIn(path('plain-imaging'))],
    ['grattage, composite', bothIn(path('composite'))],
    [
      'grattage, imaging',
      SIDES.map((side) => ({ file: path(`imaging-${side}-${digits}-${digits}`), page: 1 })),
    ],
  ]);
}
