import { toEuros } from '../base/money.ts';
import { surfaceOf } from '../game/game.ts';
import type { JudgedGame } from '../pipeline.ts';
import type { TranscriptionTable } from '../reglement/reglement.ts';
import { transcriptionDistances } from '../reglement/transcription-distance.ts';
import { cellsOfLaw } from '../rules/template/cell-count.ts';

/** A file that was made: its name in the folder, its size in bytes and its hash. */
export interface MadeFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * What `report.json` says of a game: what was made, what was checked, and what was found.
 *
 * Why     no clock and no path stand in it: the same game gives the same report
 */
export function reportFile({ template, findings, checked }: JudgedGame, files: readonly MadeFile[]): string {
  const { game, surfaces } = template;
  const { reglement } = game;
  const report = {
    game: game.id,
    title: game.title,
    workingTitle: game.workingTitle,
    reglement: {
      name: reglement.name,
      signed: reglement.signed,
      blockSize: reglement.blockSize,
      winners: reglement.prizeTable.winners,
      total: toEuros(reglement.prizeTable.total),
    },
    checked: Object.fromEntries(checked.map(({ count, of }) => [of, count])),
    surfaces: surfaces.map((layout) => {
      const surface = surfaceOf(game, layout.surface);
      return {
        surface: surface.id,
        article: surface.law.article,
        cells: { drawn: layout.cells().length, ofLaw: cellsOfLaw(surface) },
        transcriptionDistance: surface.transcriptions === null ? null : distance(surface.transcriptions),
      };
    }),
    files,
    findings,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** How many glyphs must be lost or changed before one row of the table reads as another, and which two are nearest. */
function distance(table: TranscriptionTable) {
  const nearest = transcriptionDistances(table);
  return nearest === null
    ? null
    : {
        glyphs: nearest.least,
        between: nearest.pair.map(({ amount, transcription }) => `${toEuros(amount)} ${transcription}`),
      };
}
