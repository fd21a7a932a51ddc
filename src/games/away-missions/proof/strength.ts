import type { Json } from '../../../kernel/types.ts';
import { type Strategy, tournament } from '../../../simulation/tournament.ts';
import { quick } from '../bot/index.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { awayMissions } from '../index.ts';
import { parseOptions } from '../options.ts';
import { defaultOrders } from '../orders.ts';
import { setup } from '../setup.ts';
import type { AwayMissions } from '../state.ts';

/** The windows that bots at a table have. */
export const ask = (): string[] => defaultOrders(true).ask;

/**
 * The part of some games that the bot wins against others, who play all seats but its own, in each seat in turn: alone, or beside
 * an ally who plays as it does. A victory that it shares with one of them is none.
 */
export function beats(
  foe: Strategy<AwayMissions>,
  options: (game: number) => Json,
  games: number,
  seed: string,
): number {
  /** The seat of the bot in game `n`: each in turn, and each as often with all that options vary with `n`. */
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
