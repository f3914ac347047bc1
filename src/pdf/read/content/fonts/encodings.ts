/**
 * Glyph names of Latin text and the characters they stand for.
 *
 * Source  the names of ISO 32000-1, annex D, as Adobe's glyph list spells them
 */
const ASCII =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen ' +
  'period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at ' +
  'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore grave ' +
  'a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde';

/** U+00A1 to U+00FF. */
const LATIN_1 =
  'exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot uni00AD ' +
  'registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ' +
  'ordmasculine guillemotright onequarter onehalf threequarters questiondown Agrave Aacute Acircumflex Atilde Adieresis ' +
  'Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute ' +
  'Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute ' +
  'acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis ' +
  'eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ' +
  'ydieresis';

const OTHERS: Readonly<Record<string, number>> = {
  OE: 0x152,
  oe: 0x153,
  Scaron: 0x160,
  scaron: 0x161,
  Ydieresis: 0x178,
  Zcaron: 0x17d,
  zcaron: 0x17e,
  florin: 0x192,
  circumflex: 0x2c6,
  caron: 0x2c7,
  breve: 0x2d8,
  dotaccent: 0x2d9,
  ring: 0x2da,
  ogonek: 0x2db,
  tilde: 0x2dc,
  hungarumlaut: 0x2dd,
  endash: 0x2013,
  emdash: 0x2014,
  quoteleft: 0x2018,
  quoteright: 0x2019,
  quotesinglbase: 0x201a,
  quotedblleft: 0x201c,
  quotedblright: 0x201d,
  quotedblbase: 0x201e,
  dagger: 0x2020,
  daggerdbl: 0x2021,
  bullet: 0x2022,
  ellipsis: 0x2026,
  perthousand: 0x2030,
  guilsinglleft: 0x2039,
  guilsinglright: 0x203a,
  fraction: 0x2044,
  Euro: 0x20ac,
  trademark: 0x2122,
  minus: 0x2212,
  fi: 0xfb01,
  fl: 0xfb02,
  Lslash: 0x141,
  lslash: 0x142,
  dotlessi: 0x131,
  partialdiff: 0x2202,
  summation: 0x2211,
  product: 0x220f,
  pi: 0x3c0,
  integral: 0x222b,
  Omega: 0x3a9,
  radical: 0x221a,
  approxequal: 0x2248,
  Delta: 0x394,
  lozenge: 0x25ca,
  infinity: 0x221e,
  notequal: 0x2260,
  lessequal: 0x2264,
  greaterequal: 0x2265,
};

const CHARACTERS: ReadonlyMap<string, number> = new Map([
  ...ASCII.split(' ').map((name, index) => [name, 0x20 + index] as const),
  ...LATIN_1.split(' ').map((name, index) => [name, 0xa1 + index] as const),
  ...Object.entries(OTHERS),
]);

const NAMES: ReadonlyMap<number, string> = new Map(
  [...CHARACTERS].map(([name, character]) => [character, name]),
);

/** What a glyph's name says: by the list, or as `uni20AC` and `u1F600` spell it; null where it says nothing. */
export function characterOf(name: string): string | null {
  const known = CHARACTERS.get(name);
  if (known !== undefined) return String.fromCodePoint(known);
  const spelt = /^uni((?:[0-9A-F]{4})+)$|^u([0-9A-F]{4,6})$/.exec(name);
  if (spelt === null) return null;
  const units = (spelt[1] ?? '').match(/.{4}/g) ?? [];
  if (units.length > 0) return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
  const point = Number.parseInt(spelt[2] ?? '', 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : null;
}

/** The names of 256 codes; null where an encoding leaves one out. */
export type Encoding = readonly (string | null)[];

/** 0x80 to 0x9F, where Windows differs from Latin 1; PDF has a bullet where Windows has nothing. */
const WINDOWS =
  'Euro bullet quotesinglbase florin quotedblbase ellipsis dagger daggerdbl circumflex perthousand Scaron guilsinglleft OE ' +
  'bullet Zcaron bullet bullet quoteleft quoteright quotedblleft quotedblright bullet endash emdash tilde trademark scaron ' +
  'guilsinglright oe bullet zcaron Ydieresis';

const WIN_ANSI: Encoding = Array.from({ length: 256 }, (_, code) => {
  if (code === 0x7f) return 'bullet';
  if (code === 0xa0) return 'space';
  if (code === 0xad) return 'hyphen';
  return code >= 0x80 && code < 0xa0 ? (WINDOWS.split(' ')[code - 0x80] ?? null) : (NAMES.get(code) ?? null);
});

const MACINTOSH = new TextDecoder('macintosh');

const MAC_ROMAN: Encoding = Array.from({ length: 256 }, (_, code) => {
  if (code === 0xca) return 'space';
  if (code === 0xdb) return 'currency';
  return NAMES.get(MACINTOSH.decode(Uint8Array.of(code)).codePointAt(0) ?? 0) ?? null;
});

/** What Adobe's own encoding has above ASCII, from 0xA1. */
const STANDARD_HIGH: Readonly<Record<number, string>> = {
  161: 'exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl',
  177: 'endash dagger daggerdbl periodcentered',
  182: 'paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand',
  191: 'questiondown',
  193: 'grave acute circumflex tilde macron breve dotaccent dieresis',
  202: 'ring cedilla',
  205: 'hungarumlaut ogonek caron emdash',
  225: 'AE',
  227: 'ordfeminine',
  232: 'Lslash Oslash OE ordmasculine',
  241: 'ae',
  245: 'dotlessi',
  248: 'lslash oslash oe germandbls',
};

const STANDARD: Encoding = ((): Encoding => {
  const names = new Array<string | null>(256).fill(null);
  ASCII.split(' ').forEach((name, index) => {
    names[0x20 + index] = name;
  });
  names[0x27] = 'quoteright';
  names[0x60] = 'quoteleft';
  for (const [from, row] of Object.entries(STANDARD_HIGH)) {
    row.split(' ').forEach((name, index) => {
      names[Number(from) + index] = name;
    });
  }
  return names;
})();

export const ENCODINGS: ReadonlyMap<string, Encoding> = new Map([
  ['StandardEncoding', STANDARD],
  ['WinAnsiEncoding', WIN_ANSI],
  ['MacRomanEncoding', MAC_ROMAN],
]);
