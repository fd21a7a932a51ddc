import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { Fallback, OrderKind } from '../../kernel/game.ts';
import type { Decision, Question, StandingOrders, State } from '../../kernel/types.ts';
import { fallbackOf, ordersOf } from '../kit/orders.ts';
import { DIE_WINDOW } from './chapters/combat/secret-die.ts';
import { pvpAttack } from './chapters/pvp/pvp-attack.ts';
import type { Frontiers } from './state.ts';
import { couldFire } from './viewing/could-fire.ts';

/** Every kind of response window in the game. */
export const WINDOWS = [
  {
    id: 'attacked',
    label: 'Another ship attacks me',
    hint: 'Before each of its attacks, so that you can raise Shields',
  },
  { id: DIE_WINDOW, label: 'I may set the secret die', hint: 'In Interactive Combat, for the next player’s enemy' },
] as const satisfies OrderKind[];

const PREFERENCES = z.strictObject({
  /**
   * With `able`, the seat is asked at long range only if it could fire. If the seat isn't asked, the others learn that
   * it can't fire. If `range` is null or absent, the seat is always asked.
   */
  range: z.literal('able').nullable().exactOptional(),
});

const ORDERS = ordersOf(WINDOWS, PREFERENCES, '“prefer” holds range (able, or nothing)');

/** Returns the kinds of windows that can open at this table. */
export function windows({ options }: Frontiers): OrderKind[] {
  const { pvp, interactiveCombat } = options;
  return WINDOWS.filter(({ id }) => (id === DIE_WINDOW ? interactiveCombat : pvp));
}

/**
 * Returns a new seat's orders: the seat is asked in both windows. The windows open only in games with these variants.
 */
export function defaultOrders(): StandingOrders {
  return ORDERS.asking(WINDOWS.map(({ id }) => id));
}

/** Parses a player's orders. If the orders aren't valid, throws `Refused` with a text that says what to correct. */
export const parseOrders = ORDERS.parse;

/**
 * Returns the answer from a seat’s standing orders, or null to ask the player. At long range the orders may pass for a
 * seat that can’t fire (F-PVP-23).
 */
export function auto({ g, stack, orders }: State<Frontiers>, { seat }: Question): string[] | null {
  const frame = stack.at(-1);
  if (frame?.proc !== pvpAttack.name || frame.step !== 'fire' || g.pvp?.phase !== 'long') return null;
  if (orders[seat]?.prefer === undefined || !isAskedIfAble(orders[seat])) return null;
  return couldFire(g, seat) ? null : [PASS];
}

function isAskedIfAble({ prefer }: StandingOrders): boolean {
  // Orders always come from `defaultOrders` or `parseOrders`, so they are valid.
  return (prefer as z.infer<typeof PREFERENCES>).range === 'able';
}

/**
 * The keys that end a question with the least effect: passing, then ending a phase or turn, then the options that
 * remain if nothing else is possible (F-OPEN-84).
 */
const LEAST = [
  PASS,
  'phase:next',
  'deal:done',
  'turn:stop',
  'turn:end',
  'fight:provoked',
  'forfeit',
  'round:end',
  'emergency',
];

/**
 * The safe ones of these keys. Ending a fight or a turn isn't safe, because it may cost Damage Cards, a card or the
 * player's Action.
 */
const SAFE: ReadonlySet<string> = new Set([PASS, 'forfeit', 'round:end']);

/**
 * Returns the answer when time runs out: the option with the least effect or, if there is none, the first option
 * offered (F-OPEN-84).
 */
export function fallback(_state: State<Frontiers>, decision: Decision): Fallback {
  return fallbackOf(LEAST, SAFE, decision);
}
