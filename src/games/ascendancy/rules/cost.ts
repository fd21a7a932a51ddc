import { HINT_LENGTH } from '../../../kernel/decision.ts';
import type { Option } from '../../../kernel/types.ts';
import type { Effects } from '../effects/union.ts';

const COST = 'Exhausts the card';

/** Returns the option to use a rule. If the effects turn the rule’s card face down, the hint says so (A-SPEC-02). */
export function withCost(option: Option, effects: Effects): Option {
  const exhausts = effects.some((one) => one.do === 'exhaust' && one.card === undefined);
  const { hint } = option;
  if (!exhausts || hint?.includes('xhaust') === true) return option;
  const whole = hint === undefined ? COST : `${hint.replace(/\.$/, '')}. ${COST}`;
  return whole.length > HINT_LENGTH ? option : { ...option, hint: whole };
}
