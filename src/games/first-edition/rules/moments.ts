import { type Callable, type Ctx, procedure } from '../../../kernel/game.ts';
import type { Json, Option, Seat } from '../../../kernel/types.ts';
import { later } from '../../kit/cache.ts';
import { type Offer, offering, open } from '../../kit/offers.ts';
import { responding } from '../../kit/windows.ts';
import { asLabel } from '../../kit/words.ts';
import { allRules, isAgreed, ruleOf } from '../content/effects/rules.ts';
import { cardOf } from '../content/pool.ts';
import { EFFECTS } from '../effects/frame.ts';
import { aimWhy } from '../effects/targets.ts';
import type { Effects } from '../effects/union.ts';
import { agendasOf, keptBy, opponentOf, playerOf } from '../position/find.ts';
import { isArtifact } from '../position/kinds.ts';
import { cardName, pieceName, seatName } from '../position/names.ts';
import { dispose, takeCard } from '../position/pieces.ts';
import { coreOf } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import { MOMENT_WORDS } from '../windows.ts';
import { banned } from './ask.ts';
import { WAIVED, waive } from './asked.ts';
import { type InForce, inForce } from './in-force.ts';
import type { Moment, Moments } from './moment-kinds.ts';
import { momentSaid } from './moment-said.ts';
import { type EffectSource, phasedIn, touches } from './reach.ts';
import type { At, Bearer } from './rule.ts';
import { logCardText } from './tell-text.ts';

/** The memory of the procedure of a moment. */
interface Passing {
  moment: Moment;
  about: { readonly [key: string]: Json | undefined };
}

/** What the steps of a moment also remember. */
interface Heard extends Passing {
  /** Cards that have spoken by themselves; seats that passed in a row; whose say it is. */
  done?: string[];
  passed?: number;
  asked?: Seat;
  /** The response that is being carried out. */
  using?: { seat: Seat; from: Bearer; list: Effects };
}

const MOMENT: Callable<Passing> = { name: 'moment' };

/** Moments at which a card in the pool could answer from a hand, whoever has it: known to everyone. */
const answered = later(
  () =>
    new Set(
      [...allRules()].flatMap(([, { answers = {}, meeting }]) => [
        ...Object.keys(answers),
        ...(meeting?.cards === undefined ? [] : ['dilemma']),
      ]),
    ),
);

/** Moments at which a card in play could let somebody answer. */
const offered = later(
  () =>
    new Set(
      [...allRules()].flatMap(([, { at = {} }]) =>
        Object.entries(at).flatMap(([name, says]) => ((says as Says | undefined)?.offers === undefined ? [] : [name])),
      ),
    ),
);

/** From where a moment may be answered: from a hand, by cards in play alone, or not at all. */
export function answerable(name: string): 'hand' | 'play' | null {
  if (answered().has(name) || name === 'play') return 'hand';
  return offered().has(name) ? 'play' : null;
}

/**
 * Lets rules speak at a moment: first what happens by itself, then answers (C-RESPONSE-01). The opponent of who acts has the first say
 * (C-RESPONSE-05), and nothing but answers gets in (C-RESPONSE-14), nor
 * in a battle (C-BATTLE-07) or between the parts of one action (C-RESPONSE-17). At most one call per step, as of all procedures.
 */
export function moment<M extends Moment>(ctx: Ctx<FirstEdition>, name: M, about: Moments[M]): void {
  const heard = inForce(ctx.g, ({ at }) => at?.[name]).length > 0;
  // What a moment is about is plain JSON.
  if (heard || answered().has(name)) ctx.call(MOMENT, { moment: name, about: about as unknown as Passing['about'] });
}

/** The part of a rule for a moment, whatever the kind. */
type Says = At<unknown>;

/** Moments at which a rule may speak whose text is about phasing itself. */
const OF_VEILS: ReadonlySet<Moment> = new Set(['veiled']);

/** C-CLOAK-05: whether a card has anything to do with what happens: not with what a phased card does, but for those on or aboard it. */
function concerns(g: FirstEdition, { moment: now, about }: Passing, from: EffectSource): boolean {
  const phased = OF_VEILS.has(now) ? null : phasedIn(g, about);
  return phased === null || touches(g, from, phased);
}

/** The rules in force that say something at a moment. */
function hearing(g: FirstEdition, local: Passing): InForce<Says>[] {
  const all = inForce(g, ({ at }) => at?.[local.moment] as Says | undefined);
  return all.filter(({ bearer }) => concerns(g, local, bearer));
}

function mark({ card, piece, seat, location = '' }: Bearer): string {
  return `${card} ${piece ?? seat}${piece === undefined ? location : ''}`;
}

/** Whose moment it is. */
function actor({ about }: Passing): Seat {
  // Every moment has a seat.
  return (about as unknown as { seat: Seat }).seat;
}

/** Whether a seat might answer, by what everyone knows: what it holds is never to be seen from who is waited for. */
function could(g: FirstEdition, local: Passing, seat: Seat): boolean {
  if (answered().has(local.moment) && playerOf(g, seat).hand.length > 0) return true;
  // C-TYPES-18: everyone knows that they are there.
  if (local.moment === 'play' && agendasOf(g, seat).length > 0) return true;
  if (keptBy(g, seat).some(({ card }) => ruleOf(card)?.answers?.[local.moment] !== undefined)) return true;
  return hearing(g, local).some(
    ({ bearer, says }) => (bearer.seat === seat || says.both === true) && says.offers !== undefined,
  );
}

/** An answer that can be given: from where, and what it does. */
interface Reply {
  from: Bearer;
  list: Effects;
}

/** A pass here and in all windows until the own next turn, for who has nothing to answer. */
const WAIVE = open(
  {
    key: WAIVED,
    verb: 'wait',
    label: 'Let all happen until my next turn',
    hint: 'You are asked in no window until then; `/orders` changes it',
  },
  'waive' as const,
);

/** All that a seat can answer now. */
function replies(g: FirstEdition, local: Passing, seat: Seat): Offer<Reply>[] {
  const found: Offer<Reply>[] = [];
  const add = (from: Bearer, says: Says): void => {
    if (!concerns(g, local, from)) return;
    for (const { option, payload, why } of says.offers?.(g, from, local.about) ?? []) {
      const hidden = from.kind === 'hand' && from.piece === undefined ? { hidden: true } : {};
      found.push({
        option: { group: cardName(from.card), ...option, ...hidden },
        payload: { from, list: payload },
        why: why ?? aimWhy(g, seat, from, payload),
      });
    }
  };
  for (const { bearer, says } of hearing(g, local))
    if (bearer.seat === seat || says.both === true) add({ ...bearer, seat }, says);
  // C-OPEN-13: an artifact serves nobody before it is gained.
  for (const card of new Set(playerOf(g, seat).hand.filter((one) => !isArtifact(cardOf(one))))) {
    const says = ruleOf(card)?.answers?.[local.moment] as Says | undefined;
    if (says !== undefined && banned(g, 'play', { seat, card }) === null) add({ seat, kind: 'hand', card }, says);
  }
  for (const { id, card } of keptBy(g, seat)) {
    const says = ruleOf(card)?.answers?.[local.moment] as Says | undefined;
    if (says !== undefined) add({ seat, kind: 'hand', card, piece: id }, says);
  }
  for (const { id, card } of agendasOf(g, seat)) {
    if (local.moment !== 'play' || !responds(card, local.about['card'] as string)) continue;
    const option = { key: `activate:${id}`, verb: 'activate', label: asLabel(cardName(card)), hidden: true };
    found.push({
      option,
      payload: { from: { seat, kind: 'piece', card, piece: id }, list: [{ do: 'activate' }] },
      why: null,
    });
  }
  for (const card of new Set(nullifiers(g, local, seat))) add({ seat, kind: 'hand', card }, NULLIFIES);
  return found;
}

/** Whether a hidden agenda may be activated in answer to a card: by agreement the players know which ones are valid (C-TYPES-18). */
function responds(card: string, to: string): boolean {
  return isAgreed(card) || ruleOf(card)?.responds?.(to) === true;
}

/** Moments that both players begin together: the player whose turn it is responds first (C-RESPONSE-19), for example to a pairing (C-PERSBAT-04). */
const SHARED: ReadonlySet<Moment> = new Set(['pairing']);

/** Who has the first say at a moment: the opponent of who acts (C-RESPONSE-05). */
function firstAsked(g: FirstEdition, local: Heard): Seat {
  return SHARED.has(local.moment) ? (g.turn?.seat ?? actor(local)) : opponentOf(actor(local));
}

/** Moments at which whose turn it is says in which order rules speak (C-TURN-03). */
const ORDERED: ReadonlySet<Moment> = new Set(['turn-start', 'turn-end']);

/** Effects that a rule carries out by itself. */
interface Spoken {
  from: Bearer;
  list: Effects;
}

/** Rules that have something to do by themselves and haven’t yet, in the order in which they came into play. */
function speaking(g: FirstEdition, local: Heard): Spoken[] {
  // What lasts twice over about the same card speaks once.
  const marks = new Set(local.done);
  return hearing(g, local).flatMap(({ bearer, says }) => {
    if (says.does === undefined || marks.has(mark(bearer))) return [];
    marks.add(mark(bearer));
    const list = says.does(g, bearer, local.about);
    return list.length === 0 ? [] : [{ from: bearer, list }];
  });
}

function speak(ctx: Ctx<FirstEdition>, local: Heard, { from, list }: Spoken): void {
  local.done = [...(local.done ?? []), mark(from)];
  ctx.call(EFFECTS, { seat: from.seat, from, list });
}

function orderOption(g: FirstEdition, { from }: Spoken): Option {
  const { piece } = from;
  const name = piece === undefined || g.pieces[piece] === undefined ? from.card : pieceName(g, piece);
  return { key: `first:${from.card}:${piece ?? from.seat}`, verb: 'first', label: asLabel(name), rule: 'C-TURN-03' };
}

/** Cards in the hand of a seat that nullify the dilemma which is met, by what that says itself (C-DILEMMA-09). */
function nullifiers(g: FirstEdition, { moment: now }: Passing, seat: Seat): string[] {
  const met = now === 'dilemma' ? g.attempt?.met : null;
  const { cards = [] } = met == null ? {} : (ruleOf(met.card)?.meeting ?? {});
  return playerOf(g, seat).hand.filter((card) => cards.includes(card) && banned(g, 'play', { seat, card }) === null);
}

const NULLIFIES: Says = {
  offers: (_g, { card }) => [
    open({ key: `answer:${card}`, verb: 'answer', label: `Nullify it with ${cardName(card)}` }, [
      { do: 'nullify', what: 'dilemma' },
    ]),
  ],
};

/** A moment at which rules may speak. */
export const momentProcedure = procedure<FirstEdition, Heard>(MOMENT.name)({
  // C-RESPONSE-02: what happens by itself is no action, and comes first.
  begin(ctx, local) {
    const spoken = speaking(ctx.g, local);
    const [first] = spoken;
    if (first === undefined) {
      local.asked = firstAsked(ctx.g, local);
      return 'turns';
    }
    // Among copies of one card the order is all the same.
    const isMixed = spoken.some(({ from }) => from.card !== first.from.card);
    if (isMixed && ORDERED.has(local.moment)) return 'order';
    speak(ctx, local, first);
    return 'begin';
  },
  // C-TURN-03: whose turn it is says what comes first.
  order: offering({
    ask({ g }, local) {
      const offers = speaking(g, local).map((spoken) => open(orderOption(g, spoken), spoken));
      const prompt = `${MOMENT_WORDS[local.moment].label}: what happens first?`;
      return { seat: actor(local), kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-TURN-03' };
    },
    take(ctx, local, spoken) {
      speak(ctx, local, spoken);
      return 'begin';
    },
  }),
  // C-RESPONSE-05: in turn, until both have passed in a row. Copies may answer the same again: an action isn’t what they pile up on (C-SKILL-32).
  turns({ g }, local) {
    for (let passed = local.passed ?? 0; passed < 2; passed++) {
      if (could(g, local, local.asked ?? 0)) return 'ask';
      local.passed = passed + 1;
      local.asked = opponentOf(local.asked ?? 0);
    }
    return null;
  },
  ask: responding({
    window: (_ctx, { asked = 0, moment: window }) => ({ seat: asked, window }),
    ask({ g }, local) {
      const what = momentSaid(g, local.moment, local.about as unknown as Moments[Moment]);
      const offers: Offer<Reply | 'waive'>[] = replies(g, local, local.asked ?? 0);
      // Who is asked can’t depend on what they hold (C-RESPONSE-05), but there is always something to choose.
      const isChoice = offers.some(({ why }) => why === null);
      const all = isChoice ? offers : [...offers, WAIVE];
      return { prompt: `${what}. Do you answer?`, offers: all, rule: 'C-RESPONSE-05', pass: 'Let it happen' };
    },
    take(ctx, local, reply) {
      const seat = local.asked ?? 0;
      local.asked = opponentOf(seat);
      if (reply === 'waive') waive(ctx.state, seat);
      if (reply === null || reply === 'waive') {
        local.passed = (local.passed ?? 0) + 1;
        return 'turns';
      }
      delete local.passed;
      const { from, list } = reply;
      if (from.kind === 'hand') {
        const kept = from.piece === undefined ? undefined : ctx.g.pieces[from.piece];
        if (kept === undefined) takeCard(playerOf(ctx.g, seat).hand, from.card);
        else delete ctx.g.pieces[kept.id];
        ctx.g.announced.push({ card: from.card, owner: kept?.owner ?? seat });
        ctx.reveal();
        ctx.log(`${seatName(seat)} answers with ${cardName(from.card)}.`, 'C-RESPONSE-07');
        logCardText(ctx, from.card);
        // C-RESPONSE-01, C-RESPONSE-11: an answer is an action, and may be answered itself.
        moment(ctx, 'play', { seat, card: from.card, to: coreOf(seat) });
      }
      local.using = { seat, from, list };
      return 'use';
    },
  }),
  use(ctx, local) {
    const { using } = local;
    if (using === undefined) return 'turns';
    const card = using.from.kind === 'hand' ? ctx.g.announced.at(-1) : undefined;
    if (card?.nullified !== true) ctx.call(EFFECTS, { ...using });
    return 'used';
  },
  // C-RESPONSE-12: the card is discarded once its results are done.
  used({ g }, local) {
    if (local.using?.from.kind === 'hand') dispose(g);
    delete local.using;
    return 'turns';
  },
});
