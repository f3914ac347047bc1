import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Bug } from '../../src/base/fault.ts';
import { covers, fontMetrics, fontRecords, openFont } from '../../src/text/fonts.ts';

const IDS = Object.keys(fontRecords());

describe('the fonts of the project', () => {
  it('are the eight that tickets are set in', () => {
    expect(IDS).toEqual([
      'barlow-condensed-400',
      'barlow-condensed-500',
      'barlow-condensed-600',
      'barlow-condensed-700',
      'barlow-condensed-800',
      'archivo-black',
      'caveat-600',
      'caveat-700',
    ]);
  });

  it.each(IDS)('%s is what its record says, open to embedding and cutting down', (id) => {
    const font = openFont(id);
    const record = fontRecords()[id];
    expect(`${font.familyName} ${font.subfamilyName}`).toContain(record?.family);
    expect(font['OS/2'].fsType).toMatchObject({ noEmbedding: false, noSubsetting: false, bitmapOnly: false });
    expect(record?.licence).toBe('OFL-1.1');
  });

  it.each(IDS)('%s comes with its licence', (id) => {
    const [scope, name] = (fontRecords()[id]?.file ?? '').split('/');
    const licence = new URL(`../../node_modules/${scope}/${name}/LICENSE_FONT`, import.meta.url);
    expect(readFileSync(licence, 'utf8')).toContain('SIL Open Font License, Version 1.1');
  });

  it('are each opened once', () => {
    expect(openFont('caveat-700')).toBe(openFont('caveat-700'));
  });

  it('do not hold one that is not listed', () => {
    expect(() => openFont('comic-sans')).toThrow(Bug);
    expect(() => openFont('comic-sans')).toThrow(/no font comic-sans; there are barlow-condensed-400, /);
  });
});

describe('the measures of a font', () => {
  it('are those that its makers set', () => {
    expect(fontMetrics('barlow-condensed-700')).toEqual({
      unitsPerEm: 1000,
      ascent: 1000,
      descent: -200,
      capHeight: 700,
      xHeight: 514,
    });
    expect(fontMetrics('archivo-black').capHeight).toBe(688);
  });
});

describe('what a font covers', () => {
  it.each(IDS)('%s has all that a ticket says in French, and the no-break space', (id) => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    expect(covers(id, `${alphabet}ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ€ «»’.,;:!?()-–—%°\u00a0`)).toEqual([]);
  });

  it('leaves out the star, which is drawn, and says so once', () => {
    expect(covers('barlow-condensed-700', '★ 500 € ★')).toEqual(['★']);
  });

  it('leaves out the narrow no-break space, so amounts take U+00A0', () => {
    expect(covers('barlow-condensed-700', '1\u202f000')).toEqual(['\u202f']);
    expect(covers('barlow-condensed-700', '1\u00a0000')).toEqual([]);
  });

  it('leaves out what is never drawn: soft hyphens, line feeds, halves of a pair', () => {
    expect(covers('barlow-condensed-700', 'a\u00adb\nc\ud83d')).toEqual(['\u00ad', '\n', '\ud83d']);
  });

  it('reads an accent that comes apart from its letter as one letter', () => {
    expect(covers('archivo-black', 'E\u0301')).toEqual([]);
  });
});
