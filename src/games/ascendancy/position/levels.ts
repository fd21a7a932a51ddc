import type { Seat } from '../../../kernel/types.ts';
import type { Track } from '../content/prices.ts';
import type { Ascendancy, Player } from '../state.ts';
import { playerOf, rivals } from './find.ts';

/** Counts the upgrades of a player’s Weapons or Shields. Weapons begin at 5+ (A-SET-02), Shields at 0 (A-SET-03). */
export function levelOf({ weapons, shields }: Player, track: Track): number {
  return track === 'weapons' ? 5 - weapons : shields;
}

/** Formats a level as printed: “4+”, “1”. */
export function levelText({ weapons, shields }: Player, track: Track): string {
  return track === 'weapons' ? `${weapons}+` : String(shields);
}

/**
 * Whether a level is strictly better than every rival’s. Rivals in `tied` count as worse when their level is equal
 * (A-OPEN-66).
 */
export function isBest(g: Ascendancy, seat: Seat, track: Track, tied: readonly Seat[] = []): boolean {
  const own = levelOf(playerOf(g, seat), track);
  return rivals(g, seat).every((rival) => {
    const its = levelOf(playerOf(g, rival), track);
    return own > its || (own === its && tied.includes(rival));
  });
}
