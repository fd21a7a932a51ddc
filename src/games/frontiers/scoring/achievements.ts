import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { knowledge, leadership, ownCards } from '../chapters/captains/holdings.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import type { LocationKind } from '../content/terrain.ts';
import { DAMAGE, type Frontiers } from '../state.ts';
import type { Category } from './category.ts';

/** Places whose Faction Tokens count for the Greatest Conqueror (F-SCORE-04). */
const CONQUESTS: readonly LocationKind[] = ['romulanStarbase', 'dominionStarbase', 'classM'];
/** Places whose Faction Tokens count for the Greatest Adventurer (F-SCORE-05). */
const ADVENTURES: readonly LocationKind[] = ['classL', 'classLDistress', 'classK', 'classKDistress', 'classH'];

/** The Achievement categories (F-SCORE-01 to F-SCORE-09). */
export const ACHIEVEMENTS: readonly Category[] = [
  { label: 'Knowledge', title: 'Greatest Knowledge', alone: 3, tied: 1, value: knowledge },
  { label: 'Leadership', title: 'Greatest Leadership', alone: 3, tied: 1, value: leadership },
  {
    label: 'Conquests',
    title: 'Greatest Conqueror',
    alone: 3,
    tied: 1,
    value: (g, seat) => 2 * marksOn(g, seat, CONQUESTS),
  },
  {
    label: 'Adventures',
    title: 'Greatest Adventurer',
    alone: 3,
    tied: 1,
    value: (g, seat) => 2 * marksOn(g, seat, ADVENTURES),
  },
  { label: 'Disaster', title: 'Greatest Disaster', alone: -3, tied: -1, value: disaster, penalty: true },
];

/** Loses 2 for each Damage Card and 2 for a Wounded Captain (F-SCORE-06). */
function disaster(g: Frontiers, seat: Seat): number {
  const damage = ownCards(g, seat).filter((card) => card === DAMAGE).length;
  // Not -0, which would differ from 0 where positions are compared.
  return 0 - 2 * (damage + (playerOf(g, seat).wounds > 0 ? 1 : 0));
}

function marksOn(g: Frontiers, seat: Seat, kinds: readonly LocationKind[]): number {
  let count = 0;
  for (const [id, { marks }] of Object.entries(g.sites)) {
    const kind = spaceAt(g, id)?.site?.kind;
    if (kind !== undefined && kinds.includes(kind)) count += marks.filter((mark) => mark === seat).length;
  }
  return count;
}
