/** PDF allows no more pairs than this in one block. */
const PAIRS_IN_A_BLOCK = 100;

/**
 * The CMap that tells a reader what each code says.
 *
 * Shape   `texts[code]`: one character as a rule, several for a ligature, none for half of a split one
 */
export function toUnicode(texts: readonly string[]): string {
  const pairs = texts.flatMap((text, code) => (text === '' ? [] : [`<${hex(code)}> <${utf16(text)}>`]));
  const blocks: string[] = [];
  for (let start = 0; start < pairs.length; start += PAIRS_IN_A_BLOCK) {
    const block = pairs.slice(start, start + PAIRS_IN_A_BLOCK);
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [...HEAD, ...blocks, ...FOOT].join('\n');
}

const HEAD = [
  '/CIDInit /ProcSet findresource begin',
  '12 dict begin',
  'begincmap',
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
  '/CMapName /Adobe-Identity-UCS def',
  '/CMapType 2 def',
  '1 begincodespacerange',
  '<0000> <ffff>',
  'endcodespacerange',
];

const FOOT = ['endcmap', 'CMapName currentdict /CMap defineresource pop', 'end', 'end'];

/** A code as two bytes in hexadecimal. */
export const hex = (code: number): string => code.toString(16).padStart(4, '0');

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
