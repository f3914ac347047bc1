import { dataEnd, dataStart } from '../content/inline-image-data.ts';
import { END, NUMBER, OVERFLOW, Tokens } from '../content/tokens.ts';

/** Where something stands in a content stream: from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One operator with its operands, where it stands: plates keep the bytes of what they keep. */
export interface ContentOperator extends Span {
  /** `BI` stands for a whole inline image. */
  readonly name: string;
  /** The operands, until the next operator is asked for. */
  readonly tokens: Tokens;
  /** Of an inline image: its keys and values, and its samples as stored. */
  readonly image: { readonly keys: Span; readonly samples: Span } | null;
}

/** The operators of a content stream in order; what follows too many operands for one is not read. */
export function* contentOperators(bytes: Uint8Array): Generator<ContentOperator> {
  const tokens = new Tokens();
  tokens.reset(bytes);
  for (let code = tokens.next(); code !== END && code !== OVERFLOW; code = tokens.next()) {
    const name = tokens.operator();
    if (name === 'ID') yield inlineImage(tokens);
    else if (name !== 'BI') yield { name, start: tokens.start, end: tokens.at, tokens, image: null };
  }
}

/** The numbers among the operands, in order. */
export const numbersOf = ({ tokens }: ContentOperator): number[] => {
  const numbers: number[] = [];
  for (let at = 0; at < tokens.count; at++)
    if (tokens.kinds[at] === NUMBER) numbers.push(tokens.numbers[at] ?? 0);
  return numbers;
};

export const numberOf = ({ tokens }: ContentOperator, index: number): number =>
  index < tokens.count && tokens.kinds[index] === NUMBER ? (tokens.numbers[index] ?? 0) : 0;

/** At `ID`: keys and values stand before it; one byte of white space and the samples follow, to `EI`. */
function inlineImage(tokens: Tokens): ContentOperator {
  const keys = { start: tokens.start, end: tokens.operatorStart };
  const start = dataStart(tokens.bytes, tokens.at);
  const { data: end, behind } = dataEnd(tokens.bytes, start, null);
  tokens.at = behind;
  return { name: 'BI', start: keys.start, end: tokens.at, tokens, image: { keys, samples: { start, end } } };
}
