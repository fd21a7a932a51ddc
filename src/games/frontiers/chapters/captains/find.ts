import type { Seat } from '../../../../kernel/types.ts';
import { SHIPS } from '../../content/ships.ts';
import type { Captain, CrewMember, Frontiers, Player } from '../../state.ts';

/** Returns the player at a seat. Throws if the table has no such seat. */
export function playerOf(g: Frontiers, seat: Seat): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

/** Returns the Crew Member at an index of a player's crew. Throws if there is none. */
export function crewAt(g: Frontiers, seat: Seat, place: number): CrewMember {
  const member = playerOf(g, seat).crew[place];
  if (member === undefined) throw new Error(`nobody is at place ${place} of seat ${seat}`);
  return member;
}

/** Returns all seats whose ship is still in the game, in seat order. */
export function seatsIn(g: Frontiers): Seat[] {
  return [...g.players.keys()].filter((seat) => !playerOf(g, seat).eliminated);
}

/** Returns the other seats that are still in the game. */
export function rivals(g: Frontiers, seat: Seat): Seat[] {
  return seatsIn(g).filter((other) => other !== seat);
}

/** Returns the name of a seat: its ship, or “Captain n” before it has one. */
export function seatName(g: Frontiers, seat: Seat): string {
  const { ship } = playerOf(g, seat);
  return ship === null ? `Captain ${seat + 1}` : SHIPS[ship].name;
}

/** Returns the name of a captain, including the Dummy Player. */
export function captainName(g: Frontiers, who: Captain): string {
  if (who !== 'dummy') return seatName(g, who);
  return g.dummy === null ? 'The Dummy Player' : `The Dummy Player (${SHIPS[g.dummy.ship].name})`;
}

/** Whether two seats play together: on one team, or in a cooperative game. */
export function allied(g: Frontiers, one: Seat, other: Seat): boolean {
  if (one === other) return true;
  const { team } = playerOf(g, one);
  return team !== null && team === playerOf(g, other).team;
}
