import type { Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import type { AwayMissions, Faction } from '../../state.ts';

const FACTIONS: Record<Faction, string> = {
  federation: 'Federation',
  borg: 'Borg',
  klingon: 'Klingon',
  romulan: 'Romulan',
};

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

/** “1 die”, “2 dice”. */
export function dice(count: number): string {
  return several(count, 'die', 'dice');
}

/** Dice as they lie: “6 4 2”. */
export function rolled(faces: readonly number[]): string {
  return faces.length === 0 ? 'no dice' : faces.join(' ');
}
