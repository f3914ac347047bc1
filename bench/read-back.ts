import { join } from 'node:path';
import { Writable } from 'node:stream';
import { writeRecord } from '../src/game/record.ts';
import type { Ticket } from '../src/game/ticket.ts';
import { loadPress } from '../src/imposition/load-press.ts';
import { writePdf } from '../src/pdf/write/write-pdf.ts';
import { platesOf } from '../src/pipeline.ts';
import { readArtMap } from '../src/readback/art/art-map.ts';
import { type ReadBackRequest, readBack } from '../src/readback/read-back.ts';
import { readReadingMap } from '../src/readback/reading-map.ts';
import { hashOf } from '../src/rip/file-facts.ts';
import { fileFacts, jobFacts, shapeOf } from '../src/rip/job-facts.ts';
import { TEMPLATES } from '../src/template/load.ts';
import type { Template } from '../src/template/template.ts';
import { median, type Took, timed } from './clock.ts';

const RUNS = 5;

/** As many tickets as are read back: a hundred sheets of a B1 press. */
export const TICKETS_OF_A_HUNDRED_SHEETS = 5_000;

/**
 * Imaging files read back, from their bytes and the lines of their records to findings: what `grattage readback` does of
 * them, the composite and pictures aside.
 *
 * Throws  Error if a ticket is not what its record says
 */
export async function readTicketsBack(
  template: Template,
  tickets: readonly Ticket[],
): Promise<Took & { readonly ticketsPerSecond: number }> {
  const some = tickets.slice(0, TICKETS_OF_A_HUNDRED_SHEETS);
  const { lines, ...request } = await imaged(template, some);
  const runs: Took[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { value, ...took } = await timed(() =>
      readBack({ ...request, records: lines.map((line) => JSON.parse(line) as object) }),
    );
    const [finding] = value.findings;
    if (finding !== undefined) throw new Error(`${finding.ticket}: ${finding.message}`);
    runs.push(took);
  }
  const took = median(runs);
  return { ...took, ticketsPerSecond: some.length / took.seconds };
}

/** The imaging files of a job in memory, with all that they are held against. */
export async function imaged(
  template: Template,
  tickets: readonly Ticket[],
): Promise<Omit<ReadBackRequest, 'records'> & { readonly lines: readonly string[] }> {
  const { game } = template;
  const { job, files, findings } = platesOf(template, tickets, { press: loadPress() });
  if (job === null || files === null) throw new Error(findings[0]?.message ?? 'no plates');
  const bytes = new Map<string, Uint8Array>();
  const facts = [];
  for (const file of files) {
    if (file.kind !== 'imaging') continue;
    const sink = new Kept();
    await writePdf(file, sink);
    bytes.set(file.name, sink.bytes);
    facts.push(fileFacts(file, { bytes: sink.bytes.length, sha256: hashOf(sink.bytes) }));
  }
  return {
    game,
    map: await readReadingMap(join(TEMPLATES, game.id, 'golden', 'reading.json')),
    art: await readArtMap(join(TEMPLATES, game.id, 'golden', 'art.json')),
    job: jobFacts({ game, job: shapeOf(job), files: facts, records: '' }),
    lines: tickets.map((ticket) => JSON.stringify(writeRecord(game, ticket))),
    read: async (name) => bytes.get(name) ?? new Uint8Array(),
  };
}

/** A sink that keeps what it takes. */
class Kept extends Writable {
  readonly #chunks: Buffer[] = [];

  get bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }
}
