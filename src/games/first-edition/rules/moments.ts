import { type Callable, type Ctx, procedure } from '../../../kernel/game.ts';
import { must } from '../../../kernel/must.ts';
import type { Json, Option, Seat } from '../../../kernel/types.ts';
import { later } from '../../kit/cache.ts';
import { type Offer, offering, open } from '../../kit/offers.ts';
import { responding } from '../../kit/windows.ts';
import { asLabel } from '../../kit/words.ts';
import { cardOf } from '../content/pool.ts';
import { allRules, isAgreed, ruleOf } from '../content/rules.ts';
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
import { actingAt, banned } from './ask.ts';
import { WAIVED, waive } from './asked.ts';
import type { Moment, Moments } from './moment-kinds.ts';
import { momentSaid } from './moment-said.ts';
import { type EffectSource, phasedIn, touches } from './reach.ts';
import type { At, FromHand, RuleSource } from './rule.ts';
import { logCardText } from './tell-text.ts';

/** The arguments of the moment procedure. */
interface Passing {
  moment: Moment;
  about: { readonly [key: string]: Json | undefined };
}

/** The state of the moment procedure: its arguments, and what has happened since the moment began. */
interface Heard extends Passing {
  /** Cards that have already acted, the number of consecutive passes, and the player to ask next. */
  done?: string[];
  passed?: number;
  asked?: Seat;
  /** The response being carried out. */
  using?: { seat: Seat; from: RuleSource; list: Effects };
}

const MOMENT: Callable<Passing> = { name: 'moment' };

/** A kind of moment at which a card of the pool could respond from a hand, and the card's test of such a moment. */
type Answered = readonly [name: string, isPossible: NonNullable<FromHand<unknown>['possible']>];

/** The moments to which cards of the pool respond from a hand. The card pool is public. */
const answered = later(() =>
  [...allRules()].flatMap(([, { answers = {}, meeting }]): Answered[] => [
    // The subject of a moment belongs to its name, so the types match.
    ...Object.entries(answers as Record<string, FromHand<unknown>>).map(
      ([name, { possible = () => true }]): Answered => [name, possible],
    ),
    ...(meeting?.cards === undefined ? [] : [['dilemma', () => true] as Answered]),
  ]),
);

/** True if some card in the pool could respond to this moment from a hand. Only public information counts. */
function isAnswerable(g: FirstEdition, { moment: now, about }: Passing): boolean {
  return answered().some(([name, isPossible]) => name === now && isPossible(g, about));
}

/** Moments at which some card in play could let a player respond. */
const offered = later(
  () =>
    new Set(
      [...allRules()].flatMap(([, { at = {} }]) =>
        Object.entries(at).flatMap(([name, says]) => ((says as Says | undefined)?.offers === undefined ? [] : [name])),
      ),
    ),
);

/** Returns how players may respond to a moment: from the hand, only with cards in play, or not at all. */
export function answerable(name: string): 'hand' | 'play' | null {
  if (name === 'play' || answered().some(([one]) => one === name)) return 'hand';
  return offered().has(name) ? 'play' : null;
}

/**
 * Lets rules act at a moment. Automatic effects come first, then responses (C-RESPONSE-01). The opponent of the acting
 * player goes first (C-RESPONSE-05). Nothing else interrupts an action (C-RESPONSE-14), a battle (C-BATTLE-07), or the
 * parts of one action (C-RESPONSE-17). Like any procedure call, this happens at most once per step.
 */
export function moment<M extends Moment>(ctx: Ctx<FirstEdition>, name: M, about: Moments[M]): void {
  // The subject of a moment is plain JSON.
  const passing: Passing = { moment: name, about: about as unknown as Passing['about'] };
  if (actingAt(ctx.g, name, {}).length > 0 || isAnswerable(ctx.g, passing)) ctx.call(MOMENT, passing);
}

/** The part of a rule for a moment of any kind. */
type Says = At<unknown>;

/** Moments about phasing itself. Rules that act at these moments apply to phased ships too. */
const OF_VEILS: ReadonlySet<Moment> = new Set(['veiled']);

/**
 * True if a card may react to a moment. Only cards on or aboard a phased card may react to what it does (C-CLOAK-05).
 */
function concerns(g: FirstEdition, { moment: now, about }: Passing, from: EffectSource): boolean {
  const phased = OF_VEILS.has(now) ? null : phasedIn(g, about);
  return phased === null || touches(g, from, phased);
}

/** Returns the rules in force that act at a moment. */
function hearing(g: FirstEdition, { moment: now, about }: Passing): readonly { source: RuleSource; says: Says }[] {
  // The subject of a moment was stored together with its name, so the types match.
  return actingAt(g, now, about) as readonly { source: RuleSource; says: Says }[];
}

function mark({ card, piece, seat, location = '' }: RuleSource): string {
  return `${card} ${piece ?? seat}${piece === undefined ? location : ''}`;
}

/** Returns the acting player. */
function actor({ about }: Passing): Seat {
  // Every moment has a seat.
  return (about as unknown as { seat: Seat }).seat;
}

/** True if a player might respond. Only public information counts, so that waiting for a player reveals nothing. */
function could(g: FirstEdition, local: Passing, seat: Seat): boolean {
  if (playerOf(g, seat).hand.length > 0 && isAnswerable(g, local)) return true;
  // Everyone can see that hidden agendas are there (C-TYPES-18).
  if (local.moment === 'play' && agendasOf(g, seat).length > 0) return true;
  if (keptBy(g, seat).some(({ card }) => ruleOf(card)?.answers?.[local.moment] !== undefined)) return true;
  return hearing(g, local).some(
    ({ source, says }) => (source.seat === seat || says.both === true) && says.offers !== undefined,
  );
}

/** A possible response: its source and its effects. */
interface Reply {
  from: RuleSource;
  list: Effects;
}

/**
 * The option to pass here and in all windows until the player's next turn, for a player who has nothing to respond
 * with.
 */
const WAIVE = open(
  {
    key: WAIVED,
    verb: 'wait',
    label: 'Pass everything until my next turn',
    hint: 'I won’t ask you to respond until then. Change it with `/orders`',
  },
  'waive' as const,
);

/** Returns all responses that a player has now. */
function replies(g: FirstEdition, local: Passing, seat: Seat): Offer<Reply>[] {
  const found: Offer<Reply>[] = [];
  const add = (from: RuleSource, says: Says): void => {
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
  for (const { source, says } of hearing(g, local))
    if (source.seat === seat || says.both === true) add({ ...source, seat }, says);
  // Artifacts can't be used before they are earned (C-OPEN-13).
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

/**
 * True if a hidden agenda may be activated in response to a card. For a card by agreement, the players decide
 * (C-TYPES-18).
 */
function responds(card: string, to: string): boolean {
  return isAgreed(card) || ruleOf(card)?.responds?.(to) === true;
}

/**
 * Moments without a single acting player. The player whose turn it is responds first (C-RESPONSE-19), for example at a
 * pairing (C-PERSBAT-04).
 */
const SHARED: ReadonlySet<Moment> = new Set(['pairing']);

/** Returns who may respond first: the opponent of the acting player (C-RESPONSE-05). */
function firstAsked(g: FirstEdition, local: Heard): Seat {
  return SHARED.has(local.moment) ? (g.turn?.seat ?? actor(local)) : opponentOf(actor(local));
}

/** Moments at which the player whose turn it is orders the automatic effects (C-TURN-03). */
const ORDERED: ReadonlySet<Moment> = new Set(['turn-start', 'turn-end']);

/** Effects that a rule carries out automatically. */
interface Spoken {
  from: RuleSource;
  list: Effects;
}

/** Returns the rules whose automatic effects haven't happened yet, in the order their cards entered play. */
function speaking(g: FirstEdition, local: Heard): Spoken[] {
  // A lasting effect that applies twice to one card acts only once.
  const marks = new Set(local.done);
  return hearing(g, local).flatMap(({ source, says }) => {
    if (says.does === undefined || marks.has(mark(source))) return [];
    marks.add(mark(source));
    const list = says.does(g, source, local.about);
    return list.length === 0 ? [] : [{ from: source, list }];
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

/**
 * Returns the cards in a player's hand that nullify the encountered dilemma because the dilemma's text names them
 * (C-DILEMMA-09).
 */
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

/** Returns the seat that may respond. Throws before `begin` has decided who is first. */
function askedIn({ asked }: Heard): Seat {
  return must(asked, 'the seat that may respond');
}

/** A moment at which rules may act. */
export const momentProcedure = procedure<FirstEdition, Heard>(MOMENT.name)({
  // Automatic effects aren't actions, and come first (C-RESPONSE-02).
  begin(ctx, local) {
    const spoken = speaking(ctx.g, local);
    const [first] = spoken;
    if (first === undefined) {
      local.asked = firstAsked(ctx.g, local);
      return 'turns';
    }
    // The order among copies of one card doesn't matter.
    const isMixed = spoken.some(({ from }) => from.card !== first.from.card);
    if (isMixed && ORDERED.has(local.moment)) return 'order';
    speak(ctx, local, first);
    return 'begin';
  },
  // The player whose turn it is chooses the order (C-TURN-03).
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
  // Players alternate until there are two consecutive passes (C-RESPONSE-05). A copy of a card that has already
  // responded may respond too, since actions aren't cumulative effects (C-SKILL-32).
  turns({ g }, local) {
    for (let passed = local.passed ?? 0; passed < 2; passed++) {
      if (could(g, local, askedIn(local))) return 'ask';
      local.passed = passed + 1;
      local.asked = opponentOf(askedIn(local));
    }
    return null;
  },
  ask: responding({
    window: (_ctx, local) => ({ seat: askedIn(local), window: local.moment }),
    ask({ g }, local) {
      const what = momentSaid(g, local.moment, local.about as unknown as Moments[Moment]);
      const offers: Offer<Reply | 'waive'>[] = replies(g, local, askedIn(local));
      // The question must not depend on hands (C-RESPONSE-05), so even a player without a response gets something to
      // choose.
      const isChoice = offers.some(({ why }) => why === null);
      const all = isChoice ? offers : [...offers, WAIVE];
      return { prompt: `${what}. Respond?`, offers: all, rule: 'C-RESPONSE-05', pass: 'Don’t respond' };
    },
    take(ctx, local, reply) {
      const seat = askedIn(local);
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
        ctx.log(`${seatName(seat)} responds with ${cardName(from.card)}.`, 'C-RESPONSE-07');
        logCardText(ctx, from.card);
        // A response is an action and can be responded to (C-RESPONSE-01, C-RESPONSE-11).
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
  // The card is discarded when its results are complete (C-RESPONSE-12).
  used(ctx, local) {
    const { from, list } = must(local.using, 'the response that was carried out');
    delete local.using;
    if (from.kind === 'hand') dispose(ctx.g);
    // A hidden agenda that was activated in response already applies to the card that it responds to (C-TYPES-18).
    if (list.some((effect) => effect.do === 'activate')) {
      const late = speaking(ctx.g, local).find((one) => one.from.piece === from.piece);
      if (late !== undefined) speak(ctx, local, late);
    }
    return 'turns';
  },
});
