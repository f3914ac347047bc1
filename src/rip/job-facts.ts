import { codeReport } from '../barcode/code-report.ts';
import { type Length, toMm } from '../base/length.ts';
import type { CodeItem } from '../face/item.ts';
import type { Condition } from '../face/page.ts';
import type { Game } from '../game/game.ts';
import { SPECIMEN_GAME_CODE } from '../game/number.ts';
import { passesOn } from '../imposition/passes.ts';
import { platesOf } from '../imposition/plates.ts';
import type { Plan, SheetJob } from '../imposition/sheet.ts';
import { type SheetMap, sheetMap } from '../imposition/sheet-map.ts';
import { fogra39 } from '../pdf/write/fogra39.ts';
import { type FileFacts, hashOf } from './file-facts.ts';
import type { Job, JobFile, SheetSpan } from './job.ts';
import { jobPlaces } from './job-places.ts';
import type { PlateFile } from './plate-files.ts';

/** The name of the records beside the plates of specimens. */
export const RECORDS_FILE = 'records.ndjson';

/** What of a job its sheets are told from. */
export interface JobShape {
  readonly plan: Plan;
  readonly map: SheetMap;
  /** The sheets that were made, where that is not all of them. */
  readonly made?: SheetSpan;
}

/** The shape of a job that is at hand as a whole. */
export const shapeOf = (job: Pick<SheetJob, 'plan' | 'tickets'>): JobShape => ({
  plan: job.plan,
  map: sheetMap(job),
});

/** What a job is told from. */
export interface JobParts {
  readonly game: Pick<Game, 'id' | 'title'>;
  readonly job: JobShape;
  readonly files: readonly JobFile[];
  /** Left out: the one that the writer stands for. */
  readonly condition?: Condition;
  /** The text of the records beside the plates; null where they are secret. */
  readonly records: string | null;
}

/** All that `job.json` says. */
export function jobFacts({ game, job, files, condition = fogra39(), records }: JobParts): Job {
  const { plan, map, made } = job;
  const { press } = plan;
  const { first, last } = map;
  const sides = ['recto', 'verso'] as const;
  return {
    grattage: 1,
    game: game.id,
    title: game.title,
    emission: first.slice(0, SPECIMEN_GAME_CODE.length),
    specimens: records !== null,
    records: records === null ? null : RECORDS_FILE,
    recordsSha256: records === null ? null : hashOf(records),
    press: {
      name: press.name,
      sheetMm: [toMm(press.sheet.width), toMm(press.sheet.height)],
      dpi: press.dpi,
      turn: press.turn,
    },
    condition: conditionFacts(condition),
    codes: codesOf(plan),
    inks: plan.inks.map(({ name, alternate, overprints }) => ({ name, alternate, overprints })),
    passes: sides.flatMap((side) => passesOn(plan, side).map(({ pass }) => ({ pass, side }))),
    sheetMap: map,
    places: jobPlaces(plan),
    sheets: plan.sheets,
    ...(made === undefined ? {} : { made }),
    tickets: { count: plan.tickets, first, last },
    files: [...files],
    exposure: records === null ? files.filter(({ kind }) => kind !== 'fixed').map(({ name }) => name) : [],
  };
}

const conditionFacts = ({ identifier, info, registry, profile }: Condition): Job['condition'] => ({
  identifier,
  info,
  registry: registry ?? null,
  sha256: hashOf(profile),
});

/** What one file is, once it is written. */
export const fileFacts = (
  { name, kind, pass, side, pages }: PlateFile,
  { bytes, sha256 }: FileFacts,
): JobFile => ({
  name,
  kind,
  pass,
  side,
  pages: pages.pages.length,
  vt: pages.vt === undefined ? null : kind === 'tickets' ? 'ticket' : 'sheet',
  inks: platesOf(
    pages.pages.flatMap(({ content }) => content),
    pages.inks,
  ).map((plate) => plate.name),
  bytes,
  sha256,
});

/** The codes of a ticket as the press's imager prints them. */
const codesOf = ({ model, press }: Plan): Job['codes'] =>
  [model.recto, model.verso].flatMap(({ side, layers }) =>
    layers
      .flatMap(({ items }) => items.filter((item): item is CodeItem => item.kind === 'code'))
      .map((item) => {
        const { name, symbology, asked, module, reduction, width, height } = codeReport(item, press);
        return {
          name,
          side,
          symbology,
          askedMm: inMm(asked),
          printedMm: inMm(module.printed),
          printedDots: module.dots,
          reductionDots: reduction.dots,
          sizeMm: [inMm(width), inMm(height)],
        };
      }),
  );

/** To a tenth of a micrometre: a dot is no round number of millimetres. */
const inMm = (length: Length): number => Number(toMm(length).toFixed(4));
