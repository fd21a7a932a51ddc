import type { Seat } from '../../../kernel/types.ts';
import { SHIPS } from '../content/ships.ts';
import type { Captain, Frontiers, Player } from '../state.ts';

/** The player at a seat. Throws for a seat that isn’t at the table. */
export function playerOf(g: Frontiers, seat: Seat): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
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

/** Whether a name stands for several, for the verb behind it: `Stranded Miners`, `Lursa and B’Etor`. */
export function isMany(name: string): boolean {
  return name.endsWith('s') || name.includes(' and ');
}

/** `3 Damage Cards`, `1 Damage Card`. */
export function amount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
