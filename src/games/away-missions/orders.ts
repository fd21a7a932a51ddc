import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { OrderKind } from '../../kernel/game.ts';
import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { alsoAsking, firstOf, ordersOf } from '../kit/orders.ts';
import { counts } from './chapters/attacks/dice.ts';
import { canBetter, dieOffers } from './chapters/attacks/reroll.ts';
import { RATINGS } from './chapters/characters/characters.ts';
import { playerOf } from './chapters/characters/find.ts';
import { handSize } from './chapters/characters/hand.ts';
import { YIELD } from './chapters/preparation/placing-order.ts';
import { couldInterrupt } from './effects/interrupts.ts';
import type { Window } from './effects/union.ts';
import type { AwayMissions, Rating } from './state.ts';

/** Every kind of window that there is. */
export const WINDOWS = [
  { id: 'attacked', label: 'My character is attacked', hint: 'Before the dice are rolled' },
  { id: 'damage', label: 'My character is about to take Damage', hint: 'Also before it is stunned or Neutralized' },
  { id: 'scores', label: 'An opponent is about to score', hint: 'Before a Mission is scored' },
  { id: 'challenge', label: 'I could challenge a Skill test', hint: 'Where a card allows it' },
  { id: 'reroll', label: 'I could discard to re-roll', hint: 'In activations of an opponent' },
  // M-OPEN-66.
  { id: 'thin', label: 'A re-roll could better nothing', hint: 'The book lets you discard for it all the same' },
] as const satisfies OrderKind[];

type Always = Exclude<(typeof WINDOWS)[number]['id'], Window>;

/** Whether a window hangs on no Interrupt. */
function isAlways(id: (typeof WINDOWS)[number]['id']): id is Always {
  return id === 'reroll' || id === 'thin' || id === 'challenge';
}

const PREFERENCES = z.strictObject({
  /** Whether the seat chooses its pegs itself, or loses them by `order`. */
  damage: z.enum(['ask', 'auto']).default('ask'),
  /** The order in which ratings are lowered. */
  order: z
    .array(z.enum(['attack', 'defense', 'skill', 'move']))
    .refine((order) => RATINGS.every((rating) => order.includes(rating)) && order.length === RATINGS.length)
    .default(['move', 'skill', 'attack', 'defense']),
  /** Re-rolls all own dice that fail and show less than `below`, while the hand has more than `above` cards; null: asks. */
  reroll: z
    .strictObject({ below: z.int().min(2).max(6), above: z.int().min(0) })
    .nullable()
    .default(null),
  /** Whether the seat chooses its End of Game Missions, or scores all that it can. */
  debrief: z.enum(['ask', 'all']).default('all'),
  /** M-OPEN-81: whether its ally goes first wherever one of the two may; left out: it is asked. */
  ally: z.enum(['ask', 'first']).exactOptional(),
});

/** What a seat wants done in its place. */
export type OrderPreferences = z.infer<typeof PREFERENCES>;

const ORDERS = ordersOf(
  WINDOWS,
  PREFERENCES,
  '“prefer” holds damage (ask or auto), order (the four ratings), reroll ({below, above} or nothing), debrief (ask or all) and ally (ask or first)',
);

/** The kinds of windows that a seat can still have, by what everyone knows. */
export function windows(g: AwayMissions, seat: Seat): OrderKind[] {
  return WINDOWS.filter(({ id }) => isAlways(id) || couldInterrupt(g, seat, id));
}

/**
 * The orders that a seat begins with: a person is asked when their characters take Damage, and for nothing else of the
 * other’s; a bot in every window where it could gain something, since nobody waits for it.
 */
export function defaultOrders(bot: boolean): StandingOrders {
  return ORDERS.asking(bot ? WINDOWS.flatMap(({ id }) => (id === 'thin' ? [] : id)) : ['damage']);
}

/** Checks orders that a person gave. Throws `Refused` with what to do. */
export function parseOrders(raw: unknown, { orders }: Pick<State<AwayMissions>, 'orders'>, seat: Seat): StandingOrders {
  const { ask, prefer } = ORDERS.parse(alsoAsking(raw, orders[seat]));
  // Who wants to re-roll by rule must be asked, so that the rule can answer.
  return { ask: prefer.reroll === null ? ask : [...new Set([...ask, 'reroll'])], prefer };
}

/** The answer that a seat’s standing orders give, or null to ask it. */
export function auto(state: State<AwayMissions>, decision: Question): string[] | null {
  const frame = state.stack.at(-1);
  const orders = state.orders[decision.seat];
  if (frame === undefined || orders === undefined) return null;
  // M-OPEN-81: the ally who was let go first has to, so that two who both say so don’t wait for each other.
  if (preferences(orders).ally === 'first' && decision.options.some(({ key }) => key === YIELD)) return [YIELD];
  switch (frame.proc) {
    case 'damage': {
      const { damage, order } = preferences(orders);
      // Who wants to be asked for interrupts before Damage is asked where they are offered: with the pegs.
      if (damage === 'ask' || (decision.instead !== undefined && orders.ask.includes('damage'))) return null;
      return inOrder(decision, order);
    }
    case 'reroll': {
      const { reroll } = preferences(orders);
      // M-OPEN-66: who wants to be asked for re-rolls that better nothing decides about them alone.
      if (state.g.roll !== null && !canBetter(state.g.roll, decision.seat)) return null;
      return reroll === null ? null : rerollByRule(state.g, decision, frame.step, reroll);
    }
    case 'debrief':
      return preferences(orders).debrief === 'ask' ? null : firstKey(decision);
    default:
      return null;
  }
}

/** The safe answer when time runs out: keep cards and dice, recover or pass, lose pegs by the seat’s order, take the first. */
export function fallback(state: State<AwayMissions>, decision: Decision): string[] {
  const orders = state.orders[decision.seat] ?? defaultOrders(false);
  if (decision.kind === 'allocate') return inOrder(decision, preferences(orders).order);
  if (state.stack.at(-1)?.proc === 'debrief') return firstKey(decision);
  if (state.stack.at(-1)?.step === 'dice') return rerollByRule(state.g, decision, 'dice', { below: 7, above: 0 });
  return firstOf(['recover', PASS], decision);
}

function preferences(orders: StandingOrders): OrderPreferences {
  // Orders come from `defaultOrders` and `parseOrders` alone, which have checked them.
  return orders.prefer as unknown as OrderPreferences;
}

function firstKey(decision: Question): string[] {
  return decision.options.slice(0, 1).map(({ key }) => key);
}

/** Spreads points over the options in an order of ratings. */
function inOrder(decision: Question, order: readonly Rating[]): string[] {
  const keys: string[] = [];
  for (const rating of order) {
    const most = decision.options.find(({ key }) => key === rating)?.max ?? 0;
    for (let point = 0; point < most && keys.length < decision.min; point++) keys.push(rating);
  }
  return keys;
}

/** Which card to discard, or which dice to roll again; `pass` when the rule doesn’t say to. */
function rerollByRule(
  g: AwayMissions,
  decision: Question,
  step: string,
  rule: { below: number; above: number },
): string[] {
  const { seat } = decision;
  const dice = failing(g, seat).filter((die) => die < rule.below);
  if (step === 'dice') {
    const offers = g.roll === null ? [] : dieOffers(g.roll, seat);
    const low = offers.filter(({ payload }) => dice.includes(payload));
    return (low.length > 0 ? low : offers.slice(-1)).map(({ option }) => option.key);
  }
  const [card] = [...playerOf(g, seat).hand.support, ...playerOf(g, seat).hand.mission];
  return dice.length > 0 && handSize(g, seat) > rule.above && card !== undefined ? [`reroll:${card}`] : ['pass'];
}

/** The dice of a seat that do nothing for it as they lie. */
function failing(g: AwayMissions, seat: Seat): number[] {
  if (g.roll === null) return [];
  const { acting, against } = g.roll;
  if (acting.seat === seat) return acting.dice.filter((die, at) => !counts(die, against?.dice[at]));
  return (against?.dice ?? []).filter((die, at) => at >= acting.dice.length || counts(acting.dice[at] ?? 0, die));
}
