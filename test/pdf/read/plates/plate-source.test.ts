import { describe, expect, test } from 'vitest';
import { openSource, pageOf } from '../../../../src/pdf/read/plates/plate-source.ts';
import { pdfOf } from '../content/kit.ts';

const SOUND = pdfOf({ pages: [{ content: 'q Q' }, { content: 'q Q' }] });

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    ({ name, message, hint }) => `${name}: ${message} → ${hint}`,
  );

describe('a file that plates cannot be made of is refused with what to do', () => {
  test.each([
    ['is empty', new Uint8Array(0), 'name a PDF'],
    ['is no PDF: it has no PDF header', Buffer.from('Ceci n’est pas un PDF.'), 'name a PDF'],
    [
      'is cut short: it has no end-of-file mark',
      SOUND.subarray(0, SOUND.length - 8),
      'bring it over again: it was cut on its way, or is still being written',
    ],
    [
      'is encrypted, and is not read',
      pdfOf({ trailer: '/Encrypt << /Filter /Standard >>' }),
      'save it without encryption, and name that file',
    ],
  ])('where it %s', async (what, bytes, hint) => {
    expect(await refusal(openSource(bytes, 'a/b.pdf'))).toBe(`InputError: a/b.pdf: ${what} → ${hint}`);
    expect(await refusal(openSource(bytes))).toBe(`InputError: the file ${what} → ${hint}`);
  });
});

test('a page that the file does not have is refused with those that it has', async () => {
  const two = await openSource(SOUND, 'b.pdf');
  const page = (index: number, name?: string) =>
    refusal(Promise.resolve().then(() => pageOf(two, index, name)));
  expect(await page(1, 'b.pdf')).toBe('taken');
  expect(await page(998, 'b.pdf')).toBe(
    'InputError: b.pdf: has 2 pages, and no page 999 → name a page from 1 to 2',
  );
  expect(await page(2)).toBe('InputError: the file has 2 pages, and no page 3 → name a page from 1 to 2');
});
