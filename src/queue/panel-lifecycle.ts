import type { OlderPanel, Panel } from '../store/panel.ts';
import { takesBack } from '../tables/lines.ts';
import type { TableView } from '../tables/types.ts';
import { MOST_ENTRIES } from './jobs.ts';

/** The turn name that is used once the game is over. */
const OVER = 'over';

/** The next change to a table's panel. */
export interface Course {
  /** True if the position needs a new message, because another turn began or the game is over. */
  fresh: boolean;
  /** The turn that the message shows, and the `seq` of the entry that began this turn. */
  turn: string;
  from: number;
  /** True if the end of the previous turn was undone, so the current message shows that turn again. */
  back: boolean;
  /** True if the previous turn's message may be out of date. */
  retell: boolean;
}

/**
 * Returns the messages of earlier turns after the panel has changed, or null if they stay as they are. `next` is the
 * message that joins them, or null. If the table has gone back since the panel was shown, the messages about the entries
 * that were taken back are marked as outdated, as far as a view still includes their entries.
 */
export function olderAfter(
  { shown, older }: Pick<Panel, 'shown' | 'older'>,
  next: OlderPanel | null,
  { recent, seq }: Pick<TableView, 'recent' | 'seq'>,
): OlderPanel[] | null {
  const all = next === null ? older : [...older, next];
  const went = recent.flatMap(({ seq: at, back }) => (at > shown && back !== undefined ? [back] : []));
  const back = Math.min(...went);
  const isOutdated = ({ from, to }: OlderPanel): boolean => to > back && from >= seq - MOST_ENTRIES;
  if (next === null && !all.some(isOutdated)) return null;
  return all.map((one) => (isOutdated(one) ? { ...one, open: true as const } : one));
}

/**
 * Computes the next change to a panel. Each turn has one message, no matter who is asked during the turn. Undoing a
 * step doesn't lead to a new message.
 */
export function courseOf(
  { shown, turn: old, past }: Pick<Panel, 'shown' | 'turn' | 'past'>,
  seen: Pick<TableView, 'seq' | 'status' | 'turn' | 'began' | 'recent'>,
): Course {
  const turn = seen.status === 'playing' ? seen.turn : OVER;
  const retell = seen.recent.some((line) => takesBack(line) && line.seq > shown);
  if (old === null) return { fresh: true, turn, from: 0, back: false, retell };
  const wasBack = old.back === true;
  if ((wasBack || retell) && turn === past?.turn && turn !== old.turn)
    return { fresh: false, turn: old.turn, from: old.from, back: true, retell: true };
  if (wasBack) return { fresh: false, turn, from: seen.seq, back: false, retell: true };
  const isOther = turn !== old.turn;
  // The player whose turn begins may already have acted, and these actions belong to the new turn.
  const began = Math.max(old.from, Math.min(seen.began ?? seen.seq, seen.seq));
  return { fresh: isOther, turn, from: isOther ? began : old.from, back: false, retell };
}
