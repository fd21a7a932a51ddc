import { procedure } from '../../../../kernel/game.ts';
import type { Loss, Seat } from '../../../../kernel/types.ts';
import { listed } from '../../../kit/words.ts';
import { nameOf } from '../../content/cards.ts';
import { fullRatings } from '../../effects/sorts.ts';
import type { AwayMissions, Character, CharacterId } from '../../state.ts';
import { place } from '../area/place.ts';
import { nearestPlaceable } from '../area/placing.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf, playerOf } from '../characters/find.ts';

/**
 * Returns the cards that a character loses by leaving play, as a sentence for the log and as data. The sentence is
 * empty if there are no cards.
 */
export function cardsLost({ seat, equipment, traits }: Character): { told: string; lost?: Loss } {
  const names = [...equipment, ...traits].map(nameOf);
  if (names.length === 0) return { told: '' };
  return { told: ` ${listed(names)} ${names.length === 1 ? 'is' : 'are'} discarded.`, lost: { seat, names } };
}

/**
 * Discards a character's Equipment and Traits to their owner's discard pile (M-DMG-02, M-OPEN-53, M-PLAY-13,
 * M-PLAY-17).
 */
function stripCards(g: AwayMissions, character: Character): void {
  // Players attach cards only to their own characters, so the character's controller owns the cards.
  playerOf(g, character.seat).discards.support.push(...character.equipment, ...character.traits);
  character.equipment = [];
  character.traits = [];
}

/**
 * Takes a character out of the game. An assimilated character returns to its owner (M-DMG-02, M-DMG-04, M-ASSIM-08).
 */
export function neutralize(g: AwayMissions, character: Character): void {
  stripCards(g, character);
  Object.assign(character, { where: 'out', space: null, stun: 0, cover: false, activated: false });
  character.pegs = { attack: 0, defense: 0, skill: 0, move: 0 };
  character.drone = false;
  character.seat = character.owner;
  delete character.honor;
}

/** Turns a character that was just Neutralized into a Borg Drone, without placing it yet (M-ASSIM-01). */
function assimilated(g: AwayMissions, character: Character, seat: Seat): void {
  // The character loses all cards and tokens (M-ASSIM-04, M-OPEN-30).
  stripCards(g, character);
  Object.assign(character, { where: 'reserve', space: null, cover: false });
  delete character.honor;
  // The drone can be activated this Round even if its former owner had already activated it (M-ASSIM-07, M-FAC-04,
  // M-OPEN-36, M-OPEN-37).
  character.activated = false;
  // The drone is Borg, and the overlay covers its card (M-ASSIM-02).
  character.drone = true;
  character.seat = seat;
  // The drone starts with full pegs and one Stun token (M-ASSIM-05, M-ASSIM-06).
  character.pegs = { ...fullRatings(character) };
  character.stun = 1;
}

interface Local {
  /** The character that was just Neutralized and is still in its space. */
  target: CharacterId;
  /** The Borg character that assimilates the target. */
  by: CharacterId;
}

/** Makes a Neutralized character a Borg Drone (M-ASSIM-01 to M-ASSIM-07). */
export const assimilate = procedure<AwayMissions, Local>('assimilate')({
  begin(ctx, local) {
    const target = characterOf(ctx.g, local.target);
    const by = characterOf(ctx.g, local.by);
    const near = by.space ?? target.space;
    const { told, lost } = cardsLost(target);
    assimilated(ctx.g, target, by.seat);
    const [victor, victim] = [characterName(by.id), characterName(target.id)];
    ctx.log(`${victor} assimilates ${victim}, now a stunned Borg Drone.${told}`, 'M-ASSIM-01', lost);
    // Places the drone adjacent to the Borg character, or as near as possible. If all spaces are full, the drone stays
    // in reserve (M-ASSIM-03, M-OPEN-29).
    const spaces = near === null ? [] : nearestPlaceable(ctx.g, target, near);
    ctx.call(place, { character: target.id, spaces });
    return 'end';
  },
  end: () => null,
});
