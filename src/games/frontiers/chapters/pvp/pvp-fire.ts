import type { Seat } from '../../../../kernel/types.ts';
import { FIRE_TYPES } from '../../content/fire.ts';
import type { FirePoints, Frontiers, Range } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { attackPool, sumFire } from '../captains/points.ts';
import { isEfficient, split } from '../combat/combat-maths.ts';
import { defenseInSpace } from '../crew/lenders.ts';
import { opponentOf, pvpOf } from './pvp-outcome.ts';

/** An attack in a combat of players. */
export interface Shot {
  attacker: Seat;
  /** Place of the blocker’s Crew Member whose Defense stands in for the Wounded Captain’s (F-OPEN-56). */
  lender?: number;
}

/** The points of an attack as it stands: sideways cards and other Attacks count at close range alone (F-PVP-24, F-PVP-35). */
export function shotOf(g: Frontiers, { attacker }: Shot): FirePoints {
  return attackPool(playerOf(g, attacker), pvpOf(g).phase);
}

/** What the blocker’s Shields leave of an attack (F-PVP-26 to F-PVP-28, F-PVP-36, F-PVP-37). */
export function getsThrough(g: Frontiers, shot: Shot): number {
  const { phase, noDisruptors } = pvpOf(g);
  const blocker = opponentOf(g, shot.attacker);
  const { shields } = playerOf(g, blocker).points;
  return remainingAttack(shotOf(g, shot), shields, phase, noDisruptors.includes(blocker));
}

/** The Defense Value of the blocker (F-OPEN-56). */
export function blockerDefense(g: Frontiers, { attacker, lender }: Shot): number {
  return defenseInSpace(g, opponentOf(g, attacker), lender);
}

/**
 * What Shields leave of a player’s attack; efficient against one of its types is enough (F-PVP-26, F-OPEN-53). In the Long Range
 * phase two points of Shields take off one (F-PVP-27, F-PVP-29, F-PVP-30, F-OPEN-52), unless the blocker has an effect by which
 * the enemy loses Disruptors (F-PVP-28); at close range each takes off one (F-PVP-37).
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

/** Damage Cards that points of an attack deal; a rest below the Defense Value is lost (F-PVP-31, F-PVP-32). */
export function pvpDamageCards(points: number, defense: number): number {
  return Math.floor(points / defense);
}

/** Points of a close attack that force a ship to retreat (F-PVP-38). */
export function retreatCost(defense: number): number {
  return 2 * defense;
}
