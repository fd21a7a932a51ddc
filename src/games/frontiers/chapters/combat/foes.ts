import { kept } from '../../../kit/cache.ts';
import { CUBES } from '../../content/cubes.ts';
import { enemyOf } from '../../content/encounters/all.ts';
import { ABILITY_NAMES, type Ability, type Enemy } from '../../content/encounters/token.ts';
import { ATTACK_NAMES, type Resistance } from '../../content/fire.ts';
import type { Amount, EnemyChange } from '../../effects/union.ts';
import type { Combat, CombatEnemy, Frontiers, Token } from '../../state.ts';
import { sumFire } from '../captains/points.ts';
import { isPlanetToken } from '../map/tokens.ts';
import { asDefender, undeflected } from './combat-maths.ts';

/** Returns the current combat. Throws if there is none. */
export function combatOf(g: Frontiers): Combat {
  if (g.combat === null) throw new Error('there is no combat');
  return g.combat;
}

/**
 * Returns the undefeated enemies in the current part of a combat: ships and Starbases in space, or Planet Tokens once
 * an Away Team has beamed down (F-MULTI-05, F-CUBE-07, F-LRA-11).
 */
export function foesLeft(combat: Combat): CombatEnemy[] {
  const down = combat.team !== null;
  return combat.foes.filter((foe) => !foe.defeated && isPlanetToken(foe.pile) === down);
}

/** Returns the undefeated enemies of the current fight, or none outside a fight. */
export function activeEnemies({ combat }: Frontiers): CombatEnemy[] {
  return combat === null ? [] : foesLeft(combat);
}

/** Returns the undefeated enemies that still attack in the current part of a combat (F-SHIELD-01, F-AWAY-30). */
export function attackersLeft(combat: Combat): CombatEnemy[] {
  return foesLeft(combat).filter((foe) => !foe.changes.some(({ skip }) => skip === true));
}

/**
 * Returns an enemy with its current figures. The figures include the bonus of its Cube (F-CUBE-02, F-CUBE-03,
 * F-CUBE-04, F-CUBE-05, F-CUBE-06), the bonus of a revealed die, and all changes by effects.
 */
export function enemyOfFoe(g: Frontiers, foe: CombatEnemy): Enemy {
  const printed = enemyOf(foe.token);
  let enemy =
    typeof foe.from === 'object' && 'cube' in foe.from ? asDefender(printed, CUBES[foe.from.cube].bonus) : printed;
  if (g.combat !== null) enemy = stationed(g.combat, dieBonus(g.combat, enemy));
  for (const change of foe.changes) enemy = changed(enemy, change);
  return enemy;
}

/** Whether an enemy's attack is fully deflected (F-SHIELD-10). */
export function isDeflected(g: Frontiers, foe: CombatEnemy): boolean {
  return sumFire(foe.shields) > 0 && undeflected(foe.shields, enemyOfFoe(g, foe)) === 0;
}

/**
 * Returns the name of an enemy in the combat. If the combat has several copies of a token, the name includes a number.
 */
export function foeName(g: Frontiers, foe: CombatEnemy): string {
  const { name } = enemyOf(foe.token);
  const foes = g.combat?.foes ?? [];
  const hasTwin = foes.some((other) => other.key !== foe.key && other.token === foe.token);
  return hasTwin ? `${name} (${foes.indexOf(foe) + 1})` : name;
}

/** Lists the names of several enemies. */
export function foeNames(g: Frontiers, foes: readonly CombatEnemy[]): string {
  return foes.map((foe) => foeName(g, foe)).join(', ');
}

/** Describes an attack: `Photon Torpedo 6, Disruptors`. */
export function attackWords({ attack, abilities }: Enemy): string {
  return [`${ATTACK_NAMES[attack.type]} ${attack.value}`, ...abilities.map((ability) => ABILITY_NAMES[ability])].join(
    ', ',
  );
}

/** A cache of the descriptions of enemies as printed, since printed figures never change. */
const figures = new WeakMap<Enemy, string>();

/** Describes an enemy's figures: `Patrol Warbird (Phasers 3, Defense 3)`. */
export function enemyWords(enemy: Enemy): string {
  return kept(figures, enemy, () => `${enemy.name} (${enemyFigures(enemy)})`);
}

/** Like `enemyWords`, without the name: `Phasers 3, Defense 3`. */
export function enemyFigures(enemy: Enemy): string {
  const { defense, resists, diplomacy } = enemy;
  const parts = [attackWords(enemy), `Defense ${defense}`];
  if (diplomacy !== null) parts.push(`Diplomacy ${diplomacy}`);
  if (resists.length > 0) parts.push(`resists ${resists.map((type) => ATTACK_NAMES[type]).join(', ')}`);
  return parts.join(', ');
}

/** Returns the enemy of the combat with this key. Throws if there is none. */
export function foeOf(combat: Combat, key: string): CombatEnemy {
  const foe = combat.foes.find((one) => one.key === key);
  if (foe === undefined) throw new Error(`no enemy ${key}`);
  return foe;
}

/** Adds a token to a combat. `place` is the label of the space where it fights. */
export function addFoe(
  combat: Combat,
  { token, pile }: Token,
  place: string,
  from: CombatEnemy['from'],
  role: CombatEnemy['role'],
): CombatEnemy {
  const base = `${token}@${place}`;
  let key = base;
  for (let copy = 2; combat.foes.some((foe) => foe.key === key); copy++) key = `${base}-${copy}`;
  const foe: CombatEnemy = { key, token, pile, from, role, changes: [], shields: {}, defeated: false, ifDeflected: [] };
  combat.foes.push(foe);
  return foe;
}

/** Applies a revealed die's bonus in this phase to an enemy (F-VARIANT-17, F-VARIANT-19). */
function dieBonus({ die, phase }: Combat, enemy: Enemy): Enemy {
  if (die === null || !die.shown) return enemy;
  const { colour } = die;
  if (colour === 'red') return { ...enemy, attack: { ...enemy.attack, value: enemy.attack.value + 1 } };
  const tougher = (colour === 'gold' && phase === 'long') || (colour === 'blue' && phase === 'attack');
  return tougher ? { ...enemy, defense: enemy.defense + 1 } : enemy;
}

/** F-SCEN-55: a Class-L token that stands in for a Class-K token on a Research Station needs 1 more Diplomacy. */
function stationed({ kind }: Combat, enemy: Enemy): Enemy {
  if (kind !== 'research' || enemy.pile !== 'classL' || enemy.diplomacy === null) return enemy;
  return { ...enemy, diplomacy: enemy.diplomacy + 1 };
}

function changed(enemy: Enemy, change: EnemyChange): Enemy {
  const { defense, attack } = change;
  const now = { ...enemy };
  if (defense !== undefined) now.defense = lowered(enemy.defense, defense);
  if (attack !== undefined) now.attack = { ...enemy.attack, value: lowered(enemy.attack.value, attack) };
  const lost: ReadonlySet<Ability | Resistance> = new Set(change.loses ?? []);
  now.abilities = change.losesAll === 'abilities' ? [] : enemy.abilities.filter((ability) => !lost.has(ability));
  now.resists = change.losesAll === 'resistances' ? [] : enemy.resists.filter((resistance) => !lost.has(resistance));
  return now;
}

/** Returns a figure after a change. No change lowers a figure below 1, or lowers one that is already below 1. */
function lowered(value: number, change: Amount): number {
  // The amount is a number by now, since effects compute it when they are applied.
  if (typeof change !== 'number') throw new Error('a change of an enemy that was never counted');
  return Math.max(Math.min(value, 1), value + change);
}
