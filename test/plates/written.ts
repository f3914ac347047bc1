import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { specimens } from '../../src/block/specimens.ts';
import type { Press } from '../../src/imposition/press.ts';
import type { SheetJob } from '../../src/imposition/sheet.ts';
import { writePdf } from '../../src/pdf/write/write-pdf.ts';
import { platesOf } from '../../src/pipeline.ts';
import type { PlateFile } from '../../src/rip/plate-files.ts';
import type { Template } from '../../src/template/template.ts';
import type { Plates, RIPS } from './separations.ts';

export const SIDES = ['recto', 'verso'] as const;
export type Side = (typeof SIDES)[number];

/** The files of a job of plates, on disk. */
export interface Written {
  readonly job: SheetJob;
  readonly files: readonly PlateFile[];
  path(name: string): string;
  remove(): Promise<void>;
}

/** The first specimens of a game on the plates of a press. */
export async function written(template: Template, press: Press, count: number): Promise<Written> {
  const tickets = specimens(template.game)
    .slice(0, count)
    .map(({ ticket }) => ticket);
  const { job, files, findings } = platesOf(template, tickets, { press });
  if (job === null || files === null) throw new Error(`no plates: ${findings.map(({ message }) => message)}`);
  const folder = await mkdtemp(join(tmpdir(), 'grattage-'));
  const path = (name: string): string => join(folder, name);
  for (const file of files) {
    const sink = createWriteStream(path(file.name));
    await writePdf(file, sink);
    sink.end();
    await finished(sink);
  }
  return { job, files, path, remove: () => rm(folder, { recursive: true }) };
}

/** Both ways to print one side of a sheet: from the composite, and from the files of its passes. */
export interface Printed {
  readonly composite: Plates;
  /** By file: the fixed passes of the side, and its imaging. */
  readonly apart: ReadonlyMap<string, Plates>;
}

/** One side of a sheet, counted from 0, as a RIP separates it. */
export async function printed(
  made: Written,
  { sheet, side }: { readonly sheet: number; readonly side: Side },
  { rip, dpi }: { readonly rip: (typeof RIPS)[keyof typeof RIPS]; readonly dpi: number },
): Promise<Printed> {
  const page = 2 * sheet + SIDES.indexOf(side) + 1;
  const composite = await rip({ path: made.path('composite.pdf'), page, dpi });
  const apart = new Map<string, Plates>();
  for (const { name, side: of, kind } of made.files) {
    if (of !== side) continue;
    apart.set(name, await rip({ path: made.path(name), page: kind === 'imaging' ? sheet + 1 : 1, dpi }));
  }
  return { composite, apart };
}
