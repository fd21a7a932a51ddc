import type { Seat } from '../../../kernel/types.ts';
import { goalsOf, reach } from '../chapters/missions/goals.ts';
import { pointsOf } from '../chapters/points/score.ts';
import { cardOf } from '../content/pool.ts';
import { opponentOf, personnelOf, piecesOf, playerOf } from '../position/find.ts';
import { isPersonnel } from '../position/kinds.ts';
import type { FirstEdition, Piece } from '../state.ts';

/** The value of a card of each kind, and of a chance to score a point. A point has the value 1. */
const WORTH = { person: 1.5, ship: 5, facility: 10, card: 0.8, chance: 0.25 } as const;

/** Rates a seat by its points, its cards in play, and how close its personnel are to solving missions. */
function side(g: FirstEdition, seat: Seat): number {
  const people = personnelOf(g, seat);
  const count = (type: string) => piecesOf(g, seat).filter(({ card }) => cardOf(card).type === type).length;
  const chances = goalsOf(g, seat)
    .map((goal) => goal.points * reach(g, seat, goal, people, null) ** 2)
    .sort((a, b) => b - a)
    .slice(0, 4);
  return (
    pointsOf(g, seat) +
    people.length * WORTH.person +
    count('Ship') * WORTH.ship +
    count('Facility') * WORTH.facility +
    playerOf(g, seat).hand.length * WORTH.card +
    chances.reduce((sum, one) => sum + one, 0) * WORTH.chance
  );
}

/** Returns a seat's lead over the opponent, which may be negative. */
export function standing(g: FirstEdition, seat: Seat): number {
  return side(g, seat) - side(g, opponentOf(seat));
}

/** Returns the value of a personnel to their player, judged by skills and attributes. */
export function personWorth({ card }: Piece): number {
  const facts = cardOf(card);
  if (!isPersonnel(facts)) return facts.type === 'Ship' ? WORTH.ship : 0;
  const skills = facts.skills.reduce((sum, { count }) => sum + count, 0);
  return skills + (facts.INTEGRITY.value + facts.CUNNING.value + facts.STRENGTH.value) / 12;
}
