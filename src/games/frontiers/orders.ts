import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { OrderKind } from '../../kernel/game.ts';
import type { Decision, Question, StandingOrders, State } from '../../kernel/types.ts';
import { firstOf, ordersOf } from '../kit/orders.ts';
import { DIE_WINDOW } from './chapters/combat/secret-die.ts';
import { pvpAttack } from './chapters/pvp/pvp-attack.ts';
import type { Frontiers } from './state.ts';
import { couldFire } from './viewing/could-fire.ts';

/** Every kind of window that there is. */
export const WINDOWS = [
  { id: 'attacked', label: 'Another ship attacks me', hint: 'Before each of its attacks, to raise Shields' },
  { id: DIE_WINDOW, label: 'Interactive Combat', hint: 'To set the die against the player after me' },
] as const satisfies OrderKind[];

const PREFERENCES = z.strictObject({
  /** Whether the seat is asked at long range only if it could fire, though its silence shows others that it can’t; null or left out: each time. */
  range: z.literal('able').nullable().exactOptional(),
});

const ORDERS = ordersOf(WINDOWS, PREFERENCES, '“prefer” holds range (able, or nothing)');

/** The kinds of windows that a seat can have at this table. */
export function windows({ options }: Frontiers): OrderKind[] {
  const { pvp, interactiveCombat } = options;
  return WINDOWS.filter(({ id }) => (id === DIE_WINDOW ? interactiveCombat : pvp));
}

/** The orders that a seat begins with: asked in both windows, which open only where all agreed to such fights. */
export function defaultOrders(): StandingOrders {
  return ORDERS.asking(WINDOWS.map(({ id }) => id));
}

/** Checks orders that a person gave. Throws `Refused` with what to do. */
export const parseOrders = ORDERS.parse;

/** The answer that a seat’s standing orders give, or null to ask it: at long range they may pass for a seat that can’t fire (F-PVP-23). */
export function auto({ g, stack, orders }: State<Frontiers>, { seat }: Question): string[] | null {
  const frame = stack.at(-1);
  if (frame?.proc !== pvpAttack.name || frame.step !== 'fire' || g.pvp?.phase !== 'long') return null;
  if (orders[seat]?.prefer === undefined || !isAskedIfAble(orders[seat])) return null;
  return couldFire(g, seat) ? null : [PASS];
}

function isAskedIfAble({ prefer }: StandingOrders): boolean {
  // Orders come from `defaultOrders` and `parseOrders` alone, which have checked them.
  return (prefer as z.infer<typeof PREFERENCES>).range === 'able';
}

/**
 * Keys that bring a question to its end with no more than it asks for, the most harmless first: nothing at all, then the end
 * of a phase or a turn, then what has to happen where nothing else is left (F-OPEN-84).
 */
const SAFE = [
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

/** The answer when time runs out: what does least, else the first that is on offer (F-OPEN-84). */
export function fallback(_state: State<Frontiers>, decision: Decision): string[] {
  return firstOf(SAFE, decision);
}
