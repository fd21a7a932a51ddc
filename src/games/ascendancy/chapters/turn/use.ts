import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import type { Offer } from '../../../kit/offers.ts';
import { EFFECTS } from '../../effects/frame.ts';
import type { Effects } from '../../effects/union.ts';
import { does } from '../../position/names.ts';
import { saying } from '../../rules/ask.ts';
import { withCost } from '../../rules/cost.ts';
import { isLost, moment } from '../../rules/moments.ts';
import type { PhasePlay, RuleSource } from '../../rules/rule.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy } from '../../state.ts';
import { type Payload, USE } from '../calls.ts';

/** What the procedure remembers: who uses which rule, and what it does; the first effects are what it costs. */
interface Memory {
  seat: Seat;
  from: RuleSource;
  list: Effects;
}

/** A rule is used in the own turn: announced first, then it does what it says, unless it was Exhausted in answer (A-SPEC-03). */
export const use = procedure<Ascendancy, Memory>(USE.name)({
  begin(ctx, { seat, from }) {
    ctx.log(`${does(ctx.g, seat, 'uses', 'use')} ${ruleSourceName(ctx.g, from)}.`, 'A-SPEC-01');
    moment(ctx, 'announced', { seat, bearer: from });
    return 'work';
  },
  work(ctx, { seat, from, list }) {
    // Nothing was paid yet: what is announced and lost costs nothing.
    if (isLost(ctx, from)) return null;
    ctx.call(EFFECTS, { seat, from, list: [...list] });
    return 'end';
  },
  end: () => null,
});

/** What rules in force offer in a player’s own turn, in either phase or in one (A-CMD-06, A-BUILD-35, A-SPEC-01). */
export function playOffers(g: Ascendancy, seat: Seat, ...plays: readonly PhasePlay[]): Offer<Payload>[] {
  return saying(g, 'plays').flatMap(({ bearer, says }) =>
    plays.flatMap((play) => (says[play]?.(g, bearer, { seat }) ?? []).map((one) => asPayload(one, seat, bearer))),
  );
}

/** The same offer: to take it is to use the rule. Its option is worked out only where somebody looks at it. */
function asPayload(one: Offer<Effects>, seat: Seat, from: RuleSource): Offer<Payload> {
  return {
    get option() {
      return withCost(one.option, one.payload);
    },
    payload: (ctx) => ctx.call(USE, { seat, from, list: one.payload }),
    why: one.why,
  };
}
