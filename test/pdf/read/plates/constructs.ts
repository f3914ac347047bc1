import type { RipName } from '../../write/separations.ts';
import type { MadeObject } from './hand-made.ts';

/**
 * One way to paint, in a cell of 40 × 40 points whose lower left corner is the origin, over 60 % of cyan and 30 % of the
 * spot Coat.
 */
export interface Construct {
  readonly name: string;
  readonly content: string;
  /** The RIP that goes its own way here; the other two agree with what the standard says. */
  readonly unlike?: RipName;
}

const ramp = (components: number): Uint8Array =>
  Uint8Array.from({ length: 16 * components }, (_, at) => (at * 37 + 20 * (at % components)) % 256);

const image = (more: string, bytes: Uint8Array | string): MadeObject => ({
  dict: `/Type /XObject /Subtype /Image /Width 4 /Height 4 ${more}`,
  bytes,
});

const tint = (c1: string) => `<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [${c1}] /N 1 >>`;

const form = (more: string, content: string): MadeObject => ({
  dict: `/Type /XObject /Subtype /Form /BBox [0 0 40 40] /Resources << ${'RESOURCES'} >> ${more}`.replace(
    'RESOURCES',
    RESOURCES,
  ),
  bytes: content,
});

export const RESOURCES = `/ExtGState << /Over << /OP true /op true /OPM 1 >> /Over0 << /OP true /op true /OPM 0 >>
    /Knock << /OP false /op false >> /OnlyStroke << /OP true /op false >> /Half << /ca 0.5 /CA 0.5 >> >>
  /ColorSpace << /Coat {coat} /Gold {gold} /Two {two} /Pal {palette} /Tile [/Pattern {gold}] /All [/Separation /All /DeviceCMYK {allTint}] /None [/Separation /None /DeviceCMYK {allTint}] >>
  /Font << /F {font} >>`;

export const OBJECTS: Readonly<Record<string, MadeObject>> = {
  font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  allTint: tint('1 1 1 1'),
  coatTint: tint('0 0 0 0.4'),
  goldTint: tint('0 0.2 0.8 0'),
  coat: '[/Separation /Coat /DeviceCMYK {coatTint}]',
  gold: '[/Separation /Gold /DeviceCMYK {goldTint}]',
  two: '[/DeviceN [/Gold /Coat] /DeviceCMYK {twoTint}]',
  twoTint: {
    dict: '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1]',
    bytes: '{ pop 0 exch dup 0 }',
  },
  palette: '[/Indexed /DeviceCMYK 3 <00000000 FF000000 00FF8000 000000C0>]',
  cmykImage: image('/ColorSpace /DeviceCMYK /BitsPerComponent 8', ramp(4)),
  grayImage: image('/ColorSpace /DeviceGray /BitsPerComponent 8', ramp(1)),
  goldImage: image('/ColorSpace {gold} /BitsPerComponent 8', ramp(1)),
  goldBack: image('/ColorSpace {gold} /BitsPerComponent 8 /Decode [1 0]', ramp(1)),
  twoImage: image('/ColorSpace {two} /BitsPerComponent 8', ramp(2)),
  paletteImage: image('/ColorSpace {palette} /BitsPerComponent 2', Uint8Array.of(0x1b, 0xb1, 0xe4, 0x4e)),
  bitImage: image('/ColorSpace /DeviceGray /BitsPerComponent 1', Uint8Array.of(0x50, 0xa0, 0x50, 0xa0)),
  mask: image('/ImageMask true /BitsPerComponent 1', Uint8Array.of(0x50, 0xa0, 0x50, 0xa0)),
  inherits: form('', '4 4 32 32 re f'),
  scaled: form('/Matrix [0.5 0 0 0.5 10 10]', '/Over gs /Gold cs 0.7 scn 0 0 40 40 re f'),
  nested: form('', '/Two cs 0.2 0.6 scn /Inner Do'),
  group: form('/Group << /S /Transparency /CS /DeviceCMYK /I true >>', '0 0.5 0 0 k 4 4 32 32 re f'),
  tile: {
    dict: `/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << ${RESOURCES} >>`,
    bytes: '0 0.8 0 0 k 0 0 4 8 re f /Gold cs 0.5 scn 4 0 4 8 re f',
  },
  bareTile: {
    dict: `/PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 8 8] /XStep 8 /YStep 8 /Resources << >>`,
    bytes: '0 0 8 4 re f',
  },
  axial:
    '<< /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 40 0] /Function {cmykRamp} /Extend [true true] >>',
  cmykRamp: '<< /FunctionType 2 /Domain [0 1] /C0 [0.1 0 0 0] /C1 [0.1 1 0 0.5] /N 1 >>',
  goldAxial:
    '<< /ShadingType 2 /ColorSpace {gold} /Coords [0 0 40 0] /Function {oneRamp} /Extend [true true] >>',
  oneRamp: '<< /FunctionType 2 /Domain [0 1] /C0 [0.2] /C1 [0.9] /N 1 >>',
  radial:
    '<< /ShadingType 3 /ColorSpace {two} /Coords [20 20 0 20 20 18] /Function {twoRamp} /Extend [false false] >>',
  twoRamp: '<< /FunctionType 2 /Domain [0 1] /C0 [0.2 0.9] /C1 [0.8 0.1] /N 1 >>',
  shadingPattern: '<< /PatternType 2 /Shading {wideAxial} >>',
  wideAxial:
    '<< /ShadingType 2 /ColorSpace {gold} /Coords [0 0 900 0] /Function {oneRamp} /Extend [true true] >>',
};

export const NAMED = `/XObject << ${[
  ['Cmyk', 'cmykImage'],
  ['Gray', 'grayImage'],
  ['Gold', 'goldImage'],
  ['GoldBack', 'goldBack'],
  ['Two', 'twoImage'],
  ['Pal', 'paletteImage'],
  ['Bit', 'bitImage'],
  ['Mask', 'mask'],
  ['Inherits', 'inherits'],
  ['Scaled', 'scaled'],
  ['Group', 'group'],
]
  .map(([name, object]) => `/${name} {${object}}`)
  .join(' ')} >>
  /Pattern << /Tile {tile} /Bare {bareTile} /Shade {shadingPattern} >>
  /Shading << /Axial {axial} /GoldAxial {goldAxial} /Radial {radial} >>`;

const placed = (name: string): string => `32 0 0 32 4 4 cm /${name} Do`;

export const CONSTRUCTS: readonly Construct[] = [
  { name: 'a CMYK image that knocks out', content: placed('Cmyk') },
  { name: 'a CMYK image that overprints by mode 1', content: `/Over gs ${placed('Cmyk')}` },
  { name: 'a grey image', content: placed('Gray') },
  { name: 'a grey image that overprints', content: `/Over gs ${placed('Gray')}` },
  { name: 'an image in a spot', content: placed('Gold') },
  { name: 'an image in a spot that overprints', content: `/Over gs ${placed('Gold')}` },
  { name: 'an image in a spot, turned about', content: `/Over gs ${placed('GoldBack')}` },
  { name: 'an image in two spots', content: `/Over gs ${placed('Two')}` },
  { name: 'an image with a palette', content: placed('Pal') },
  { name: 'an image of one bit', content: `/Over0 gs ${placed('Bit')}` },
  { name: 'a mask in a spot that overprints', content: `/Over gs /Gold cs 0.6 scn ${placed('Mask')}` },
  { name: 'a mask in magenta that knocks out', content: `0 0.6 0 0 k ${placed('Mask')}` },
  {
    name: 'an image within the content',
    content:
      'q 32 0 0 32 4 4 cm BI /W 4 /H 4 /BPC 8 /CS /G /F /AHx ID 00 40 80 C0 40 80 C0 FF 80 C0 FF 00 C0 FF 00 40> EI Q',
  },
  { name: 'a colour by a palette', content: '/Pal cs 2 sc 4 4 32 32 re f' },
  { name: 'a form that takes the colour of its use', content: '/Over gs /Gold cs 0.4 scn /Inherits Do' },
  { name: 'the same form in another colour', content: '0 0 0.3 0 k /Inherits Do' },
  { name: 'a form scaled by its matrix', content: '/Scaled Do' },
  { name: 'a form that is a group', content: '/Group Do' },
  { name: 'a tile with colours', content: '/Pattern cs /Tile scn 4 4 32 32 re f' },
  {
    name: 'a tile that takes its colour',
    unlike: 'MuPDF',
    content: '/Over gs /Tile cs 0.8 /Bare scn 4 4 32 32 re f',
  },
  { name: 'a gradient in CMYK', content: '4 4 32 32 re W n /Axial sh' },
  { name: 'a gradient in a spot that overprints', content: '/Over gs 4 4 32 32 re W n /GoldAxial sh' },
  { name: 'a gradient in a spot that knocks out', content: '4 4 32 32 re W n /GoldAxial sh' },
  {
    name: 'a gradient in two spots, in a disc',
    unlike: 'Ghostscript',
    content: '/Over gs 4 4 32 32 re W n /Radial sh',
  },
  { name: 'a pattern that is a gradient', content: '/Over gs /Pattern cs /Shade scn 4 4 32 32 re f' },
  {
    name: 'fill and stroke of which only the stroke overprints',
    unlike: 'Ghostscript',
    content: '/OnlyStroke gs 0 0.5 0 0 k /Gold CS 0.7 SCN 6 w 8 8 24 24 re b',
  },
  { name: 'text in a spot', content: '/Over gs /Gold cs 0.9 scn BT /F 60 Tf 2 -2 Td (M) Tj ET' },
  {
    name: 'text filled and stroked',
    content: '0 0.5 0 0 k /Gold CS 0.7 SCN 3 w BT 2 Tr /F 50 Tf 2 2 Td (I) Tj ET',
  },
  { name: 'text that clips', content: 'BT 7 Tr /F 60 Tf 2 -2 Td (M) Tj ET 0 0.7 0 0 k 0 0 40 40 re f' },
  { name: 'half through, over what lies below', content: '/Half gs 0 0.8 0 0 k 4 4 32 32 re f' },
  { name: 'the colorant None', unlike: 'MuPDF', content: '/None cs 1 scn 4 4 32 32 re f' },
  { name: 'the colorant All', content: '/All cs 0.5 scn 4 4 32 32 re f' },
  { name: 'a state that is given back', content: 'q /Over gs /Gold cs 1 scn Q 4 4 32 32 re f' },
  { name: 'a dashed line in a spot', content: '/Over gs /Gold CS 1 SCN 8 w [8 8] 0 d 0 20 m 40 20 l S' },
];
