import type { Game } from '../kernel/game.ts';
import type { Entry, Table } from '../kernel/table.ts';
import type { Refusal } from '../kernel/types.ts';
import type { Since } from './log-parts.ts';
import type { LogSpan } from './news.ts';
import type { OpeningEntry } from './types.ts';

type LogEntry = Entry | OpeningEntry;

/** The table whose log is searched, and the present time (ms since 1970). */
interface Searched {
  table: Table;
  game: Game<unknown>;
  /** Returns the readable entries from one `seq` to another, both included. */
  logs: { entries(from: number, to: number): Promise<LogEntry[]> };
  now: number;
}

/** Number of entries that are read at the same time. */
const CHUNK = 200;

/** Finds the entry at which a Round or a time begins. If there is none, returns the reason, and what to do instead. */
export async function spanOf(
  since: Extract<Since, { round: number | null } | { ago: number }>,
  searched: Searched,
): Promise<LogSpan | Refusal> {
  return 'ago' in since ? spanOfTime(searched.now - since.ago, searched) : spanOfRound(since.round, searched);
}

async function spanOfTime(time: number, searched: Searched): Promise<LogSpan> {
  for await (const { seq, at } of backward(searched)) if (at < time) return { from: seq + 1, at: time };
  return { from: 1, at: null };
}

async function spanOfRound(wanted: number | null, searched: Searched): Promise<LogSpan | Refusal> {
  const { roundBegins } = searched.game;
  if (roundBegins === undefined)
    return { text: 'This game has no Rounds. Name a number of days or a log entry instead.' };
  const undone = new Set<number>();
  let latest: number | null = null;
  for await (const entry of backward(searched)) {
    for (const one of undoneBy(entry)) undone.add(one);
    const round = undone.has(entry.seq) ? null : roundOf(entry, roundBegins);
    if (round === null) continue;
    latest ??= round;
    if (round === (wanted ?? latest)) return { from: entry.seq, at: entry.at };
    if (wanted !== null && round < wanted) break;
  }
  // The log doesn't name the beginning of the first Round in every game.
  if ((wanted ?? 1) === 1) return { from: 1, at: null };
  return { text: `Round ${wanted} hasn’t begun yet, or its log is gone. This is Round ${latest ?? 1}.` };
}

/** Returns the number of the Round that begins with an entry, or null. `rule` is the game’s `roundBegins`. */
export function roundOf({ events }: Pick<LogEntry, 'events'>, rule: string): number | null {
  const line = events.find((event) => event.rule === rule)?.text;
  const number = line == null ? undefined : /\d+/.exec(line)?.[0];
  return number === undefined ? null : Number(number);
}

function undoneBy({ undone = [] }: LogEntry): readonly number[] {
  return undone;
}

/** Yields the entries of a log, latest first. */
async function* backward({ table, logs }: Searched): AsyncGenerator<LogEntry> {
  for (let to = table.seq; to > 0; to -= CHUNK) {
    const entries = await logs.entries(Math.max(1, to - CHUNK + 1), to);
    yield* entries.toReversed();
  }
}
