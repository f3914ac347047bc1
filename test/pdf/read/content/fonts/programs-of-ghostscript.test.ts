import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interpretPage } from '../../../../../src/pdf/read/content/interpret.ts';
import type { Font } from '../../../../../src/pdf/read/content/visitor.ts';
import { runProgram } from '../../../../kit/program.ts';
import { opened } from '../kit.ts';

/** Each glyph of the text by its name, as Ghostscript embeds the font of the PostScript program. */
async function glyphsOf(
  folder: string,
  postScript: string,
): Promise<{ readonly font: Font; readonly glyphs: object }> {
  const [source, target] = [join(folder, 'text.ps'), join(folder, 'text.pdf')];
  writeFileSync(source, postScript, 'latin1');
  expect(
    runProgram('gs', ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=pdfwrite', '-o', target, source]).code,
  ).toBe(0);
  const file = await opened(readFileSync(target));
  const [page] = file.pages.pages;
  if (page === undefined) throw new Error('Ghostscript made no page');
  const fonts = new Set<Font>();
  const glyphs: Record<string, unknown> = {};
  interpretPage(file, page, {
    text: (run) => {
      fonts.add(run.font);
      for (let index = 0; index < run.count; index++) {
        const code = run.codes[index] ?? 0;
        const outline = run.font.outlines()?.get(run.gids[index] ?? -1);
        glyphs[run.font.glyphName(code) ?? code] = [
          outline,
          run.font.width(code),
          run.font.unicodeByEncoding(code),
        ];
      }
    },
  });
  const [font] = fonts;
  if (font === undefined) throw new Error('Ghostscript set no text');
  return { font, glyphs };
}

const setting = (text: string): string => `/Helvetica findfont dup length dict begin
  { 1 index /FID ne { def } { pop pop } ifelse } forall /Encoding ISOLatin1Encoding def currentdict end
  /H exch definefont 20 scalefont setfont 10 10 moveto (${text}) show showpage`;

describe('glyphs of a CFF font, as another program embeds it', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'programs-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('are the same in two subsets that number them otherwise', async () => {
    const [first, second] = [
      await glyphsOf(folder, setting('AMg\xe9')),
      await glyphsOf(folder, setting('Zg\xe9zA')),
    ];
    expect(first.font.program?.kind).toBe('CFF');
    expect(first.font.postScriptName).toBe(second.font.postScriptName);
    expect(first.font.baseFont).not.toBe(second.font.baseFont);
    const { A, g, eacute } = first.glyphs as Record<string, unknown>;
    expect({ A, g, eacute }).toEqual({
      A: [{ fingerprint: expect.stringMatching(/^cff:[0-9a-f]{64}$/), advance: 667 }, 667, 'A'],
      g: [{ fingerprint: expect.stringMatching(/^cff:[0-9a-f]{64}$/), advance: 556 }, 556, 'g'],
      eacute: [{ fingerprint: expect.stringMatching(/^cff:[0-9a-f]{64}$/), advance: 556 }, 556, 'é'],
    });
    expect(second.glyphs).toMatchObject({ A, g, eacute });
  });
});
