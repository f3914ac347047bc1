import type { Money } from '../base/money.ts';

/** What a cell says, so that rules, proofs and read-back need not guess it from its drawing. */
export type CellContent = AmountContent | SymbolContent | WordContent | PhraseContent;

/** An amount with its transcription; `arrow` says whether the arrow stands between the two. */
export interface AmountContent {
  readonly kind: 'amount';
  readonly amount: Money;
  readonly transcription: string;
  readonly star: boolean;
  readonly transcriptionAt: 'above' | 'below';
  readonly arrow: boolean;
}

export interface SymbolContent {
  readonly kind: 'symbol';
  readonly symbol: string;
}

export interface WordContent {
  readonly kind: 'word';
  readonly word: string;
}

export interface PhraseContent {
  readonly kind: 'phrase';
  readonly phrase: string;
}
