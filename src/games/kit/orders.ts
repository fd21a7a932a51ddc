import { z } from 'zod';
import type { OrderKind } from '../../kernel/game.ts';
import { type Question, Refused, type StandingOrders } from '../../kernel/types.ts';

/** For games in which there is nothing to prefer. */
export const NO_PREFERENCES = z.strictObject({});

/**
 * The standing orders of a game: the windows in which a seat wants to be asked (in any other one it passes at once) and
 * what it prefers. `prefers` says in words what there is to prefer.
 */
export function ordersOf<P extends z.ZodObject>(windows: readonly OrderKind[], preferences: P, prefers = '') {
  const ids = windows.map(({ id }) => id);
  const schema = z.strictObject({
    ask: z.array(z.enum(ids)).default([]),
    prefer: preferences.prefault({} as z.input<P>),
  });
  return {
    /** Orders that ask in these windows and prefer nothing of their own. */
    asking: (ask: readonly string[]): StandingOrders => schema.parse({ ask }) as StandingOrders,
    /** Checks orders that a person gave. Throws `Refused` with what to do. */
    parse(raw: unknown): { ask: string[]; prefer: z.output<P> } {
      const parsed = schema.safeParse(raw);
      if (parsed.success) return { ...parsed.data, ask: [...new Set(parsed.data.ask)] };
      const where = parsed.error.issues[0]?.path.join('.') ?? '';
      const help = `“ask” lists windows (${ids.join(', ')})${prefers === '' ? '' : `; ${prefers}`}.`;
      throw new Refused(`These standing orders can’t be kept: look at “${where}”. ${help}`, 'T-ORDERS-01');
    },
  };
}

const ALSO = z.strictObject({ also: z.array(z.string()) });

/** Orders as somebody gave them; `{ also: windows }`: the present ones, which ask in these windows besides. */
export function alsoAsking(raw: unknown, now: StandingOrders | undefined): unknown {
  const parsed = ALSO.safeParse(raw);
  if (!parsed.success || now === undefined) return raw;
  return { ...now, ask: [...new Set([...now.ask, ...parsed.data.also])] };
}

/** The first of some keys that is on offer; else as few of the first options as will do. */
export function firstOf(keys: readonly string[], { options, instead = [], min }: Question): string[] {
  const safe = keys.find((key) => [...options, ...instead].some((option) => option.key === key));
  return safe === undefined ? options.slice(0, min).map(({ key }) => key) : [safe];
}
