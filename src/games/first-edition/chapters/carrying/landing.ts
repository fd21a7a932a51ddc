import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { locationOf, shipIn, shipsOf } from '../../position/find.ts';
import { locationName, pieceName, seatName } from '../../position/names.ts';
import { inSpace, locationAt, onSurface, placeKind } from '../../position/places.ts';
import { beginOrders, recordUse } from '../../position/turn.ts';
import { banned, granted, landingOf } from '../../rules/ask.ts';
import type { FirstEdition, Piece, ShipPiece } from '../../state.ts';
import type { CardId, CardPlace, PieceId } from '../../terms.ts';
import type { Payload } from '../calls.ts';
import { rangeLeft, standWhy } from '../movement/movement.ts';
import { isPlanet } from '../teams/teams.ts';

/** Returns the options to land and take off. A ship can land only if card text allows it (C-MOVE-16). */
export function landingOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return shipsOf(g, seat).flatMap((ship) => {
    const location = locationAt(g, ship.at);
    const way = placeKind(ship.at);
    if (location === null || !granted(g, 'land', { ship: ship.id })) return [];
    if (way === 'space' && isPlanet(g, location)) return [touch(g, seat, ship, 'land', onSurface(location))];
    return way === 'surface' ? [touch(g, seat, ship, 'takeoff', inSpace(location))] : [];
  });
}

/** The name under which a landing or takeoff by the text of another card is recorded. The ship's own text isn't used up. */
export function landingBy(card: CardId, ship: PieceId): string {
  return `${card} lands ${ship}`;
}

function touch(g: FirstEdition, seat: Seat, ship: ShipPiece, verb: 'land' | 'takeoff', to: CardPlace): Offer<Payload> {
  const { id } = ship;
  const payload: Payload = (ctx) => {
    const there = shipIn(ctx.g, id);
    if (there === undefined) return;
    beginOrders(ctx.g);
    const way = landingOf(ctx.g, { ship: id });
    Object.assign(there, { at: to, spent: (there.spent ?? 0) + (way?.cost ?? 0) });
    if (way === null || way.source.piece === id) there.touched = ctx.g.turns;
    else recordUse(ctx.g, there.seat, landingBy(way.source.card, id));
    const words = verb === 'land' ? 'lands' : 'takes off with';
    ctx.log(`${seatName(seat)} ${words} ${pieceName(ctx.g, id)}.`, 'C-MOVE-16');
  };
  return keyed(`${verb}:${id}`, payload, touchWhy(g, ship, to), () => ({
    verb,
    label: asLabel(
      `${pieceName(g, id)} at ${locationName(g, must(locationAt(g, ship.at), 'the location of the ship'))}`,
    ),
    group: pieceName(g, id),
    rule: 'C-MOVE-16',
  }));
}

function touchWhy(g: FirstEdition, ship: Piece, to: CardPlace): Obstacle {
  const why = standWhy(g, ship) ?? banned(g, 'act', { ship: ship.id, to });
  if (why !== null) return why;
  const landing = landingOf(g, { ship: ship.id });
  if (landing !== null && landing.cost > rangeLeft(g, ship))
    return no('C-MOVE-16', () => `${pieceName(g, ship.id)} needs ${landing.cost} RANGE to land or take off.`);
  // Cloaked and phased ships can't land or take off (C-CLOAK-03).
  if (ship.veiled !== undefined) return no('C-CLOAK-03', () => `${pieceName(g, ship.id)} is ${ship.veiled}.`);
  // Ships can't land on or take off from a cloaked planet (C-CLOAK-03).
  const location = locationAt(g, ship.at);
  return location !== null && locationOf(g, location).veiled === true
    ? no('C-CLOAK-03', () => `The planet at ${locationName(g, location)} is cloaked.`)
    : null;
}
