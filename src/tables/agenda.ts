import { optionByKey, PASS } from '../kernel/decision.ts';
import { unended } from '../kernel/pauses.ts';
import { hasToAgree } from '../kernel/proposal-votes.ts';
import { DEFAULT_WAIT_HOURS } from '../kernel/seats.ts';
import type { PlayerId } from '../kernel/table.ts';
import type { Decision, Option, Seat } from '../kernel/types.ts';
import { afterStops, stopsOf } from './pauses.ts';
import type { Summary } from './summary.ts';

const HOUR = 3_600_000;
/** A table is urgent if its player has less time left than this, in milliseconds. */
const URGENT = 6 * HOUR;

/** One of a person's open tables, with what it asks them. Questions are private, so only the person may see an item. */
export interface AgendaItem {
  table: Summary;
  /** The person's seat; null for a lobby that they opened without sitting down, and for a game that they watch. */
  seat: Seat | null;
  /** The person's open question, or null. */
  decision: Decision | null;
  /** The time of the person's latest entry at the table (ms since 1970); 0 if there is none. */
  acted: number;
  /** When the person's time for the question is over (ms since 1970); null if the table has no pace. */
  due: number | null;
}

/**
 * The kind of request that a table has for a person. `window`: may respond to another player. `turn`: any other
 * question. `vote`: votes on an absent player's seat. `proposal`: has yet to agree to a proposal. `invite`: has yet to agree
 * to the settings. `lobby`: the game hasn't begun. `paused`: asks a question, which can wait for the end of a pause.
 * `others`: waits for other players. `watch`: a game in which the person doesn't
 * play.
 */
export type Matter = 'window' | 'turn' | 'vote' | 'proposal' | 'invite' | 'lobby' | 'paused' | 'others' | 'watch';

/** The order of matters, the most urgent first. */
const RANKS: Readonly<Record<Matter, number>> = {
  ...{ window: 1, turn: 2, vote: 3, proposal: 3, invite: 3, lobby: 4, paused: 5, others: 6, watch: 7 },
};

/** Returns the kind of request that a table has for its person. */
export function matterOf({ table, seat, decision }: AgendaItem): Matter {
  if (table.status === 'lobby') return seat !== null && table.chairs[seat]?.unready === true ? 'invite' : 'lobby';
  if (seat === null) return 'watch';
  const isPaused = unended(table) !== null;
  if (decision !== null && !isPaused) return decision.window === undefined ? 'turn' : 'window';
  if (votedAbout(table, seat) !== null) return 'vote';
  if (isProposedTo(table, seat)) return 'proposal';
  return decision !== null ? 'paused' : 'others';
}

/** True if a seat has yet to vote on the open proposal. */
export function isProposedTo({ status, proposal = null }: Pick<Summary, 'status' | 'proposal'>, seat: Seat): boolean {
  return status === 'playing' && proposal !== null && hasToAgree(proposal.what, seat) && !proposal.yes.includes(seat);
}

/** Returns the absent player's seat on which a seat has yet to vote, or null. */
export function votedAbout({ away = [], chairs }: Summary, voter: Seat): Seat | null {
  const open = away.find(
    ({ seat, votes }) => seat !== voter && chairs[seat]?.player !== null && !votes.some((vote) => vote.seat === voter),
  );
  return open?.seat ?? null;
}

/** True if a table waits for its person, so that they can do something now. */
export function isAsked(item: AgendaItem): boolean {
  return RANKS[matterOf(item)] < RANKS.lobby;
}

/**
 * Returns the time at which the person's time is over, or from which the others may vote on their seat (ms since 1970).
 * Null if the table asks the person nothing, if no other person waits, or while a pause has no end.
 */
export function deadlineOf({ table, seat, decision, acted, due }: AgendaItem): number | null {
  const others = table.chairs.some(({ player }, other) => other !== seat && player !== null);
  if (decision === null || !others) return null;
  const deadline = table.pace === undefined ? endOfPatience(table, acted) : due;
  return deadline !== null && Number.isFinite(deadline) ? deadline : null;
}

/**
 * Returns the time from which the others may vote on a seat that is asked (ms since 1970). Pauses don't count, so the
 * result is infinite while a pause has no end. `acted` is the time of the seat's latest entry.
 */
export function endOfPatience({ since, patience = DEFAULT_WAIT_HOURS, pauses }: Summary, acted: number): number {
  return afterStops(Math.max(since, acted), patience * HOUR, stopsOf(pauses));
}

/**
 * Returns the time from which a question of a table without a pace is urgent (ms since 1970). `acted` is the time of the
 * person's latest entry.
 */
export function urgentFrom(table: Summary, acted: number): number {
  return endOfPatience(table, acted) - URGENT;
}

/** True if a person has less than six hours left at a table. `now` is in milliseconds since 1970. */
export function isUrgent(item: AgendaItem, now: number): boolean {
  const deadline = matterOf(item) === 'paused' ? null : deadlineOf(item);
  return deadline !== null && deadline - now < URGENT;
}

/**
 * Sorts a person's tables, the most urgent first. Among equally urgent tables, the one that has waited longest comes
 * first.
 */
export function byUrgency(items: readonly AgendaItem[], now: number): AgendaItem[] {
  const rank = (item: AgendaItem): number => (isUrgent(item, now) ? 0 : RANKS[matterOf(item)]);
  return items.toSorted((one, other) => rank(one) - rank(other) || one.table.since - other.table.since);
}

/** Returns the option that lets another player's action happen, or null if the question isn't about one. */
export function letOption({ decision }: Pick<AgendaItem, 'decision'>): Option | null {
  return decision?.window === undefined ? null : optionByKey(decision, PASS);
}

/** Returns a person's seat at a table, or null. */
export function seatOf({ chairs }: Pick<Summary, 'chairs'>, player: PlayerId): Seat | null {
  const seat = chairs.findIndex((chair) => chair.player === player);
  return seat < 0 ? null : seat;
}
