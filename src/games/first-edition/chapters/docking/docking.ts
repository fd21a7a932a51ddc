import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { pieceOf, shipIn, shipsOf, vesselsIn } from '../../position/find.ts';
import { pieceName, seatName } from '../../position/names.ts';
import { aboard, dockedAt, hostOf, inSpace, locationAt, placeKind } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import { beginOrders } from '../../position/turn.ts';
import { banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { compatible } from '../affiliation/compatible.ts';
import { isOpenHouse } from '../affiliation/open-house.ts';
import { type CalledWith, DOCK, type Payload } from '../calls.ts';
import { moveWhy } from '../movement/movement.ts';
import { crowdWhy, docks } from '../play/places.ts';
import { docksAt, dockWhy, helpersOf } from '../stations/docks.ts';

/**
 * Returns the options to dock and undock ships (C-DOCK-01). If `barred` is set, the result also includes options that
 * aren't possible now.
 */
export function dockOffers(g: FirstEdition, seat: Seat, barred: boolean): Offer<Payload>[] {
  const facilities = vesselsIn(g).filter((piece) => docks(piece) && (piece.seat === seat || isOpenHouse(g, piece)));
  return shipsOf(g, seat).flatMap((ship) => {
    const why = moveWhy(g, ship);
    // A ship that can't move has options only so that `/why` can explain the reason (C-DOCK-01).
    if (why !== null && !barred) return [];
    if (placeKind(ship.at) === 'docked') return [undock(g, seat, ship, why), ...withHelp(g, seat, ship, why)];
    return [
      ...facilities.filter(({ at }) => at === ship.at).map((facility) => dock(g, seat, ship, facility, why)),
      // Stations serve both players (C-FAC-07).
      ...docksAt(g, ship.at).map((site) => dock(g, seat, ship, site, why)),
    ];
  });
}

function dock(g: FirstEdition, seat: Seat, ship: Piece, facility: Piece, why: Obstacle): Offer<Payload> {
  const payload: Payload = (ctx) => ctx.call(DOCK, { seat, ship: ship.id, facility: facility.id });
  // Only the ship must be compatible with the facility (C-DOCK-02).
  const hidden =
    facility.veiled !== undefined || ship.veiled === 'phased'
      ? no('C-CLOAK-03', () => `${pieceName(g, ship.id)} or ${pieceName(g, facility.id)} is cloaked or phased.`)
      : null;
  const misfit = no('C-DOCK-02', () => `${pieceName(g, ship.id)} isn’t compatible with ${pieceName(g, facility.id)}.`);
  const fits = isSite(facility)
    ? dockWhy(g, ship, facility)
    : compatible(g, ship, facility)
      ? crowdWhy(g, ship, facility)
      : misfit;
  const busy = banned(g, 'act', { ship: ship.id });
  return keyed(`dock:${ship.id}:${facility.id}`, payload, why ?? busy ?? hidden ?? fits, () => ({
    verb: 'dock',
    label: asLabel(`${pieceName(g, ship.id)} at ${pieceName(g, facility.id)}`),
    group: pieceName(g, ship.id),
    rule: 'C-DOCK-01',
  }));
}

function undock(g: FirstEdition, seat: Seat, ship: Piece, why: Obstacle): Offer<Payload> {
  const payload: Payload = (ctx) => ctx.call(DOCK, { seat, ship: ship.id, facility: null });
  return keyed(`undock:${ship.id}`, payload, why, () => ({
    verb: 'undock',
    label: asLabel(`${pieceName(g, ship.id)}`),
    group: pieceName(g, ship.id),
    rule: 'C-DOCK-01',
  }));
}

/** Returns the options to undock with a helper, who first comes aboard (C-FAC-12). */
function withHelp(g: FirstEdition, seat: Seat, ship: Piece, why: Obstacle): Offer<Payload>[] {
  const site = pieceOf(g, must(hostOf(ship.at), 'the ship’s dock'));
  return helpersOf(g, ship, site).map(({ id }) => {
    const payload: Payload = (ctx) => {
      pieceOf(ctx.g, id).at = aboard(ship.id);
      ctx.call(DOCK, { seat, ship: ship.id, facility: null });
    };
    return keyed(`undock:${ship.id}:${id}`, payload, why, () => ({
      verb: 'undock',
      label: asLabel(`${pieceName(g, ship.id)}, with ${pieceName(g, id)}`),
      group: pieceName(g, ship.id),
      rule: 'C-FAC-12',
    }));
  });
}

/** Docks or undocks a ship. */
export const dockProcedure = procedure<FirstEdition, CalledWith<typeof DOCK>>(DOCK.name)({
  begin(ctx, { seat, ship, facility }) {
    beginOrders(ctx.g);
    if (facility !== null) moment(ctx, 'dock', { seat, ship, facility });
    return 'results';
  },
  results(ctx, { seat, ship: id, facility }) {
    const { g } = ctx;
    const ship = shipIn(g, id);
    const location = ship === undefined ? null : locationAt(g, ship.at);
    if (ship === undefined || location === null || (facility !== null && g.pieces[facility] === undefined)) return null;
    if (facility === null) {
      ship.at = inSpace(location);
      delete ship.docked;
      ctx.log(`${seatName(seat)} undocks ${pieceName(g, id)}.`, 'C-DOCK-01');
    } else {
      ship.at = dockedAt(facility);
      ship.docked = g.turns;
      ctx.log(`${seatName(seat)} docks ${pieceName(g, id)} at ${pieceName(g, facility)}.`, 'C-DOCK-01');
      moment(ctx, 'docked', { seat, ship: id, facility });
    }
    return 'over';
  },
  over: () => null,
});
