import { PASS } from '../../../kernel/decision.ts';
import { type Callable, type Ctx, procedure } from '../../../kernel/game.ts';
import type { Json, Seat } from '../../../kernel/types.ts';
import { asQuestion, type Offer, type OffersOrGo, open, takenPayload } from '../../kit/offers.ts';
import { listed } from '../../kit/words.ts';
import { EFFECTS } from '../effects/frame.ts';
import type { Effects } from '../effects/union.ts';
import { inOrder } from '../position/find.ts';
import { soFar } from '../position/so-far.ts';
import type { Ascendancy } from '../state.ts';
import { speakingAt, working } from './ask.ts';
import { withCost } from './cost.ts';
import { harmless } from './harmless.ts';
import type { InForce } from './in-force.ts';
import type { At, Moment, Moments, RuleSource } from './rule.ts';
import { isRuleSource, ruleSourceName } from './rule-sources.ts';

/** What the procedure of a moment remembers. */
interface Passing {
  moment: Moment;
  about: { readonly [key: string]: Json | undefined };
  /** Rules that have spoken already, by their bearers. */
  heard: string[];
}

/** What is about to be used: whose choice it was, from where, and what it does. */
interface Using {
  seat: Seat;
  from: RuleSource;
  list: Effects;
}

const MOMENT: Callable<Passing> = { name: 'moment' };

/**
 * Lets rules speak at a moment (A-SPEC-01, A-OPEN-86): first what happens by itself, then what may be chosen, in the order of
 * turns beginning with whose turn it is, or with whose moment it is between turns. At most one call per step, as of all procedures.
 */
export function moment<M extends Moment>(ctx: Ctx<Ascendancy>, name: M, about: Moments[M]): void {
  if (!hears(ctx.g, name)) return;
  // What a moment is about is plain JSON.
  ctx.call(MOMENT, { moment: name, about: about as unknown as Passing['about'], heard: [] });
}

/** Whether a rule that was announced was Exhausted in answer, or taken away: its use is lost, and nothing is paid (A-SPEC-03). */
export function isLost(ctx: Ctx<Ascendancy>, bearer: RuleSource): boolean {
  if (working(ctx.g).some((one) => isRuleSource(one.bearer, bearer))) return false;
  ctx.log(`The use of ${ruleSourceName(ctx.g, bearer)} is lost.`, 'A-SPEC-03');
  return true;
}

/** Whether any rule in force has something to say at a moment: most often none has. */
function hears(g: Ascendancy, name: Moment): boolean {
  return speakingAt(g, name, {}).length > 0;
}

/** A name by which a bearer is told from all others. */
function mark({ seat, kind, id, unit, system }: RuleSource): string {
  return [seat ?? '', kind, id, unit ?? '', system ?? ''].join('|');
}

/** What rules in force say at this moment, those heard already left out. */
function speaking(g: Ascendancy, { moment: name, about, heard }: Passing): InForce<At<unknown>>[] {
  const order = inOrder(g, g.turn?.seat ?? (about as unknown as { seat: Seat }).seat);
  const rank = ({ bearer: { seat } }: InForce) => (seat === null ? order.length : order.indexOf(seat));
  return speakingAt(g, name, about)
    .filter(({ bearer }) => !heard.includes(mark(bearer)))
    .sort((a, b) => rank(a) - rank(b));
}

/** A rule that has something to offer, and what. */
interface Asking {
  one: InForce;
  says: At<unknown>;
  offers: readonly Offer<Effects>[];
}

/** What is asked next: of whom, and for which rules; null: nobody has anything to decide. */
function nextAsked(g: Ascendancy, local: Passing): { seat: Seat; asking: Asking[] } | null {
  const asking: Asking[] = [];
  const keys = new Set<string>();
  let first: Seat | null = null;
  for (const one of speaking(g, local)) {
    const { says, bearer } = one;
    if (says.offers === undefined) continue;
    const seat = says.asked === undefined ? bearer.seat : says.asked(g, bearer, local.about);
    if (seat === null || (first !== null && seat !== first)) continue;
    const offers = says.offers(g, bearer, local.about);
    const open = offers.filter(({ why }) => why === null);
    // Rules of one seat are asked for together, in whatever order it likes; two that can’t be told apart one by one.
    if (open.length === 0 || open.some(({ option }) => keys.has(option.key))) continue;
    for (const { option } of open) keys.add(option.key);
    asking.push({ one, says, offers });
    first = seat;
  }
  return first === null ? null : { seat: first, asking };
}

/** What is chosen at a moment: what it does, and who uses which rule for it. */
interface Chosen {
  effects: Effects;
  one: InForce;
  says: At<unknown>;
  seat: Seat;
}

/** What is free and can’t hurt whoever would be asked next; null: there is nothing of the kind. */
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

/** Moments at which dice lie on the table. */
const AFTER_DICE: ReadonlySet<Moment> = new Set<Moment>(['after-roll', 'after-hits']);

function asks(g: Ascendancy, local: Passing): OffersOrGo<Chosen | null, null> {
  const asked = nextAsked(g, local);
  if (asked === null) return { go: null };
  const { seat, asking } = asked;
  const names = asking.map(({ one }) => ruleSourceName(g, one.bearer));
  const [only] = asking.length === 1 ? asking : [];
  const taken = asking.flatMap(({ one, says, offers }) =>
    offers.map(({ option, payload, why }) => ({
      option: withCost(only === undefined ? { group: ruleSourceName(g, one.bearer), ...option } : option, payload),
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

/** Uses a rule: it is announced first. */
function begin(ctx: Ctx<Ascendancy>, local: Passing & { using?: Using }, { effects, one, says, seat }: Chosen): 'use' {
  if (says.again !== true) local.heard.push(mark(one.bearer));
  local.using = { seat, from: one.bearer, list: [...effects] };
  // A-SPEC-03: rivals hear of it first; what answers an announcement isn’t announced again.
  if (local.moment !== 'announced') moment(ctx, 'announced', { seat, bearer: one.bearer });
  return 'use';
}

/** A moment at which rules may speak. */
export const momentProcedure = procedure<Ascendancy, Passing & { own?: string[]; using?: Using }>(MOMENT.name)({
  // What happens by itself comes first, each rule once.
  begin(ctx, local) {
    const done = local.own ?? [];
    for (const { bearer, says } of speaking(ctx.g, { ...local, heard: done })) {
      done.push(mark(bearer));
      local.own = done;
      const effects = says.does?.(ctx.g, bearer, local.about) ?? [];
      const seat = bearer.seat ?? (local.about as unknown as { seat: Seat }).seat;
      if (effects.length === 0) continue;
      ctx.call(EFFECTS, { seat, from: bearer, list: effects });
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
      for (const { one } of nextAsked(ctx.g, local)?.asking ?? []) local.heard.push(mark(one.bearer));
      return 'ask';
    },
  },
  // What is free and can’t hurt is done; rivals hear of it all the same.
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
