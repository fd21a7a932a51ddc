import { asDefender } from '../chapters/combat/combat-maths.ts';
import { classHOf } from '../content/class-h.ts';
import type { CubeBonus } from '../content/cubes.ts';
import { enemyOf } from '../content/encounters/all.ts';
import { ABILITY_NAMES, type Enemy, PILE_NAMES } from '../content/encounters/token.ts';
import type { Token, TokenId } from '../state.ts';
import type { ClassHView, EnemyView, TokenView } from '../view.ts';
import { classHLines } from './class-h.ts';

/** An enemy for the eye, with the figures that it is given. */
export function enemyView({ name, attack, defense, experience, abilities, resists, diplomacy }: Enemy): EnemyView {
  return {
    name,
    attack: { ...attack },
    defense,
    experience,
    abilities: abilities.map((ability) => ABILITY_NAMES[ability]),
    resists: [...resists],
    diplomacy,
  };
}

/** A token as everyone sees it: face down it is one of its pile (F-LOC-11, F-EXPLORE-16). */
export function tokenView({ pile, token, up }: Token, bonus: CubeBonus | null = null): TokenView {
  return { pile, pileName: PILE_NAMES[pile], enemy: up ? enemyView(figures(token, bonus)) : null };
}

/** A Cube’s defenders have its bonus (F-CUBE-02 to F-CUBE-05). */
function figures(token: TokenId, bonus: CubeBonus | null): Enemy {
  const enemy = enemyOf(token);
  return bonus === null ? enemy : asDefender(enemy, bonus);
}

/** A Class-H Token for the eye. */
export function classHView(id: TokenId): ClassHView {
  const token = classHOf(id);
  return { name: token.name, lines: classHLines(token) };
}
