import { describe, expect, test } from 'vitest';
import { rect } from '../../../src/base/geometry.ts';
import { IMAGED_BLACK, mix, REGISTRATION, type SpotInk, spot } from '../../../src/base/ink.ts';
import { mm } from '../../../src/base/length.ts';
import type { Form, GlyphItem, Item } from '../../../src/face/item.ts';
import { survey } from '../../../src/pdf/write/survey.ts';
import { shape } from '../../../src/text/shape.ts';
import { COAT, filled, itf, SPECIMEN } from '../../kit/face.ts';
import { onePage, pageSet } from '../../kit/page.ts';

const BOX = rect(0, 0, mm(5), mm(5));
const form = (key: string, ...items: Item[]): Form => ({ key, box: BOX, items });
const use = (used: Form): Item => ({ kind: 'use', form: used, at: { x: 0, y: 0 } });
const text = (said: string): GlyphItem => ({
  kind: 'glyphs',
  run: shape(said, { font: 'barlow-condensed-600', size: mm(4) }),
  at: { x: 0, y: 0 },
  paint: IMAGED_BLACK,
});

const saying = (id: number, said: string): GlyphItem => ({
  ...text(''),
  run: { ...text('').run, glyphs: [{ id, text: said, x: 0, y: 0 }] },
});

describe('what a file needs', () => {
  test('is every glyph with what it says, in forms and outside them', () => {
    const { fonts } = survey(onePage([text('10'), use(form('cell', text('15')))]));
    const said = [...(fonts.get('barlow-condensed-600')?.values() ?? [])].flatMap((texts) => [...texts]);
    expect(said.sort()).toEqual(['0', '1', '5']);
  });

  test('is both characters of a glyph that draws the space and the no-break space', () => {
    const { fonts } = survey(onePage([saying(3, ' '), saying(3, '\u00a0'), saying(3, ' ')]));
    expect([...(fonts.get('barlow-condensed-600')?.get(3) ?? [])]).toEqual([' ', '\u00a0']);
  });

  test('is the inks that are drawn with, and not those only declared', () => {
    const drawn = [filled(BOX, spot(REGISTRATION))];
    expect([...survey(onePage(drawn, [COAT])).inks.keys()]).toEqual(['All']);
    expect([
      ...survey(onePage([...drawn, use(form('coat', filled(BOX, spot(COAT))))], [COAT])).inks.keys(),
    ]).toEqual(['All', 'ScratchCoat']);
  });
});

describe('the mixes of a file', () => {
  const two = (...inks: readonly SpotInk[]) => filled(BOX, mix(inks.map((ink) => ({ ink, tint: 50 }))));

  test('are one for each set of inks, with every ink of theirs', () => {
    const { mixes, inks } = survey(onePage([two(SPECIMEN, COAT), two(COAT, SPECIMEN)], [COAT, SPECIMEN]));
    expect([...mixes]).toEqual([['ScratchCoat+Specimen', [COAT, SPECIMEN]]]);
    expect([...inks.keys()].sort()).toEqual(['ScratchCoat', 'Specimen']);
  });

  test('are refused where one of their inks is not declared', () => {
    expect(() => survey(onePage([two(SPECIMEN, COAT)], [COAT]))).toThrow(/Specimen is not among/);
  });
});

describe('before a page is written, it is refused that', () => {
  test('a form is drawn with an ink that the file does not declare', () => {
    expect(() => survey(onePage([use(form('coat', filled(BOX, spot(COAT))))]))).toThrow(
      /ScratchCoat is not among/,
    );
  });

  test('a stroke has such an ink', () => {
    const stroked: Item = { kind: 'path', outline: [], stroke: { paint: spot(COAT), width: 1 } };
    expect(() => survey(onePage([stroked]))).toThrow(/ScratchCoat is not among/);
  });

  test('a page has boxes that are not one within the other', () => {
    const [good] = onePage([]).pages;
    if (good === undefined) throw new Error('one page is one page');
    const bad = { ...good, trim: rect(0, 0, good.size.width + 1, 1) };
    expect(() => survey(pageSet([good, bad]))).toThrow(/not one within the other/);
  });

  test('two drawings have one key', () => {
    const twins = [form('cell', text('10')), form('cell', text('15'))].map(use);
    expect(() => survey(onePage(twins))).toThrow('two different forms have the key cell');
  });

  test('but not that one drawing was made twice', () => {
    expect(() =>
      survey(onePage([form('cell', text('10')), form('cell', text('10'))].map(use))),
    ).not.toThrow();
  });

  test('a code was never put on the dots of a sheet', () => {
    expect(() => survey(onePage([itf('0012')]))).toThrow(/before it was put on the sheet's dots/);
  });
});
