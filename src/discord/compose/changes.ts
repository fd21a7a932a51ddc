import { changesIn } from '../../chat/changed.ts';
import type { GameChat } from '../../chat/game-chat.ts';
import type { ChangesSince } from '../../kernel/changes.ts';
import type { Reader } from '../../kernel/types.ts';
import type { Since } from '../../tables/log-parts.ts';
import type { TableView } from '../../tables/types.ts';
import { BEGINS } from './log-summary.ts';

/** Returns what has changed since the reader's earlier view, or null if there is none to compare with. */
export function changesFor(seen: TableView, chat: Pick<GameChat, 'changes'>): ChangesSince | null {
  return changesIn(seen, chat, () => sinceWhen(seen));
}

/** Tells a person who asked for changes since when the board marks them, or why it marks none. */
export function changesLine(seen: TableView, chat: Pick<GameChat, 'changes'>): string {
  const { before } = seen;
  if (before === undefined) return '';
  const { since, seq } = before;
  if (seq === null) return noMoment(seen);
  const when = sinceWhen(seen);
  const changes = changesFor(seen, chat);
  if (changes === null)
    return `I can’t show what has changed since ${when}, because I can’t read that position anymore.`;
  if (changes.list.length === 0) return `Nothing on the board has changed since ${when}.`;
  return `The white marks show what has changed since ${when}${typeof since === 'number' ? '' : ` (entry ${seq})`}.`;
}

/** Explains that the game had no such moment. */
function noMoment({ before, reader, seq }: TableView): string {
  const { since = 'turn', why } = before ?? {};
  if (why !== undefined) return why.text;
  if (typeof since === 'number' && since >= seq)
    return `There is no earlier entry ${since}. This board shows entry ${seq}.`;
  if (since === 'turn' && reader !== 'spectator')
    return 'You have had no turn yet, so there is nothing to compare with.';
  return 'The game had not begun by then, so there is nothing to compare with.';
}

const HOUR = 3_600_000;
/** Units of time, in milliseconds. */
const UNITS = [
  ['week', 168 * HOUR],
  ['day', 24 * HOUR],
] as const;

/**
 * Names the moment of the reader’s earlier view, in words that follow “since”. Before a player’s first turn, this is the
 * beginning of the game.
 */
function sinceWhen({ before, reader, recent }: TableView): string {
  const { since = 'turn', seq = null } = before ?? {};
  const isStart = since === 'turn' && recent.some((line) => line.seq === seq && line.rule === BEGINS);
  return isStart ? 'the game began' : momentWords(since, reader);
}

/** Names a moment in words that follow “since”: `your last turn`, `entry 34`, `Round 2 began`, `2 days ago`. */
function momentWords(since: Since, reader: Reader): string {
  if (since === 'turn') return reader === 'spectator' ? 'this turn began' : 'your last turn';
  if (typeof since === 'number') return `entry ${since}`;
  if ('round' in since) return since.round === null ? 'this Round began' : `Round ${since.round} began`;
  const [unit, length] = UNITS.find(([, ms]) => since.ago % ms === 0) ?? ['hour', HOUR];
  const count = Math.round(since.ago / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
