import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { Fallback, OrderKind } from '../../kernel/game.ts';
import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { later } from '../kit/cache.ts';
import { alsoAsking, fallbackOf, ordersOf } from '../kit/orders.ts';
import { AGREEMENT } from './chapters/calls.ts';
import { type Asking, LEVELS, levelAsked, ordersNow, WHILES, whileOf } from './rules/asked.ts';
import { answerable } from './rules/moments.ts';
import type { FirstEdition } from './state.ts';
import { MOMENT_WORDS, WINDOWS } from './windows.ts';

const PREFERENCES = z.strictObject({
  /** Whether the player is asked about cards by agreement, or always agrees to the opponent's proposals. */
  agree: z.enum(['ask', 'always']).default('ask'),
  /**
   * This level determines how often the player is asked outside the ticked windows. Without a level, the player is
   * asked only in the ticked windows.
   */
  answers: z.enum(LEVELS).optional(),
  /** The temporary preference, and the number of the turn in which it was set, which the game fills in. */
  now: z.enum(['usual', ...WHILES]).optional(),
  since: z.int().optional(),
});

const ORDERS = ordersOf(
  WINDOWS,
  PREFERENCES,
  `“prefer” holds agree (ask or always), answers (${LEVELS.join(', ')}), now (usual, ${WHILES.join(', ')})`,
);

/**
 * Returns a new game's standing orders. A person isn't asked in any window at first, so that a turn without responses
 * keeps nobody waiting. A bot is asked in every window, since it keeps nobody waiting.
 */
export function defaultOrders(_seat: Seat, bot: boolean): StandingOrders {
  return ORDERS.asking(bot ? WINDOWS.map(({ id }) => id) : []);
}

/** Notes on when a player is asked in a window that isn't ticked, by level. */
const BY_LEVEL: Readonly<Partial<Record<Asking, string>>> = {
  mine: 'asked when your cards or missions are affected',
  others: 'asked when your opponent acts',
  moments: 'you are asked',
  all: 'you are asked',
};

/** The windows in which a response can be possible, with a hint if only a card in play allows one. */
const ASKED = later(() =>
  WINDOWS.flatMap((window) => {
    if (!(window.id in MOMENT_WORDS)) return [window];
    const from = answerable(window.id);
    if (from === null) return [];
    return [from === 'hand' ? window : { ...window, hint: `${window.hint}, if a card in play lets you respond` }];
  }),
);

/**
 * Returns the windows of standing orders, each with a note on how the player's level and temporary preference affect
 * it.
 */
export function windows(state: State<FirstEdition>, seat: Seat): OrderKind[] {
  const given = state.orders[seat];
  const { kind = null } = whileOf(state, seat) ?? {};
  return ASKED().map((window) => {
    const isTicked = given?.ask.includes(window.id) === true;
    if (kind !== null)
      return { ...window, now: kind === 'hold' ? 'asked for now, because you hold' : 'passed for now' };
    const level = given === undefined ? 'ticked' : levelAsked(given);
    const now = isTicked || (window.id === 'gap' && level !== 'all') ? undefined : BY_LEVEL[level];
    return now === undefined ? window : { ...window, now };
  });
}

/** Checks orders that a person gave. Throws `Refused` with a message that says what to do. */
export function parseOrders(
  raw: unknown,
  state: Pick<State<FirstEdition>, 'g' | 'orders'>,
  seat: Seat,
): StandingOrders {
  const { ask, prefer } = ORDERS.parse(alsoAsking(raw, ordersNow(state, seat)));
  const { agree, answers, now } = prefer;
  const before = whileOf(state, seat);
  return {
    ask,
    prefer: {
      agree,
      ...(answers === undefined ? {} : { answers }),
      ...(now === undefined || now === 'usual'
        ? {}
        : { now, since: before?.kind === now ? before.since : state.g.turns }),
    },
  };
}

/**
 * Answers for a player whose standing orders say that they always agree to the opponent's proposals. Other players are
 * asked.
 */
export function auto({ stack, orders }: State<FirstEdition>, { seat, options }: Question): string[] | null {
  const frame = stack.at(-1);
  if (frame?.proc !== AGREEMENT.name || orders[seat]?.prefer['agree'] !== 'always') return null;
  if (frame.step === 'consent') return options.slice(0, 1).map(({ key }) => key);
  // If `confirms` is set, the opponent has already proposed all effects of the dilemma, so this player proposes none.
  return frame.step === 'what' && frame.local['confirms'] === true ? [PASS] : null;
}

/** The safe ones of the answers that do little. Seeding, and choosing who faces a dilemma, is up to the player. */
const SAFE: ReadonlySet<string> = new Set([PASS, 'refuse', 'end:turn']);

/**
 * Returns the answer that is given when time runs out. If possible, it plays nothing, risks nothing and agrees to
 * nothing. Otherwise, it is the first option. While cards are seeded, no answer is safe.
 */
export function fallback({ g }: State<FirstEdition>, decision: Decision): Fallback {
  const { keys, safe } = fallbackOf([...SAFE, 'lay:right', 'crew'], SAFE, decision);
  return { keys, safe: safe && g.stage !== 'seeding' };
}
