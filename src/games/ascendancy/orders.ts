import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { Fallback, OrderKind } from '../../kernel/game.ts';
import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { kept } from '../kit/cache.ts';
import { alsoAsking, fallbackOf, ordersOf } from '../kit/orders.ts';
import { plainMix } from './chapters/rounds/bids.ts';
import { TRADE_ORDERS } from './chapters/trade/orders.ts';
import { discOf } from './position/find.ts';
import { nodesIn } from './position/standing.ts';
import { saying } from './rules/ask.ts';
import type { Ascendancy } from './state.ts';
import { ALWAYS, WINDOWS } from './windows.ts';

const SEATS = z.array(z.int().min(0).max(6)).default([]);
const COUNT = z.int().min(0).nullable().default(null);

const PREFERENCES = z.strictObject({
  /** Commits the lowest total that the player can commit, up to this many Resources. Null asks. */
  initiative: COUNT,
  /** Turn Order Cards in order of preference. Empty asks. */
  cards: z.array(z.int().min(1)).default([]),
  /** Rivals who may always pass, or may never pass. The player is asked about all other rivals. */
  passage: z.strictObject({ always: SEATS, never: SEATS }).prefault({}),
  /**
   * Trade Agreements: who gets them, whose offers are accepted without asking, and which Agreements are taken back or
   * replaced (A-TRADE-04).
   */
  trade: TRADE_ORDERS.prefault({}),
  /**
   * Where the player's newly found Research goes: onto Projects, in the order of the Projects, or into Reserves. Null
   * asks.
   */
  research: z.enum(['projects', 'reserves']).nullable().default(null),
  /** Retreats with fewer Ships than this. Null asks. */
  retreat: COUNT,
  /** Surrenders to an Invasion if at most this many Nodes are at stake. Null asks. */
  surrender: COUNT,
});

/** A seat’s preferences for automatic answers (section 31 of the rules). */
export type OrderPreferences = z.infer<typeof PREFERENCES>;

const ORDERS = ordersOf(
  WINDOWS,
  PREFERENCES,
  '“prefer” holds initiative (a number or nothing), cards (Turn Order Cards), passage ({always, never}: seats), trade ({give, accept, revoke, exchange}), research (projects, reserves or nothing), retreat and surrender (a number or nothing)',
);

/** Returns a seat’s preferences, with defaults for those that were never set. */
export function preferencesOf(orders: readonly StandingOrders[], seat: Seat): OrderPreferences {
  const prefer = orders[seat]?.prefer ?? NONE;
  // Orders come only from `defaultOrders` and `parseOrders`, so they have been checked.
  return kept(READ, prefer, () => PREFERENCES.parse(prefer));
}

const NONE = {};
/** Caches preferences by the object they were read from, because that object is replaced and never changed. */
const READ = new WeakMap<object, OrderPreferences>();

/**
 * Lists the windows that a seat can have now: those that exist in every game, and the moments at which rules in force
 * may ask the seat.
 */
export function windows(g: Ascendancy, seat: Seat): OrderKind[] {
  // A player without rivals gets no requests, so the windows for requests are left out.
  const asked = new Set<string>(g.players.length > 1 ? ALWAYS : []);
  for (const { source, says: at } of saying(g, 'at')) {
    for (const [moment, says] of Object.entries(at))
      if (says.offers !== undefined && (source.seat === seat || says.asked !== undefined || source.seat === null))
        asked.add(moment);
  }
  return WINDOWS.filter(({ id }) => asked.has(id));
}

/**
 * Returns the orders a seat starts with, so that it is asked in every window. A window opens only for players with a
 * rule to use, so nobody is asked needlessly. Bots start with the same orders.
 */
export function defaultOrders(): StandingOrders {
  return ORDERS.asking(WINDOWS.map(({ id }) => id));
}

/**
 * Checks orders from a player. Windows that can’t open now and preferences that aren’t mentioned stay unchanged. Throws
 * `Refused` with a message that says what to do.
 */
export function parseOrders(
  raw: unknown,
  { g, orders }: Pick<State<Ascendancy>, 'g' | 'orders'>,
  seat: Seat,
): StandingOrders {
  const now = orders[seat];
  const { ask, prefer } = ORDERS.parse(keeping(alsoAsking(raw, now), now));
  const shown = new Set(windows(g, seat).map(({ id }) => id));
  const others = (now?.ask ?? []).filter((id) => !shown.has(id) && !ask.includes(id));
  return { ask: [...ask, ...others], prefer };
}

/** Fills in previous preferences that new orders don’t mention. */
function keeping(raw: unknown, now: StandingOrders | undefined): unknown {
  const parsed = GIVEN.safeParse(raw);
  return parsed.success ? { ...parsed.data, prefer: { ...now?.prefer, ...parsed.data.prefer } } : raw;
}

const GIVEN = z.looseObject({ prefer: z.record(z.string(), z.unknown()).default({}) });

/** Returns the answer that a seat’s standing orders give, or null to ask the seat. */
export function auto(state: State<Ascendancy>, question: Question): string[] | null {
  const frame = state.stack.at(-1);
  if (frame === undefined || state.orders[question.seat] === undefined) return null;
  const answer = ANSWERS[frame.proc]?.[frame.step];
  return answer === undefined ? null : answer(preferencesOf(state.orders, question.seat), question, state.g);
}

type Answers = (prefer: OrderPreferences, question: Question, g: Ascendancy) => string[] | null;

/**
 * Functions that answer questions from a seat’s preferences, by procedure and step. Null means that the seat is asked.
 */
const ANSWERS: { readonly [proc: string]: { readonly [step: string]: Answers | undefined } | undefined } = {
  initiative: {
    bid({ initiative }, { options }) {
      if (initiative === null) return null;
      const bid = options.find(({ key }) => Number(key) > 0 && Number(key) <= initiative);
      return [bid?.key ?? '0'];
    },
    mix: ({ initiative }, question) => (initiative === null ? null : plainMix(question)),
    choose: ({ cards }, question) =>
      onOffer(
        question,
        cards.map((card) => `card:${card}`),
      ),
  },
  move: {
    permission: ({ passage }, question, g) => passes(passage, question, g.movement?.seat),
    leave: ({ passage }, question, g) => passes(passage, question, g.movement?.by),
  },
  study: {
    choose({ research }, question) {
      if (research === null) return null;
      if (research === 'reserves') return onOffer(question, ['reserves']);
      return question.options.slice(0, question.max).map(({ key }) => key);
    },
  },
  retreat: {
    choose({ retreat }, question, g) {
      if (retreat === null || g.conflict === null) return null;
      const side = g.conflict.sides.find(({ owner }) => owner === question.seat);
      const left = g.units.reduce((sum, { id, ships }) => sum + (side?.units.includes(id) === true ? ships : 0), 0);
      if (left >= retreat) return onOffer(question, ['stand']);
      const away = question.options.find(({ verb }) => verb === 'retreat');
      return away === undefined ? null : [away.key];
    },
  },
  invasion: {
    surrender({ surrender }, question, g) {
      const system = g.conflict?.system ?? null;
      if (surrender === null || system === null) return null;
      const disc = discOf(g, system);
      return onOffer(question, nodesIn(disc) <= surrender ? ['surrender'] : ['fight']);
    },
  },
};

/** Returns the first of the given keys that is on offer, or null to ask the seat. */
function onOffer({ options, instead = [] }: Question, keys: readonly string[]): string[] | null {
  const key = keys.find((one) => [...options, ...instead].some((option) => option.key === one));
  return key === undefined ? null : [key];
}

/** Returns the standing answer to a player who asks to pass: always, never, or null to ask (A-MOVE-19). */
function passes(
  { always, never }: OrderPreferences['passage'],
  question: Question,
  mover: Seat | undefined,
): string[] | null {
  if (mover === undefined) return null;
  if (always.includes(mover)) return onOffer(question, ['grant']);
  return never.includes(mover) ? onOffer(question, [PASS]) : null;
}

/** Keys of answers that do little, in order of preference (section 31). */
const LEAST = [
  PASS,
  'refuse',
  'decline',
  'stand',
  'fight',
  'stay',
  'stop',
  'keep',
  'reserves',
  'random',
  'end:building',
  'end:turn',
  '0',
] as const;

/** The safe ones of these keys. Fighting on, or drawing at random, is a choice that the player would want to make. */
const SAFE: ReadonlySet<string> = new Set(LEAST.filter((key) => !['stand', 'fight', 'random'].includes(key)));

/** The answers of a player who consents. Beside other answers, a refusal has a price. */
const CONSENTS: ReadonlySet<string> = new Set(['accept', 'permit']);

/**
 * Returns the answer when time runs out: the player declines, stays, and uses up nothing. If no such key is on offer,
 * the answer is the first option.
 */
export function fallback(_state: State<Ascendancy>, decision: Decision): Fallback {
  if (decision.kind === 'allocate') return { keys: plainMix(decision), safe: decision.min === 0 };
  if (decision.kind === 'order') return { keys: decision.options.map(({ key }) => key), safe: false };
  const { keys, safe } = fallbackOf(LEAST, SAFE, decision);
  const isFree = keys[0] !== 'refuse' || decision.options.some(({ key }) => CONSENTS.has(key));
  return { keys, safe: safe && isFree };
}
