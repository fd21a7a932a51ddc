import type { InWindow } from '../../../kernel/game.ts';
import type { Seat, StandingOrders, State } from '../../../kernel/types.ts';
import { hostOf, locationAt } from '../position/places.ts';
import type { FirstEdition } from '../state.ts';
import type { CardPlace, LocationId, PieceId } from '../terms.ts';

/**
 * Levels that set how often a player is asked outside the ticked windows, from least to most often. Each level also
 * includes the windows of all earlier levels.
 */
export const LEVELS = ['ticked', 'mine', 'others', 'moments', 'all'] as const;
export type Asking = (typeof LEVELS)[number];

/**
 * Temporary preferences. With `hold`, the player is asked in every window this turn. With `turn`, the player is asked
 * in no window this turn. With `own`, the player is asked in no window until the player's next turn.
 */
export const WHILES = ['hold', 'turn', 'own'] as const;
export type While = (typeof WHILES)[number];

/** The parts of the state that standing orders depend on. */
type Ordered = Pick<State<FirstEdition>, 'g' | 'orders'>;

/** Returns the temporary preference in a player's standing orders and the turn in which it was set, or null. */
export function whileOf({ g, orders }: Ordered, seat: Seat): { kind: While; since: number } | null {
  const { now: kind, since } = orders[seat]?.prefer ?? {};
  if (typeof since !== 'number' || !WHILES.some((one) => one === kind)) return null;
  const isLasting = g.turns === since || (kind === 'own' && g.turns === since + 1 && g.turn?.seat !== seat);
  return isLasting ? { kind: kind as While, since } : null;
}

/** The key of the option to pass in all windows until the player's next turn. */
export const WAIVED = 'wait:own';

/** Sets standing orders so that a player is asked in no window until their next turn. */
export function waive(state: Ordered, seat: Seat): void {
  const { ask = [], prefer = {} } = state.orders[seat] ?? {};
  state.orders[seat] = { ask: [...ask], prefer: { ...prefer, now: 'own', since: state.g.turns } };
}

/** Returns a player's standing orders without expired preferences. */
export function ordersNow(state: Ordered, seat: Seat): StandingOrders | undefined {
  const given = state.orders[seat];
  if (given === undefined || given.prefer['now'] === undefined || whileOf(state, seat) !== null) return given;
  const { now: _now, since: _since, ...prefer } = given.prefer;
  return { ...given, prefer };
}

/**
 * True if a player is asked in a window. This depends on the player's orders and public information, never on the hand
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

/** True if a player's standing orders always ask the player in this window, whatever happens there. */
export function asksAlways({ orders }: Ordered, seat: Seat, window: string): boolean {
  const given = orders[seat];
  if (given === undefined) return false;
  return (
    given.ask.includes(window) ||
    LEVELS.indexOf(window === 'gap' ? 'all' : 'moments') <= LEVELS.indexOf(levelAsked(given))
  );
}

/** Returns the level set in standing orders. */
export function levelAsked({ prefer }: StandingOrders): Asking {
  // The value was validated when it was set.
  return (prefer['answers'] ?? 'ticked') as Asking;
}

/** The fields of moments that tell which cards and places are affected. */
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

/** Moments of an attempt, and moments about a location's mission. */
const ATTEMPTS: ReadonlySet<string> = new Set(['attempt', 'dilemma', 'suspend']);
const AT_MISSIONS: ReadonlySet<string> = new Set([...ATTEMPTS, 'solved']);
/** Moments with a place. */
const PLACED: ReadonlySet<string> = new Set(['play', 'beam', 'personnel-battle']);

/** Returns the lowest level at which a player is asked in the window about to open. */
function levelOf({ g, stack }: State<FirstEdition>, seat: Seat, window: string): Asking {
  if (window === 'gap') return 'all';
  // Windows keep the subject of their moment in their local state.
  const about = (stack.at(-1)?.local['about'] ?? {}) as About;
  const actor = about.seat ?? g.turn?.seat;
  if (actor === seat) return ATTEMPTS.has(window) ? 'mine' : 'moments';
  return concerns(g, seat, window, about) ? 'mine' : 'others';
}

/** True if another player's action affects this player's cards or mission. */
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
