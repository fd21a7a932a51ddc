import type { Json } from '../../../kernel/types.ts';
import { type Strategy, tournament } from '../../../simulation/tournament.ts';
import { quick } from '../bot/index.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { awayMissions } from '../index.ts';
import { parseOptions } from '../options.ts';
import { defaultOrders } from '../orders.ts';
import { setup } from '../setup.ts';
import type { AwayMissions } from '../state.ts';

/** Returns the response windows in which bots are asked at a table. */
export const ask = (): string[] => defaultOrders(true).ask;

/**
 * Returns the share of games that the bot wins while another strategy plays all hostile seats. The bot also plays its
 * ally. A victory that is shared with the other strategy doesn't count.
 */
export function beats(
  foe: Strategy<AwayMissions>,
  options: (game: number) => Json,
  games: number,
  seed: string,
): number {
  /** Returns the bot's seat in game `n`. The bot plays in each seat in turn, equally often with every setting. */
  const own = (n: number): number => n % awayMissions.seatNames(options(n)).length;
  let won = 0;
  tournament(awayMissions, {
    seed,
    games,
    options,
    players(n) {
      const fresh = setup(parseOptions(options(n)));
      return fresh.players.map((_, seat) => (isFriend(fresh, seat, own(n)) ? quick : foe));
    },
    trusted: true,
    ask,
    ended(n, { g, over }) {
      const winners = over?.winners ?? [];
      if (winners.includes(own(n)) && winners.every((seat) => isFriend(g, seat, own(n)))) won += 1;
    },
  });
  return won / games;
}
