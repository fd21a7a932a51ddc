import type { SkillToken, SkillUse } from '../content/skills/skill.ts';
import { BOND_DISCOUNT } from '../rules/recruiting.ts';
import { sentence } from '../words.ts';
import { phrases, sequence } from './text/phrases.ts';
import type { Effects } from './union.ts';

export { gist } from './text/gist.ts';
export { modifierText } from './text/modifiers.ts';

/** One plain sentence per effect, without full stop: “Attack 2 or Shields 2”. A cost is told with what follows it. */
export function effectLines(effects: Effects): string[] {
  return phrases(effects).map(sentence);
}

/** All that effects do in one line. */
export function effectText(effects: Effects): string {
  return effectLines(effects).join('. ');
}

const BOND = `you have one more Command Token, whose Crew Member costs ${BOND_DISCOUNT} less and can’t be discharged`;

const USES: Record<SkillUse, string> = {
  turn: 'Once a turn',
  round: 'Once a Round',
  any: 'Once a Round, in other players’ turns too',
  shared: 'Once a Round',
  always: 'Always',
};

/** A Skill, and when it can be used. */
export function skillText({ use, peace, effects, others, always }: SkillToken): string {
  const what = always === 'bond' ? BOND : sequence(effects);
  const when = `${USES[use]}${peace ? ', not in combat' : ''}`;
  const shared =
    others === undefined ? '' : `. Until your next turn each other player may use it once: ${sequence(others)}`;
  return `${when}: ${what}${shared}`;
}
