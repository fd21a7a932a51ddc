import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { shipIn, shipsOf } from '../../position/find.ts';
import { each, looking } from '../../position/look.ts';
import { calledAt } from '../../position/map-numbers.ts';
import { locationName, pieceName, seatName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, inSpace, locationAt, placeKind } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import { beginOrders } from '../../position/turn.ts';
import { added, banned, granted, hasAnswer } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { isOpenHouse } from '../affiliation/open-house.ts';
import { type CalledWith, MOVE, type Payload } from '../calls.ts';
import { attributeOf } from '../skills/attributes.ts';
import { type Passage, routes } from '../spaceline/line.ts';
import { isStaffed, lacksCrew } from '../staffing/staffing.ts';
import { accessWhy } from '../stations/docks.ts';

/**
 * Returns the RANGE that a ship has left this turn (C-MOVE-02, C-OPEN-24). `more` is extra RANGE for a single route
 * (C-MOVE-12).
 */
export function rangeLeft(g: FirstEdition, ship: Piece, more = 0): number {
  return Math.max(0, attributeOf(g, ship, 'RANGE') + more - (ship.spent ?? 0));
}

/** Returns the reason a ship can't move by itself now, or null if it can (C-MOVE-01, C-STAFF-06). */
export const moveWhy: (g: FirstEdition, ship: Piece) => Obstacle = each((g, ship) => {
  const name = () => pieceName(g, ship.id);
  const way = placeKind(ship.at);
  if (way !== 'space' && way !== 'docked') return no('C-MOVE-01', () => `${name()} isn’t in space.`);
  const host = way === 'docked' ? hostOf(ship.at) : null;
  const dock = host === null ? undefined : g.pieces[host];
  // A ship can't leave an opponent's dock (C-DOCK-04) or a concealed dock (C-CLOAK-03).
  const leave = dock === undefined || !isSite(dock) ? null : accessWhy(g, ship, dock);
  if (leave !== null) return leave;
  if (dock !== undefined && !isSite(dock) && dock.seat !== ship.seat && !isOpenHouse(g, dock))
    return no('C-DOCK-04', () => `${pieceName(g, dock.id)} is your opponent’s, so no ship can leave it.`);
  if (dock?.veiled !== undefined) return no('C-CLOAK-03', () => `${pieceName(g, dock.id)} is ${dock.veiled}.`);
  return standWhy(g, ship);
});

/**
 * Returns the reason a ship can't make any kind of move now, no matter where it is, or null if it can (C-STOP-02,
 * C-STAFF-06).
 */
export function standWhy(g: FirstEdition, ship: Piece): Obstacle {
  const name = () => pieceName(g, ship.id);
  if (isStopped(g, ship)) return no('C-STOP-02', () => `${name()} is stopped.`);
  if (!isStaffed(g, ship)) return no('C-STAFF-01', () => lacksCrew(g, ship));
  return banned(g, 'move', { ship: ship.id });
}

/**
 * Returns the first route that a ship can take or, if there is none, the first route along with the reason the ship
 * can't take it.
 */
export function routeTo(
  g: FirstEdition,
  ship: Piece,
  from: LocationId,
  ways: readonly Passage[],
): [Passage, Obstacle] | null {
  const whys = ways.map((route): [Passage, Obstacle] => {
    const to = route.through.at(-1) ?? from;
    const left = rangeLeft(g, ship, added(g, 'range', { ship: ship.id, from, to }));
    if (route.cost > left) return [route, no('C-MOVE-02', () => farWords(g, ship, to, route.cost, left))];
    return [route, banned(g, 'way', { ship: ship.id, from, through: route.through })];
  });
  return whys.find(([, why]) => why === null) ?? whys[0] ?? null;
}

/**
 * Returns a ship's routes by destination. If `barred` is set, the result also includes routes beyond the ship's RANGE.
 */
export function waysOf(g: FirstEdition, ship: Piece, from: LocationId, barred = true): Map<LocationId, Passage[]> {
  return looking(g, () => {
    const wraps = granted(g, 'wrap', { ship: ship.id });
    // Unless `barred` is set, routes beyond the ship's RANGE are left out here. All routes are computed if the ship can
    // leave the line at one end and enter it at the other, or if any rule adds RANGE for a route.
    const isPlain = !barred && !wraps && !hasAnswer(g, 'adds', 'range');
    return routes(g, from, ship.seat, wraps, ship.id, isPlain ? rangeLeft(g, ship) : undefined);
  });
}

/**
 * Returns the moves of a player's ships within their RANGE (C-MOVE-03). Each move is for one ship, and a ship may move
 * several times (C-MOVE-05). If `barred` is set, the result also includes all impossible moves.
 */
export function moveOffers(g: FirstEdition, seat: Seat, barred = true): Offer<Payload>[] {
  return shipsOf(g, seat).flatMap((ship) => {
    const from = locationAt(g, ship.at);
    if (from === null) return [];
    const why = moveWhy(g, ship);
    if (why !== null && !barred) return [];
    return [...waysOf(g, ship, from, barred)].flatMap(([to, ways]) => {
      const found = routeTo(g, ship, from, ways);
      return found === null ? [] : [go(g, seat, ship, to, found[0], why ?? found[1])];
    });
  });
}

function go(
  g: FirstEdition,
  seat: Seat,
  ship: Piece,
  to: LocationId,
  { through, cost }: Passage,
  why: Obstacle,
): Offer<Payload> {
  const payload: Payload = (ctx) => ctx.call(MOVE, { seat, ship: ship.id, to, through: [...through] });
  return keyed(`move:${ship.id}:${to}`, payload, why, () => ({
    verb: 'move',
    label: asLabel(`${pieceName(g, ship.id)} to ${locationName(g, to)}`),
    hint: `${cost} of RANGE ${rangeLeft(g, ship)}`,
    group: pieceName(g, ship.id),
    ...calledAt(g, to, `${pieceName(g, ship.id)} to`, 'move to', 'fly to', 'go to'),
    subject: { kind: 'location', id: to },
    rule: 'C-MOVE-02',
  }));
}

function farWords(g: FirstEdition, ship: Piece, to: string, cost: number, left: number): string {
  return `${locationName(g, to)} is ${cost} away, and ${pieceName(g, ship.id)} has RANGE ${left} left.`;
}

/** Moves a ship along its line (C-MOVE-02). A docked ship undocks first (C-DOCK-01). */
export const move = procedure<FirstEdition, CalledWith<typeof MOVE>>(MOVE.name)({
  begin(ctx, { seat, ship, to }) {
    beginOrders(ctx.g);
    moment(ctx, 'move', { seat, ship, to });
    return 'results';
  },
  results(ctx, { seat, ship: id, to, through }) {
    const { g } = ctx;
    const ship = shipIn(g, id);
    const from = ship === undefined ? null : locationAt(g, ship.at);
    const ways = ship === undefined || from === null ? [] : (waysOf(g, ship, from).get(to) ?? []);
    const route = ways.find((way) => through === undefined || way.through.join() === through.join()) ?? ways[0];
    // A response may have removed the ship (C-RESPONSE-10).
    if (ship === undefined || route === undefined) return null;
    ship.at = inSpace(to);
    // Moving doesn't stop a ship (C-MOVE-08).
    ship.spent = (ship.spent ?? 0) + route.cost;
    delete ship.docked;
    ctx.log(`${seatName(seat)} moves ${pieceName(g, id)} to ${locationName(g, to)}.`, 'C-MOVE-02');
    moment(ctx, 'moved', { seat, ship: id, through: route.through });
    return 'over';
  },
  over: () => null,
});
