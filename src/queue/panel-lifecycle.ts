import type { Panel } from '../store/panel.ts';
import type { TableView } from '../tables/types.ts';

/** The rule of a line by which a step was taken back. */
const UNDO = 'T-UNDO-01';
/** What follows the last turn. */
const OVER = 'over';

/** What becomes of the panel in the thread as the table goes on. */
export interface Course {
  /** A new message shows the position: another turn began, or the game is over. */
  fresh: boolean;
  /** The turn that the message stands for, and the `seq` of the entry by which it began. */
  turn: string;
  from: number;
  /** The turn before goes on in this message: its end was taken back, and it leaves no second message behind. */
  back: boolean;
  /** What the message of the turn before tells may be true no more. */
  retell: boolean;
}

/** A turn has one message of its own, whoever is asked in it; what is taken back makes no new one. */
export function courseOf(
  { shown, turn: old, past }: Pick<Panel, 'shown' | 'turn' | 'past'>,
  seen: Pick<TableView, 'seq' | 'status' | 'turn' | 'began' | 'recent'>,
): Course {
  const turn = seen.status === 'playing' ? seen.turn : OVER;
  const retell = seen.recent.some(({ seq, rule }) => rule === UNDO && seq > shown);
  if (old === null) return { fresh: true, turn, from: 0, back: false, retell };
  const wasBack = old.back === true;
  if ((wasBack || retell) && turn === past?.turn && turn !== old.turn)
    return { fresh: false, turn: old.turn, from: old.from, back: true, retell: true };
  if (wasBack) return { fresh: false, turn, from: seen.seq, back: false, retell: true };
  const isOther = turn !== old.turn;
  // Whoever begins it may have acted already: what they did belongs to their turn.
  const began = Math.max(old.from, Math.min(seen.began ?? seen.seq, seen.seq));
  return { fresh: isOther, turn, from: isOther ? began : old.from, back: false, retell };
}
