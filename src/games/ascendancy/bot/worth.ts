import type { Seat } from '../../../kernel/types.ts';
import { victoryOf } from '../chapters/rounds/victory.ts';
import { agreementCard } from '../content/lookup.ts';
import { controlled, playerOf, rivals } from '../position/find.ts';
import type { Ascendancy, Player } from '../state.ts';
import { missing } from './agendas.ts';

/** The worth of victory, Resources, pieces and levels, in Culture. */
const WORTH = {
  victory: 60,
  ascendancy: 6,
  production: 0.5,
  research: 0.7,
  culture: 1.1,
  productionNode: 2.5,
  researchNode: 3.2,
  cultureNode: 4.5,
  control: 3,
  starbase: 3,
  ship: 0.7,
  level: 3,
  advancement: 4,
  progress: 0.8,
  card: 2,
  command: 0.3,
  agreement: 0.8,
  home: 25,
} as const;
/** The share of an average rival’s possessions that counts against a player. */
const ENVY = 0.25;

/** Returns the worth of a seat’s position compared with its rivals, in Culture. */
export function standingOf(g: Ascendancy, seat: Seat): number {
  const others = rivals(g, seat).map((rival) => possessions(g, rival));
  return possessions(g, seat) - (ENVY * others.reduce((sum, one) => sum + one, 0)) / Math.max(1, others.length);
}

/** Returns the worth of everything that a player has, in Culture. */
export function possessions(g: Ascendancy, seat: Seat): number {
  const player = playerOf(g, seat);
  if (player.out) return -WORTH.victory;
  return (
    (victoryOf(g, seat) === null ? 0 : WORTH.victory) +
    holdings(player) -
    (player.civ === 'vulcan' ? missing(g, seat) : 0) +
    controlled(g, seat).reduce((sum, { id, nodes, starbase }) => {
      const yields = nodes.reduce((all, node) => all + (node === null ? 0 : WORTH[`${node}Node`]), 0);
      return sum + WORTH.control + yields + (starbase ? WORTH.starbase : 0) + (id === player.home ? WORTH.home : 0);
    }, 0) +
    g.units.reduce((sum, unit) => sum + (unit.seat === seat ? unit.ships * WORTH.ship : 0), 0) +
    g.players
      .flatMap(({ agreements }) => agreements)
      .reduce((sum, { card, holder }) => {
        return sum + (holder === seat ? (agreementCard(card).production ?? 1) * WORTH.agreement : 0);
      }, 0)
  );
}

/** Returns the worth of a player’s Resources, levels and cards, in Culture. */
function holdings({ ascendancy, reserves, weapons, shields, advancements, projects, ...player }: Player): number {
  const { allies, held, tech, commands } = player;
  return (
    ascendancy * WORTH.ascendancy +
    reserves.production * WORTH.production +
    reserves.research * WORTH.research +
    reserves.culture * WORTH.culture +
    (5 - weapons + shields) * WORTH.level +
    advancements.length * WORTH.advancement +
    projects.reduce((sum, { research }) => sum + 0.5 + research * WORTH.progress, 0) +
    (allies.length + held.length + tech.length) * WORTH.card +
    commands.ready * WORTH.command
  );
}
