import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hull, type Rect, right } from '../../src/base/geometry.ts';
import { toMm } from '../../src/base/length.ts';
import { specimens } from '../../src/block/specimens.ts';
import { loadPress } from '../../src/imposition/load-press.ts';
import { FINISHING_INKS } from '../../src/imposition/marks/finishing-lines.ts';
import { placesOf } from '../../src/imposition/order.ts';
import type { SheetJob } from '../../src/imposition/sheet.ts';
import { writePdf } from '../../src/pdf/write/write-pdf.ts';
import { platesOf } from '../../src/pipeline.ts';
import type { PlateFile } from '../../src/rip/plate-files.ts';
import type { Template } from '../../src/template/template.ts';
import { runProgram } from '../kit/program.ts';
import { happy, rencontre } from '../kit/real-face.ts';
import { type Plate, separate } from './separations.ts';

const DPI = 36;
const SIDES = ['recto', 'verso'] as const;
type Side = (typeof SIDES)[number];

/** How unlike two plates may be over a whole sheet, in percent of solid ink: RIPs round tints and curves. */
const ALIKE = 0.05;

/** Some thirty runs of a RIP, on a machine that does other work as well. */
const PATIENCE = 300_000;

/**
 * Ink over ink in any square of 15 mm, in percent, of one printing unit; squares are taken every fourth part.
 *
 * Source  print.md, numbers to check: sheet-fed with spots
 */
const MOST_INK = 320;
const SQUARE = Math.round((15 / 25.4) * DPI);
const STEP = Math.round(SQUARE / 4);

const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** The files of one full sheet of a game's specimens, on disk. */
interface Written {
  readonly folder: string;
  readonly job: SheetJob;
  readonly files: readonly PlateFile[];
  path(name: string): string;
}

async function written(template: Template): Promise<Written> {
  const press = loadPress();
  const tickets = specimens(template.game)
    .slice(0, placesOf(press))
    .map(({ ticket }) => ticket);
  const { job, files, findings } = platesOf(template, tickets, press);
  if (job === null || files === null) throw new Error(`no plates: ${findings.map(({ message }) => message)}`);
  const folder = await mkdtemp(join(tmpdir(), 'grattage-'));
  for (const file of files) {
    const sink = createWriteStream(join(folder, file.name));
    await writePdf(file, sink);
    sink.end();
    await finished(sink);
  }
  return { folder, job, files, path: (name) => join(folder, name) };
}

describe.each([
  { id: 'happy-2014', template: happy },
  { id: 'rencontre-2007', template: rencontre },
])('a sheet of $id, judged by programs of others', ({ template }) => {
  let made: Written;
  /** Plates of the pass files of a side, by file and then by name. */
  const ofFiles: Record<Side, Map<string, ReadonlyMap<string, Plate>>> = {
    recto: new Map(),
    verso: new Map(),
  };
  const ofComposite: Partial<Record<Side, ReadonlyMap<string, Plate>>> = {};

  beforeAll(async () => {
    made = await written(template);
    for (const [index, side] of SIDES.entries()) {
      ofComposite[side] = await separate(made.path('composite.pdf'), { page: index + 1, dpi: DPI });
      for (const { name, side: of } of made.files) {
        if (of === side) ofFiles[side].set(name, await separate(made.path(name), { page: 1, dpi: DPI }));
      }
    }
  }, PATIENCE);

  afterAll(async () => {
    await rm(made.folder, { recursive: true });
  });

  it('has files that qpdf finds nothing wrong with', () => {
    expect(made.files.length).toBeGreaterThanOrEqual(13);
    for (const { name } of made.files) {
      const { code, stdout } = runProgram('qpdf', ['--check', made.path(name)]);
      expect([name, code]).toEqual([name, 0]);
      expect(stdout).toContain('No syntax or stream encoding errors found');
    }
  });

  it.each(SIDES)('has the same plates on its composite %s as in its pass files', (side) => {
    const composite = ofComposite[side] ?? new Map<string, Plate>();
    const apart = unionOf([...ofFiles[side].values()]);
    const finishing = FINISHING_INKS.map(({ name }) => name);
    expect([...composite.keys()].filter((name) => !finishing.includes(name)).sort()).toEqual(
      [...apart.keys()].sort(),
    );
    const { all, judged, knockOuts } = judgedPixels(made.job, { side, composite });
    expect(judged.length).toBeGreaterThan(0.8 * all.length);
    for (const [name, plate] of apart) {
      const pixels = knockOuts.includes(name) ? all : judged;
      const difference = meanDifference(plate, composite.get(name), pixels);
      expect([name, difference <= ALIKE ? 'alike' : difference]).toEqual([name, 'alike']);
    }
  });

  it.each(SIDES)('carries no more ink on its %s than a printing unit lays down', (side) => {
    const heavy = [...ofFiles[side]].map(
      ([file, plates]) => [file, heaviest(plates, made.job, side)] as const,
    );
    expect(heavy.length).toBeGreaterThanOrEqual(3);
    expect(heavy.every(([, percent]) => percent > 0)).toBe(true);
    expect(heavy.filter(([, percent]) => percent > MOST_INK)).toEqual([]);
  });

  it.each(SIDES)('has no plate of its %s in two files, so that no two units print one', (side) => {
    const [first] = [...ofFiles[side].values()].flatMap((plates) => [...plates.values()]);
    if (first === undefined) throw new Error('no plate');
    const onTickets = within(trims(made.job, side), first);
    const files = new Map<string, string[]>();
    for (const [file, plates] of ofFiles[side]) {
      for (const [name, plate] of plates) {
        if (onTickets.some((at) => plate.ink[at] !== 0)) files.set(name, [...(files.get(name) ?? []), file]);
      }
    }
    const shared = [...files].filter(([, printedBy]) => printedBy.length > 1);
    expect(shared).toEqual([]);
    for (const name of PROCESS) expect(files.get(name) ?? ['display.pdf']).toEqual(['display.pdf']);
    expect(files.get(side === 'recto' ? 'Imaging' : 'BackImaging')).toEqual([`imaging-${side}.pdf`]);
    const backs = [...files].filter(([name]) => /^Back(Cyan|Magenta|Yellow|Black)$/.test(name));
    expect(backs.every(([, [file]]) => file === 'back.pdf')).toBe(true);
    if (side === 'recto') {
      const { security, white, varnish, opacity } = template.grounds;
      expect([security, white, varnish, opacity].map(({ name }) => files.get(name))).toEqual([
        ['security.pdf'],
        ['white.pdf'],
        ['varnish.pdf'],
        ['opacity.pdf'],
      ]);
      expect(files.get('Cyan')).toEqual(['display.pdf']);
    } else {
      expect(files.get('Black')).toBeUndefined();
      expect(files.get('BackBlack')).toEqual(['back.pdf']);
    }
  });
});

/** All plates of one name over each other, as one cylinder would print them. */
function unionOf(files: readonly ReadonlyMap<string, Plate>[]): ReadonlyMap<string, Plate> {
  const union = new Map<string, Plate>();
  for (const [name, plate] of files.flatMap((plates) => [...plates])) {
    const before = union.get(name)?.ink;
    const ink = plate.ink.map((share, at) => Math.max(share, before?.[at] ?? 0));
    union.set(name, { ...plate, ink });
  }
  return union;
}

/** The hull of all trims of a side: marks stand outside. */
function trims({ plan }: SheetJob, side: Side): Rect {
  const all = hull(plan.places.map((place) => (side === 'recto' ? place.rectoTrim : place.versoTrim)));
  if (all === null) throw new Error('a press without places');
  return all;
}

/** The pixels of a plate within a rectangle of its page. */
function within(r: Rect, { width, height }: Plate): readonly number[] {
  const pixel = (length: number): number => (toMm(length) / 25.4) * DPI;
  const [left, top] = [Math.ceil(pixel(r.x)), Math.ceil(pixel(r.y))];
  const [end, foot] = [Math.floor(pixel(right(r))), Math.floor(pixel(r.y + r.height))];
  const found: number[] = [];
  for (let y = top; y < Math.min(foot, height); y++) {
    for (let x = left; x < Math.min(end, width); x++) found.push(y * width + x);
  }
  return found;
}

/**
 * The pixels that are judged: all on the tickets, but for other plates those that an ink which knocks out touches.
 *
 * Why     « SPÉCIMEN » may knock out the art on the composite, to be seen on a dark ground; plates of the art are those of
 *         live tickets as well, and have no hole for it
 */
function judgedPixels(
  job: SheetJob,
  { side, composite }: { readonly side: Side; readonly composite: ReadonlyMap<string, Plate> },
): {
  readonly all: readonly number[];
  readonly judged: readonly number[];
  readonly knockOuts: readonly string[];
} {
  const any = composite.get('Cyan');
  if (any === undefined) throw new Error('a composite without plates');
  const knockOuts = job.plan.inks.filter(({ overprints }) => !overprints).map(({ name }) => name);
  const holes = knockOuts.flatMap((name) => composite.get(name) ?? []);
  const all = within(trims(job, side), any);
  const neighbours = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => dy * any.width + dx));
  const judged = all.filter((at) =>
    holes.every(({ ink }) => neighbours.every((beside) => (ink[at + beside] ?? 0) === 0)),
  );
  return { all, judged, knockOuts };
}

/** The most ink of any square of the tickets, over all plates of one file, in percent. */
function heaviest(plates: ReadonlyMap<string, Plate>, job: SheetJob, side: Side): number {
  const all = [...plates.values()];
  const [first] = all;
  if (first === undefined) return 0;
  const { width } = first;
  const onTickets = new Set(within(trims(job, side), first));
  const inkAt = (at: number): number => all.reduce((sum, { ink }) => sum + (ink[at] ?? 0), 0);
  let most = 0;
  for (const at of onTickets) {
    const isCorner = (at % width) % STEP === 0 && Math.floor(at / width) % STEP === 0;
    if (!isCorner || !onTickets.has(at + (SQUARE - 1) * (width + 1))) continue;
    let sum = 0;
    for (let y = 0; y < SQUARE; y++) for (let x = 0; x < SQUARE; x++) sum += inkAt(at + y * width + x);
    most = Math.max(most, sum / SQUARE ** 2);
  }
  return most / 2.55;
}

function meanDifference(a: Plate, b: Plate | undefined, pixels: readonly number[]): number {
  if (b === undefined || b.width !== a.width || b.height !== a.height) return 100;
  const sum = pixels.reduce((all, at) => all + Math.abs((a.ink[at] ?? 0) - (b.ink[at] ?? 0)), 0);
  return sum / pixels.length / 2.55;
}
