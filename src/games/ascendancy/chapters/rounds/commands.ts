import type { Seat } from '../../../../kernel/types.ts';
import { advancementCard } from '../../content/lookup.ts';
import { controlled, playerOf } from '../../position/find.ts';
import { added } from '../../rules/ask.ts';
import type { Ascendancy } from '../../state.ts';

/** Number of Commands each player has before additions (A-RECH-07). */
const BASE = 5;

/**
 * Returns a player’s Commands after Refresh: the base number plus one for each Starbase and pictured Command Token
 * (A-RECH-07).
 */
export function commandsDue(g: Ascendancy, seat: Seat): number {
  const starbases = controlled(g, seat).filter(({ starbase }) => starbase).length;
  const pictured = playerOf(g, seat).advancements.reduce(
    (sum, { card }) => sum + advancementCard(card).tokens.filter((token) => token === 'command').length,
    0,
  );
  return BASE + added(g, 'limit', { of: 'commands', seat }) + starbases + pictured;
}
