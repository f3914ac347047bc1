import type { Damage } from '../kit/damage.ts';
import { codesOf, withCodes } from '../kit/parts.ts';
import { HAPPY, RENCONTRE } from './places.ts';

/**
 * What no rule sees: patches and names outside the tickets, which nothing on disk says anything of but the hashes in `job.json`.
 *
 * Why     named here, and not left out: who changes such a mark and its file's hash as well is not found out by these rules
 */
export const UNSEEN: readonly Damage[] = [
  {
    title: 'patch of the control strip missing',
    game: HAPPY,
    files: {
      'coat.pdf': (pdf) => {
        const { lines } = pdf.at(0);
        const at = lines.indexOf('/Coat cs 0.75 scn');
        pdf.at(0).put(at, lines.indexOf('f', at) + 1 - at);
      },
    },
    fires: [],
  },
  {
    title: 'name of a plate in the margin without its last letter',
    game: RENCONTRE,
    files: {
      'coat.pdf': (pdf) => {
        const { lines } = pdf.at(0);
        const at = lines.findLastIndex((line) => line.startsWith('BT ') && codesOf(line).length > 2);
        pdf.at(0).put(
          at,
          1,
          withCodes(lines[at] ?? '', (codes) => codes.slice(0, -1)),
        );
      },
    },
    fires: [],
  },
];
