import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { Fallback, OrderKind } from '../../kernel/game.ts';
import { must } from '../../kernel/must.ts';
import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { alsoAsking, fallbackOf, ordersOf } from '../kit/orders.ts';
import { counts, opposing } from './chapters/attacks/dice.ts';
import { canBetter, dieOffers } from './chapters/attacks/reroll.ts';
import { RATINGS } from './chapters/characters/characters.ts';
import { playerOf } from './chapters/characters/find.ts';
import { handSize } from './chapters/characters/hand.ts';
import { YIELD } from './chapters/preparation/placing-order.ts';
import { couldInterrupt } from './effects/interrupts.ts';
import type { Window } from './effects/union.ts';
import type { AwayMissions, Rating } from './state.ts';

/** The kinds of response windows, with their labels for the standing orders. */
export const WINDOWS = [
  { id: 'attacked', label: 'My character is attacked', hint: 'Before the dice are rolled' },
  { id: 'damage', label: 'My character is about to take Damage', hint: 'Also before it is stunned or Neutralized' },
  { id: 'scores', label: 'An opponent is about to score', hint: 'Before the Mission is scored' },
  { id: 'challenge', label: 'I could challenge a Skill test', hint: 'If a card allows it' },
  { id: 'reroll', label: 'I could discard to re-roll', hint: 'During an opponent’s Activation' },
  // The book allows a discard even if no re-roll can help (M-OPEN-66).
  {
    id: 'thin',
    label: 'I could discard, but no re-roll can help',
    hint: 'The rules let you discard a card to re-roll anyway',
  },
] as const satisfies OrderKind[];

type Always = Exclude<(typeof WINDOWS)[number]['id'], Window>;

/** Whether a window can open without an Interrupt card. */
function isAlways(id: (typeof WINDOWS)[number]['id']): id is Always {
  return id === 'reroll' || id === 'thin' || id === 'challenge';
}

const PREFERENCES = z.strictObject({
  /** Whether the player chooses which pegs to lose, or loses them in the order that `order` gives. */
  damage: z.enum(['ask', 'auto']).default('ask'),
  /** The ratings in the order in which they lose pegs. */
  order: z
    .array(z.enum(['attack', 'defense', 'skill', 'move']))
    .refine((order) => RATINGS.every((rating) => order.includes(rating)) && order.length === RATINGS.length)
    .default(['move', 'skill', 'attack', 'defense']),
  /**
   * Failing dice that show less than `below` are re-rolled as long as the hand has more than `above` cards. If the
   * value is null, the player is asked about each re-roll.
   */
  reroll: z
    .strictObject({ below: z.int().min(2).max(6), above: z.int().min(0) })
    .nullable()
    .default(null),
  /** Whether the player chooses which End of Game Missions to score, or scores all of them. */
  debrief: z.enum(['ask', 'all']).default('all'),
  /**
   * Whether the ally always goes first when either could. If the preference is missing, the player is asked
   * (M-OPEN-81).
   */
  ally: z.enum(['ask', 'first']).exactOptional(),
});

/** A player's preferences, which standing orders use to answer automatically. */
export type OrderPreferences = z.infer<typeof PREFERENCES>;

const ORDERS = ordersOf(
  WINDOWS,
  PREFERENCES,
  '“prefer” takes damage (ask or auto), order (the four ratings), reroll ({below, above} or null), debrief (ask or all) and ally (ask or first)',
);

/** Returns the windows that could still open for a seat, judged by public information only. */
export function windows(g: AwayMissions, seat: Seat): OrderKind[] {
  return WINDOWS.filter(({ id }) => isAlways(id) || couldInterrupt(g, seat, id));
}

/**
 * Returns the orders a seat starts with. People are asked only if their characters take Damage. Bots are asked in every
 * window where they could gain something, since nobody waits for them.
 */
export function defaultOrders(bot: boolean): StandingOrders {
  return ORDERS.asking(bot ? WINDOWS.flatMap(({ id }) => (id === 'thin' ? [] : id)) : ['damage']);
}

/** Checks standing orders from a player. Throws `Refused` with the reason if they are invalid. */
export function parseOrders(raw: unknown, { orders }: Pick<State<AwayMissions>, 'orders'>, seat: Seat): StandingOrders {
  const { ask, prefer } = ORDERS.parse(alsoAsking(raw, orders[seat]));
  // A re-roll rule can answer only questions that are asked, so having a rule also turns on the window for re-rolls.
  return { ask: prefer.reroll === null ? ask : [...new Set([...ask, 'reroll'])], prefer };
}

/** Returns the answer according to the player's standing orders, or null if the player has to be asked. */
export function auto(state: State<AwayMissions>, decision: Question): string[] | null {
  const frame = state.stack.at(-1);
  const orders = state.orders[decision.seat];
  if (frame === undefined || orders === undefined) return null;
  // An ally who was offered the turn can't offer it back, so two allies with this order don't pass it back and forth
  // forever (M-OPEN-81).
  if (preferences(orders).ally === 'first' && decision.options.some(({ key }) => key === YIELD)) return [YIELD];
  switch (frame.proc) {
    case 'damage': {
      const { damage, order } = preferences(orders);
      // Interrupts against Damage are offered in the question about the pegs. Players who want to use Interrupts must
      // therefore be asked.
      if (damage === 'ask' || (decision.instead !== undefined && orders.ask.includes('damage'))) return null;
      return inOrder(decision, order);
    }
    case 'reroll': {
      const { reroll } = preferences(orders);
      // If no re-roll can help, only players who want to be asked anyway get the question, so the rule doesn't answer
      // it (M-OPEN-66).
      if (state.g.roll !== null && !canBetter(state.g.roll, decision.seat)) return null;
      return reroll === null ? null : rerollByRule(state.g, decision, frame.step, reroll);
    }
    case 'debrief':
      return preferences(orders).debrief === 'ask' ? null : firstKey(decision);
    default:
      return null;
  }
}

/** The safe keys, in order of preference. */
const SAFE: ReadonlySet<string> = new Set(['recover', PASS]);

/**
 * Returns the answer after a timeout. A safe answer keeps cards and dice, loses pegs in the order of the standing
 * orders, recovers or passes. Scoring at the end of the game and re-rolling dice aren't safe.
 */
export function fallback(state: State<AwayMissions>, decision: Decision): Fallback {
  const orders = state.orders[decision.seat] ?? defaultOrders(false);
  const { proc, step } = state.stack.at(-1) ?? {};
  if (proc === 'damage' && decision.kind === 'allocate')
    return { keys: inOrder(decision, preferences(orders).order), safe: true };
  if (proc === 'debrief') return { keys: firstKey(decision), safe: false };
  if (step === 'dice') return { keys: rerollByRule(state.g, decision, 'dice', { below: 7, above: 0 }), safe: false };
  return fallbackOf([...SAFE], SAFE, decision);
}

function preferences(orders: StandingOrders): OrderPreferences {
  // Only `defaultOrders` and `parseOrders` create orders, and both validate them.
  return orders.prefer as unknown as OrderPreferences;
}

function firstKey(decision: Question): string[] {
  return decision.options.slice(0, 1).map(({ key }) => key);
}

/** Assigns the lost pegs to ratings in this order. */
function inOrder(decision: Question, order: readonly Rating[]): string[] {
  const keys: string[] = [];
  for (const rating of order) {
    const most = decision.options.find(({ key }) => key === rating)?.max ?? 0;
    for (let point = 0; point < most && keys.length < decision.min; point++) keys.push(rating);
  }
  return keys;
}

/** Returns the card to discard or the dice to re-roll according to the rule, or `pass`. */
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

/** Returns the player's dice that currently have no effect. */
function failing(g: AwayMissions, seat: Seat): number[] {
  if (g.roll === null) return [];
  const { acting, against } = g.roll;
  if (acting.seat === seat) return acting.dice.filter((die, at) => !counts(die, against?.dice[at]));
  return opposing(g.roll).filter(
    (die, at) => at >= acting.dice.length || counts(must(acting.dice[at], 'the die beside it'), die),
  );
}
