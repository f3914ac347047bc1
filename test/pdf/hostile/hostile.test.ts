import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Fence } from '../../../src/commands/fence/fence.ts';
import { type Inspected, inspectFile } from '../../../src/commands/preflight/inspect-file.ts';
import { limitsFor } from '../../../src/commands/preflight/limits.ts';
import { PDF_ATTEMPT_RULES } from '../../../src/rules/profile/pdf.ts';
import { run } from '../../../src/rules/run.ts';
import { HOSTILE } from './hostile-files.ts';

/** The rules that guard the reading of a file; what else such a file lacks of PDF/X-4 is not what it is broken in. */
const GUARDS = /^pdf\/(can-be-read|objects|pages|content|images\/are-whole|x02|x28)/;

/** The bound of the brief for files of others. */
const LONGEST_MS = 10_000;
const MOST_MIB = 500;

let folder = '';
const fence = new Fence();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grattage-hostile-'));
});

afterAll(() => {
  fence.close();
  rmSync(folder, { recursive: true });
});

/** What came of a file, in the process that stands between it and us. */
async function inspect(bytes: Uint8Array, limits = limitsFor(bytes.length)): Promise<Inspected> {
  const path = join(folder, 'file.pdf');
  writeFileSync(path, bytes);
  return inspectFile(fence, { path, name: 'file.pdf', profile: 'sheet', job: null, tickets: null }, limits);
}

const broken = ({ end, findings }: Inspected): readonly string[] => {
  const all = [...run(PDF_ATTEMPT_RULES, { name: 'file.pdf', end }), ...findings];
  return [...new Set(all.map(({ rule }) => rule).filter((rule) => GUARDS.test(rule)))].sort();
};

describe('a file', () => {
  test.each(HOSTILE)(
    '$is ends in a finding that says so, in bounded time and memory',
    async ({ bytes, breaks }) => {
      const inspected = await inspect(bytes());
      expect(broken(inspected)).toEqual([...breaks].sort());
      expect(inspected.spent?.cpuMs ?? 0).toBeLessThan(LONGEST_MS);
      expect(inspected.spent?.memoryMiB ?? 0).toBeLessThan(MOST_MIB);
    },
  );

  test('of these there are more than thirty kinds, each told apart', () => {
    expect(HOSTILE.length).toBeGreaterThan(30);
    expect(new Set(HOSTILE.map(({ is }) => is)).size).toBe(HOSTILE.length);
  });
});

describe('the process that reads', () => {
  const sound = () => HOSTILE.find(({ is }) => is === 'with 3,000 pages of the same heavy content')?.bytes();
  const { reading, weighing } = limitsFor(1);

  test('is ended where it takes more memory than it may', async () => {
    const limits = { weighing, reading: { ...reading, memoryMiB: 10 } };
    expect(broken(await inspect(sound() ?? new Uint8Array(), limits))).toEqual(['pdf/can-be-read/in-memory']);
  });

  test('is ended where it takes more time than it may, and the next file is read as if nothing had been', async () => {
    const limits = { weighing, reading: { ...reading, cpuMs: 50 } };
    expect(broken(await inspect(sound() ?? new Uint8Array(), limits))).toEqual(['pdf/can-be-read/in-time']);
    expect(broken(await inspect(new Uint8Array()))).toEqual(['pdf/can-be-read/is-a-pdf']);
  });

  test('may be stopped at the plates: what was judged before stands, and the plates are said to be unweighed', async () => {
    const large = HOSTILE.find(({ is }) => is.startsWith('on a page so large'))?.bytes() ?? new Uint8Array();
    const inspected = await inspect(large, { reading, weighing: { ...weighing, cpuMs: 100 } });
    expect(inspected.end).toEqual({ kind: 'read' });
    expect(inspected.pages).toBe(1);
    expect(inspected.weighed).toBe('weighing its plates came to more than 0.1 s');
  });
});
