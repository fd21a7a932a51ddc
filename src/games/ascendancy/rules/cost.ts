import { HINT_LENGTH } from '../../../kernel/decision.ts';
import type { Option } from '../../../kernel/types.ts';
import type { Effects } from '../effects/union.ts';

const COST = 'Exhausts the card';

/** An option to use a rule: where that turns its card face down (A-SPEC-02), its hint says so. */
export function withCost(option: Option, effects: Effects): Option {
  const exhausts = effects.some((one) => one.do === 'exhaust' && one.card === undefined);
  const { hint } = option;
  if (!exhausts || hint?.includes('xhaust') === true) return option;
  const whole = hint === undefined ? COST : `${hint}; ${COST[0]?.toLowerCase()}${COST.slice(1)}`;
  return whole.length > HINT_LENGTH ? option : { ...option, hint: whole };
}
