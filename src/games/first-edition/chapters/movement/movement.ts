import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { piecesOf } from '../../position/find.ts';
import { each } from '../../position/look.ts';
import { calledAt } from '../../position/map-numbers.ts';
import { locationName, pieceName, seatName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, inSpace, locationAt, placeKind } from '../../position/places.ts';
import { isSite } from '../../position/stations.ts';
import { beginOrders } from '../../position/turn.ts';
import { added, banned, granted } from '../../rules/ask.ts';
import { named } from '../../rules/in-force.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { isOpenHouse } from '../affiliation/open-house.ts';
import { type CalledWith, MOVE, type Payload } from '../calls.ts';
import { attributeOf } from '../skills/attributes.ts';
import { type Passage, routes } from '../spaceline/line.ts';
import { isStaffed, lacksCrew } from '../staffing/staffing.ts';
import { accessWhy } from '../stations/docks.ts';

/** RANGE that a ship has left in this turn (C-MOVE-02, C-OPEN-24); `more`: what it has besides for one way (C-MOVE-12). */
export function rangeLeft(g: FirstEdition, ship: Piece, more = 0): number {
  return Math.max(0, attributeOf(g, ship, 'RANGE') + more - (ship.spent ?? 0));
}

/** The ships of a seat. */
export const shipsOf: (g: FirstEdition, seat: Seat) => readonly Piece[] = each((g, seat) =>
  piecesOf(g, seat).filter((piece) => cardOf(piece.card).type === 'Ship'),
);

/** Why a ship can’t move of itself now (C-MOVE-01, C-STAFF-06); null: it can. */
export const moveWhy: (g: FirstEdition, ship: Piece) => Obstacle = each((g, ship) => {
  const name = () => pieceName(g, ship.id);
  const way = placeKind(ship.at);
  if (way !== 'space' && way !== 'docked') return no('C-MOVE-01', () => `${name()} is not in space.`);
  const host = way === 'docked' ? hostOf(ship.at) : null;
  const dock = host === null ? undefined : g.pieces[host];
  // C-DOCK-04: not from a dock of the other, nor C-CLOAK-03 from one that can’t be seen.
  const leave = dock === undefined || !isSite(dock) ? null : accessWhy(g, ship, dock);
  if (leave !== null) return leave;
  if (dock !== undefined && !isSite(dock) && dock.seat !== ship.seat && !isOpenHouse(g, dock))
    return no('C-DOCK-04', () => `${pieceName(g, dock.id)} is the other’s: no ship leaves it.`);
  if (dock?.veiled !== undefined) return no('C-CLOAK-03', () => `${pieceName(g, dock.id)} is ${dock.veiled}.`);
  return standWhy(g, ship);
});

/** Why a ship can’t make a move of any sort now, wherever it is (C-STOP-02, C-STAFF-06); null: it can. */
export function standWhy(g: FirstEdition, ship: Piece): Obstacle {
  const name = () => pieceName(g, ship.id);
  if (isStopped(g, ship)) return no('C-STOP-02', () => `${name()} is stopped.`);
  if (!isStaffed(g, ship) && !granted(g, 'move-unstaffed', { ship: ship.id }))
    return no('C-STAFF-01', () => lacksCrew(g, ship));
  return banned(g, 'move', { ship: ship.id });
}

/** A way that a ship can go, and why not, where it can’t; of several the first that it can. */
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

/** All ways of a ship from where it is, by where they lead; `barred`: those too for which it has not the RANGE. */
export function waysOf(g: FirstEdition, ship: Piece, from: LocationId, barred = true): Map<LocationId, Passage[]> {
  const wraps = granted(g, 'wrap', { ship: ship.id });
  // Where it goes both ways round, or has more RANGE for some, all of them are looked at.
  const isPlain = !barred && !wraps && named(g, 'adds', 'range').length === 0;
  return routes(g, from, ship.seat, wraps, ship.id, isPlain ? rangeLeft(g, ship) : undefined);
}

/**
 * Where the ships of a seat can go, one at a time and again (C-MOVE-05): each location of the line that their RANGE reaches (C-MOVE-03);
 * `barred`: and all ways of those that can’t.
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

/** A ship moves along its line (C-MOVE-02); where it is docked it undocks first (C-DOCK-01). */
export const move = procedure<FirstEdition, CalledWith<typeof MOVE>>(MOVE.name)({
  begin(ctx, { seat, ship, to }) {
    beginOrders(ctx.g);
    moment(ctx, 'move', { seat, ship, to });
    return 'results';
  },
  results(ctx, { seat, ship: id, to, through }) {
    const { g } = ctx;
    const ship = g.pieces[id];
    const from = ship === undefined ? null : locationAt(g, ship.at);
    const ways = ship === undefined || from === null ? [] : (waysOf(g, ship, from).get(to) ?? []);
    const route = ways.find((way) => through === undefined || way.through.join() === through.join()) ?? ways[0];
    // C-RESPONSE-10: an answer may have taken the ship away.
    if (ship === undefined || route === undefined) return null;
    ship.at = inSpace(to);
    // C-MOVE-15: what is towed goes along. A phased ship moves by its own RANGE only (C-CLOAK-05), so it is let go.
    const towed = ship.tows === undefined ? undefined : g.pieces[ship.tows];
    if (towed?.veiled === 'phased') delete ship.tows;
    else if (towed !== undefined) towed.at = inSpace(to);
    // C-MOVE-08: it isn’t stopped by that.
    ship.spent = (ship.spent ?? 0) + route.cost;
    delete ship.docked;
    ctx.log(`${seatName(seat)} moves ${pieceName(g, id)} to ${locationName(g, to)}.`, 'C-MOVE-02');
    moment(ctx, 'moved', { seat, ship: id, through: route.through });
    return 'over';
  },
  over: () => null,
});
