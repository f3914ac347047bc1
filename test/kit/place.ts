import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, gone when it ends. */
export function place(): string {
  const path = mkdtempSync(join(tmpdir(), 'grattage-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}
