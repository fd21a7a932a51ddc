import type { Ctx } from '../../../../kernel/game.ts';
import type { Weapon } from '../../content/characters.ts';
import { isAlone } from '../../effects/groups.ts';
import { abilitiesOf } from '../../effects/modifiers.ts';
import type { AwayMissions, Character } from '../../state.ts';
import { changeHonor } from '../characters/honor.ts';

/**
 * M-OPEN-71, M-FAC-05: a Melee weapon in the hand of who seeks Honor, against somebody who is not stunned and has no friend in
 * its space or next to it.
 */
export function isSingleCombat(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): boolean {
  const seeks = abilitiesOf(attacker).some(({ seeksHonor }) => seeksHonor);
  return seeks && weapon.rules.includes('melee') && target.stun === 0 && isAlone(g, target);
}

/** M-OPEN-71: Damage in single combat is worth an Honor token to who caused it. */
export function honorSingleCombat(ctx: Ctx<AwayMissions>, attacker: Character): void {
  if (attacker.where === 'area') changeHonor(ctx, attacker, 1);
}
