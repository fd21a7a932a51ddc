import type { Option, Seat } from '../../../kernel/types.ts';
import { hideoutsFor } from '../chapters/infiltration/hideouts.ts';
import { goalsOf } from '../chapters/missions/goals.ts';
import { isStaffed } from '../chapters/staffing/staffing.ts';
import { cardOf } from '../content/pool.ts';
import { personnelOf, shipsOf } from '../position/find.ts';
import { isPersonnel } from '../position/kinds.ts';
import { aboard } from '../position/places.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';
import { nearness } from './dangers.ts';
import { personWorth } from './worth.ts';

/** A card that the bot plays to draw cards for itself. */
const DRAW_THREE = 'kivas-fajo-collector';

/**
 * Returns the value of playing a card now, as a multiple of the value of a personnel. The bot doesn’t play a card with
 * a value below 0.
 */
export function playWorth(g: FirstEdition, seat: Seat, { key }: Pick<Option, 'key'>): number {
  const [, card = '', ...to] = key.split(':');
  const facts = cardOf(card);
  if (facts.type === 'Ship') return shipWorth(g, seat, card);
  if (isPersonnel(facts)) return isHideout(g, seat, card, to.join(':')) ? -1 : reportWorth(g, seat, card);
  if (facts.type === 'Equipment') return 0.4;
  if (facts.type === 'Facility') return 0.1;
  // The card goes to a player, who then draws. The bot plays this card only for itself.
  if (card === DRAW_THREE) return to.join(':') === `core:${seat}` ? 4 : -1;
  return facts.type === 'Event' && to[0] === 'core' && to[1] === `${seat}` ? 0.3 : -1;
}

/** Whether a personnel would report as an infiltrator. Infiltrators can't help with the bot’s own missions. */
function isHideout(g: FirstEdition, seat: Seat, card: CardId, place: string): boolean {
  return hideoutsFor(g, seat, card).some(({ to }) => to === place);
}

/** Rates a ship. The bot’s first ship is worth most, and a ship that its personnel couldn’t fly is worth least. */
function shipWorth(g: FirstEdition, seat: Seat, card: CardId): number {
  const ships = shipsOf(g, seat);
  if (ships.length >= 2) return 0.1;
  const ship: Piece = { id: -1, card, owner: seat, seat, at: 'space:' };
  const people = personnelOf(g, seat).map((piece) => ({ ...piece, at: aboard(-1) }));
  const pieces = Object.fromEntries([ship, ...people].map((piece) => [piece.id, piece]));
  const flies = isStaffed({ ...g, pieces }, ship);
  if (ships.length === 0) return flies ? 6 : people.length === 0 ? 0.6 : 0.8;
  return flies ? 0.2 : 0.1;
}

/** Rates a personnel by how much closer the bot would be to solving missions with them. */
function reportWorth(g: FirstEdition, seat: Seat, card: CardId): number {
  const people = personnelOf(g, seat);
  const one: Piece = { id: -1, card, owner: seat, seat, at: 'space:' };
  const gains = goalsOf({ ...g, pieces: { ...g.pieces, [-1]: one } }, seat).map((goal) => {
    const more = nearness(g, seat, goal, [...people, one]) - nearness(g, seat, goal, people);
    return (more * goal.points) / 10;
  });
  return 1 + gains.reduce((sum, gain) => sum + gain, 0) + personWorth(one) / 10;
}
