import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer, type Why } from '../../../kit/offers.ts';
import type { FirePoints, Foe, Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { mergeFire, sumFire } from '../captains/points.ts';
import { damageOf, undeflected } from './combat-maths.ts';
import { attackersLeft, attackWords, combatOf, enemyOfFoe, foeName, isDeflected } from './foes.ts';

/** Shields are set against an enemy. */
export interface DeflectDeed {
  do: 'deflect';
  /** Its key. */
  foe: string;
}

/** All Shields points against an enemy, with what is against it. */
export function deflectOffer(g: Frontiers, seat: Seat, foe: Foe): Offer<DeflectDeed> {
  const { shields } = playerOf(g, seat).points;
  const label = `Deflect ${combatOf(g).foes.indexOf(foe) + 1}: ${foeName(g, foe)}`;
  const hint = `${attackWords(enemyOfFoe(g, foe))}: ${through(g, foe, shields)}.`;
  const option = { key: `deflect:${foe.key}`, verb: 'deflect', label, hint, rule: 'F-SHIELD-10' };
  return { option, deed: { do: 'deflect', foe: foe.key }, why: notDeflected(g, seat, foe) };
}

/** Why Shields can’t be set against an enemy, or null (F-SHIELD-01, F-SHIELD-10). */
function notDeflected(g: Frontiers, seat: Seat, foe: Foe): Why {
  if (!attackersLeft(combatOf(g)).includes(foe)) {
    return no('F-SHIELD-01', () => `${foeName(g, foe)} doesn’t attack.`);
  }
  if (isDeflected(g, foe)) {
    return no('F-SHIELD-10', () => `Nothing of ${foeName(g, foe)}’s attack gets through any more.`);
  }
  return sumFire(playerOf(g, seat).points.shields) > 0 ? null : NO_SHIELDS;
}

const NO_SHIELDS = no('F-SHIELD-10', 'You have no Shields points yet: play some first.');

/**
 * What would get through with more Shields (F-SHIELD-04, F-SHIELD-05, F-SHIELD-06, F-SHIELD-07, F-SHIELD-08, F-SHIELD-09), and
 * what an Antimatter Weapon makes of it (F-SPECIALS-01).
 */
export function through(g: Frontiers, foe: Foe, more: FirePoints): string {
  const attacker = enemyOfFoe(g, foe);
  const points = undeflected(mergeFire(foe.shields, more), attacker);
  if (points === 0) return 'nothing gets through';
  const damage = damageOf([{ attacker, points }]);
  const doubled = damage === points ? '' : `, doubled by Antimatter to ${damage}`;
  return `${points} ${points === 1 ? 'gets' : 'get'} through${doubled}`;
}
