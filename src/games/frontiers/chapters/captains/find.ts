import type { Seat } from '../../../../kernel/types.ts';
import { SHIPS } from '../../content/ships.ts';
import type { Captain, CrewMember, Frontiers, Player } from '../../state.ts';

/** The player at a seat. Throws for a seat that isn’t at the table. */
export function playerOf(g: Frontiers, seat: Seat): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

/** The Crew Member at a place aboard. Throws where there is none. */
export function crewAt(g: Frontiers, seat: Seat, place: number): CrewMember {
  const member = playerOf(g, seat).crew[place];
  if (member === undefined) throw new Error(`nobody is at place ${place} of seat ${seat}`);
  return member;
}

/** All seats whose ship is still in the game, in seat order. */
export function seatsIn(g: Frontiers): Seat[] {
  return [...g.players.keys()].filter((seat) => !playerOf(g, seat).eliminated);
}

/** The seats of the others that are still in the game. */
export function rivals(g: Frontiers, seat: Seat): Seat[] {
  return seatsIn(g).filter((other) => other !== seat);
}

/** What a seat is called: its ship, or its place at the table before it has one. */
export function seatName(g: Frontiers, seat: Seat): string {
  const { ship } = playerOf(g, seat);
  return ship === null ? `Captain ${seat + 1}` : SHIPS[ship].name;
}

/** What a captain is called, the Dummy Player’s included. */
export function captainName(g: Frontiers, who: Captain): string {
  if (who !== 'dummy') return seatName(g, who);
  return g.dummy === null ? 'The Dummy Player' : `The Dummy Player (${SHIPS[g.dummy.ship].name})`;
}

/** Whether two seats play together: in one team, or both in a game that is played by all against the Borg. */
export function allied(g: Frontiers, one: Seat, other: Seat): boolean {
  if (one === other) return true;
  const { team } = playerOf(g, one);
  return team !== null && team === playerOf(g, other).team;
}
