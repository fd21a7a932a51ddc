import type { Weapon } from '../../content/characters.ts';
import { bonus, type Situation, weapons } from '../../effects/modifiers.ts';
import { isBorg, isIncapacitated } from '../../effects/sorts.ts';
import type { AwayMissions, Character } from '../../state.ts';
import { timesTrained } from '../characters/characters.ts';
import { isFriend } from '../characters/sides.ts';
import { limited } from './dice.ts';

/** Returns the weapon with this id that the character has now, or null. */
export function weaponOf(g: AwayMissions, character: Character, id: string): Weapon | null {
  return weapons(g, character).find((weapon) => weapon.id === id) ?? null;
}

/** Spaces per point of Move (M-CHAR-03, M-OPEN-13). */
const SPACES_PER_MOVE = 2;

/** Returns how many spaces a Move Action can cover (M-MOVE-01). */
export function steps(g: AwayMissions, character: Character): number {
  return Math.max(0, character.pegs.move * SPACES_PER_MOVE + bonus(g, 'move', character, {}));
}

/**
 * Returns the number of backup dice: 1 if a friend who isn't Incapacitated is in the same space, otherwise 0 (M-ATK-06,
 * M-SKILL-09, M-STUN-07).
 */
export function backup(g: AwayMissions, character: Character): number {
  for (const id in g.characters) {
    const friend = g.characters[id];
    if (friend === undefined || friend === character || friend.space !== character.space) continue;
    if (friend.where === 'area' && isFriend(g, friend.seat, character.seat) && !isIncapacitated(friend)) return 1;
  }
  return 0;
}

/** Returns the number of Attack dice (M-ATK-05, M-ATK-06, M-ATK-08). */
export function attackDice(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): number {
  const situation = { target: target.id, weapon };
  return limited(attacker.pegs.attack + weapon.dice + backup(g, attacker) + bonus(g, 'attack', attacker, situation));
}

/** Returns the number of Defense dice (M-ATK-07, M-ATK-08, M-ATK-10). */
export function defenseDice(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): number {
  const situation = { attacker: attacker.id, weapon };
  // Stun tokens lower only the rating, and not below 0 (M-STUN-06, M-OPEN-18, M-OPEN-22).
  const rating = Math.max(0, target.pegs.defense - target.stun);
  // A Defensive weapon adds one die against Melee weapons, and a second one adds nothing (M-DEF-01).
  const parry = weapon.rules.includes('melee') && weapons(g, target).some(({ rules }) => rules.includes('defensive'));
  const cover = target.cover ? 1 : 0;
  return limited(rating + cover + backup(g, target) + (parry ? 1 : 0) + bonus(g, 'defense', target, situation));
}

/**
 * Returns the Damage a weapon adds to a hit (M-ATK-14). A Stun weapon adds no Damage of its own against Borg
 * (M-STUN-04).
 */
export function damageBonus(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): number {
  const printed = weapon.rules.includes('stun') && isBorg(target) ? 0 : weapon.damage;
  return Math.max(0, printed + bonus(g, 'damage', attacker, { target: target.id, weapon }));
}

/**
 * Returns the number of dice that a tester or challenger rolls in a Skill test (M-SKILL-02, M-SKILL-06, M-SKILL-07,
 * M-OPP-07, M-OPEN-15).
 */
export function skillDice(g: AwayMissions, character: Character, situation: Situation, extra: number): number {
  const tested = situation.specialization ?? null;
  const trained = tested === null ? 0 : timesTrained(character.id, tested);
  const more = bonus(g, 'skill', character, situation);
  return limited(character.pegs.skill + trained + backup(g, character) + extra + more);
}
