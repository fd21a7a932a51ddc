import { CLASS_H } from '../class-h.ts';
import { guardians } from './guardians.ts';
import { classKs, classLs } from './planets.ts';
import { spheres, warbirds } from './ships.ts';
import { dominionStarbases, romulanStarbases } from './starbases.ts';
import type { Enemy, EnemyPile, Pile } from './token.ts';

/** All tokens that are fought, by pile (F-OPEN-19). */
export const ENEMIES: Record<EnemyPile, readonly Enemy[]> = {
  warbird: warbirds,
  romulanStarbase: romulanStarbases,
  dominionStarbase: dominionStarbases,
  sphere: spheres,
  classL: classLs,
  classK: classKs,
  elite: guardians,
};

const enemies = new Map(
  Object.values(ENEMIES)
    .flat()
    .map((enemy) => [enemy.id, enemy]),
);

/** A token that is fought. Throws for an id that none has. */
export function enemyOf(id: string): Enemy {
  const enemy = enemies.get(id);
  if (enemy === undefined) throw new Error(`no Encounter Token ${id}`);
  return enemy;
}

/** Ids of all tokens of a pile, copies included, not yet shuffled (F-SETUP-06). */
export function tokensOf(pile: Pile): string[] {
  if (pile === 'classH') return CLASS_H.map(({ id }) => id);
  return ENEMIES[pile].flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}
