import type { Json } from '../../../kernel/types.ts';
import { randomly } from '../../../proving/greedy.ts';
import { tournament as play } from '../../../proving/tournament.ts';
import { quick } from '../bot/index.ts';
import { isFriend } from '../chapters/characters/sides.ts';
import { awayMissions } from '../index.ts';
import { parseOptions } from '../options.ts';
import { setup } from '../setup.ts';

/**
 * The part of some games of three or four that the bot wins against those who play at random, in each seat in turn: alone, or
 * beside an ally who plays as it does.
 */
export function beatsRandom(options: Json, games: number, seed: string): number {
  const { length: count } = awayMissions.seatNames(options);
  const fresh = setup(parseOptions(options));
  let won = 0;
  play(awayMissions, {
    seed,
    games,
    options,
    players: (n) => fresh.players.map((_, seat) => (isFriend(fresh, seat, n % count) ? quick : randomly)),
    trusted: true,
    ended: (n, { over }) => {
      if (over?.winners.includes(n % count)) won += 1;
    },
  });
  return won / games;
}
