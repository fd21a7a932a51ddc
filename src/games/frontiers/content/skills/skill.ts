import { kebab } from '../../../kit/words.ts';
import { data, draw, when } from '../../effects/build.ts';
import type { Effects } from '../../effects/union.ts';
import type { Colour } from '../colours.ts';
import type { ShipId } from '../ships.ts';

/** When and how often a Skill can be used (F-SKILL-03 to F-SKILL-06). */
export type SkillUse =
  /** Once per turn, during the owner's turns. */
  | 'turn'
  /** Once per Round, during the owner's turn. */
  | 'round'
  /** Once per Round, also during another player's turn. */
  | 'any'
  /** Once per Round. After that, each other player may use `others` once until the owner's next turn. */
  | 'shared'
  /** Always in effect. */
  | 'always';

/** A Skill Token. The text of a Skill is generated from its effects. */
export interface SkillToken {
  /** The unique id: the ship and the name in kebab case, such as `defiant-motivation`. */
  readonly id: string;
  readonly name: string;
  readonly ship: ShipId;
  readonly use: SkillUse;
  /**
   * True if the Skill can't be used in combat. Skills with Repair or Heal effects can never be used in combat
   * (F-HEAL-11).
   */
  readonly peace?: true;
  readonly effects: Effects;
  /** The effects of a `shared` Skill that other players may use. */
  readonly others?: Effects;
  /**
   * The benefit of a Skill that is `always` in effect. `bond` is an extra Command Token. The Crew Member beside that
   * token costs 5 less and can't be discharged.
   */
  readonly always?: 'bond';
}

/** Returns a builder for the Skill Tokens of one ship's Captain. */
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

/**
 * Builds the Skill that every Captain has. The Skill is also usable during other players' turns (F-SKILL-06). Only the
 * Skill's color differs between Captains (F-OPEN-17).
 */
export function motivation(ship: ShipId, colour: Colour): SkillToken {
  return printer(ship)('Motivation', 'any', [draw(2), when({ if: 'lowest' }, [data(colour)])]);
}
