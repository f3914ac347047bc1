import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A disk of a few kilobytes in memory. */
export interface SmallDisk {
  readonly path: string;
  /** Makes it larger; what it holds stays. */
  grow(kB: number): void;
}

/**
 * A small disk for one test, gone when it ends.
 *
 * Throws  Error where no disk may be mounted: a test that needs one fails then, and is never skipped
 */
export function smallDisk(kB: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'grattage-disk-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  mustRun('mount', ['-t', 'tmpfs', '-o', `size=${kB}k`, 'grattage', path]);
  onTestFinished(() => mustRun('umount', [path]));
  return { path, grow: (to) => mustRun('mount', ['-o', `remount,size=${to}k`, path]) };
}

function mustRun(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}: this test fills a disk of its own, and needs the right to mount one`,
  );
}
