import { ABILITY_NAMES, type Enemy } from '../content/encounters/token.ts';
import { ATTACK_NAMES } from '../content/fire.ts';

/** An attack in words: `Photon Torpedo 6, Disruptors`. */
export function attackWords({ attack, abilities }: Enemy): string {
  return [`${ATTACK_NAMES[attack.type]} ${attack.value}`, ...abilities.map((ability) => ABILITY_NAMES[ability])].join(
    ', ',
  );
}

const known = new WeakMap<Enemy, string>();

/** An enemy’s figures in words: `Patrol Warbird (Phasers 3, Defense 3)`. Kept: printed ones are asked for over and over. */
export function enemyWords(enemy: Enemy): string {
  let words = known.get(enemy);
  if (words === undefined) {
    words = `${enemy.name} (${enemyFigures(enemy)})`;
    known.set(enemy, words);
  }
  return words;
}

/** The same without its name: `Phasers 3, Defense 3`. */
export function enemyFigures(enemy: Enemy): string {
  const { defense, resists, diplomacy } = enemy;
  const parts = [attackWords(enemy), `Defense ${defense}`];
  if (diplomacy !== null) parts.push(`Diplomacy ${diplomacy}`);
  if (resists.length > 0) parts.push(`resists ${resists.map((type) => ATTACK_NAMES[type]).join(', ')}`);
  return parts.join(', ');
}
