import { PASS } from '../../kernel/decision.ts';
import type { OrderKind } from '../../kernel/game.ts';
import type { Decision, StandingOrders, State } from '../../kernel/types.ts';
import { firstOf, NO_PREFERENCES, ordersOf } from '../kit/orders.ts';
import { DIE_WINDOW } from './chapters/combat/secret-die.ts';
import type { Frontiers } from './state.ts';

/** Every kind of window that there is. */
export const WINDOWS = [
  { id: 'attacked', label: 'Another ship attacks me', hint: 'Before each of its attacks, to raise Shields' },
  { id: DIE_WINDOW, label: 'Interactive Combat', hint: 'To set the die against the player after me' },
] as const satisfies OrderKind[];

const ORDERS = ordersOf(WINDOWS, NO_PREFERENCES);

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
