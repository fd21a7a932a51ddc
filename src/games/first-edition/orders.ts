import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { OrderKind } from '../../kernel/game.ts';
import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { later } from '../kit/cache.ts';
import { alsoAsking, firstOf, ordersOf } from '../kit/orders.ts';
import { AGREEMENT } from './chapters/calls.ts';
import { type Asking, LEVELS, levelAsked, ordersNow, WHILES, whileOf } from './rules/asked.ts';
import { answerable } from './rules/moments.ts';
import type { FirstEdition } from './state.ts';
import { MOMENT_WORDS, WINDOWS } from './windows.ts';

const PREFERENCES = z.strictObject({
  /** Whether the seat is asked for its consent to what cards by agreement do, or gives it to all that the other proposes. */
  agree: z.enum(['ask', 'always']).default('ask'),
  /** In how many windows the seat is asked beside those that it ticks; nothing said: in those alone. */
  answers: z.enum(LEVELS).optional(),
  /** The temporary preference, and the number of the turn in which it was set. The game notes the latter. */
  now: z.enum(['usual', ...WHILES]).optional(),
  since: z.int().optional(),
});

const ORDERS = ordersOf(
  WINDOWS,
  PREFERENCES,
  `“prefer” holds agree (ask or always), answers (${LEVELS.join(', ')}), now (usual, ${WHILES.join(', ')})`,
);

/**
 * The orders that a seat begins with: it is asked in no window until it says where, so that a turn in which nobody answers waits for
 * nobody. A bot costs nobody’s time.
 */
export function defaultOrders(_seat: Seat, bot: boolean): StandingOrders {
  return ORDERS.asking(bot ? WINDOWS.map(({ id }) => id) : []);
}

/** Whether a seat is asked in a window that it doesn’t tick, by its level. */
const BY_LEVEL: Readonly<Partial<Record<Asking, string>>> = {
  mine: 'asked where your cards or missions are concerned',
  others: 'asked when the other acts',
  moments: 'you are asked',
  all: 'you are asked',
};

/** The windows that can ever be answered, with from where. */
const ASKED = later(() =>
  WINDOWS.flatMap((window) => {
    if (!(window.id in MOMENT_WORDS)) return [window];
    const from = answerable(window.id);
    if (from === null) return [];
    return [from === 'hand' ? window : { ...window, hint: `${window.hint}, if a card in play lets you answer` }];
  }),
);

/** The windows of standing orders, with what a seat’s level and what holds for a while make of each. */
export function windows(state: State<FirstEdition>, seat: Seat): OrderKind[] {
  const given = state.orders[seat];
  const { kind = null } = whileOf(state, seat) ?? {};
  return ASKED().map((window) => {
    const isTicked = given?.ask.includes(window.id) === true;
    if (kind !== null) return { ...window, now: kind === 'hold' ? 'asked for now, as you hold' : 'passed for now' };
    const level = given === undefined ? 'ticked' : levelAsked(given);
    const now = isTicked || (window.id === 'gap' && level !== 'all') ? undefined : BY_LEVEL[level];
    return now === undefined ? window : { ...window, now };
  });
}

/** Checks orders that a person gave. Throws `Refused` with what to do. */
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

/** Nothing is answered in a seat’s stead but a pass where it isn’t to be asked, and consent where it is always given. */
export function auto({ stack, orders }: State<FirstEdition>, { seat, options }: Question): string[] | null {
  const frame = stack.at(-1);
  if (frame?.proc !== AGREEMENT.name || orders[seat]?.prefer['agree'] !== 'always') return null;
  if (frame.step === 'consent') return options.slice(0, 1).map(({ key }) => key);
  // The other has said all that a dilemma does.
  return frame.step === 'what' && frame.local['confirms'] === true ? [PASS] : null;
}

/** The safe answer when time runs out (C.5): nothing is played, risked or agreed to; else the first that is on offer. */
export function fallback(_state: State<FirstEdition>, decision: Decision): string[] {
  return firstOf(['pass', 'refuse', 'end:turn', 'lay:right', 'crew'], decision);
}
