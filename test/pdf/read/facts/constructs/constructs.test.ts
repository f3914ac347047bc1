import { expect, test } from 'vitest';
import type { DocumentFacts } from '../../../../../src/pdf/read/facts/document-facts.ts';
import { form, type MadePdf, stream } from '../../content/kit.ts';
import { factsOfMade } from '../facts.ts';

type Topic =
  | 'transfer'
  | 'screens'
  | 'foreign'
  | 'actions'
  | 'transparency'
  | 'groupSpaces'
  | 'filters'
  | 'rgb';

/** What is seen of one topic, without its objects. */
const seen = async (topic: Topic, made: MadePdf): Promise<readonly string[]> => {
  const document: DocumentFacts = (await factsOfMade(made)).document;
  return document[topic].map(({ what }) => what);
};

/** A page that has this graphics state among its resources, without a type. */
const state = (entries: string): MadePdf => ({
  pages: [{ resources: '/ExtGState << /G 100 0 R >>' }],
  objects: { 100: `<< ${entries} >>` },
});

test.each([
  ['/TR /Identity', ['/TR /Identity']],
  ['/TR2 /Default', []],
  ['/TR2 /Identity', ['/TR2 /Identity']],
  ['/HTP [0 0]', ['/HTP']],
  ['/HT << /HalftoneType 1 /TransferFunction /Identity >>', ['/HT with a /TransferFunction']],
  ['/HT << /HalftoneType 1 >>', []],
])('curves: a state with %s', async (entries, expected) => {
  expect(await seen('transfer', state(entries))).toEqual(expected);
});

test.each([
  ['/HT /Default', []],
  ['/HT << /HalftoneType 1 >>', ['/HT a dictionary']],
  ['/UCR2 /Default /BG << /FunctionType 2 >>', ['/BG a dictionary']],
])('screens: a state with %s', async (entries, expected) => {
  expect(await seen('screens', state(entries))).toEqual(expected);
});

test('a dictionary that no one names as a state, and does not say to be one, is none', async () => {
  expect(await seen('transfer', { objects: { 100: '<< /TR /Identity >>' } })).toEqual([]);
  expect(await seen('transfer', { objects: { 100: '<< /Type /ExtGState /TR /Identity >>' } })).toEqual([
    '/TR /Identity',
  ]);
});

test.each([
  ['/Subtype /PS', ['a PostScript XObject']],
  ['/Subtype /Form /Subtype2 /PS', ['a PostScript XObject']],
  ['/Subtype /Form /PS 101 0 R', ['a form with /PS']],
  ['/Subtype /Form /Ref << >>', ['a reference XObject (/Ref)']],
  ['/Subtype /Form /OPI << >>', ['/OPI']],
  ['/Subtype /Image /Alternates []', ['an image with /Alternates']],
  ['/F (elsewhere.bin)', ['a stream that stands outside the file (/F)']],
  ['/Subtype /Form', []],
])('foreign: a stream with %s', async (entries, expected) => {
  expect(await seen('foreign', { objects: { 100: stream('', entries) } })).toEqual(expected);
});

test.each([
  ['/AA << >>', ['/AA']],
  ['/S /JavaScript /JS (x)', ['/JavaScript']],
  ['/S /URI', ['an action (/URI)']],
  ['/S /Transparency', []],
  ['/EF << >>', ['an embedded file (/EF)']],
])('actions: a dictionary with %s', async (entries, expected) => {
  expect(await seen('actions', { objects: { 100: `<< ${entries} >>` } })).toEqual(expected);
});

test.each([
  ['/OpenAction [3 0 R /Fit]', ['/OpenAction an array']],
  ['/Names << /JavaScript << >> >>', ['/JavaScript among the names']],
  ['/Names << /EmbeddedFiles << >> >>', ['/EmbeddedFiles among the names']],
  ['/Names << /Dests << >> >>', []],
  ['/AcroForm << /Fields [] >>', ['a form to fill in (/AcroForm)']],
])('actions: a catalogue with %s', async (catalog, expected) => {
  expect(await seen('actions', { catalog })).toEqual(expected);
});

test.each([
  ['/ca 1 /CA 1 /BM /Normal /SMask /None', []],
  ['/ca 0.5', ['/ca 0.5']],
  ['/CA 0', ['/CA 0']],
  ['/BM /Multiply', ['/BM /Multiply']],
  ['/BM [/Compatible /Darken]', ['/BM /Darken']],
  ['/SMask << /S /Alpha >>', ['/SMask a dictionary']],
])('transparency: a state with %s', async (entries, expected) => {
  expect(await seen('transparency', state(entries))).toEqual(expected);
});

test('transparency: a group, and an image with a soft mask', async () => {
  expect(await seen('transparency', { objects: { 100: form('', '/Group << /S /Transparency >>') } })).toEqual(
    ['a transparency group'],
  );
  const image = '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray';
  expect(
    await seen('transparency', {
      objects: { 100: stream('x', `${image} /SMask 101 0 R`), 101: stream('x', image) },
    }),
  ).toEqual(['an image with /SMask']);
});

test('a page group says its space where it is not CMYK', async () => {
  const group = (space: string): MadePdf => ({
    pages: [{ extra: `/Group << /S /Transparency ${space} >>` }],
  });
  expect(await seen('groupSpaces', group('/CS /DeviceCMYK'))).toEqual([]);
  expect(await seen('groupSpaces', group(''))).toEqual([]);
  expect(await seen('groupSpaces', group('/CS /DeviceRGB'))).toEqual(['a page group in /DeviceRGB']);
});

test('filters are seen by their names', async () => {
  const objects = {
    100: stream('>', '/Filter /ASCIIHexDecode'),
    101: stream('', '/Filter [/FlateDecode /DCTDecode]'),
  };
  expect(await seen('filters', { objects })).toEqual(['ASCIIHexDecode', 'FlateDecode', 'DCTDecode']);
});

test.each([
  ['<< /ColorSpace /DeviceRGB >>', ['DeviceRGB']],
  ['<< /C [/CalRGB << >>] >>', ['CalRGB']],
  ['<< /C [/Separation /Coat /DeviceRGB 1] >>', ['Separation over DeviceRGB']],
  ['<< /C [/Indexed /DeviceRGB 1 <00>] >>', ['Indexed over DeviceRGB']],
  [
    '<< /C [/Pattern [/Indexed [/ICCBased 101 0 R] 1 <00>]] >>',
    ['Pattern over Indexed over ICCBased of three components'],
  ],
  ['<< /C [/ICCBased 101 0 R] >>', ['ICCBased of three components']],
  ['<< /C [/Separation /Coat /DeviceCMYK 1] /ColorSpace /DeviceGray >>', []],
])('RGB: %s', async (written, expected) => {
  expect(await seen('rgb', { objects: { 100: written, 101: stream('', '/N 3') } })).toEqual(expected);
});
