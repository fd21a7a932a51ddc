import { z } from 'zod';
import type { Fallback, OrderKind } from '../../kernel/game.ts';
import { type Question, Refused, type StandingOrders } from '../../kernel/types.ts';
import { faultyField } from './schema.ts';

/** The schema for games without preferences. */
export const NO_PREFERENCES = z.strictObject({});

/**
 * Builds the functions for a game's standing orders. A seat's orders consist of the windows in which the seat wants to
 * be asked, and of its preferences. A seat passes in every window that its orders don't name.
 */
export function ordersOf<P extends z.ZodObject>(windows: readonly OrderKind[], preferences: P, prefers = '') {
  const ids = windows.map(({ id }) => id);
  const schema = z.strictObject({
    ask: z.array(z.enum(ids)).default([]),
    prefer: preferences.prefault({} as z.input<P>),
  });
  return {
    /** Returns orders under which the seat is asked in these windows, with default preferences. */
    asking: (ask: readonly string[]): StandingOrders => schema.parse({ ask }) as StandingOrders,
    /** Checks a player's orders. Throws `Refused` with advice on what to do. */
    parse(raw: unknown): { ask: string[]; prefer: z.output<P> } {
      const parsed = schema.safeParse(raw);
      if (parsed.success) return { ...parsed.data, ask: [...new Set(parsed.data.ask)] };
      const where = faultyField(parsed.error);
      const help = `“ask” lists windows (${ids.join(', ')})${prefers === '' ? '' : `; ${prefers}`}.`;
      throw new Refused(`These standing orders aren’t valid. Check “${where}”. ${help}`, 'T-ORDERS-01');
    },
  };
}

const ALSO = z.strictObject({ also: z.array(z.string()) });

/**
 * Resolves `{ also: windows }`, which adds windows to the current orders, and returns input of any other form
 * unchanged.
 */
export function alsoAsking(raw: unknown, now: StandingOrders | undefined): unknown {
  const parsed = ALSO.safeParse(raw);
  if (!parsed.success || now === undefined) return raw;
  return { ...now, ask: [...new Set([...now.ask, ...parsed.data.also])] };
}

/**
 * Returns the answer after a timeout: the first of these keys that can be chosen, or else as few options as the
 * question allows, from the start of the list. The answer is safe if it chooses nothing or one of the safe keys.
 */
export function fallbackOf(keys: readonly string[], safe: ReadonlySet<string>, question: Question): Fallback {
  const { kind, options, instead = [], min } = question;
  const first = keys.find((key) => [...options, ...instead].some((option) => option.key === key));
  const all = options.flatMap(({ key, max = 1 }) => new Array<string>(kind === 'allocate' ? max : 1).fill(key));
  const chosen = first === undefined ? all.slice(0, min) : [first];
  return { keys: chosen, safe: chosen.every((key) => safe.has(key)) };
}
