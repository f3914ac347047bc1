import type { Game } from '../../game/game.ts';
import { rule as reglementCompositionsCanBeDealt } from '../reglement/compositions-can-be-dealt.ts';
import { rule as reglementCompositionsSum } from '../reglement/compositions-sum.ts';
import { rule as reglementOpenPrizesCanBeWon } from '../reglement/open-prizes-can-be-won.ts';
import { rule as reglementPhrasesAreNotNearWinning } from '../reglement/phrases-are-not-near-winning.ts';
import { rule as reglementPhrasesAreUndisputed } from '../reglement/phrases-are-undisputed.ts';
import { rule as reglementPhrasesCoverTheDeals } from '../reglement/phrases-cover-the-deals.ts';
import { rule as reglementPrintedTableIsKept } from '../reglement/printed-table-is-kept.ts';
import { rule as reglementPrizeTotal } from '../reglement/prize-total.ts';
import { rule as reglementRowProducts } from '../reglement/row-products.ts';
import { rule as reglementTiersDescend } from '../reglement/tiers-descend.ts';
import { rule as reglementTranscriptionsAreUnique } from '../reglement/transcriptions-are-unique.ts';
import { rule as reglementTranscriptionsStandApart } from '../reglement/transcriptions-stand-apart.ts';
import { rule as reglementWinnerCount } from '../reglement/winner-count.ts';
import { rule as reglementWinningSymbolsAreDrawn } from '../reglement/winning-symbols-are-drawn.ts';
import type { Rule } from '../rule.ts';

/** The law of a game and what its template declares, once. */
export const REGLEMENT_RULES: readonly Rule<Game>[] = [
  reglementCompositionsCanBeDealt,
  reglementCompositionsSum,
  reglementOpenPrizesCanBeWon,
  reglementPhrasesAreNotNearWinning,
  reglementPhrasesAreUndisputed,
  reglementPhrasesCoverTheDeals,
  reglementPrintedTableIsKept,
  reglementPrizeTotal,
  reglementRowProducts,
  reglementTiersDescend,
  reglementTranscriptionsAreUnique,
  reglementTranscriptionsStandApart,
  reglementWinnerCount,
  reglementWinningSymbolsAreDrawn,
];
