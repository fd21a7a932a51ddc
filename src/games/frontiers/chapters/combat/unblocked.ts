import type { Seat } from '../../../../kernel/types.ts';
import { CUBES, type CubeBonus } from '../../content/cubes.ts';
import { ENEMIES, enemyOf } from '../../content/encounters/all.ts';
import type { Enemy, EnemyPile } from '../../content/encounters/token.ts';
import type { CombatKind, Frontiers, Token } from '../../state.ts';
import { awayPlanetAt } from '../away/planet.ts';
import { defenseInSpace } from '../crew/lenders.ts';
import { cubeAt, siteAt, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { isPlanetToken } from '../map/tokens.ts';
import { asDefender, damageOf, harm } from './combat-maths.ts';
import { strangers } from './combats.ts';
import { enemyOfFoe } from './foes.ts';

/** All enemies that a token may turn out to be. For a face-up token, this is a single enemy. */
type Expected = readonly Enemy[];

/**
 * Describes the harm that the enemies on the given spaces would do if nothing stopped their attacks. The text comes
 * from `unblockedWords`. Players see the text before they agree to fight.
 */
export function unblockedAt(g: Frontiers, seat: Seat, kind: CombatKind, ids: readonly HexId[]): string {
  return unblockedWords(
    g,
    seat,
    ids.flatMap((id) => metAt(g, kind, id)),
  );
}

/** Like `unblockedAt`, but for an Away Team that beams down at a space, either as an Action or after a battle there. */
export function unblockedDown(g: Frontiers, seat: Seat, id: HexId): string {
  return unblockedWords(g, seat, metBelow(g, id));
}

function metBelow(g: Frontiers, id: HexId): Expected[] {
  const { combat } = g;
  if (combat === null) return metAt(g, 'planet', id);
  // F-SCEN-50: only the Away Team meets the troops aboard a Research Station.
  if (combat.kind === 'research') return metAt(g, 'research', id).filter(isDown);
  const left = combat.foes.filter(({ defeated, pile }) => !defeated && isPlanetToken(pile));
  return left.map((foe) => [enemyOfFoe(g, foe)]);
}

/** Returns the enemies met in a combat at a space, including those drawn for that combat (F-COMBAT-15). */
function metAt(g: Frontiers, kind: CombatKind, id: HexId): Expected[] {
  const { tokens, classH } = siteAt(g, id);
  switch (kind) {
    case 'ships':
    case 'starbase':
      return tokens.map((token) => expected(token));
    // F-COMBAT-05, F-COMBAT-09, F-SCEN-76
    case 'owned-starbase':
    case 'decimate': {
      const isRomulan = spaceAt(g, id)?.site?.kind === 'romulanStarbase';
      return drawnFrom(isRomulan ? 'romulanStarbase' : 'dominionStarbase', strangers(g, kind));
    }
    // F-CUBE-02 to F-CUBE-06
    case 'cube': {
      const cube = cubeAt(g, id);
      return cube === null ? [] : cube.defenders.map((token) => expected(token, CUBES[cube.colour].bonus));
    }
    // F-SCEN-55: a face-down Class-L token may stand in for a Class-K token.
    case 'research':
      return tokens.map((token) =>
        token.pile === 'classL' && !token.up ? [...ENEMIES.classL, ...ENEMIES.classK] : expected(token),
      );
    // An undrawn token may be a Challenge or show any guards (F-LOC-34).
    case 'classH':
      return classH === null ? [] : tokens.map((token) => expected(token));
    // F-AWAY-07
    case 'planet': {
      const planet = awayPlanetAt(g, id);
      if (planet === null) return [];
      const lying = tokens.map((token) => expected(token));
      return [...lying, ...drawnFrom(planet.pile, planet.tokens - lying.length)];
    }
  }
}

/** Returns the enemies that a token may turn out to be. A face-down token can be any enemy of its pile. */
function expected({ token, pile, up }: Token, bonus?: CubeBonus): Expected {
  if (pile === 'classH') return [];
  const all = up ? [enemyOf(token)] : ENEMIES[pile];
  return bonus === undefined ? all : all.map((enemy) => asDefender(enemy, bonus));
}

function drawnFrom(pile: EnemyPile, count: number): Expected[] {
  return Array.from({ length: Math.max(0, count) }, () => ENEMIES[pile]);
}

/**
 * Describes the harm that enemies would do if nothing stopped their attacks. In space, attacks deal Damage Cards
 * (F-DMG-03, F-DMG-04). On planets, attacks damage the Away Team, and Shields don't help (F-AWAY-16). The text shows a
 * range if some enemies are face down, and is empty if nothing is known.
 */
function unblockedWords(g: Frontiers, seat: Seat, met: readonly Expected[]): string {
  const known = met.filter((one) => one.length > 0);
  const [space, planet] = [known.filter((one) => !isDown(one)), known.filter(isDown)];
  const parts = [
    ...(space.length === 0 ? [] : [cardsWords(space, defenseInSpace(g, seat))]),
    ...(planet.length === 0 ? [] : [`${span(planet, damage)} damage to your Away Team`]),
  ];
  return parts.length === 0 ? '' : `Unblocked: ${parts.join(', then ')}.`;
}

function isDown([enemy]: Expected): boolean {
  return enemy !== undefined && isPlanetToken(enemy.pile);
}

function cardsWords(met: readonly Expected[], defense: number): string {
  const words = span(met, (all) => harm(all.map(unstopped), defense).hand);
  return `${words} ${words === '1' ? 'Damage Card' : 'Damage Cards'}`;
}

/** Formats a count as `4`, or as `2 to 4` if it depends on the enemies that turn up. */
function span(met: readonly Expected[], count: (all: readonly Enemy[]) => number): string {
  const ranked = met.map((one) => [...one].sort((weak, strong) => damage([weak]) - damage([strong])));
  const [least, most] = [
    count(ranked.flatMap((one) => one.slice(0, 1))),
    count(ranked.flatMap((one) => one.slice(-1))),
  ];
  return least === most ? `${least}` : `${least} to ${most}`;
}

const damage = (all: readonly Enemy[]) => damageOf(all.map(unstopped));

const unstopped = (attacker: Enemy) => ({ attacker, points: attacker.attack.value });
