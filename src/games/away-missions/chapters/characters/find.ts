import type { Seat } from '../../../../kernel/types.ts';
import type { AwayMissions, Character, CharacterId, Player } from '../../state.ts';

/** Returns the player in a seat. Throws if the game has no such seat. */
export function playerOf(g: AwayMissions, seat: Seat): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`no player sits in seat ${seat}`);
  return player;
}

/** Returns a character by id. Throws if the character isn't in the game. */
export function characterOf(g: AwayMissions, id: CharacterId): Character {
  const character = g.characters[id];
  if (character === undefined) throw new Error(`no character ${id} takes part`);
  return character;
}

/** Returns a seat's characters in the mission area (M-BONUS-02), in card order. */
export function teamInPlay(g: AwayMissions, seat: Seat): Character[] {
  const team: Character[] = [];
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character?.seat === seat && character.where === 'area') team.push(character);
  }
  return team;
}

/** Returns the space of a character in play. Throws if the character isn't in play. */
export function standing(character: Character): string {
  if (character.space === null) throw new Error(`${character.id} is not on the mission area`);
  return character.space;
}
