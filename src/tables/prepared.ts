import { z } from 'zod';
import { onlyOption, optionsOf } from '../kernel/decision.ts';
import type { Game, QuestionFacts } from '../kernel/game.ts';
import { running } from '../kernel/running.ts';
import { type PlayerId, pendingFor, type Table } from '../kernel/table.ts';
import { type Decision, type Refusal, Refused, type Seat, type Text } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import { turnOf, turnSeatOf } from './games.ts';
import { joinedPick } from './joined-picks.ts';
import { pickIn, stoppedAt } from './line.ts';
import type { AnswerLife, SeenAnswer, SeenPrepared } from './line-types.ts';
import { fitting } from './naming.ts';
import { quoted, takesSeveral, whichOf } from './parse-intent.ts';
import { readPick } from './pick.ts';
import { type PlanDue, storedDue } from './plan-due.ts';
import { MOST_PREPARED, PREPARED_LENGTH } from './prepared-limits.ts';
import { NO_SAYS } from './verb-words.ts';
import { asTyped } from './words.ts';

// A player may prepare answers for windows that others open (T-AHEAD-02). Like a line for the next move, a prepared
// answer isn't part of the table and has no log entry, so nobody else can tell that there is one.

/** An answer that a seat has prepared. */
export interface PreparedAnswer {
  id: number;
  /** When it was prepared, in milliseconds since 1970. */
  at: number;
  /** The kind of window, and its label. */
  window: string;
  when: Text;
  /** The seat whose act is answered; any other seat if missing. */
  by?: Seat;
  /** Words that the question has to contain. */
  about?: Text;
  /** The words of the answer, and its label. */
  text: Text;
  answer: Text;
  lasts: AnswerLife;
  /** The turn in which it was prepared, if it lasts until the end of that turn. */
  turn?: string;
  /** The entry with which it was given. It isn't given again if it was prepared for once. */
  given?: number;
  /** The entry with which it was given before that entry was taken back. */
  back?: number;
}

/** The prepared answers of a seat. */
export interface PreparedSeat {
  seat: Seat;
  /** The answers belong to this person, not to the seat. */
  by: { player: PlayerId };
  /** The id of the next answer. */
  next: number;
  answers: readonly PreparedAnswer[];
  /** A question (the kernel's id) that no answer is given to, because the player already knew it or took an answer back. */
  skips?: string;
  /** The open question that an answer is about, and when that answer is given. */
  asked?: { decision: string; id: number } & PlanDue;
}

const shape = z.looseObject({
  seat: z.int(),
  by: z.looseObject({ player: z.string() }),
  next: z.int(),
  answers: z
    .array(
      z.looseObject({
        id: z.int(),
        at: z.number(),
        window: z.string(),
        when: z.string(),
        text: z.string().max(PREPARED_LENGTH),
        answer: z.string(),
        lasts: z.enum(['once', 'turn', 'game']),
      }),
    )
    .max(2 * MOST_PREPARED),
  skips: z.string().optional(),
  asked: storedDue({ decision: z.string(), id: z.int() }).optional(),
});

/** Reads stored answers, or returns null if they are missing or damaged. */
export function readPrepared(text: string | null | undefined): PreparedSeat | null {
  return readJson<PreparedSeat>(text ?? undefined, shape);
}

/** Returns an answer as its player may see it. */
export function seenAnswer({ id, when, by, about, answer, lasts }: PreparedAnswer): SeenAnswer {
  return {
    ...{ id, when, answer, lasts },
    ...(by === undefined ? {} : { by }),
    ...(about === undefined ? {} : { about }),
  };
}

/** Returns answers as their own player may see them at this table, or null if the reader isn't that player. */
export function seenPrepared(all: PreparedSeat, table: Table, game: Game<unknown>): SeenPrepared | null {
  const { seat, by, asked } = all;
  if (table.status !== 'playing' || table.chairs[seat]?.player !== by.player) return null;
  const answers = all.answers.filter((one) => isReady(one, table, game)).map(seenAnswer);
  const about = all.answers.find(({ id }) => id === asked?.id);
  if (asked === undefined || about === undefined || pendingFor(table, seat)?.id !== asked.decision) return { answers };
  const { decision: _, id: _id, ...then } = asked;
  return { answers, asked: { answer: seenAnswer(about), ...then } };
}

/** True if an answer can still be given: its turn isn't over, and it wasn't given already if it is for once. */
export function isReady({ lasts, turn, given }: PreparedAnswer, table: Table, game: Game<unknown>): boolean {
  if (lasts === 'once') return given === undefined;
  return lasts === 'game' || turn === turnOf(table, game);
}

/** Returns what prepared answers have to know about an open question, or null if none can answer it. */
export function questionFacts(table: Table, decision: Decision, game: Game<unknown>): QuestionFacts | null {
  if (game.factsOf !== undefined) return game.factsOf(running(table), decision);
  return decision.window === undefined ? null : { window: decision.window, by: turnSeatOf(table, game) };
}

/** True if an answer was prepared for a question like this one. Whoever acts on their own turn answers for themselves. */
export function isAbout({ window, by, about }: PreparedAnswer, decision: Decision, facts: QuestionFacts): boolean {
  if (window !== facts.window) return false;
  if (by === undefined ? facts.by === decision.seat : facts.by !== by) return false;
  return about === undefined || asTyped(decision.prompt).includes(asTyped(about));
}

/** The reason to give if a bug occurred while a prepared answer was tried. */
export const NOT_TRIED: Refusal = {
  text: 'Something broke on our side when I tried to give it. Please answer yourself.',
};

/**
 * Returns the reason why words don't answer a question by themselves, or null if they fit exactly one option. Nothing is
 * guessed, because nobody is there who could notice a wrong guess.
 */
export function misfit(table: Table, decision: Decision, text: Text, game: Game<unknown>): Refusal | null {
  const refused = (why: Text): Refusal => ({ text: why, rule: 'T-AHEAD-02' });
  try {
    const { said } = joinedPick(table, decision, pickIn(decision, text), game);
    const { answer, split, isWhole } = readPick(table, decision, said, game);
    const words = isWhole || split === null ? said : split.said;
    const only = onlyOption(decision, answer.keys);
    const fits = fitting(optionsOf(decision), words, game.says ?? NO_SAYS);
    if (!takesSeveral(decision) && fits.length !== 1)
      return refused(
        fits.length > 1 ? whichOf(words, fits) : `${quoted(words)} is none of the answers to this question.`,
      );
    if (only?.ends !== undefined || only?.betrays === true)
      return refused(`${quoted(only.label)} has consequences that you have to confirm yourself.`);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ...stoppedAt([], pickIn(decision, text).said, error.refusal), rule: 'T-AHEAD-02' };
  }
}
