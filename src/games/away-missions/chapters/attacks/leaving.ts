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

/** What a character’s cards come to when it leaves: a sentence for the log, and the loss; neither where it has none. */
export function cardsLost({ seat, equipment, traits }: Character): { told: string; lost?: Loss } {
  const names = [...equipment, ...traits].map(nameOf);
  if (names.length === 0) return { told: '' };
  return { told: ` ${listed(names)} ${names.length === 1 ? 'is' : 'are'} discarded.`, lost: { seat, names } };
}

/** M-DMG-02, M-OPEN-53, M-PLAY-13, M-PLAY-17: Equipment and Traits go to the discard pile of the player whose cards they are. */
function stripCards(g: AwayMissions, character: Character): void {
  // Cards are attached to one’s own characters, so they belong to whoever controlled it until now.
  playerOf(g, character.seat).discards.support.push(...character.equipment, ...character.traits);
  character.equipment = [];
  character.traits = [];
}

/** M-DMG-02, M-DMG-04, M-ASSIM-08: takes a character out of the game; an assimilated one goes back to its owner. */
export function neutralize(g: AwayMissions, character: Character): void {
  stripCards(g, character);
  Object.assign(character, { where: 'out', space: null, stun: 0, cover: false, activated: false });
  character.pegs = { attack: 0, defense: 0, skill: 0, move: 0 };
  character.drone = false;
  character.seat = character.owner;
  delete character.honor;
}

/** M-ASSIM-01: makes a Borg Drone of a character that has just been Neutralized. It still has to be placed. */
function assimilated(g: AwayMissions, character: Character, seat: Seat): void {
  // M-ASSIM-04, M-OPEN-30: all cards and tokens go.
  stripCards(g, character);
  Object.assign(character, { where: 'reserve', space: null, cover: false });
  delete character.honor;
  // M-ASSIM-07, M-FAC-04, M-OPEN-36, M-OPEN-37: it can be activated in this very round, whoever activated it before.
  character.activated = false;
  // M-ASSIM-02: Borg from now on, and the overlay covers what it was.
  character.drone = true;
  character.seat = seat;
  // M-ASSIM-05, M-ASSIM-06.
  character.pegs = { ...fullRatings(character) };
  character.stun = 1;
}

interface Local {
  /** The character that has just been Neutralized, still in its space. */
  target: CharacterId;
  /** The Borg that assimilates. */
  by: CharacterId;
}

/** A Neutralized character becomes a Borg Drone (M-ASSIM-01 to M-ASSIM-07). */
export const assimilate = procedure<AwayMissions, Local>('assimilate')({
  begin(ctx, local) {
    const target = characterOf(ctx.g, local.target);
    const by = characterOf(ctx.g, local.by);
    const near = by.space ?? target.space;
    const { told, lost } = cardsLost(target);
    assimilated(ctx.g, target, by.seat);
    const [victor, victim] = [characterName(by.id), characterName(target.id)];
    ctx.log(`${victor} assimilates ${victim}, now a stunned Borg Drone.${told}`, 'M-ASSIM-01', lost);
    // M-ASSIM-03, M-OPEN-29: adjacent, else as near as possible; with no space free at all it waits in reserve.
    const spaces = near === null ? [] : nearestPlaceable(ctx.g, target, near);
    ctx.call(place, { character: target.id, spaces });
    return 'end';
  },
  end: () => null,
});
