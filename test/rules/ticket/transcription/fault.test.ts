import { describe, expect, it } from 'vitest';
import type { Surface } from '../../../../src/game/game.ts';
import type { TranscriptionRow } from '../../../../src/reglement/reglement.ts';
import { ticketTables } from '../../../../src/rules/ticket/tables.ts';
import { transcriptionFault } from '../../../../src/rules/ticket/transcription/fault.ts';
import { happy, rencontre } from '../../../game/records.ts';

const tables = [happy, rencontre].flatMap((game) => ticketTables(game).surfaces);
const rowsOf = ({ transcriptions }: Surface): readonly TranscriptionRow[] => transcriptions ?? [];

const faultOf = (surface: (typeof tables)[number], row: TranscriptionRow, transcription: string) =>
  transcriptionFault({ amount: row.amount, transcription, star: null, transcriptionAt: null }, surface);

describe.each(tables.filter(({ surface }) => rowsOf(surface).length > 0))(
  'the transcriptions of $surface.id',
  (surface) => {
    const rows = rowsOf(surface.surface);

    it('are right as they stand in the table', () => {
      expect(rows.map((row) => faultOf(surface, row, row.transcription))).toEqual(rows.map(() => null));
    });

    it('are another amount’s beside any other amount of the table', () => {
      for (const row of rows) {
        for (const other of rows.filter((candidate) => candidate !== row)) {
          expect(faultOf(surface, row, other.transcription)).toBe('of-another-amount');
        }
      }
    });

    it('are incomplete with any one character lost, unless what is left is a whole word of a table', () => {
      const whole = new Set([...surface.own, ...surface.elsewhere]);
      for (const row of rows) {
        const letters = [...row.transcription];
        for (let at = 0; at < letters.length; at += 1) {
          const left = letters.toSpliced(at, 1).join('');
          if (letters[at] === ' ' || whole.has(left)) continue;
          expect([left, faultOf(surface, row, left)]).toEqual([left, 'incomplete']);
        }
      }
    });

    it.each([
      ['absent', () => ''],
      ['absent', () => '\u00a0'],
      ['wrong-case', (right: string) => right.toLowerCase()],
      ['spaces', (right: string) => ` ${right}`],
      ['spaces', (right: string) => `${right}\u202f`],
      ['doubled', (right: string) => right + right],
      ['doubled', (right: string) => `${right} ${right}`],
      ['unknown', (right: string) => `${right}S`],
      ['unknown', (right: string) => `X${right.slice(1)}`],
    ] as const)('are %s when damaged so', (fault, damage) => {
      for (const row of rows) expect(faultOf(surface, row, damage(row.transcription))).toBe(fault);
    });
  },
);
