import { expect, test } from 'vitest';
import type { FormUse, GraphicsState, Path, Visitor } from '../../src/pdf/read/content/visitor.ts';
import { Together } from '../../src/readback/together.ts';

const form = (ref: string): FormUse => ({
  kind: 'form',
  nth: 0,
  ref,
  matrix: [1, 0, 0, 1, 0, 0],
  bbox: [0, 0, 1, 1],
  group: null,
});
const state = {} as GraphicsState;
const path = {} as Path;

/** A visitor that enters some forms, and writes down what it is told. */
function writer(enters: readonly string[]): { readonly visitor: Visitor; readonly told: string[] } {
  const told: string[] = [];
  const visitor: Visitor = {
    enterForm: ({ ref }) => {
      told.push(`enter ${ref}`);
      return enters.includes(ref);
    },
    leaveForm: ({ ref }) => void told.push(`leave ${ref}`),
    path: () => void told.push('path'),
  };
  return { visitor, told };
}

test('content that one visitor passes by is told to the other alone', () => {
  const [one, two] = [writer(['a', 'b']), writer([])];
  const both = new Together([one.visitor, two.visitor]);
  expect(both.enterForm(form('a'), state)).toBe(true);
  expect(both.enterForm(form('b'), state)).toBe(true);
  both.path(path, state);
  both.leaveForm(form('b'), state);
  both.leaveForm(form('a'), state);
  both.path(path, state);
  expect(one.told).toEqual(['enter a', 'enter b', 'path', 'leave b', 'leave a', 'path']);
  expect(two.told).toEqual(['enter a', 'path']);
});

test('a form that all pass by is not run, and whoever waits in an outer one goes on waiting', () => {
  const [one, two] = [writer(['a']), writer([])];
  const both = new Together([one.visitor, two.visitor]);
  expect(both.enterForm(form('b'), state)).toBe(false);
  expect(both.enterForm(form('a'), state)).toBe(true);
  expect(both.enterForm(form('b'), state)).toBe(false);
  both.path(path, state);
  both.leaveForm(form('a'), state);
  both.path(path, state);
  expect(one.told).toEqual(['enter b', 'enter a', 'enter b', 'path', 'leave a', 'path']);
  expect(two.told).toEqual(['enter b', 'enter a', 'path']);
});
