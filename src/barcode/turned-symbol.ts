import type { CodeSymbol } from './symbol.ts';

/** The symbol turned by 180°: what was last is first. */
export function turnedSymbol(symbol: CodeSymbol): CodeSymbol {
  if (symbol.kind === 'linear') return { ...symbol, widths: symbol.widths.toReversed() };
  return { ...symbol, rows: symbol.rows.map((row) => [...row].reverse().join('')).reverse() };
}
