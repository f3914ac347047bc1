/** Where something stands in a content stream: from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One operator with its operands, by their places: the bytes stay as they are. */
export interface ContentOperator extends Span {
  /** `BI` stands for a whole inline image: operands are its keys and values, `data` its samples as stored. */
  readonly name: string;
  readonly operands: readonly Span[];
  readonly data: Span | null;
}

/**
 * The operators of a content stream in order.
 *
 * Why     a plate is the page's own content with some paints changed: what is kept is kept byte for byte, so what is
 *         needed is where an operator stands, not what its numbers are
 */
export function* contentOperators(bytes: Uint8Array): Generator<ContentOperator> {
  let operands: Span[] = [];
  let at = 0;
  for (;;) {
    const token = nextToken(bytes, at);
    if (token === null) return;
    at = token.end;
    if (!token.isOperator) {
      operands.push(token);
      continue;
    }
    const name = latin(bytes, token);
    const start = operands[0]?.start ?? token.start;
    if (name === 'BI') {
      const image = inlineImage(bytes, token.end);
      at = image.end;
      yield { name, start, ...image };
    } else yield { name, start, end: token.end, operands, data: null };
    operands = [];
  }
}

/** The operands that stand within an array or a dictionary. */
export function operandsWithin(bytes: Uint8Array, { start, end }: Span): readonly Span[] {
  const found: Span[] = [];
  for (let at = start; ; ) {
    const token = nextToken(bytes, at);
    if (token === null || token.end > end) return found;
    found.push(token);
    at = token.end;
  }
}

export const latin = (bytes: Uint8Array, { start, end }: Span): string => {
  let text = '';
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
};

/** The number an operand writes; 0 for what is none. */
export function numberAt(bytes: Uint8Array, span: Span | undefined): number {
  const value = span === undefined ? 0 : Number(latin(bytes, span));
  return Number.isFinite(value) ? value : 0;
}

/** The name an operand writes, its # escapes resolved; null for what is no name. */
export function nameAt(bytes: Uint8Array, span: Span | undefined): string | null {
  if (span === undefined || bytes[span.start] !== SLASH) return null;
  const written = latin(bytes, { start: span.start + 1, end: span.end });
  return written.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

interface Token extends Span {
  readonly isOperator: boolean;
}

const SLASH = 0x2f;
const [OPEN, CLOSE, BACKSLASH, LESS, GREATER, PERCENT] = [0x28, 0x29, 0x5c, 0x3c, 0x3e, 0x25];
const [BRACKET, END_BRACKET] = [0x5b, 0x5d];

/** What a byte is to a tokenizer: 1 white space, 2 a delimiter, 0 anything else. */
const KIND = new Uint8Array(256);
for (const white of [0, 9, 10, 12, 13, 32]) KIND[white] = 1;
for (const delimiter of '()<>[]{}/%') KIND[delimiter.charCodeAt(0)] = 2;

/** The next operand or operator; arrays and dictionaries are one operand. Null at the end. */
function nextToken(bytes: Uint8Array, from: number): Token | null {
  const start = skipSpace(bytes, from);
  if (start >= bytes.length) return null;
  const byte = bytes[start] ?? 0;
  if (byte === BRACKET || (byte === LESS && bytes[start + 1] === LESS)) {
    return { start, end: endOfNest(bytes, start), isOperator: false };
  }
  const end = endOfAtom(bytes, start);
  return { start, end, isOperator: isKeyword(bytes, start, end) };
}

function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    while (at < bytes.length && KIND[bytes[at] ?? 0] === 1) at++;
    if (bytes[at] !== PERCENT) return at;
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
  }
}

function endOfAtom(bytes: Uint8Array, start: number): number {
  const byte = bytes[start] ?? 0;
  if (byte === OPEN) return endOfString(bytes, start);
  if (byte === LESS) return endOfHex(bytes, start);
  let at = start + 1;
  if (KIND[byte] === 2 && byte !== SLASH) return at;
  while (at < bytes.length && KIND[bytes[at] ?? 0] === 0) at++;
  return at;
}

function endOfString(bytes: Uint8Array, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at++;
    else if (byte === OPEN) depth++;
    else if (byte === CLOSE && --depth === 0) return at + 1;
  }
  return bytes.length;
}

function endOfHex(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(GREATER, start);
  return end < 0 ? bytes.length : end + 1;
}

/** Past the bracket that closes the one at `start`, whatever is nested within. */
function endOfNest(bytes: Uint8Array, start: number): number {
  let depth = 0;
  let at = start;
  while (at < bytes.length) {
    at = skipSpace(bytes, at);
    const [byte, next] = [bytes[at], bytes[at + 1]];
    if (byte === BRACKET) depth++;
    else if (byte === END_BRACKET) depth--;
    else if (byte === LESS && next === LESS) {
      depth++;
      at++;
    } else if (byte === GREATER && next === GREATER) {
      depth--;
      at++;
    } else {
      at = endOfAtom(bytes, at);
      continue;
    }
    at++;
    if (depth <= 0) return at;
  }
  return bytes.length;
}

/** Operators are words that are neither numbers nor `true`, `false`, `null`. */
function isKeyword(bytes: Uint8Array, start: number, end: number): boolean {
  const byte = bytes[start] ?? 0;
  const isNumber = (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
  if (isNumber || KIND[byte] === 2) return false;
  if (end - start < 4) return true;
  return !CONSTANTS.has(latin(bytes, { start, end }));
}

const CONSTANTS: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** What follows `BI`: keys and values to `ID`, one byte of white space, samples to `EI`. */
function inlineImage(bytes: Uint8Array, from: number): Omit<ContentOperator, 'name' | 'start'> {
  const operands: Span[] = [];
  let at = from;
  for (;;) {
    const token = nextToken(bytes, at);
    if (token === null) return { operands, end: bytes.length, data: null };
    at = token.end;
    if (token.isOperator && latin(bytes, token) === 'ID') break;
    operands.push(token);
  }
  const start = at + 1;
  const end = endOfSamples(bytes, start);
  return { operands, data: { start, end }, end: Math.min(bytes.length, end + 3) };
}

/** Where white space, `EI` and again content come; samples may hold those letters by chance. */
function endOfSamples(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 2 < bytes.length; at++) {
    if (KIND[bytes[at] ?? 0] !== 1 || bytes[at + 1] !== 0x45 || bytes[at + 2] !== 0x49) continue;
    const after = bytes.subarray(at + 3, at + 3 + LOOK_AHEAD);
    if (after.length === 0 || (KIND[after[0] ?? 0] === 1 && after.every(isContent))) return at;
  }
  return bytes.length;
}

const LOOK_AHEAD = 12;
const isContent = (byte: number): boolean => (byte >= 32 && byte < 127) || (KIND[byte] === 1 && byte !== 0);
