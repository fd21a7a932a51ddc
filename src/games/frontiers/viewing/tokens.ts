import { listed } from '../../kit/words.ts';
import { sumFire } from '../chapters/captains/points.ts';
import { asDefender } from '../chapters/combat/combat-maths.ts';
import { CHALLENGE_EXPERIENCE, type ClassH, type ClassHReward, classHOf } from '../content/class-h.ts';
import { BASICS } from '../content/colours.ts';
import type { CubeBonus } from '../content/cubes.ts';
import { enemyOf } from '../content/encounters/all.ts';
import { ABILITY_NAMES, type Enemy, PILE_NAMES } from '../content/encounters/token.ts';
import { FIRE_TYPES } from '../content/fire.ts';
import type { FirePoints, Token, TokenId } from '../state.ts';
import type { ClassHView, EnemyView, FireView, TokenView } from '../view.ts';

/** Returns the view of an enemy with the given figures. */
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

/** Returns a token as everyone sees it. A face-down token shows only its pile (F-LOC-11, F-EXPLORE-16). */
export function tokenView({ pile, token, up }: Token, bonus: CubeBonus | null = null): TokenView {
  return { pile, pileName: PILE_NAMES[pile], enemy: up ? enemyView(figures(token, bonus)) : null };
}

/** Applies a Cube's bonus to its defenders (F-CUBE-02 to F-CUBE-05). */
function figures(token: TokenId, bonus: CubeBonus | null): Enemy {
  const enemy = enemyOf(token);
  return bonus === null ? enemy : asDefender(enemy, bonus);
}

/** Returns the view of a Class-H Token. */
export function classHView(id: TokenId): ClassHView {
  const token = classHOf(id);
  return { name: token.name, lines: classHLines(token) };
}

const REWARDS: Record<ClassHReward, string> = {
  undiscovered: 'an Undiscovered Card',
  advancedAction: 'an Advanced Action',
  crystals: 'a crystal of each basic color',
  crew: 'a Crew Member from the offer',
};

/** Formats one or two names. `twice` formats two equal names. */
function together(names: readonly string[], twice: (name: string) => string): string {
  const [first = '', second] = names;
  return first === second ? twice(first) : listed(names);
}

/** Describes a Class-H Token (F-LOC-35, F-LOC-37, F-LOC-42). */
export function classHLines(token: ClassH): string[] {
  if (token.kind === 'challenge') {
    const data = BASICS.flatMap((colour) => {
      const count = token.data.filter((one) => one === colour).length;
      return count === 0 ? [] : [`${count} ${colour}`];
    });
    return [`Pay ${listed(data)} data: ${CHALLENGE_EXPERIENCE} Experience`];
  }
  return [
    `Guards: ${together(
      token.guards.map((pile) => PILE_NAMES[pile]),
      (name) => `2 ${name}s`,
    )}`,
    `Gives ${together(
      token.rewards.map((reward) => REWARDS[reward]),
      () => '2 Undiscovered Cards',
    )}`,
  ];
}

/** Returns the view of attack or Shield points: the total, and the points of each type. */
export function fireView(points: FirePoints): FireView {
  const parts = FIRE_TYPES.flatMap((type) => {
    const count = points[type] ?? 0;
    return count === 0 ? [] : [{ type, points: count }];
  });
  return { total: sumFire(points), parts };
}
