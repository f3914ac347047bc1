/** A name may have 127 bytes. */
export const LONGEST_NAME = 127;

/** A name without its slash, what is escaped in it as it is meant. */
export function readName(bytes: Uint8Array, from: number, to: number): string {
  const written = shortName(bytes, from, to);
  return written.includes('#') ? unescaped(written) : written;
}

/**
 * Bytes as the letters that they are.
 *
 * Why     short names are by far the most, and a call into Buffer costs more than they do
 */
export function latin1(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > 12) return Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('latin1');
  let text = '';
  for (let at = from; at < to; at++) text += String.fromCharCode(bytes[at] as number);
  return text;
}

/** Names that were read lately, each at the place that its bytes lead to. */
const NAMES: string[] = new Array(2048).fill('');

/** Why  content uses the same few hundred names again and again: most are told by their bytes, and no string is made */
function shortName(bytes: Uint8Array, from: number, to: number): string {
  let hash = to - from;
  for (let at = from; at < to; at++) hash = (hash * 31 + (bytes[at] as number)) & 0xffffff;
  const place = hash % NAMES.length;
  const known = NAMES[place] as string;
  if (known.length === to - from && isSaid(known, bytes, from)) return known;
  const name = latin1(bytes, from, to);
  if (name.length <= LONGEST_NAME) NAMES[place] = name;
  return name;
}

function isSaid(name: string, bytes: Uint8Array, from: number): boolean {
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) !== bytes[from + at]) return false;
  return true;
}

const unescaped = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
