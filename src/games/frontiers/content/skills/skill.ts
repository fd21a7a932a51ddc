import { kebab } from '../../../kit/words.ts';
import { data, draw, when } from '../../effects/build.ts';
import type { Effects } from '../../effects/union.ts';
import type { Colour } from '../colours.ts';
import type { ShipId } from '../ships.ts';

/** When a Skill can be used, and how often (F-SKILL-03 to F-SKILL-06). */
export type SkillUse =
  /** Once in each own turn. */
  | 'turn'
  /** Once in a Round, in the own turn. */
  | 'round'
  /** Once in a Round, in another’s turn too. */
  | 'any'
  /** Once in a Round; then it lies in the open until the owner’s next turn, where each other player may use `others` once. */
  | 'shared'
  /** It is always in force. */
  | 'always';

/** A Skill Token. Its text is generated from its effects. */
export interface SkillToken {
  /** Unique: its ship and its name in kebab case, `defiant-motivation`. */
  readonly id: string;
  readonly name: string;
  readonly ship: ShipId;
  readonly use: SkillUse;
  /** Not in combat (as Repair and Heal effects always are, F-HEAL-11). */
  readonly peace?: true;
  readonly effects: Effects;
  /** `shared`: what others may use it for. */
  readonly others?: Effects;
  /** `always`: what it is. `bond`: one more Command Token, whose Crew Member costs 5 less and can’t be discharged. */
  readonly always?: 'bond';
}

/** Gives what prints the Skill Tokens of one ship’s Captain. */
export function printer(ship: ShipId) {
  return (
    name: string,
    use: SkillUse,
    effects: Effects,
    more: Pick<SkillToken, 'peace' | 'others' | 'always'> = {},
  ): SkillToken => ({
    id: `${ship}-${kebab(name)}`,
    name,
    ship,
    use,
    effects,
    ...more,
  });
}

/** The Skill that each Captain has, in other players’ turns too (F-SKILL-06); only its colour differs (F-OPEN-17). */
export function motivation(ship: ShipId, colour: Colour): SkillToken {
  return printer(ship)('Motivation', 'any', [draw(2), when({ if: 'lowest' }, [data(colour)])]);
}
