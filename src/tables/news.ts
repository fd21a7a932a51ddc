import type { Entry } from '../kernel/table.ts';
import type { Reader, Seat } from '../kernel/types.ts';
import type { SeenNews } from './log-parts.ts';
import type { PastTurn } from './turn-history.ts';
import type { Acted, OpeningEntry } from './types.ts';

/** The data that decides which part of the log is news to a seat. */
export interface NewsSource {
  /** The turns that have left their seats, oldest first. */
  turns: readonly PastTurn[];
  /** The seat's own latest entry, or null. */
  acted: Acted | null;
  /** The seat whose turn it is, and the entry that began the turn, if they are known. */
  atTurn?: Seat | undefined;
  began?: number | undefined;
  /** The log from the seat's last turn on, with the oldest entry first. */
  entries: readonly (Entry | OpeningEntry)[];
}

/**
 * The beginning of a part of the log that a reader asked for: its first entry, and its time (ms since 1970) if known.
 */
export interface LogSpan {
  from: number;
  at: number | null;
}

/**
 * Returns the news for a seat. At the beginning of its turn, that is everything since its last turn, no matter what the
 * seat was asked in between. Later in the turn, and during the turns of others, it is everything since its latest
 * answer, because the seat has read the rest. A table that was stored before turns were noted only knows the seat's
 * latest entry.
 */
export function newsFor(seat: Seat, { turns, acted, atTurn, began, entries }: NewsSource): SeenNews {
  const left = lastTurn(turns, seat);
  if (left === null) return news({ ...startAt(acted), since: 'answer' }, turns);
  const answered = lastAnswer(entries, seat);
  const isReturn = answered === null || (atTurn === seat && answered.seq <= (began ?? answered.seq));
  if (isReturn || answered.seq <= left.seq) return news({ after: left.seq, at: left.at, since: 'turn' }, turns);
  return news({ after: answered.seq, at: answered.at, since: 'answer' }, turns);
}

/** Returns the news that a reader asked for. */
export function newsSince({ from, at }: LogSpan, turns: readonly PastTurn[]): SeenNews {
  return news({ after: from - 1, at, since: 'asked' }, turns);
}

/** Returns everything since the reader's last turn, or since its latest entry at a table that noted no turns. */
export function sinceTurn(reader: Reader, turns: readonly PastTurn[], acted: Acted | null): SeenNews {
  const left = reader === 'spectator' ? null : lastTurn(turns, reader);
  return news({ ...startAt(left ?? acted), since: 'turn' }, turns);
}

/** Returns where the news begin for a reader who knows everything up to an entry, or nothing. */
export function startAt(known: Acted | null): Pick<SeenNews, 'after' | 'at'> {
  return known === null ? { after: 0, at: null } : { after: known.seq, at: known.at };
}

/** Returns the latest turn that has left a seat, or null. */
function lastTurn(turns: readonly PastTurn[], seat: Seat): PastTurn | null {
  return turns.findLast((turn) => turn.seat === seat) ?? null;
}

/** Returns the latest answer that the seat's present player gave, or null. */
function lastAnswer(entries: NewsSource['entries'], seat: Seat): Acted | null {
  const last = entries.findLast(({ input }) => 'seat' in input && input.seat === seat && LOOKS.has(input.t));
  return last === undefined || last.input.t === 'take' ? null : { seq: last.seq, at: last.at };
}

/** The inputs that show when a seat's player last looked at the game. A new player has seen nothing yet. */
const LOOKS: ReadonlySet<string> = new Set(['answer', 'take']);

function news(start: Omit<SeenNews, 'turns'>, turns: readonly PastTurn[]): SeenNews {
  const later = turns.filter(({ seq, took }) => seq > start.after && took !== null);
  const seats = [...new Set(later.map(({ seat }) => seat))];
  return {
    ...start,
    turns: seats.map((seat) => {
      const own = later.filter((turn) => turn.seat === seat);
      return { seat, many: own.length, took: own.reduce((sum, { took }) => sum + (took ?? 0), 0) };
    }),
  };
}
