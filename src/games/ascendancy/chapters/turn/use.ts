import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import { EFFECTS } from '../../effects/frame.ts';
import type { Effects } from '../../effects/union.ts';
import { does } from '../../position/names.ts';
import { saying } from '../../rules/ask.ts';
import { withCost } from '../../rules/cost.ts';
import { isLost, moment } from '../../rules/moments.ts';
import type { PhasePlay } from '../../rules/rule.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { RuleSource } from '../../rules/source.ts';
import type { Ascendancy } from '../../state.ts';
import { type Payload, USE } from '../calls.ts';

/**
 * The local state: the player who uses the rule, the rule, and its effects. The effects at the start of the list are
 * the costs.
 */
interface Memory {
  seat: Seat;
  from: RuleSource;
  list: Effects;
}

/**
 * Uses a rule during its owner’s turn: announces the rule, then applies it unless it was Exhausted in response
 * (A-SPEC-03).
 */
export const use = procedure<Ascendancy, Memory>(USE.name)({
  begin(ctx, { seat, from }) {
    ctx.log(`${does(ctx.g, seat, 'uses', 'use')} ${ruleSourceName(ctx.g, from)}.`, 'A-SPEC-01');
    moment(ctx, 'announced', { seat, bearer: from });
    return 'work';
  },
  work(ctx, { seat, from, list }) {
    // A rule that is lost after its announcement costs nothing, because nothing has been paid yet.
    if (isLost(ctx, from)) return null;
    ctx.call(EFFECTS, { seat, from, list: [...list] });
    return 'end';
  },
  end: () => null,
});

/**
 * Lists offers of rules in force for a player’s own turn, in either phase or only in one (A-CMD-06, A-BUILD-35,
 * A-SPEC-01).
 */
export function playOffers(g: Ascendancy, seat: Seat, ...plays: readonly PhasePlay[]): Offer<Payload>[] {
  return saying(g, 'plays').flatMap(({ source, says }) =>
    plays.flatMap((play) => (says[play]?.(g, source, { seat }) ?? []).map((one) => asPayload(one, seat, source))),
  );
}

/**
 * Turns an offer of a rule’s effects into an offer to use the rule. The new offer computes its option only when the
 * option is read.
 */
function asPayload(one: Offer<Effects>, seat: Seat, from: RuleSource): Offer<Payload> {
  return {
    get option() {
      return withCost(one.option, one.payload);
    },
    payload: (ctx) => ctx.call(USE, { seat, from, list: one.payload }),
    why: one.why,
  };
}
