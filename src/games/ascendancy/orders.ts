import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { OrderKind } from '../../kernel/game.ts';
import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { alsoAsking, firstOf, ordersOf } from '../kit/orders.ts';
import { plainMix } from './chapters/rounds/bids.ts';
import { working } from './rules/ask.ts';
import type { Ascendancy } from './state.ts';
import { ALWAYS, WINDOWS } from './windows.ts';

const SEATS = z.array(z.int().min(0).max(6)).default([]);
const COUNT = z.int().min(0).nullable().default(null);

const PREFERENCES = z.strictObject({
  /** Commits the lowest total that is free, up to so many Resources; null: asks. */
  initiative: COUNT,
  /** Turn Order Cards in the order in which they are taken; none: asks. */
  cards: z.array(z.int().min(1)).default([]),
  /** Rivals who may always, or never, come through; others are asked about. */
  passage: z.strictObject({ always: SEATS, never: SEATS }).prefault({}),
  /** Trade Agreements: to whom they are given, from whom taken, and whose are taken back, at the next occasion. */
  trade: z
    .strictObject({
      give: SEATS,
      accept: z
        .union([z.enum(['all', 'none']), SEATS.unwrap()])
        .nullable()
        .default(null),
      revoke: SEATS,
    })
    .prefault({}),
  /** Research that is found goes onto Projects in their order, or to the Reserves; null: asks. */
  research: z.enum(['projects', 'reserves']).nullable().default(null),
  /** Retreats with fewer Ships than this; null: asks. */
  retreat: COUNT,
  /** Surrenders to an Invasion with at most so many Nodes; null: asks. */
  surrender: COUNT,
});

/** What a seat wants done in its place (section 31 of the rules). */
export type OrderPreferences = z.infer<typeof PREFERENCES>;

const ORDERS = ordersOf(
  WINDOWS,
  PREFERENCES,
  '“prefer” holds initiative (a number or nothing), cards (Turn Order Cards), passage ({always, never}: seats), trade ({give, accept, revoke}), research (projects, reserves or nothing), retreat and surrender (a number or nothing)',
);

/** What a seat prefers; what it never said anything about, by default. */
export function preferencesOf(orders: readonly StandingOrders[], seat: Seat): OrderPreferences {
  // Orders come from `defaultOrders` and `parseOrders` alone, which have checked them.
  return PREFERENCES.parse(orders[seat]?.prefer ?? {});
}

/** The kinds of windows that a seat can have now: those of every game, and moments at which a rule in force asks somebody. */
export function windows(g: Ascendancy, seat: Seat): OrderKind[] {
  const asked = new Set<string>(ALWAYS);
  for (const { bearer, rule } of working(g)) {
    for (const [moment, says] of Object.entries(rule.at ?? {}))
      if (says.offers !== undefined && (bearer.seat === seat || says.asked !== undefined || bearer.seat === null))
        asked.add(moment);
  }
  return WINDOWS.filter(({ id }) => asked.has(id));
}

/** The orders that a seat begins with: it is asked in every window, since rules lie open and are few; bots likewise. */
export function defaultOrders(): StandingOrders {
  return ORDERS.asking(WINDOWS.map(({ id }) => id));
}

/** Checks orders that a person gave. Throws `Refused` with what to do. */
export function parseOrders(raw: unknown, { orders }: Pick<State<Ascendancy>, 'orders'>, seat: Seat): StandingOrders {
  const { ask, prefer } = ORDERS.parse(alsoAsking(raw, orders[seat]));
  return { ask, prefer };
}

/** The answer that a seat’s standing orders give, or null to ask it. */
export function auto(state: State<Ascendancy>, question: Question): string[] | null {
  const frame = state.stack.at(-1);
  if (frame === undefined || state.orders[question.seat] === undefined) return null;
  const prefer = preferencesOf(state.orders, question.seat);
  switch (`${frame.proc}.${frame.step}`) {
    case 'initiative.bid': {
      const { initiative } = prefer;
      if (initiative === null) return null;
      const bid = question.options.find(({ key }) => Number(key) > 0 && Number(key) <= initiative);
      return [bid?.key ?? '0'];
    }
    case 'initiative.mix':
      return prefer.initiative === null ? null : plainMix(question);
    case 'initiative.choose': {
      const keys = prefer.cards.map((card) => `card:${card}`);
      const key = keys.find((one) => question.options.some((option) => option.key === one));
      return key === undefined ? null : [key];
    }
    default:
      return null;
  }
}

/** Keys that lose nothing, by what they decline: the safest answers of section 31, the first one on offer. */
const SAFE = [
  PASS,
  'refuse',
  'decline',
  'stand',
  'fight',
  'stay',
  'keep',
  'reserves',
  'random',
  'end:building',
  'end:turn',
  '0',
] as const;

/** The safe answer when time runs out: nothing is used, given, granted or left; else the first that is on offer. */
export function fallback(_state: State<Ascendancy>, decision: Decision): string[] {
  if (decision.kind === 'allocate') return plainMix(decision);
  if (decision.kind === 'order') return decision.options.map(({ key }) => key);
  return firstOf(SAFE, decision);
}
