import { expect, test } from 'vitest';
import { PdfDocument } from '../../../src/pdf/write/document.ts';
import { Kept } from '../../kit/pdf.ts';

const ABOUT = { title: 'Essai', subject: 'Un document.', variable: null };

async function written(fill: (file: PdfDocument) => void, about = ABOUT): Promise<string> {
  const sink = new Kept();
  const file = new PdfDocument(sink, about);
  fill(file);
  await file.close();
  return sink.bytes.toString('latin1');
}

const idOf = (file: string): string => /\/ID \[<([0-9a-f]*)>/.exec(file)?.[1] ?? '';

test('nothing reaches the sink before it is flushed, and then all that was put down', async () => {
  const sink = new Kept();
  const file = new PdfDocument(sink, ABOUT);
  file.add({ Type: 'Marker' });
  expect(sink.bytes).toHaveLength(0);
  await file.flush();
  expect(sink.bytes.toString('latin1')).toContain('/Type /Marker');
  expect(sink.bytes.toString('latin1')).not.toContain('trailer');
});

test('the trailer names the file by what is in it and what it says of itself', async () => {
  const plain = idOf(await written(() => {}));
  expect(plain).toMatch(/^[0-9a-f]{32}$/);
  expect(idOf(await written(() => {}))).toBe(plain);
  expect(idOf(await written((file) => void file.add({ Type: 'Marker' })))).not.toBe(plain);
  expect(idOf(await written(() => {}, { ...ABOUT, title: 'Autre' }))).not.toBe(plain);
});

test('the catalogue takes entries of a later day, such as output intents', async () => {
  const file = await written((open) => {
    open.catalogue.OutputIntents = [open.add({ Type: 'OutputIntent' })];
  });
  expect(file).toMatch(/\/Type \/Catalog.*\/OutputIntents \[\d+ 0 R\]/s);
});

test('no standard font, user unit or empty date of the library comes along', async () => {
  const file = await written(() => {});
  expect(file).not.toMatch(/Helvetica|UserUnit/);
  expect(file).toContain('(D:20000101000000Z)');
});
