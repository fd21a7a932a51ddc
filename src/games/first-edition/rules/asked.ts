import type { InWindow } from '../../../kernel/game.ts';
import type { Seat, StandingOrders, State } from '../../../kernel/types.ts';
import { hostOf, locationAt } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace, LocationId, PieceId } from '../terms.ts';

/** In how many windows a seat is asked beside those that it ticks, from the fewest to all: each level has those before it. */
export const LEVELS = ['ticked', 'mine', 'others', 'moments', 'all'] as const;
export type Asking = (typeof LEVELS)[number];

/**
 * What holds for a while: `hold`, asked in every window until the turn is over; `turn`, in none until then; `own`, in none until the
 * own next turn begins.
 */
export const WHILES = ['hold', 'turn', 'own'] as const;
export type While = (typeof WHILES)[number];

/** The parts of the state that standing orders depend on. */
type Ordered = Pick<State<FirstEdition>, 'g' | 'orders'>;

/** The temporary preference in a seat’s standing orders and the number of the turn in which it was set, or null if there is none. */
export function whileOf({ g, orders }: Ordered, seat: Seat): { kind: While; since: number } | null {
  const { now: kind, since } = orders[seat]?.prefer ?? {};
  if (typeof since !== 'number' || !WHILES.some((one) => one === kind)) return null;
  const isLasting = g.turns === since || (kind === 'own' && g.turns === since + 1 && g.turn?.seat !== seat);
  return isLasting ? { kind: kind as While, since } : null;
}

/** The key of a pass that counts for all windows until the own next turn. */
export const WAIVED = 'wait:own';

/** Orders for a seat that it is asked in no window until its next turn. */
export function waive(state: Ordered, seat: Seat): void {
  const { ask = [], prefer = {} } = state.orders[seat] ?? {};
  state.orders[seat] = { ask: [...ask], prefer: { ...prefer, now: 'own', since: state.g.turns } };
}

/** A seat’s standing orders without what has lapsed. */
export function ordersNow(state: Ordered, seat: Seat): StandingOrders | undefined {
  const given = state.orders[seat];
  if (given === undefined || given.prefer['now'] === undefined || whileOf(state, seat) !== null) return given;
  const { now: _now, since: _since, ...prefer } = given.prefer;
  return { ...given, prefer };
}

/**
 * Whether a seat is asked in a window: by what it ordered and by what everyone knows of the moment, never by what it holds
 * (C-RESPONSE-05).
 */
export function asks(state: State<FirstEdition>, { seat, window }: InWindow): boolean {
  const now = whileOf(state, seat);
  if (now !== null) return now.kind === 'hold';
  const given = state.orders[seat];
  if (given === undefined) return false;
  if (given.ask.includes(window)) return true;
  return LEVELS.indexOf(levelOf(state, seat, window)) <= LEVELS.indexOf(levelAsked(given));
}

/** Whether a seat’s standing orders have it asked in a window whatever the moment is about. */
export function asksAlways({ orders }: Ordered, seat: Seat, window: string): boolean {
  const given = orders[seat];
  if (given === undefined) return false;
  return (
    given.ask.includes(window) ||
    LEVELS.indexOf(window === 'gap' ? 'all' : 'moments') <= LEVELS.indexOf(levelAsked(given))
  );
}

/** The level of standing orders. */
export function levelAsked({ prefer }: StandingOrders): Asking {
  // What stands there was checked when it was ordered.
  return (prefer['answers'] ?? 'ticked') as Asking;
}

/** The fields of moments that say whom they concern. */
interface About {
  readonly seat?: Seat;
  readonly piece?: PieceId;
  readonly ship?: PieceId;
  readonly target?: PieceId;
  readonly facility?: PieceId;
  readonly pieces?: readonly PieceId[];
  readonly location?: LocationId;
  readonly to?: CardPlace;
  readonly at?: CardPlace;
}

/** Moments of an attempt, and those that are about the mission of a location. */
const ATTEMPTS: ReadonlySet<string> = new Set(['attempt', 'dilemma', 'suspend']);
const AT_MISSIONS: ReadonlySet<string> = new Set([...ATTEMPTS, 'solved']);
/** Moments that name the place of what is done. */
const PLACED: ReadonlySet<string> = new Set(['play', 'beam', 'personnel-battle']);

/** The first level in which a seat is asked in the window that is about to open. */
function levelOf({ g, stack }: State<FirstEdition>, seat: Seat, window: string): Asking {
  if (window === 'gap') return 'all';
  // Windows of moments remember what the moment is about, which is one of `Moments`.
  const about = (stack.at(-1)?.local['about'] ?? {}) as About;
  const actor = about.seat ?? g.turn?.seat;
  if (actor === seat) return ATTEMPTS.has(window) ? 'mine' : 'moments';
  return concerns(g, seat, window, about) ? 'mine' : 'others';
}

/** Whether what another one does touches cards or a mission of the seat. */
function concerns(g: FirstEdition, seat: Seat, window: string, about: About): boolean {
  const { piece, ship, target, facility, pieces = [], location = g.attempt?.location ?? null } = about;
  if ([piece, ship, target, facility, ...pieces].some((id) => isOwn(g, seat, id))) return true;
  if (AT_MISSIONS.has(window) && hasMission(g, seat, location)) return true;
  const place = PLACED.has(window) ? (about.to ?? about.at) : undefined;
  if (place === undefined) return false;
  return isOwn(g, seat, hostOf(place) ?? undefined) || hasMission(g, seat, locationAt(g, place));
}

function isOwn(g: FirstEdition, seat: Seat, id: PieceId | undefined): boolean {
  const piece = id === undefined ? undefined : g.pieces[id];
  return piece !== undefined && (piece.seat === seat || piece.owner === seat);
}

function hasMission(g: FirstEdition, seat: Seat, location: LocationId | null): boolean {
  return location !== null && g.locations[location]?.missions.some(({ owner }) => owner === seat) === true;
}
