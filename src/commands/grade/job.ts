import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CodeSymbol } from '../../barcode/symbol.ts';
import { Bug, InputError } from '../../base/fault.ts';
import type { Rect } from '../../base/geometry.ts';
import { type OpenPlates, openPlates } from '../../pdf/read/plates/plates-of-page.ts';
import { factsOf } from '../../rip/file-facts.ts';
import { type Job, type JobFile, readJob, type SheetSpan } from '../../rip/job.ts';
import { type GroundPlate, READERS_SEE } from './ground.ts';

/** A side of a sheet of a job, as its codes are looked for. */
export interface JobSide {
  readonly side: 'recto' | 'verso';
  /** Of the imager. */
  readonly dpi: number;
  /** Page of the file, from 0. */
  readonly page: number;
  /** Plates that the imager writes. */
  readonly plates: readonly string[];
  readonly places: readonly { readonly place: number; readonly trim: Rect }[];
  /** Of every ticket. */
  readonly codes: readonly CodeSymbol['symbology'][];
  /** Opens what lies under the codes; whoever asks closes it. */
  readonly ground: (own: OpenPlates) => Promise<Ground>;
}

export interface Ground {
  readonly plates: readonly GroundPlate[];
  close(): void;
}

/** What a job says of one of its files. */
export interface GradedJob {
  readonly dpi: number;
  readonly sides: readonly JobSide[];
}

/**
 * Throws  InputError if the job cannot be read, the file is none of it or bears no codes, or there is no such sheet
 */
export async function gradedJob(named: string, path: string, sheet: number): Promise<GradedJob> {
  const { folder, job } = await readJob(named);
  const file = job.files.find(({ name }) => name === basename(path));
  if (file === undefined) {
    throw new InputError(`${path}: is no file of the job in ${folder}`, {
      hint: 'leave --job out, or name another',
    });
  }
  if ((await factsOf(path)).sha256 !== file.sha256) {
    throw new InputError(`${path}: is not the ${file.name} of the job in ${folder}`, {
      hint: 'leave --job out, or name the job that it is of',
    });
  }
  if (file.kind !== 'imaging' && file.kind !== 'composite') {
    throw new InputError(`${path}: bears no codes`, {
      hint: 'grade an imaging file of the job, or its composite',
    });
  }
  const { first, last } = sheetsOf(job, file);
  if (sheet < first || sheet > last) {
    throw new InputError(`${path}: has no sheet ${sheet} of the job`, {
      hint:
        first === last ? `its only one is ${first}` : `name a sheet from ${first} to ${last} with --sheet`,
    });
  }
  const sides = (['recto', 'verso'] as const).filter((side) => file.side === 'both' || file.side === side);
  return {
    dpi: job.press.dpi,
    sides: sides.map((side, index) =>
      sideOf({ job, file, folder }, { side, sheet, index, of: sides.length }),
    ),
  };
}

interface Named {
  readonly job: Job;
  readonly file: JobFile;
  readonly folder: string;
}

/** The sheets of the job that are pages of the file: all, or those of its part. */
const sheetsOf = ({ sheets }: Job, file: JobFile): SheetSpan => file.sheets ?? { first: 1, last: sheets };

/** Why  a composite has the recto and the verso of each sheet, page after page */
function sideOf(
  { job, file, folder }: Named,
  {
    side,
    sheet,
    index,
    of,
  }: {
    readonly side: 'recto' | 'verso';
    readonly sheet: number;
    readonly index: number;
    readonly of: number;
  },
): JobSide {
  const imaging = job.files.find((other) => other.kind === 'imaging' && other.side === side);
  if (imaging === undefined) throw new Bug(`a job without an imaging file of its ${side}`);
  const blank = new Set(job.sheetMap.blanks.flatMap((other) => (other.sheet === sheet ? other.places : [])));
  const under = filesUnder(job, side);
  return {
    side,
    dpi: job.press.dpi,
    page: of * (sheet - sheetsOf(job, file).first) + index,
    plates: imaging.inks,
    places: job.places.flatMap(({ place, ...faces }) => {
      const [x, y, width, height] = faces[side].trim;
      return blank.has(place) ? [] : [{ place, trim: { x, y, width, height } }];
    }),
    codes: job.codes.flatMap((code) => (code.side === side ? [symbologyOf(code.symbology)] : [])),
    ground:
      file.kind === 'composite'
        ? async (own) => underIn(job, under, own)
        : () => underBeside({ job, under, folder }),
  };
}

/** The fixed plates that are printed before the imager's. */
function filesUnder(job: Job, side: 'recto' | 'verso'): readonly JobFile[] {
  const passes = job.passes.filter((pass) => pass.side === side).map(({ pass }) => pass);
  const before = passes.slice(
    0,
    passes.findIndex((pass) => pass.endsWith('imaging')),
  );
  return job.files.filter(
    (file) => file.kind === 'fixed' && file.side === side && before.includes(file.pass ?? ''),
  );
}

function underIn(job: Job, under: readonly JobFile[], own: OpenPlates): Ground {
  const names = under.flatMap(({ inks }) => inks).filter((name) => own.names.includes(name));
  return { plates: names.map((name) => ({ name, open: own, dark: darkOf(job, name) })), close: () => {} };
}

async function underBeside({
  job,
  under,
  folder,
}: Omit<Named, 'file'> & { readonly under: readonly JobFile[] }): Promise<Ground> {
  const opened: OpenPlates[] = [];
  const plates: GroundPlate[] = [];
  for (const { name } of under) {
    const open = await openPlates(await readFile(join(folder, name)), 0, job.press.dpi);
    opened.push(open);
    plates.push(...open.names.map((plate) => ({ name: plate, open, dark: darkOf(job, plate) })));
  }
  const close = (): void => {
    for (const open of opened) open.close();
  };
  return { plates, close };
}

/** How much of red light a full ink takes, by what stands for it in process inks. */
function darkOf(job: Job, name: string): number {
  const process = READERS_SEE[name];
  if (process !== undefined) return process;
  const ink = job.inks.find((listed) => listed.name === name);
  if (ink === undefined) throw new InputError(`the job does not say what the ink ${name} looks like`);
  return 1 - (1 - ink.alternate.c / 100) * (1 - ink.alternate.k / 100);
}

const SYMBOLOGIES: readonly CodeSymbol['symbology'][] = ['itf', 'code128', 'datamatrix', 'pdf417'];

function symbologyOf(name: string): CodeSymbol['symbology'] {
  const found = SYMBOLOGIES.find((symbology) => symbology === name);
  if (found === undefined) throw new InputError(`the job has a code of the unknown symbology ${name}`);
  return found;
}
