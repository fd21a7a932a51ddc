import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { OrderKind } from '../../kernel/game.ts';
import { type Decision, type Question, Refused, type StandingOrders, type State } from '../../kernel/types.ts';
import { DIE_WINDOW } from './rules/secret-die.ts';
import type { Frontiers } from './state.ts';

/** Every kind of window that there is. */
export const WINDOWS = [
  { id: 'attacked', label: 'Another ship attacks me', hint: 'Before each of its attacks, to raise Shields' },
  { id: DIE_WINDOW, label: 'Interactive Combat', hint: 'To set the die against the player after me' },
] as const satisfies OrderKind[];

const ORDERS = z.strictObject({
  ask: z.array(z.enum(WINDOWS.map(({ id }) => id))).default([]),
  prefer: z.strictObject({}).prefault({}),
});

/** The kinds of windows that a seat can have at this table. */
export function windows({ options }: Frontiers): OrderKind[] {
  const { pvp, interactiveCombat } = options;
  return WINDOWS.filter(({ id }) => (id === DIE_WINDOW ? interactiveCombat : pvp));
}

/** The orders that a seat begins with: asked in both windows, which open only where all agreed to such fights. */
export function defaultOrders(): StandingOrders {
  return ORDERS.parse({ ask: WINDOWS.map(({ id }) => id) });
}

/** Checks orders that a person gave. Throws `Refused` with what to do. */
export function parseOrders(raw: unknown): StandingOrders {
  const parsed = ORDERS.safeParse(raw);
  if (parsed.success) return { ask: [...new Set(parsed.data.ask)], prefer: {} };
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new Refused(
    `These standing orders can’t be kept: look at “${where}”. “ask” lists windows: attacked, ${DIE_WINDOW}.`,
    'T-ORDERS-01',
  );
}

/** Nothing is answered by preferences: what seats are asked is theirs to decide. */
export function auto(_state: State<Frontiers>, _question: Question): string[] | null {
  return null;
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
  for (const key of SAFE) {
    if (decision.options.some((option) => option.key === key)) return [key];
    if (decision.instead?.some((option) => option.key === key)) return [key];
  }
  return decision.options.slice(0, decision.min).map(({ key }) => key);
}
