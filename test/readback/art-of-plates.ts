import { toMm } from '../../src/base/length.ts';
import { isSpecimen } from '../../src/game/number.ts';
import type { Ticket } from '../../src/game/ticket.ts';
import type { Press } from '../../src/imposition/press.ts';
import { openBounded } from '../../src/pdf/read/content/bounded-file.ts';
import { interpretPage } from '../../src/pdf/read/content/interpret.ts';
import { writePdf } from '../../src/pdf/write/write-pdf.ts';
import { platesOf } from '../../src/pipeline.ts';
import { marksOf } from '../../src/readback/art/art-form.ts';
import type { ArtMap, MapMark, MapPass } from '../../src/readback/art/art-map.ts';
import type { FoundMark } from '../../src/readback/art/art-mark.ts';
import { ArtReader, ArtShelf } from '../../src/readback/art/art-reader.ts';
import { around, type FrameBox } from '../../src/readback/frame.ts';
import { sheetLayout } from '../../src/readback/layout.ts';
import type { PrintedJob } from '../../src/readback/printed-job.ts';
import type { ReadingMap } from '../../src/readback/reading-map.ts';
import { jobFacts, shapeOf } from '../../src/rip/job-facts.ts';
import type { PlateFile } from '../../src/rip/plate-files.ts';
import type { Template } from '../../src/template/template.ts';
import { Kept } from '../kit/pdf.ts';

/** The plates of a job in memory. */
export interface PlatesInMemory {
  readonly job: PrintedJob;
  readonly files: readonly { readonly file: PlateFile; readonly bytes: Uint8Array }[];
}

/** Makes the plates of some tickets, as `grattage plates` does. */
export async function platesInMemory(
  template: Template,
  tickets: readonly Ticket[],
  press: Press,
): Promise<PlatesInMemory> {
  const { job, files, findings } = platesOf(template, tickets, { press });
  if (job === null || files === null) throw new Error(findings.map(({ message }) => message).join('\n'));
  const made = [];
  for (const file of files) {
    const sink = new Kept();
    await writePdf(file, sink);
    made.push({ file, bytes: sink.bytes });
  }
  const facts = made.map(({ file: { name, kind, pass, side, pages } }) => ({
    name,
    kind,
    pass,
    side,
    pages: pages.pages.length,
    vt: null,
    inks: [],
    bytes: 1,
    sha256: '',
  }));
  const records = tickets.some(({ number }) => number !== null && !isSpecimen(number)) ? null : '';
  return { job: jobFacts({ game: template.game, job: shapeOf(job), files: facts, records }), files: made };
}

/**
 * The map of a game's art, read off finished plates: those of specimens, and those of tickets to be sold, which say what of
 * the first is there for specimens alone.
 *
 * Throws  Error if the art is not the same at every place of a plate, or if specimens lack something that is sold
 */
export async function artOfPlates(
  map: ReadingMap,
  plates: { readonly specimens: PlatesInMemory; readonly sold: PlatesInMemory },
): Promise<ArtMap> {
  const sold = await passesOf(map, plates.sold);
  const passes: MapPass[] = [];
  for (const { face, pass, layer, marks } of await passesOf(map, plates.specimens)) {
    const its = sold.find((one) => one.face === face && one.pass === pass);
    const shared = its?.marks ?? marks;
    const begins = JSON.stringify(marks.slice(0, shared.length)) === JSON.stringify(shared);
    if (!begins) throw new Error(`specimens have another ${pass} on the ${face} than tickets that are sold`);
    const onSpecimensOnly = its === undefined;
    const openings = marks.slice(shared.length);
    passes.push({ face, pass, layer, onSpecimensOnly, about: about(shared), marks: shared, openings });
  }
  return { game: map.game, passes };
}

interface ReadPass extends Pick<MapPass, 'face' | 'pass' | 'layer' | 'marks'> {}

async function passesOf(map: ReadingMap, { job, files }: PlatesInMemory): Promise<readonly ReadPass[]> {
  const passes: ReadPass[] = [];
  for (const { file, bytes } of files) {
    const { kind, pass, side } = file;
    if (kind !== 'fixed' || pass === null || side === 'both') continue;
    const [label = ''] = file.pages.pages.map((page) => page.label);
    const prints = await printsOf(map, job, { pass, side, bytes });
    const [first] = prints;
    if (first === undefined || prints.some((print) => JSON.stringify(print) !== JSON.stringify(first)))
      throw new Error(`${file.name} has not the same art at all places`);
    passes.push({ face: side, pass, layer: label, marks: first });
  }
  return passes;
}

/** The marks at each place of a plate. */
async function printsOf(
  map: ReadingMap,
  job: PrintedJob,
  {
    pass,
    side,
    bytes,
  }: { readonly pass: string; readonly side: 'recto' | 'verso'; readonly bytes: Uint8Array },
): Promise<readonly (readonly MapMark[])[]> {
  const opened = await openBounded(bytes);
  if (!opened.ok) throw new Error(opened.message);
  const [page] = opened.file.pages.pages;
  const media = page?.boxes.media;
  if (page === undefined || media === undefined || media === null) throw new Error('the plate has no page');
  const layout = sheetLayout(job, map, { side, corner: { left: media[0], top: media[3] } });
  const reader = new ArtReader(
    { pass, layers: new Map(), plates: new Set(), imaging: new Set() },
    new ArtShelf(),
    layout,
  );
  interpretPage(opened.file, page, reader);
  return reader.faces.map(({ passes }) => marksOf(passes.get(pass) ?? []).map(mapMark));
}

function mapMark({ is, says, paint, shape, box, shows, isShaped, hidden }: FoundMark): MapMark {
  if (is !== 'shape' && is !== 'text') throw new Error(`fixed art has a ${is}`);
  if (isShaped || hidden !== null || shows === null)
    throw new Error('fixed art has a mark that does not show');
  const [all, seen] = [asList(box), asList(shows)];
  return {
    is,
    ...(says === null ? {} : { says }),
    paint,
    shape,
    box: all,
    ...(all.join() === seen.join() ? {} : { shows: seen }),
  };
}

const asList = ({ x0, y0, x1, y1 }: FrameBox): readonly [number, number, number, number] => [
  x0,
  y0,
  x1 - x0,
  y1 - y0,
];

/** How many marks, in which inks, and between where and where in millimetres from the top left of the trim. */
function about(marks: readonly MapMark[]): string {
  const inks = new Set(
    marks.flatMap(({ paint }) => [...paint.matchAll(/([A-Z]\w+) [0-9.]+/g)].map(([, name]) => name)),
  );
  const box = around(
    marks.map(({ box: [x, y, width, height] }) => ({ x0: x, y0: y, x1: x + width, y1: y + height })),
  );
  if (box === null) return 'nothing';
  const [x0, y0, x1, y1] = [box.x0, box.y0, box.x1, box.y1].map((length) => toMm(length).toFixed(2));
  return `${marks.length} marks in ${[...inks].join(' ')}, from ${x0}, ${y0} to ${x1}, ${y1} mm`;
}
