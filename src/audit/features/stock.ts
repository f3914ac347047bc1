import type { Game, Surface } from '../../game/game.ts';
import type { SurfaceContent, ZoneContent } from '../../game/ticket.ts';
import { type FeatureShape, UNKNOWN, type Watch } from './feature.ts';
import { amountScale } from './printed-amount.ts';

/**
 * How often each amount stands on a surface of several zones, whichever zones show it.
 *
 * Why     free where the game's policy has a stock of amounts that every ticket shows, won or not: whoever scratches all
 *         amounts and no mark then learns nothing. Without such a stock it is not claimed and not watched
 */
export function watchStock(game: Game, surface: Surface): Watch<SurfaceContent> {
  const hasStock = (game.policy.guises[surface.id]?.always ?? []).length > 0;
  if (!hasStock || surface.zones.length < 2 || surface.transcriptions === null) return NOTHING;
  const scale = amountScale(surface);
  const counts = Array.from({ length: surface.zones.length + 1 }, (_, count) => String(count));
  return {
    features: scale.values.map(
      (amount): FeatureShape => ({
        part: `how many zones show ${amount}`,
        name: `nombre de zones à ${amount}`,
        values: counts,
        extent: 'part',
        claims: ['free'],
      }),
    ),
    read({ zones }, into, at) {
      const isWhole = zones.length === surface.zones.length;
      into.fill(isWhole ? 0 : UNKNOWN, at, at + scale.values.length);
      if (!isWhole) return;
      for (const zone of zones) {
        const amount = scale.of(amountIn(zone));
        if (amount >= 0) into[at + amount] = (into[at + amount] ?? 0) + 1;
      }
    },
  };
}

const amountIn = (zone: ZoneContent) =>
  zone.mechanic === 'twins' || zone.mechanic === 'amount' ? zone.amount : undefined;

const NOTHING: Watch<SurfaceContent> = { features: [], read: () => {} };
