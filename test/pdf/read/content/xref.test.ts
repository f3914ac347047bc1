import { describe, expect, test } from 'vitest';
import { opened, pdfOf } from './kit.ts';

const SOUND = Buffer.from(pdfOf({ pages: [{ content: 'q Q' }] })).toString('latin1');

const problems = async (file: string): Promise<readonly string[]> =>
  (await opened(Buffer.from(file, 'latin1'))).xref.map(({ kind, message }) => `${kind}: ${message}`);

/** The file with a second version of object 4 and a table for it behind its end, as an editor adds one. */
function updated(offsetOf: (file: string, added: number) => number): string {
  const start = Number(/startxref\n(\d+)/.exec(SOUND)?.[1]);
  const added = SOUND.length;
  const object = '4 0 obj\n<< /Length 1 >>\nstream\nQ\nendstream\nendobj\n';
  const offset = String(offsetOf(SOUND, added)).padStart(10, '0');
  const table = `xref\n4 1\n${offset} 00000 n \ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${start} >>\n`;
  return `${SOUND}${object}${table}startxref\n${added + object.length}\n%%EOF\n`;
}

describe('a cross-reference table', () => {
  test('that leads to every object is sound', async () => {
    expect(await problems(SOUND)).toEqual([]);
  });

  test('that was added to leads to the newest', async () => {
    expect(await problems(updated((_, added) => added))).toEqual([]);
  });

  test.each<[string, string, string]>([
    [
      'is not where the file says',
      SOUND.replace(/startxref\n\d+/, 'startxref\n12'),
      'no-table: there is no cross-reference table at byte 12, where the file says',
    ],
    [
      'is not named at all',
      SOUND.replace(/startxref\n\d+/, ''),
      'no-startxref: the file does not say where its cross-reference table is',
    ],
    [
      'leads elsewhere',
      SOUND.replace(/(\n3 1\n)\d{10}/, '$10000000009'),
      'wrong-offset: the cross-reference table does not lead to object 3',
    ],
    [
      'leaves objects out',
      SOUND.replace(/(\n3 1\n\d{10} 00000) n/, '$1 f'),
      'unlisted: the cross-reference table does not list object 3, which the file holds',
    ],
    [
      'leads to an older version, which is not the one that we read',
      updated((file) => file.indexOf('4 0 obj')),
      'older-wins: the cross-reference table leads to object 4, of which a later version follows',
    ],
  ])('%s: told', async (_, file, expected) => {
    expect(await problems(file)).toEqual([expected]);
  });

  test('leads back to itself', async () => {
    const start = /startxref\n(\d+)/.exec(SOUND)?.[1];
    expect(await problems(SOUND.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${start}`))).toEqual([
      'loop: the cross-reference tables of the file lead round in a circle',
    ]);
  });
});
