import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { shipsOf } from '../../position/find.ts';
import { pieceName, seatName } from '../../position/names.ts';
import { aboard, hostOf, placeKind } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import { banned, granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import type { Payload } from '../calls.ts';
import { standWhy } from '../movement/movement.ts';

/**
 * Returns the options to load and launch carried ships. A ship can carry another one only if card text allows it
 * (C-MOVE-17).
 */
export function carryingOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const ships = shipsOf(g, seat);
  return ships.flatMap((ship) => {
    const host = placeKind(ship.at) === 'aboard' ? hostOf(ship.at) : null;
    const carrier = host === null ? undefined : g.pieces[host];
    if (carrier !== undefined)
      return mayCarry(g, carrier, ship) ? [shift(g, seat, ship, carrier, 'launch', carrier.at)] : [];
    return ships
      .filter((other) => other.id !== ship.id && other.at === ship.at && mayCarry(g, other, ship))
      .map((other) => shift(g, seat, ship, other, 'load', aboard(other.id)));
  });
}

function mayCarry(g: FirstEdition, carrier: Piece, ship: Piece): boolean {
  return granted(g, 'carry', { carrier: carrier.id, ship: ship.id });
}

function shift(
  g: FirstEdition,
  seat: Seat,
  { id, ...ship }: Piece,
  carrier: Piece,
  verb: 'launch' | 'load',
  to: CardPlace,
): Offer<Payload> {
  const payload: Payload = (ctx) => {
    const there = ctx.g.pieces[id];
    if (there === undefined) return;
    beginOrders(ctx.g);
    there.at = to;
    const [carried, mother] = [pieceName(ctx.g, id), pieceName(ctx.g, carrier.id)];
    const words = verb === 'load' ? `takes ${carried} aboard ${mother}` : `launches ${carried} from ${mother}`;
    ctx.log(`${seatName(seat)} ${words}.`, 'C-MOVE-17');
  };
  return keyed(`${verb}:${id}:${carrier.id}`, payload, carryWhy(g, { ...ship, id }, carrier, verb), () => ({
    verb,
    label: asLabel(`${pieceName(g, id)} ${verb === 'load' ? 'aboard' : 'from'} ${pieceName(g, carrier.id)}`),
    group: pieceName(g, id),
    rule: 'C-MOVE-17',
  }));
}

function carryWhy(g: FirstEdition, ship: Piece, carrier: Piece, verb: 'launch' | 'load'): Obstacle {
  const why = standWhy(g, ship);
  if (why !== null) return why;
  const barred = banned(g, 'carry', { carrier: carrier.id, ship: ship.id });
  if (barred !== null) return barred;
  if (ship.veiled !== undefined || carrier.veiled !== undefined)
    return no('C-CLOAK-03', () => `${pieceName(g, carrier.id)} or ${pieceName(g, ship.id)} is cloaked or phased.`);
  // Launching from a landed ship also means taking off.
  if (verb === 'launch' && placeKind(carrier.at) === 'surface' && !granted(g, 'land', { ship: ship.id }))
    return no('C-MOVE-17', () => `${pieceName(g, ship.id)} can’t take off from ${pieceName(g, carrier.id)}.`);
  if (placeKind(carrier.at) === 'space' || placeKind(carrier.at) === 'surface') return null;
  return no('C-MOVE-17', () => `${pieceName(g, carrier.id)} is docked.`);
}
