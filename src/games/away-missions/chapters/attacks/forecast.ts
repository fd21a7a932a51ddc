import { percent } from '../../../kit/words.ts';
import type { Weapon } from '../../content/characters.ts';
import { isBorg } from '../../effects/sorts.ts';
import type { AwayMissions, Character } from '../../state.ts';
import { dice } from '../characters/names.ts';
import { chance, odds } from './odds.ts';
import { attackDice, damageBonus, defenseDice } from './ratings.ts';

/**
 * Returns the expected result of an attack before re-rolls and Interrupts, such as “4 dice against 2: hits 83 %, on
 * average 2.1 Damage”.
 */
export function attackAhead(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): string {
  const [own, theirs] = [attackDice(g, attacker, target, weapon), defenseDice(g, attacker, target, weapon)];
  const hits = chance(own, theirs, 1);
  const rolls = `${dice(own)} against ${theirs}`;
  // Dice of a Stun weapon do no Damage, except to Borg (M-STUN-01, M-STUN-04).
  if (weapon.rules.includes('stun') && !isBorg(target)) return `${rolls}: stuns ${percent(hits)}`;
  // The weapon's Damage is added only to a hit (M-ATK-14).
  const mean = odds(own, theirs).mean + hits * damageBonus(g, attacker, target, weapon);
  return `${rolls}: hits ${percent(hits)}, on average ${mean.toFixed(1)} Damage`;
}
