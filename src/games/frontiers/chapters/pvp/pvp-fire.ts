import type { Seat } from '../../../../kernel/types.ts';
import { FIRE_TYPES } from '../../content/fire.ts';
import type { FirePoints, Frontiers, Range } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { attackPool, sumFire } from '../captains/points.ts';
import { isEfficient, split } from '../combat/combat-maths.ts';
import { defenseInSpace } from '../crew/lenders.ts';
import { opponentOf, pvpOf } from './pvp-outcome.ts';

/** An attack in a combat between players. */
export interface Shot {
  attacker: Seat;
  /** The index of the blocker’s Crew Member whose Defense replaces the Wounded Captain’s (F-OPEN-56). */
  lender?: number;
}

/**
 * Returns the current points of an attack. Cards played sideways, and Attacks other than Long Range Attacks, count only
 * at close range (F-PVP-24, F-PVP-35).
 */
export function shotOf(g: Frontiers, { attacker }: Shot): FirePoints {
  return attackPool(playerOf(g, attacker), pvpOf(g).phase);
}

/** Returns the points of an attack that get past the blocker's Shields (F-PVP-26 to F-PVP-28, F-PVP-36, F-PVP-37). */
export function getsThrough(g: Frontiers, shot: Shot): number {
  const { phase, noDisruptors } = pvpOf(g);
  const blocker = opponentOf(g, shot.attacker);
  const { shields } = playerOf(g, blocker).points;
  return remainingAttack(shotOf(g, shot), shields, phase, noDisruptors.includes(blocker));
}

/** Returns the blocker's Defense Value (F-OPEN-56). */
export function blockerDefense(g: Frontiers, { attacker, lender }: Shot): number {
  return defenseInSpace(g, opponentOf(g, attacker), lender);
}

/**
 * Returns the points of a player's attack that are left after Shields. Shields count in full if they are efficient
 * against any of the types fired (F-PVP-26, F-OPEN-53). At long range, two Shields points remove one Attack point
 * (F-PVP-27, F-PVP-29, F-PVP-30, F-OPEN-52), unless an effect of the blocker removes Disruptors (F-PVP-28). At close
 * range, each Shields point removes one Attack point (F-PVP-37).
 */
export function remainingAttack(
  attack: Readonly<FirePoints>,
  shields: Readonly<FirePoints>,
  range: Range,
  withoutDisruptors: boolean,
): number {
  const fired = FIRE_TYPES.filter((type) => (attack[type] ?? 0) > 0);
  const { matching, other } = split(shields, (type) => fired.some((against) => isEfficient(type, against)));
  const value = matching + Math.floor(other / 2);
  const reduction = range === 'long' && !withoutDisruptors ? Math.floor(value / 2) : value;
  return Math.max(0, sumFire(attack) - reduction);
}

/**
 * Returns the Damage Cards that a number of attack points deals. A remainder below the Defense Value is lost (F-PVP-31,
 * F-PVP-32).
 */
export function pvpDamageCards(points: number, defense: number): number {
  return Math.floor(points / defense);
}

/** Returns the Attack points needed at close range to force a retreat (F-PVP-38). */
export function retreatCost(defense: number): number {
  return 2 * defense;
}
