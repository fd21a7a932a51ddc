import { PASS } from '../../../kernel/decision.ts';
import { type Callable, type Ctx, procedure } from '../../../kernel/game.ts';
import type { Json, Seat } from '../../../kernel/types.ts';
import { type Offer, offering, open } from '../../kit/offers.ts';
import { EFFECTS } from '../effects/frame.ts';
import type { Effects } from '../effects/union.ts';
import { inOrder } from '../position/find.ts';
import type { Ascendancy } from '../state.ts';
import { working } from './ask.ts';
import { bearerName } from './bearers.ts';
import type { InForce } from './in-force.ts';
import type { At, Bearer, Moment, Moments } from './rule.ts';

/** What the procedure of a moment remembers. */
interface Passing {
  moment: Moment;
  about: { readonly [key: string]: Json | undefined };
  /** Rules that have spoken already, by their bearers. */
  heard: string[];
}

const MOMENT: Callable<Passing> = { name: 'moment' };

/**
 * Lets rules speak at a moment (A-SPEC-01, A-OPEN-86): first what happens by itself, then what may be chosen, in the order of
 * turns beginning with whose moment it is. At most one call per step, as of all procedures.
 */
export function moment<M extends Moment>(ctx: Ctx<Ascendancy>, name: M, about: Moments[M]): void {
  if (!hears(ctx.g, name)) return;
  // What a moment is about is plain JSON.
  ctx.call(MOMENT, { moment: name, about: about as unknown as Passing['about'], heard: [] });
}

/** Whether any rule in force has something to say at a moment: most often none has. */
function hears(g: Ascendancy, name: Moment): boolean {
  return working(g).some(({ rule }) => rule.at?.[name] !== undefined);
}

/** A name by which a bearer is told from all others. */
function mark({ seat, kind, id, unit, system }: Bearer): string {
  return [seat ?? '', kind, id, unit ?? '', system ?? ''].join('|');
}

/** What rules in force say at this moment, those heard already left out. */
function speaking(g: Ascendancy, { moment: name, about, heard }: Passing): (InForce & { says: At<unknown> })[] {
  const whose = (about as unknown as { seat: Seat }).seat;
  const order = inOrder(g, whose);
  const rank = ({ bearer: { seat } }: InForce) => (seat === null ? order.length : order.indexOf(seat));
  return working(g)
    .flatMap((one) => {
      const says = one.rule.at?.[name] as At<unknown> | undefined;
      return says === undefined || heard.includes(mark(one.bearer)) ? [] : [{ ...one, says }];
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** What is asked next: of whom, for which rule; null: nobody has anything to decide. */
function nextAsked(
  g: Ascendancy,
  local: Passing,
): { seat: Seat; one: InForce; offers: readonly Offer<Effects>[]; says: At<unknown> } | null {
  for (const one of speaking(g, local)) {
    const { says, bearer } = one;
    if (says.offers === undefined) continue;
    const seat = says.asked === undefined ? bearer.seat : says.asked(g, bearer, local.about);
    if (seat === null) continue;
    const offers = says.offers(g, bearer, local.about);
    if (offers.some(({ why }) => why === null)) return { seat, one, offers, says };
  }
  return null;
}

/** A moment at which rules may speak. */
export const momentProcedure = procedure<Ascendancy, Passing & { own?: string[] }>(MOMENT.name)({
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
  ask: offering({
    ask({ g }, local) {
      const asked = nextAsked(g, local);
      if (asked === null) return { go: null };
      const { seat, one, offers, says } = asked;
      const name = bearerName(g, one.bearer);
      const taken = offers.map(({ option, deed, why }) => ({ option, why, deed: { effects: deed, one, seat } }));
      const pass = { option: { key: PASS, verb: PASS, label: `Don’t use ${name}` }, deed: null, why: null };
      return {
        seat,
        kind: 'pick',
        prompt: `${name}: ${says.prompt ?? 'use it?'}`,
        offers: [...taken, open(pass.option, null)],
        min: 1,
        max: 1,
        window: local.moment,
      };
    },
    take(ctx, local, deed) {
      const asked = nextAsked(ctx.g, local);
      if (asked !== null && (deed === null || asked.says.again !== true)) local.heard.push(mark(asked.one.bearer));
      if (deed !== null) ctx.call(EFFECTS, { seat: deed.seat, from: deed.one.bearer, list: deed.effects });
      return 'ask';
    },
  }),
});
