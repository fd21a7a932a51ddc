import type { InputAuthor, PlayerId } from '../kernel/table.ts';
import type { Refusal, Seat, Text } from '../kernel/types.ts';
import type { PlanDue } from './plan-due.ts';

// The lines that people type, and what becomes of them.

/**
 * Several picks by a seat, as its player typed them: `move c4; scan`. Each pick answers the question that the previous
 * picks led to, and gets its own log entry.
 */
export interface Line {
  t: 'line';
  seat: Seat;
  /** The question that the first pick answers. */
  decision: string;
  text: string;
}

/** The result of a line. */
export interface LineDone {
  /** The applied picks, in the words of their options. */
  picked: Text[];
  /** The reason why the rest was not applied, or null if all picks were applied. */
  stopped: Refusal | null;
  /** Set if one of the picks revealed something, so that the line can't be undone as a whole. */
  news?: true;
  /** The rest of the line, which waits until others let its action happen. */
  rest?: Text;
}

/** Drops the rest of a seat's waiting line, without a log entry. */
export interface DropLine {
  t: 'drop';
  seat: Seat;
}

/**
 * A line whose rest waits until people let its action happen. A line without a rest is stored only so that its author
 * can see the result, until they do something else.
 */
export interface KeptLine {
  seat: Seat;
  by: { player: PlayerId };
  /**
   * When the line was typed (ms since 1970). The author counts as active at this time, not at the time when the line
   * continues.
   */
  at: number;
  /** The turn in which the line was typed. */
  turn: string;
  /** The number of picks that were applied before the line had to wait. */
  waited: number;
  line: LineDone;
  /** Set if the line was kept for a move and dropped. `line` then only gives the reason. */
  about?: 'ahead';
  /** The reason why a line that was kept for a move was dropped meanwhile. The author reads it after this line's result. */
  dropped?: Refusal;
}

/**
 * An action that waits only for bots. When the bots have let the action happen, its line continues, and the answer
 * shows all results.
 */
export interface PendingLine {
  /**
   * The number of the entry after which the action waits. If any entry other than a bot's follows, the action is
   * dropped.
   */
  seq: number;
  /** The stamp of that entry's commit; missing if the action was stored by a version without stamps. */
  stamp?: string;
  seat: Seat;
  /**
   * The name of the turn in which the action was done; missing if the game names no turns or an older version stored
   * the action.
   */
  turn?: string;
  /** The author of the action, and the interaction that waits for its result. */
  by: InputAuthor;
  answer?: string;
  /** Set if the line was kept for this move or prepared, so that a direct message tells the result. */
  ahead?: true;
  /** Set if the line is a prepared answer. */
  because?: PreparedReason;
  /** The number of the action's first entry, and the action's results so far. */
  outcome: { seq: number; line?: LineDone; picked?: Picked };
}

/**
 * The answer to a question, in the words of the chosen options (`Worf, Data`). `verb` is set if several options can be
 * chosen and all options have that verb.
 */
export interface Picked {
  words: Text;
  verb?: string;
}

/** Keeps a line for a seat's next move, without a log entry. */
export interface KeepLine {
  t: 'keep';
  seat: Seat;
  text: string;
}

/** Throws away the line that a seat keeps for its next move, without a log entry. */
export interface ForgetLine {
  t: 'forget';
  seat: Seat;
}

/** For how long an answer is prepared: until it was given once, until the end of this turn, or for the whole game. */
export type AnswerLife = 'once' | 'turn' | 'game';

/** Prepares an answer to a window that may open for a seat. */
export interface Prepare {
  t: 'prepare';
  seat: Seat;
  /** The kind of window, as standing orders name it. */
  when: string;
  /** The seat whose act is answered; any other seat if missing. */
  by?: Seat;
  /** Words that the question has to contain. */
  about?: Text;
  /** The answer in words. */
  answer: Text;
  lasts: AnswerLife;
}

/** Removes a prepared answer, without a log entry. */
export interface Unprepare {
  t: 'unprepare';
  seat: Seat;
  id: number;
}

/** A prepared answer, as its player may know it. */
export interface SeenAnswer {
  id: number;
  /** The label of the window. */
  when: Text;
  by?: Seat;
  about?: Text;
  /** The label of the answer. */
  answer: Text;
  lasts: AnswerLife;
}

/** The answers that a seat has prepared, as its player may know them. */
export interface SeenPrepared {
  answers: readonly SeenAnswer[];
  /** Set if one of them is about the open question: when it is given. */
  asked?: { answer: SeenAnswer } & PlanDue;
}

/** The prepared answer that was given, and the question that it answered. */
export interface PreparedReason {
  answer: SeenAnswer;
  prompt: Text;
}

/**
 * Plays the line that a seat has kept for this question (the kernel's id), or gives the answer that it has prepared. Sent
 * by the clock.
 */
export interface PlayAhead {
  t: 'ahead';
  seat: Seat;
  decision: string;
}

/** A line that a seat keeps for its next move, as its player may know it. */
export interface SeenAhead {
  text: Text;
  /** When the line is played (ms since 1970), if the move has come. */
  due?: number;
  /** Set if the move has come, and the line waits until a pause of the game is over. */
  paused?: true;
  /** The reason why the line isn't played for this move. */
  why?: Refusal;
}
