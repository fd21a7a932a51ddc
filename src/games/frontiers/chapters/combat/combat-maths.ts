import type { CubeBonus } from '../../content/cubes.ts';
import type { Enemy } from '../../content/encounters/token.ts';
import { FIRE_TYPES, type FireType } from '../../content/fire.ts';
import type { FirePoints } from '../../state.ts';

/** What an attack on an enemy needs to know of it. */
export type Target = Pick<Enemy, 'defense' | 'resists'>;

/** What Shields against an enemy, and damage of it, need to know of it. */
export type Attacker = Pick<Enemy, 'attack' | 'abilities'>;

/** An enemy’s attack after the Shields phase. */
export interface Hit {
  attacker: Attacker;
  /** Points that no Shields deflected, from `undeflected`. */
  points: number;
}

/** Which types of Shields count in full against which type of attack (F-SHIELD-04 to F-SHIELD-07). */
const EFFICIENT: Readonly<Record<FireType, readonly FireType[]>> = {
  normal: FIRE_TYPES,
  photonPulse: ['photonPulse', 'pulseTorpedo'],
  photonTorpedo: ['photonTorpedo', 'pulseTorpedo'],
  pulseTorpedo: ['pulseTorpedo'],
};

/** The Defense Value of a ship in space whose Captain is Wounded (F-DMG-08). */
const LEADERLESS_DEFENSE = 1;

/** Sums up the points of the types that match, and those of all others. */
export function split(
  points: Readonly<FirePoints>,
  matches: (type: FireType) => boolean,
): { matching: number; other: number } {
  const sums = { matching: 0, other: 0 };
  for (const type of FIRE_TYPES) sums[matches(type) ? 'matching' : 'other'] += points[type] ?? 0;
  return sums;
}

/** Total value of an Attack on some targets: what any of them resists is halved (F-LRA-04 to F-LRA-07, F-MULTI-02). */
export function attackValue(points: Readonly<FirePoints>, targets: readonly Target[]): number {
  const isResisted = ({ resists }: Target, type: FireType): boolean =>
    // Both Resistances of one and the same target halve Pulse Torpedoes (F-LRA-07).
    type === 'pulseTorpedo'
      ? resists.includes('photonPulse') && resists.includes('photonTorpedo')
      : resists.includes(type);
  const { matching, other } = split(points, (type) => targets.some((target) => isResisted(target, type)));
  return other + Math.floor(matching / 2);
}

/** What an Attack must come to, to defeat all of its targets (F-LRA-08, F-MULTI-01). */
export function defenseOf(targets: readonly Target[]): number {
  return targets.reduce((sum, { defense }) => sum + defense, 0);
}

/** Whether Shields of a type count in full against an attack of a type (F-SHIELD-04 to F-SHIELD-07). */
export function isEfficient(shields: FireType, attack: FireType): boolean {
  return EFFICIENT[attack].includes(shields);
}

/** Final value of all Shields against one enemy together, rounded once (F-SHIELD-08, F-SHIELD-09, F-OPEN-51). */
export function shieldsValue(shields: Readonly<FirePoints>, { attack, abilities }: Attacker): number {
  const { matching: efficient, other: inefficient } = split(shields, (type) => isEfficient(type, attack.type));
  return abilities.includes('disruptors')
    ? Math.floor(efficient / 2) + Math.floor(inefficient / 4)
    : efficient + Math.floor(inefficient / 2);
}

/** Points of an enemy’s attack that Shields let through, not yet doubled (F-SHIELD-10, F-SHIELD-11). */
export function undeflected(shields: Readonly<FirePoints>, attacker: Attacker): number {
  return Math.max(0, attacker.attack.value - shieldsValue(shields, attacker));
}

/** A ship’s Defense Value in space (F-DMG-08 to F-DMG-11); `crew` is that of the Crew Member spent for it, or null. */
export function shipDefense(captain: { defense: number; wounded: boolean }, crew: number | null): number {
  if (!captain.wounded) return captain.defense;
  return crew ?? LEADERLESS_DEFENSE;
}

/**
 * What all enemies together do to a ship with a Defense Value of 1 or more (F-DMG-02, F-DMG-03, F-DMG-04, F-SPECIALS-01,
 * F-SPECIALS-02, F-SPECIALS-03): Damage Cards into the hand, which count towards Catastrophic Damage (F-OPEN-49), and into the discard pile;
 * and whether an Energy Dissipator has struck, for which all other cards of the hand are discarded.
 */
export function harm(hits: readonly Hit[], defense: number) {
  const biogenic = hits.filter(({ attacker }) => attacker.abilities.includes('biogenic'));
  return {
    hand: Math.ceil(damageOf(hits) / defense),
    // F-OPEN-47: a share of the damage, so never more cards than into the hand.
    discardPile: Math.ceil(damageOf(biogenic) / defense),
    // F-OPEN-48.
    dissipated: hits.some(({ attacker, points }) => points > 0 && attacker.abilities.includes('dissipator')),
  };
}

/** Whether the Damage Cards that a ship sustained in one combat are Catastrophic Damage (F-DMG-05, F-DMG-06). */
export function isCatastrophic(sustained: number, handLimit: number): boolean {
  return sustained >= handLimit;
}

/** An enemy as a defender of a Cube with some bonus (F-CUBE-02 to F-CUBE-05). */
export function asDefender<E extends Enemy>(enemy: E, bonus: CubeBonus): E {
  const { attack, abilities, defense } = enemy;
  switch (bonus.kind) {
    case 'defense':
      return { ...enemy, defense: defense + bonus.more };
    case 'attack':
      return { ...enemy, attack: { ...attack, value: attack.value + bonus.more[attack.type] } };
    case 'weapon':
      if (attack.type !== 'normal' || abilities.includes(bonus.ability)) return enemy;
      return { ...enemy, abilities: [...abilities, bonus.ability] };
  }
}

/** Damage that attacks come to against a ship: what an Antimatter Weapon gets through counts twice (F-SPECIALS-01). */
export function damageOf(hits: readonly Hit[]): number {
  const double = ({ abilities }: Attacker) => (abilities.includes('antimatter') ? 2 : 1);
  return hits.reduce((sum, { attacker, points }) => sum + points * double(attacker), 0);
}
