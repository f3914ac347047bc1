import type { BlockAudit } from '../../audit/audit.ts';
import { rule as compositionsAreThePlans } from '../block/compositions-are-the-plans.ts';
import { rule as everyTicketIsDecided } from '../block/every-ticket-is-decided.ts';
import { rule as fairFreeFeaturesTellNothing } from '../block/fair/free-features-tell-nothing.ts';
import { rule as fairLossesComeByLot } from '../block/fair/losses-come-by-lot.ts';
import { rule as fairNoValueDecidesAlone } from '../block/fair/no-value-decides-alone.ts';
import { rule as fairPartsTellLittle } from '../block/fair/parts-tell-little.ts';
import { rule as fairPlacesInPacksAreAlike } from '../block/fair/places-in-packs-are-alike.ts';
import { rule as fairWinnersStandAnywhere } from '../block/fair/winners-stand-anywhere.ts';
import { rule as fairZonesTellOfThemselvesAlone } from '../block/fair/zones-tell-of-themselves-alone.ts';
import { rule as fairZonesWinAlike } from '../block/fair/zones-win-alike.ts';
import { rule as numbersAreTheBlocks } from '../block/numbers-are-the-blocks.ts';
import { rule as numbersAreUnique } from '../block/numbers-are-unique.ts';
import { rule as packsHoldEnoughWinners } from '../block/packs/hold-enough-winners.ts';
import { rule as packsHoldFewHighPrizes } from '../block/packs/hold-few-high-prizes.ts';
import { rule as packsHoldNoMoreWinners } from '../block/packs/hold-no-more-winners.ts';
import { rule as packsLoseNotTooLong } from '../block/packs/lose-not-too-long.ts';
import { rule as ticketsAreAllThere } from '../block/tickets-are-all-there.ts';
import { rule as tiersAreThePrizeTables } from '../block/tiers-are-the-prize-tables.ts';
import { rule as totalsArePrizes } from '../block/totals-are-prizes.ts';
import { rule as validationNumbersAreUnique } from '../block/validation-numbers-are-unique.ts';
import type { Rule } from '../rule.ts';

/** A whole block, once every ticket of it was counted: its numbers, prizes and packs. */
export const BLOCK_RULES: readonly Rule<BlockAudit>[] = [
  ticketsAreAllThere,
  numbersAreTheBlocks,
  numbersAreUnique,
  validationNumbersAreUnique,
  everyTicketIsDecided,
  totalsArePrizes,
  tiersAreThePrizeTables,
  compositionsAreThePlans,
  packsHoldEnoughWinners,
  packsHoldNoMoreWinners,
  packsLoseNotTooLong,
  packsHoldFewHighPrizes,
];

/** Whether anything that can be seen of a whole block goes with what its tickets win. */
export const FAIRNESS_RULES: readonly Rule<BlockAudit>[] = [
  fairWinnersStandAnywhere,
  fairPlacesInPacksAreAlike,
  fairLossesComeByLot,
  fairFreeFeaturesTellNothing,
  fairZonesTellOfThemselvesAlone,
  fairZonesWinAlike,
  fairNoValueDecidesAlone,
  fairPartsTellLittle,
];
