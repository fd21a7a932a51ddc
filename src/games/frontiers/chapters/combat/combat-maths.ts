import type { CubeBonus } from '../../content/cubes.ts';
import type { Enemy } from '../../content/encounters/token.ts';
import { FIRE_TYPES, type FireType } from '../../content/fire.ts';
import type { FirePoints } from '../../state.ts';

/** The figures of an enemy that matter when attacking it. */
export type Target = Pick<Enemy, 'defense' | 'resists'>;

/** The figures of an enemy that matter when it attacks. */
export type Attacker = Pick<Enemy, 'attack' | 'abilities'>;

/** An enemy’s attack after the Shields phase. */
export interface Hit {
  attacker: Attacker;
  /** The attack points that the Shields didn't deflect, as returned by `undeflected`. */
  points: number;
}

/** The types of Shields that count in full against each type of attack (F-SHIELD-04 to F-SHIELD-07). */
const EFFICIENT: Readonly<Record<FireType, readonly FireType[]>> = {
  normal: FIRE_TYPES,
  photonPulse: ['photonPulse', 'pulseTorpedo'],
  photonTorpedo: ['photonTorpedo', 'pulseTorpedo'],
  pulseTorpedo: ['pulseTorpedo'],
};

/** A ship's Defense Value in space while its Captain is Wounded (F-DMG-08). */
const LEADERLESS_DEFENSE = 1;

/** Returns two sums: the points of all matching types, and the points of all other types. */
export function split(
  points: Readonly<FirePoints>,
  matches: (type: FireType) => boolean,
): { matching: number; other: number } {
  const sums = { matching: 0, other: 0 };
  for (const type of FIRE_TYPES) sums[matches(type) ? 'matching' : 'other'] += points[type] ?? 0;
  return sums;
}

/**
 * Returns the total value of an Attack. Points of a type that any target resists are halved (F-LRA-04 to F-LRA-07,
 * F-MULTI-02).
 */
export function attackValue(points: Readonly<FirePoints>, targets: readonly Target[]): number {
  const isResisted = ({ resists }: Target, type: FireType): boolean =>
    // Pulse Torpedoes are halved only if one target has both Resistances (F-LRA-07).
    type === 'pulseTorpedo'
      ? resists.includes('photonPulse') && resists.includes('photonTorpedo')
      : resists.includes(type);
  const { matching, other } = split(points, (type) => targets.some((target) => isResisted(target, type)));
  return other + Math.floor(matching / 2);
}

/** Returns the value that an Attack needs to defeat all its targets (F-LRA-08, F-MULTI-01). */
export function defenseOf(targets: readonly Target[]): number {
  return targets.reduce((sum, { defense }) => sum + defense, 0);
}

/** Whether Shields of a type count in full against an attack type (F-SHIELD-04 to F-SHIELD-07). */
export function isEfficient(shields: FireType, attack: FireType): boolean {
  return EFFICIENT[attack].includes(shields);
}

/** Returns the final value of all Shields against one enemy, rounded once (F-SHIELD-08, F-SHIELD-09, F-OPEN-51). */
export function shieldsValue(shields: Readonly<FirePoints>, { attack, abilities }: Attacker): number {
  const { matching: efficient, other: inefficient } = split(shields, (type) => isEfficient(type, attack.type));
  return abilities.includes('disruptors')
    ? Math.floor(efficient / 2) + Math.floor(inefficient / 4)
    : efficient + Math.floor(inefficient / 2);
}

/** Returns the points of an enemy’s attack that get past Shields, before doubling (F-SHIELD-10, F-SHIELD-11). */
export function undeflected(shields: Readonly<FirePoints>, attacker: Attacker): number {
  return Math.max(0, attacker.attack.value - shieldsValue(shields, attacker));
}

/**
 * Returns a ship’s Defense Value in space (F-DMG-08 to F-DMG-11). `crew` is the Defense of the Crew Member in command,
 * or null if the Captain commands.
 */
export function shipDefense(captain: { defense: number; wounded: boolean }, crew: number | null): number {
  if (!captain.wounded) return captain.defense;
  return crew ?? LEADERLESS_DEFENSE;
}

/**
 * Returns the effect of all hits on a ship whose Defense Value is at least 1 (F-DMG-02, F-DMG-03, F-DMG-04,
 * F-SPECIALS-01, F-SPECIALS-02, F-SPECIALS-03). `hand` is the number of Damage Cards that go into the hand and count
 * toward Catastrophic Damage (F-OPEN-49). `discardPile` is the number of Damage Cards that go into the discard pile.
 * `dissipated` is true if an Energy Dissipator discards the rest of the hand.
 */
export function harm(hits: readonly Hit[], defense: number) {
  const biogenic = hits.filter(({ attacker }) => attacker.abilities.includes('biogenic'));
  return {
    hand: Math.ceil(damageOf(hits) / defense),
    // F-OPEN-47: only damage from Biogenic Weapons counts here, so this number is never greater than `hand`.
    discardPile: Math.ceil(damageOf(biogenic) / defense),
    // F-OPEN-48: an Energy Dissipator has an effect only if at least one point of its attack gets through.
    dissipated: hits.some(({ attacker, points }) => points > 0 && attacker.abilities.includes('dissipator')),
  };
}

/** Whether the number of Damage Cards that a ship took in one combat is Catastrophic Damage (F-DMG-05, F-DMG-06). */
export function isCatastrophic(sustained: number, handLimit: number): boolean {
  return sustained >= handLimit;
}

/** Returns an enemy with the bonus that its Cube gives to defenders (F-CUBE-02 to F-CUBE-05). */
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

/** Returns the damage of hits on a ship. Antimatter Weapons count twice (F-SPECIALS-01). */
export function damageOf(hits: readonly Hit[]): number {
  const double = ({ abilities }: Attacker) => (abilities.includes('antimatter') ? 2 : 1);
  return hits.reduce((sum, { attacker, points }) => sum + points * double(attacker), 0);
}
