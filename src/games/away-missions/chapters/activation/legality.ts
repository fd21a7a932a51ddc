import type { Refusal, Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import type { Weapon } from '../../content/characters.ts';
import type { AwayMissions, Character, SpaceId } from '../../state.ts';
import { CROWD, occupants } from '../area/occupancy.ts';
import { adjacent, reachable } from '../area/paths.ts';
import { canSee } from '../area/sight.ts';
import { steps } from '../attacks/ratings.ts';
import { characterName } from '../characters/characters.ts';
import { standing } from '../characters/find.ts';
import { seatName } from '../characters/names.ts';
import { isFriend } from '../characters/sides.ts';

/** A number of steps that is greater than the length of any path through the mission area. */
const ANYWHERE = 99;

/** Returns why a seat can’t act with this character, or null. */
export function cannotUse(g: AwayMissions, seat: Seat, { id, seat: whose, where }: Character): Obstacle {
  if (whose !== seat) {
    return no('M-TEAM-03', () => `${characterName(id)} belongs to the ${seatName(g, whose)} team.`);
  }
  if (where === 'reserve') return no('M-ESC-01', () => `${characterName(id)} has not arrived yet.`);
  if (where === 'out') return no('M-DMG-04', () => `${characterName(id)} is out of the game.`);
  return null;
}

/** Returns why a character can only Recover, or null (M-STUN-05). */
export function stunned(character: Character): Obstacle {
  if (character.stun === 0) return null;
  return no('M-STUN-05', () => `${characterName(character.id)} is stunned. Recover first.`);
}

/** Returns why a character can’t move to a space with one Move Action, or null. */
export function cannotMove(g: AwayMissions, character: Character, to: SpaceId): Refusal | null {
  const name = characterName(character.id);
  const stun = stunned(character);
  if (stun !== null) return stun();
  if (character.space === to) return { text: `${name} is already in ${to}.`, rule: 'M-MOVE-01' };
  const here = occupants(g, to);
  if (here.some(({ seat }) => !isFriend(g, seat, character.seat))) {
    return { text: `A hostile character is in ${to}, so no move can end there.`, rule: 'M-MOVE-02' };
  }
  if (here.length >= CROWD) return { text: `Two friendly characters are already in ${to}.`, rule: 'M-MOVE-04' };
  const most = steps(g, character);
  const way = reachable(g, character, ANYWHERE).find(({ space }) => space === to);
  if (way === undefined) return { text: `Hostile characters block every way to ${to}.`, rule: 'M-MOVE-02' };
  if (way.steps <= most) return null;
  return {
    text: `${to} is ${several(way.steps, 'space')} away, but ${name} can move at most ${most}.`,
    rule: 'M-MOVE-01',
  };
}

/**
 * Returns why a character can’t attack a target with a weapon, or null. Distance and sight depend on which doors are
 * open.
 */
export function cannotAttack(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): Obstacle {
  const stun = stunned(attacker);
  if (stun !== null) return stun;
  const { id } = target;
  if (target.where !== 'area') return no('M-ATK-04', () => `${characterName(id)} is not in the mission area.`);
  // A seat's own characters and those of its ally aren't hostile (M-TEAM-03, M-ATK-04, M-TG-07).
  if (isFriend(g, target.seat, attacker.seat)) return no('M-ATK-04', () => `${characterName(id)} is on your side.`);
  const from = standing(attacker);
  const to = standing(target);
  if (weapon.rules.includes('melee') && !adjacent(g, from, to)) {
    return no('M-MELEE-01', () => `${characterName(id)} is not adjacent. ${weapon.name} only reaches adjacent spaces.`);
  }
  if (canSee(g, from, to, attacker.seat)) return null;
  return no('M-LOS-01', () => `${characterName(attacker.id)} has no line of sight to ${characterName(id)}.`);
}
