import { afterAll, describe, expect, test } from 'vitest';
import { readBack } from '../../src/readback/read-back.ts';
import { GAMES, type SmallJob, smallJob } from '../damage/kit/small-job.ts';

/** Five tickets of each game, two a sheet: every other one of the 2007 game stands on its head. */
const jobs = await Promise.all(GAMES.map(smallJob));
afterAll(() => {
  for (const job of jobs) job.remove();
});

const RASTER = { sheets: 1, seed: 'essai' };

/** Reads a job back, with other records or other bytes where a test wants them. */
const read = (
  { game, map, art, job, records, bytes }: SmallJob,
  over: { readonly records?: readonly object[]; readonly bytes?: (name: string) => Uint8Array } = {},
  raster?: typeof RASTER,
) =>
  readBack({
    game,
    map,
    art,
    job,
    records: over.records ?? records,
    read: async (name) => (over.bytes ?? bytes)(name),
    ...(raster === undefined ? {} : { raster }),
  });

const rulesOf = (findings: readonly { readonly rule: string }[], name: string): readonly string[] => [
  ...new Set(findings.map(({ rule }) => rule).filter((rule) => rule.startsWith(`readback/${name}`))),
];

describe.each(jobs)('the finished files of a job', (job) => {
  test('are read back whole, and so are their pictures', async () => {
    const { files, raster, findings } = await read(job, {}, RASTER);
    expect(findings).toEqual([]);
    const [plates, others] = [0, 10].map((from) => files.slice(from, from + 10));
    expect(plates?.map(({ pages, faces, codes }) => [pages, faces, codes])).toEqual(
      new Array(10).fill([1, 2, 0]),
    );
    expect(others?.map(({ name, pages, faces, codes }) => [name, pages, faces, codes])).toEqual([
      ['imaging-recto.pdf', 3, 5, 5],
      ['imaging-verso.pdf', 3, 5, 5],
      ['composite.pdf', 6, 10, 10],
    ]);
    expect(raster).toMatchObject({ seed: 'essai', dpi: 600 });
    expect(raster?.codes).toBe(raster?.sheets[0] === 3 ? 2 : 4);
  });
});

describe('other programs that look at the pictures', () => {
  const [happy] = jobs as [SmallJob];

  test('see tickets that are not those of the records', async () => {
    const records = [...happy.records.slice(1), ...happy.records.slice(0, 1)];
    const { findings } = await read(happy, { records }, RASTER);
    expect(rulesOf(findings, 'raster')).toEqual([
      'readback/raster-text-differs',
      'readback/raster-code-differs',
    ]);
  });

  test('see a file without its marks', async () => {
    const bytes = (name: string) => happy.bytes(name === 'imaging-recto.pdf' ? 'varnish.pdf' : name);
    const { findings } = await read(happy, { bytes }, { sheets: 3, seed: 'essai' });
    expect(rulesOf(findings, 'raster')).toEqual([
      'readback/raster-mark-missing',
      'readback/raster-text-differs',
      'readback/raster-code-differs',
    ]);
  });
});

test('a file that is none is named with the reason, and the others are read', async () => {
  const [happy] = jobs as [SmallJob];
  const bytes = (name: string) =>
    name === 'imaging-verso.pdf' ? Buffer.from('no PDF at all') : happy.bytes(name);
  const { files, findings } = await read(happy, { bytes });
  expect(findings).toMatchObject([
    {
      rule: 'readback/page-unreadable',
      place: { file: 'imaging-verso.pdf', page: null },
      found: 'one that is no PDF: it has no PDF header',
    },
  ]);
  expect(files.slice(10).map(({ pages }) => pages)).toEqual([3, 0, 6]);
});
