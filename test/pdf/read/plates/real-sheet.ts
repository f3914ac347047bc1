import { dots } from '../../../../src/base/length.ts';
import { specimens } from '../../../../src/block/specimens.ts';
import { loadPress } from '../../../../src/imposition/load-press.ts';
import { placesOf } from '../../../../src/imposition/order.ts';
import type { Press } from '../../../../src/imposition/press.ts';
import type { SheetJob } from '../../../../src/imposition/sheet.ts';
import { writePdf } from '../../../../src/pdf/write/write-pdf.ts';
import { platesOf } from '../../../../src/pipeline.ts';
import type { Template } from '../../../../src/template/template.ts';
import { Kept } from '../../../kit/pdf.ts';

/** One sheet of a game's specimens, its files by their names. */
export interface RealSheet {
  readonly job: SheetJob;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** A digital press whose sheet is a whole number of pixels high at 150 dpi, so that two RIPs lay their pixels alike. */
export function wholePixels(): Press {
  const press = loadPress('sra3');
  return { ...press, sheet: { ...press.sheet, height: dots(1890, 150) } };
}

/** The first sheet that a game's specimens fill on a press, of the files asked for. */
export async function realSheet(
  template: Template,
  press: Press,
  wanted: readonly string[],
): Promise<RealSheet> {
  const tickets = specimens(template.game)
    .slice(0, placesOf(press))
    .map(({ ticket }) => ticket);
  const { job, files, findings } = platesOf(template, tickets, { press });
  if (job === null || files === null) throw new Error(`no plates: ${findings.map(({ message }) => message)}`);
  const written = new Map<string, Buffer>();
  for (const file of files) {
    if (!wanted.includes(file.name)) continue;
    const sink = new Kept();
    await writePdf(file, sink);
    written.set(file.name, sink.bytes);
  }
  return { job, files: written };
}
