import { PASS } from '../../../kernel/decision.ts';
import { type Callable, type Ctx, procedure } from '../../../kernel/game.ts';
import type { Json, Seat } from '../../../kernel/types.ts';
import { asQuestion, type Offer, type OffersOrGo, open, takenPayload } from '../../kit/offers.ts';
import type { InForce } from '../../kit/rules/in-force.ts';
import { listed } from '../../kit/words.ts';
import { EFFECTS } from '../effects/frame.ts';
import type { Effects } from '../effects/union.ts';
import { inOrder } from '../position/find.ts';
import { soFar } from '../position/so-far.ts';
import type { Ascendancy } from '../state.ts';
import { actingAt, working } from './ask.ts';
import { withCost } from './cost.ts';
import { harmless } from './harmless.ts';
import type { Moment, Moments } from './moment-kinds.ts';
import type { At, Rule } from './rule.ts';
import { isRuleSource, ruleSourceName } from './rule-sources.ts';
import type { RuleSource } from './source.ts';

/** The memory of a moment’s procedure. */
interface Passing {
  moment: Moment;
  about: { readonly [key: string]: Json | undefined };
  /** The sources of rules that have already been handled. */
  heard: string[];
}

/** A rule about to be used: the player who uses it, its source, and its effects. */
interface Using {
  seat: Seat;
  from: RuleSource;
  list: Effects;
}

const MOMENT: Callable<Passing> = { name: 'moment' };

/**
 * Lets rules act at a moment (A-SPEC-01, A-OPEN-86). The automatic rules act first, then the rules that players may
 * choose. Players are asked in turn order, starting with the current player or, between turns, with the player whom the
 * moment is about. Like any procedure, this may be called only once per step.
 */
export function moment<M extends Moment>(ctx: Ctx<Ascendancy>, name: M, about: Moments[M]): void {
  if (!hears(ctx.g, name)) return;
  // The data of a moment is plain JSON.
  ctx.call(MOMENT, { moment: name, about: about as unknown as Passing['about'], heard: [] });
}

/**
 * Whether an announced rule was Exhausted in response, or is gone. A use that is lost costs nothing and is logged
 * (A-SPEC-03).
 */
export function isLost(ctx: Ctx<Ascendancy>, source: RuleSource): boolean {
  if (working(ctx.g).some((one) => isRuleSource(one.source, source))) return false;
  ctx.log(`The use of ${ruleSourceName(ctx.g, source)} is lost.`, 'A-SPEC-03');
  return true;
}

/** True if any rule in force reacts to a moment. To most moments, none does. */
function hears(g: Ascendancy, name: Moment): boolean {
  return actingAt(g, name, {}).length > 0;
}

/**
 * A rule in force that acts at a moment. The subject of the moment was stored together with its name, so the types
 * match.
 */
type ActingRule = InForce<RuleSource, Rule, At<unknown>>;

/** Returns text that identifies a source. */
function mark({ seat, kind, id, unit, system }: RuleSource): string {
  return [seat ?? '', kind, id, unit ?? '', system ?? ''].join('|');
}

/** Returns the rules in force that act at this moment, except those already handled. */
function speaking(g: Ascendancy, { moment: name, about, heard }: Passing): ActingRule[] {
  const order = inOrder(g, g.turn?.seat ?? (about as unknown as { seat: Seat }).seat);
  const rank = ({ source: { seat } }: ActingRule) => (seat === null ? order.length : order.indexOf(seat));
  return (actingAt(g, name, about) as readonly ActingRule[])
    .filter(({ source }) => !heard.includes(mark(source)))
    .sort((a, b) => rank(a) - rank(b));
}

/** A rule that has something to offer, and its offers. */
interface Asking {
  one: ActingRule;
  says: At<unknown>;
  offers: readonly Offer<Effects>[];
}

/**
 * Returns the next player to ask, with the rules that the player is asked about, or null if nobody has anything to
 * decide.
 */
function nextAsked(g: Ascendancy, local: Passing): { seat: Seat; asking: Asking[] } | null {
  const asking: Asking[] = [];
  const keys = new Set<string>();
  let first: Seat | null = null;
  for (const one of speaking(g, local)) {
    const { says, source } = one;
    if (says.offers === undefined) continue;
    const seat = says.asked === undefined ? source.seat : says.asked(g, source, local.about);
    if (seat === null || (first !== null && seat !== first)) continue;
    const offers = says.offers(g, source, local.about);
    const open = offers.filter(({ why }) => why === null);
    // Rules of the same seat are offered together, in any order. Rules with the same option keys are offered one after
    // the other.
    if (open.length === 0 || open.some(({ option }) => keys.has(option.key))) continue;
    for (const { option } of open) keys.add(option.key);
    asking.push({ one, says, offers });
    first = seat;
  }
  return first === null ? null : { seat: first, asking };
}

/** A choice made at a moment: its effects, the rule, and the player who uses it. */
interface Chosen {
  effects: Effects;
  one: ActingRule;
  says: At<unknown>;
  seat: Seat;
}

/** Returns a free effect that can’t hurt the next player to be asked, or null. */
function nextUnasked(g: Ascendancy, local: Passing): Chosen | null {
  const asked = g.explicit === true ? null : nextAsked(g, local);
  for (const { one, says, offers } of asked?.asking ?? [])
    if (says.free === true && asked !== null)
      for (const { payload, why } of offers) {
        const effects = why === null ? harmless(g, asked.seat, payload) : null;
        if (effects !== null) return { effects, one, says, seat: asked.seat };
      }
  return null;
}

/** The moments right after dice were rolled. */
const AFTER_DICE: ReadonlySet<Moment> = new Set<Moment>(['after-roll', 'after-hits']);

function asks(g: Ascendancy, local: Passing): OffersOrGo<Chosen | null, null> {
  const asked = nextAsked(g, local);
  if (asked === null) return { go: null };
  const { seat, asking } = asked;
  const names = asking.map(({ one }) => ruleSourceName(g, one.source));
  const [only] = asking.length === 1 ? asking : [];
  const taken = asking.flatMap(({ one, says, offers }) =>
    offers.map(({ option, payload, why }) => ({
      option: withCost(only === undefined ? { group: ruleSourceName(g, one.source), ...option } : option, payload),
      why,
      payload: { effects: payload, one, says, seat },
    })),
  );
  const label = only === undefined ? 'Use nothing' : `Don’t use ${names.join()}`;
  const use = only === undefined ? 'use one of them?' : (only.says.prompt ?? 'use it?');
  const standing = AFTER_DICE.has(local.moment) ? soFar(g, seat) : null;
  return {
    seat,
    kind: 'pick',
    prompt: `${listed(names)}: ${use}${standing === null ? '' : ` ${standing}`}`,
    offers: [...taken, open({ key: PASS, verb: PASS, label }, null)],
    min: 1,
    max: 1,
    window: local.moment,
  };
}

/** Begins to use a rule by announcing the rule. */
function begin(ctx: Ctx<Ascendancy>, local: Passing & { using?: Using }, { effects, one, says, seat }: Chosen): 'use' {
  if (says.again !== true) local.heard.push(mark(one.source));
  local.using = { seat, from: one.source, list: [...effects] };
  // Rivals are notified first. A response to an announcement isn’t announced again (A-SPEC-03).
  if (local.moment !== 'announced') moment(ctx, 'announced', { seat, bearer: one.source });
  return 'use';
}

/** The procedure of a moment at which rules may act. */
export const momentProcedure = procedure<Ascendancy, Passing & { own?: string[]; using?: Using }>(MOMENT.name)({
  // Automatic effects come first, each rule once.
  begin(ctx, local) {
    const done = local.own ?? [];
    for (const { source, says } of speaking(ctx.g, { ...local, heard: done })) {
      done.push(mark(source));
      local.own = done;
      const effects = says.does?.(ctx.g, source, local.about) ?? [];
      const seat = source.seat ?? (local.about as unknown as { seat: Seat }).seat;
      if (effects.length === 0) continue;
      ctx.call(EFFECTS, { seat, from: source, list: effects });
      return 'begin';
    }
    return 'ask';
  },
  ask: {
    ask({ g, terse }, local) {
      return nextUnasked(g, local) === null ? asQuestion(asks(g, local), terse) : { go: 'unasked' };
    },
    answer(ctx, local, answer) {
      const payload = takenPayload(answer, () => asks(ctx.g, local));
      if (payload !== null) return begin(ctx, local, payload);
      for (const { one } of nextAsked(ctx.g, local)?.asking ?? []) local.heard.push(mark(one.source));
      return 'ask';
    },
  },
  // A free effect that can’t hurt its player is used without asking. Rivals are still notified.
  unasked(ctx, local) {
    const found = nextUnasked(ctx.g, local);
    return found === null ? 'ask' : begin(ctx, local, found);
  },
  use(ctx, local) {
    const { using } = local;
    delete local.using;
    if (using !== undefined && !isLost(ctx, using.from)) ctx.call(EFFECTS, using);
    return 'ask';
  },
});
