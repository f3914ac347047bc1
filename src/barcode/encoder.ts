import bwipjs from 'bwip-js/node';

/** What the encoder gives back for one symbol: bar and space widths in turn, or modules row by row. */
interface RawSymbol {
  readonly sbs?: readonly number[];
  readonly bhs?: readonly number[];
  readonly pixs?: readonly number[];
  readonly pixx?: number;
}

/** What the encoder is told beside the value. */
type EncoderOptions = Readonly<Record<string, string | number>>;

/**
 * One symbol straight from bwip-js.
 *
 * Why     its `raw` member is the encoder; the named export `raw` is a symbology. `height` is never passed: it
 *         stretches 2-D symbols
 * Throws  RangeError if the encoder refuses the value, or pads it into several symbols
 */
function raw(symbology: string, options: EncoderOptions): RawSymbol {
  let symbols: readonly RawSymbol[];
  try {
    symbols = bwipjs.raw({ bcid: symbology, text: '', ...options });
  } catch (cause) {
    throw new RangeError(`the value cannot be encoded as ${symbology}`, { cause });
  }
  const [symbol] = symbols;
  if (symbol === undefined || symbols.length !== 1)
    throw new RangeError(`${symbology} gave no single symbol`);
  return symbol;
}

/**
 * Widths of bars and spaces in turn, in narrow modules, a bar first and last.
 *
 * Why     bwip-js ends ITF with a space that is no part of the symbol: only as many bars as it gives heights count
 */
export function rawWidths(symbology: string, text: string): readonly number[] {
  const { sbs, bhs } = raw(symbology, { text });
  if (sbs === undefined || bhs === undefined) throw new RangeError(`${symbology} is not a linear code`);
  return sbs.slice(0, 2 * bhs.length - 1);
}

/** One string of '1' (dark) and '0' a row, from the top. */
export function rawRows(symbology: string, text: string, options: EncoderOptions): readonly string[] {
  const { pixs, pixx } = raw(symbology, { ...options, text });
  if (pixs === undefined || pixx === undefined) throw new RangeError(`${symbology} is not a matrix code`);
  const rows: string[] = [];
  for (let at = 0; at < pixs.length; at += pixx) rows.push(pixs.slice(at, at + pixx).join(''));
  return rows;
}
