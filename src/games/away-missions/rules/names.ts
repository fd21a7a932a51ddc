import type { Seat } from '../../../kernel/types.ts';
import type { AwayMissions, Faction } from '../state.ts';

const FACTIONS: Record<Faction, string> = { federation: 'Federation', borg: 'Borg' };

/** The printed name of an affiliation. */
export function factionName(faction: Faction): string {
  return FACTIONS[faction];
}

/** What a seat is called in texts: the name of its affiliation. */
export function seatName(g: AwayMissions, seat: Seat): string {
  const player = g.players[seat];
  return player === undefined ? `Seat ${seat}` : FACTIONS[player.faction];
}

/** The seat across the table. */
export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** “1 card”, “2 cards”. */
export function amount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** “1 die”, “2 dice”. */
export function dice(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

/** Dice as they lie: “6 4 2”. */
export function rolled(faces: readonly number[]): string {
  return faces.length === 0 ? 'no dice' : faces.join(' ');
}
