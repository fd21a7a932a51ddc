import type { Ctx } from '../../../../kernel/game.ts';
import type { Weapon } from '../../content/characters.ts';
import { isAlone } from '../../effects/groups.ts';
import { abilitiesOf } from '../../effects/modifiers.ts';
import type { AwayMissions, Character } from '../../state.ts';
import { changeHonor } from '../characters/honor.ts';

/**
 * Whether this is single combat: a character who seeks Honor attacks with a Melee weapon, and the target is not stunned
 * and has no friend in or next to its space (M-OPEN-71, M-FAC-05).
 */
export function isSingleCombat(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): boolean {
  const seeks = abilitiesOf(attacker).some(({ seeksHonor }) => seeksHonor);
  return seeks && weapon.rules.includes('melee') && target.stun === 0 && isAlone(g, target);
}

/** Gives the attacker an Honor token for Damage in single combat (M-OPEN-71). */
export function honorSingleCombat(ctx: Ctx<AwayMissions>, attacker: Character): void {
  if (attacker.where === 'area') changeHonor(ctx, attacker, 1);
}
