import type { Seat } from '../../../../kernel/types.ts';
import { listed, several } from '../../../kit/words.ts';
import type { AwayMissions, Faction } from '../../state.ts';

const FACTIONS: Record<Faction, string> = {
  federation: 'Federation',
  borg: 'Borg',
  klingon: 'Klingon',
  romulan: 'Romulan',
};

/** Returns the printed name of an affiliation. */
export function factionName(faction: Faction): string {
  return FACTIONS[faction];
}

/** Returns the name of a seat: its affiliation, with a number if an earlier seat has the same one. */
export function seatName(g: AwayMissions, seat: Seat): string {
  const { faction } = g.players[seat] ?? {};
  if (faction === undefined) return `Seat ${seat}`;
  let number = 1;
  for (let at = 0; at < seat; at++) if (g.players[at]?.faction === faction) number += 1;
  return numbered(faction, number);
}

/** Returns the names of seats with these affiliations, in order. */
export function seatNames(factions: readonly Faction[]): string[] {
  return factions.map((faction, seat) =>
    numbered(faction, factions.slice(0, seat + 1).filter((one) => one === faction).length),
  );
}

function numbered(faction: Faction, number: number): string {
  return number === 1 ? FACTIONS[faction] : `${FACTIONS[faction]} ${number}`;
}

/** Returns the name of a side: its only player, or its team of two allies (M-TG-01). */
export function sideName(g: AwayMissions, side: number): string {
  return g.allies === undefined ? seatName(g, side) : `Team ${side + 1}`;
}

/** Adds the players’ names to each winning team in a text: “Federation and Borg (Team 1) win”. */
export function withPlayers(g: AwayMissions, text: string): string {
  if (g.allies === undefined) return text;
  return g.allies.reduce((told, _, side) => {
    const name = sideName(g, side);
    return told.replace(`${name} wins`, () => `${playersOf(g, side)} (${name}) win`);
  }, text);
}

/** Returns the players of a side by name: “Federation and Borg”. */
export function playersOf(g: AwayMissions, side: number): string {
  return listed((g.allies?.[side] ?? [side]).map((seat) => seatName(g, seat)));
}

/** Formats a number of dice: “1 die”, “2 dice”. */
export function dice(count: number): string {
  return several(count, 'die', 'dice');
}

/** Returns dice values as text: “6 4 2”. */
export function rolled(faces: readonly number[]): string {
  return faces.length === 0 ? 'no dice' : faces.join(' ');
}
