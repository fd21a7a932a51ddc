import type { Seat } from '../../../../kernel/types.ts';
import { piecesOf } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { aboard, onSurface } from '../../position/places.ts';
import type { FirstEdition, LineLocation, Piece } from '../../state.ts';
import { affiliationOf, mix } from '../affiliation/compatible.ts';
import { missionPoints } from '../points/worth.ts';
import { missionAt, missionFor } from '../spaceline/line.ts';
import { needsOf, share } from './needs.ts';
import { isAble } from './team.ts';

/** A mission that a player could aim for. */
export interface Goal {
  readonly location: LineLocation;
  readonly points: number;
}

/** Returns the unsolved missions for which a player has personnel with a matching affiliation. */
export function goalsOf(g: FirstEdition, seat: Seat): Goal[] {
  const sides = new Set(piecesOf(g, seat).flatMap((piece) => affiliationOf(piece) ?? []));
  return Object.values(g.locations).flatMap((location) => {
    const { solved, barred, id } = location;
    if (solved !== null || barred.includes(seat)) return [];
    const mission = missionAt(g, id, seat);
    if (mission === null) return [];
    const { affiliations, openToAll } = mission;
    const fits = openToAll || affiliations.some((one) => [...sides].some((side) => mix(g, seat, one, side)));
    return fits ? [{ location, points: missionPoints(g, id, seat) }] : [];
  });
}

/**
 * Returns the share of a mission's requirements, from 0 to 1, that these personnel meet, together with the ship if
 * there is one.
 */
export function reach(
  g: FirstEdition,
  seat: Seat,
  { location }: Goal,
  people: readonly Piece[],
  ship: Piece | null,
): number {
  const { requirement } = missionFor(g, location.id, seat);
  if (requirement === null) return 0;
  const group: Group = { people, equipment: [], ship };
  return share(needsOf(g, group, requirement));
}

/** True if these personnel could begin an attempt if they were there with a ship. */
export function couldBegin(
  g: FirstEdition,
  seat: Seat,
  { location }: Goal,
  people: readonly Piece[],
  ship: Piece,
): boolean {
  const down = people.map((piece) => ({ ...piece, at: onSurface(location.id) }));
  const up = people.map((piece) => ({ ...piece, at: aboard(ship.id) }));
  return isAble(g, seat, location.id, [...down, ...up], ship);
}
