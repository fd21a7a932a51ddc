import type { Seat } from '../../../../kernel/types.ts';
import type { AwayMissions, Character, CharacterId, Player } from '../../state.ts';

/** The player in a seat. Throws for a seat that the game doesn't have. */
export function playerOf(g: AwayMissions, seat: Seat): Player {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`no player sits in seat ${seat}`);
  return player;
}

/** A character by id. Throws for one that doesn't take part. */
export function characterOf(g: AwayMissions, id: CharacterId): Character {
  const character = g.characters[id];
  if (character === undefined) throw new Error(`no character ${id} takes part`);
  return character;
}

/** A seat's characters that are in play on the mission area (M-BONUS-02), in the order of their cards. */
export function teamInPlay(g: AwayMissions, seat: Seat): Character[] {
  const team: Character[] = [];
  for (const id in g.characters) {
    const character = g.characters[id];
    if (character?.seat === seat && character.where === 'area') team.push(character);
  }
  return team;
}

/** The space of a character that is in play. Throws for one that isn't. */
export function standing(character: Character): string {
  if (character.space === null) throw new Error(`${character.id} is not on the mission area`);
  return character.space;
}
