import { FIRE_TYPES } from '../../content/fire.ts';
import type { Level } from '../../content/tracks.ts';
import type { FirePoints, Range } from '../../state.ts';
import { isEfficient, split } from '../combat/combat-maths.ts';

/** What the outcome of a combat of players needs to know of a Captain. */
export interface Standing {
  level: Level;
  experience: number;
}

/** Final value of Shields against an attack; efficient against one of its types is enough (F-PVP-26, F-OPEN-53). */
export function pvpShieldsValue(shields: Readonly<FirePoints>, attack: Readonly<FirePoints>): number {
  const fired = FIRE_TYPES.filter((type) => (attack[type] ?? 0) > 0);
  const { matching: efficient, other: inefficient } = split(shields, (type) =>
    fired.some((against) => isEfficient(type, against)),
  );
  return efficient + Math.floor(inefficient / 2);
}

/**
 * What Shields leave of a player’s attack. In the Long Range phase two points of Shields take off one (F-PVP-27,
 * F-PVP-29, F-PVP-30, F-OPEN-52), unless the blocker has an effect by which the enemy loses Disruptors (F-PVP-28); at
 * close range each takes off one (F-PVP-37).
 */
export function remainingAttack(
  attack: Readonly<FirePoints>,
  shields: Readonly<FirePoints>,
  range: Range,
  withoutDisruptors: boolean,
): number {
  const value = pvpShieldsValue(shields, attack);
  const reduction = range === 'long' && !withoutDisruptors ? Math.floor(value / 2) : value;
  const { matching: total } = split(attack, () => true);
  return Math.max(0, total - reduction);
}

/** Damage Cards that points of an attack deal; a rest below the Defense Value is lost (F-PVP-31, F-PVP-32). */
export function pvpDamageCards(points: number, defense: number): number {
  return Math.floor(points / defense);
}

/** Points of a close attack that force a ship to retreat (F-PVP-38). */
export function retreatCost(defense: number): number {
  return 2 * defense;
}

/** Experience for forcing another player to retreat (F-PVP-41, F-PVP-42, F-PVP-43). */
export function retreatExperience(victor: Standing, loser: Standing): number {
  if (victor.experience >= loser.experience) return 0;
  return 1 + 2 * Math.max(0, loser.level - victor.level);
}

/** Reputation that attacking a player costs; less on a Romulan Starbase of the defender’s own (F-PVP-09, F-PVP-10). */
export function pvpReputationLoss(defenderReputation: number, onOwnStarbase: boolean): number {
  if (defenderReputation < 0) return 0;
  return onOwnStarbase ? 1 : 2;
}
