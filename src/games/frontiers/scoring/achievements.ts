import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import { BASICS } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import type { SiteKind } from '../content/terrain.ts';
import { playerOf } from '../rules/find.ts';
import { spaceAt } from '../rules/ground.ts';
import { type CardId, DAMAGE, type Frontiers } from '../state.ts';
import type { Category } from './category.ts';

/** Places whose Faction Tokens count for the Greatest Conqueror (F-SCORE-04). */
const CONQUESTS: readonly SiteKind[] = ['romulanStarbase', 'dominionStarbase', 'classM'];
/** Places whose Faction Tokens count for the Greatest Adventurer (F-SCORE-05). */
const ADVENTURES: readonly SiteKind[] = ['classL', 'classLDistress', 'classK', 'classKDistress', 'classH'];

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

/** 2 for each Undiscovered Card, 1 for each Advanced Action, 1 for each two crystals (F-SCORE-02). */
export function knowledge(g: Frontiers, seat: Seat): number {
  const player = playerOf(g, seat);
  const crystals = BASICS.reduce((sum, colour) => sum + player.crystals[colour], 0);
  let points = Math.floor(crystals / 2);
  for (const card of ownCards(g, seat)) {
    const { sort } = cardOf(card);
    if (sort === 'undiscovered') points += 2;
    if (sort === 'advanced') points += 1;
  }
  return points;
}

/** Ranks of the Crew; whoever is Wounded counts half, rounded down (F-SCORE-03). */
export function leadership(g: Frontiers, seat: Seat): number {
  return playerOf(g, seat).crew.reduce((sum, { crew, wounds }) => {
    const { rank } = crewOf(crew);
    return sum + (wounds > 0 ? Math.floor(rank / 2) : rank);
  }, 0);
}

/** Loses 2 for each Damage Card and 2 for a Wounded Captain (F-SCORE-06). */
function disaster(g: Frontiers, seat: Seat): number {
  const damage = ownCards(g, seat).filter((card) => card === DAMAGE).length;
  // Not -0, which would differ from 0 where positions are compared.
  return 0 - 2 * (damage + (playerOf(g, seat).wounds > 0 ? 1 : 0));
}

/** All cards of a player, wherever they are, but those that were removed (F-OPEN-70). */
export function ownCards(g: Frontiers, seat: Seat): CardId[] {
  const { deck, hand, discard, inPlay } = playerOf(g, seat);
  return [...deck, ...hand, ...discard, ...inPlay.filter(({ to }) => to !== null).map(({ card }) => card)];
}

function marksOn(g: Frontiers, seat: Seat, kinds: readonly SiteKind[]): number {
  let count = 0;
  for (const [id, { marks }] of Object.entries(g.sites)) {
    const kind = spaceAt(g, id)?.site?.kind;
    if (kind !== undefined && kinds.includes(kind)) count += marks.filter((mark) => mark === seat).length;
  }
  return count;
}
