import { expect, test } from 'vitest';
import type { Checked } from '../../../src/base/checked.ts';
import { ORIGIN, rect } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK } from '../../../src/base/ink.ts';
import { rectOutline } from '../../../src/base/outline.ts';
import type { Form, Item } from '../../../src/face/item.ts';
import type { PageContent } from '../../../src/face/page.ts';
import { NoSink } from '../../../src/imaging/no-sink.ts';
import { StockedFile } from '../../../src/pdf/write/stocked-file.ts';

const form = (key: string, width: number): Form => ({
  key,
  box: rect(0, 0, width, 1_000),
  items: [{ kind: 'path', outline: rectOutline(rect(0, 0, width, 1_000)), fill: IMAGED_BLACK }],
});
const [known, strange] = [form('known', 2_000), form('strange', 3_000)];

const uses = (...forms: readonly Form[]): readonly Item[] =>
  forms.map((one) => ({ kind: 'use', form: one, at: ORIGIN }));

const placed = (items: readonly Item[], x = 0): PageContent => ({ kind: 'placed', at: { x, y: 0 }, items });

const file = () =>
  new StockedFile(new NoSink(), { title: 'Essai', subject: 'Un essai.', inks: [], stock: uses(known) });

test('contents are written the same alone and together, whatever stands before them', () => {
  const [one, two] = [placed(uses(known)), placed(uses(known), 12_700)];
  const opened = file();
  expect(opened.operators([one])).toBe('q 1 0 0 1 0 0 cm\n/X0 Do\nQ');
  expect(opened.operators([one, two])).toBe(`${opened.operators([one])}\n${opened.operators([two])}`);
});

test('what the file was not stocked with is a fault of ours', () => {
  expect(() => file().operators([placed(uses(strange))])).toThrow("XObject X1 is not in the file's stock");
});

test('it becomes no PDF for what came round its rules', () => {
  const never = {} as Checked<object>;
  expect(() => file().close(never)).toThrow('what a file shows reached the press without passing its rules');
});
