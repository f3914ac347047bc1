import { expect, test } from 'vitest';
import { mustBeSameBytes } from '../../../bench/imaging/same-bytes.ts';

const file = (sha256: string) => ({ bytes: 1, sha256 });
const made = (recto: string, verso: string) => ({
  made: { sheets: { from: 0, to: 1 }, files: { recto: file(recto), verso: file(verso) } },
});

test('files of the same sheets that are not the same bytes end the bench', () => {
  expect(() => mustBeSameBytes([made('a', 'b'), made('a', 'b')])).not.toThrow();
  expect(() => mustBeSameBytes([made('a', 'b'), made('a', 'c')])).toThrow(
    'the same sheets were imaged as 2 different files',
  );
});
