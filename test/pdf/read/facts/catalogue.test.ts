import { expect, test } from 'vitest';
import { pdfOf } from '../content/kit.ts';
import { factsOf } from './facts.ts';

const treeFaults = async (from: string, to: string) => {
  const text = Buffer.from(pdfOf({})).toString('latin1').replace(from, to);
  return (await factsOf(Buffer.from(text, 'latin1'))).document.treeFaults;
};

test('a catalogue that the trailer names and that says so is right', async () => {
  expect(await treeFaults('', '')).toEqual([]);
});

test('a trailer that names none is told, though the file has one', async () => {
  expect(await treeFaults('/Root 1 0 R', '/Root 9 0 R')).toEqual([
    'the trailer names 9 0 R as the catalogue, which is none',
  ]);
});

test('a catalogue that says to be something else is told', async () => {
  expect(await treeFaults('/Type /Catalog', '/Type /Catalag')).toEqual([
    'the catalogue does not say that it is one',
  ]);
});
