import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { differenceOf, holdGolden } from './golden.ts';

let root: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'grattage-golden-'));
  file = join(root, 'game', 'recto.txt');
  mkdirSync(join(root, 'game'));
});
afterEach(() => rmSync(root, { recursive: true }));

const hold = (text: string, renew = false) => holdGolden(file, text, { root, renew });
const kept = (end: string): string | null => {
  const path = join(root, 'output', 'diff', 'game', `recto.txt.${end}`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
};
const written = () => ['expected', 'actual', 'difference'].map(kept);

it('says nothing of a face that is as it was approved', () => {
  writeFileSync(file, 'face\n');
  expect(() => hold('face\n')).not.toThrow();
  expect(written()).toEqual([null, null, null]);
});

it('refuses a face that differs, and writes what was expected, what came and where they part', () => {
  writeFileSync(file, 'face\nSIX\nend\n');
  expect(() => hold('face\nNEUF\nend\n')).toThrow(/differs.*\nfrom line 2\n- SIX\n\+ NEUF/s);
  expect(written()).toEqual(['face\nSIX\nend\n', 'face\nNEUF\nend\n', 'from line 2\n- SIX\n+ NEUF\n']);
  expect(readFileSync(file, 'utf8')).toBe('face\nSIX\nend\n');
});

it('clears what differed before, once the face is held again', () => {
  writeFileSync(file, 'SIX\n');
  expect(() => hold('NEUF\n')).toThrow();
  hold('SIX\n');
  expect(written()).toEqual([null, null, null]);
});

it('refuses a face that nobody approved, and makes a golden only when told to', () => {
  expect(() => hold('face\n')).toThrow(/no golden/);
  expect(existsSync(file)).toBe(false);
  hold('face\n', true);
  expect(readFileSync(file, 'utf8')).toBe('face\n');
});

it('tells lines that only went, or only came', () => {
  expect(differenceOf('a\nb\nc', 'a\nc')).toBe('from line 2\n- b\n');
  expect(differenceOf('a\nc', 'a\nb\nc')).toBe('from line 2\n+ b\n');
});
