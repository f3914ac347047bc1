import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { happy, rencontre } from '../game/records.ts';
import { holdGolden } from '../kit/golden.ts';
import { vectorsOf } from './spec-vectors.ts';

const SPEC = fileURLToPath(new URL('../../src/block/SPEC.md', import.meta.url));

/** What the vectors follow: everything before it is written by hand. */
const BEFORE = '`-` for a loser.\n\n';

it('the page that describes the deal ends with tickets as they are dealt today', () => {
  const page = readFileSync(SPEC, 'utf8');
  const written = page.slice(0, page.indexOf(BEFORE) + BEFORE.length);
  holdGolden(SPEC, written + [happy, rencontre].map(vectorsOf).join('\n'));
});
