import { kept } from '../../../kit/cache.ts';
import { ABILITY_NAMES, type Enemy } from '../../content/encounters/token.ts';
import { ATTACK_NAMES } from '../../content/fire.ts';

/** An attack in words: `Photon Torpedo 6, Disruptors`. */
export function attackWords({ attack, abilities }: Enemy): string {
  return [`${ATTACK_NAMES[attack.type]} ${attack.value}`, ...abilities.map((ability) => ABILITY_NAMES[ability])].join(
    ', ',
  );
}

/** A cache: printed enemies are asked for over and over, and none changes its figures. */
const known = new WeakMap<Enemy, string>();

/** An enemy’s figures in words: `Patrol Warbird (Phasers 3, Defense 3)`. */
export function enemyWords(enemy: Enemy): string {
  return kept(known, enemy, () => `${enemy.name} (${enemyFigures(enemy)})`);
}

/** The same without its name: `Phasers 3, Defense 3`. */
export function enemyFigures(enemy: Enemy): string {
  const { defense, resists, diplomacy } = enemy;
  const parts = [attackWords(enemy), `Defense ${defense}`];
  if (diplomacy !== null) parts.push(`Diplomacy ${diplomacy}`);
  if (resists.length > 0) parts.push(`resists ${resists.map((type) => ATTACK_NAMES[type]).join(', ')}`);
  return parts.join(', ');
}
