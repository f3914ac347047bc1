import { readFontFile } from '../../src/text/font-file.ts';
import { fontRecords } from '../../src/text/fonts.ts';
import type { FontId } from '../../src/text/run.ts';
import type { Drawing } from './drawing.ts';
import { type PeerJob, type Scope, SIDES } from './job.ts';

/** The files of the fonts that a job's drawings are set in, by id. */
export function fontFiles(job: PeerJob, scope: Scope): ReadonlyMap<FontId, Buffer> {
  const ids = new Set<FontId>();
  for (const drawing of drawingsOf(job, scope)) {
    for (const mark of drawing.marks) if (mark.kind === 'text') ids.add(mark.font);
  }
  const records = fontRecords();
  return new Map(
    [...ids].sort().map((id) => {
      const record = records[id];
      if (record === undefined) throw new Error(`there is no font ${id}`);
      return [id, readFontFile(record)];
    }),
  );
}

/** Every drawing of a job, each once. */
export function drawingsOf({ art, sheets }: PeerJob, scope: Scope): ReadonlySet<Drawing> {
  const drawings = new Set<Drawing>();
  for (const side of SIDES) {
    if (scope === 'composite') drawings.add(art[side].under).add(art[side].over);
    for (const { tickets } of sheets) {
      for (const { [side]: face } of tickets) {
        drawings.add(face.own);
        for (const { drawing } of face.cells) drawings.add(drawing);
      }
    }
  }
  return drawings;
}
