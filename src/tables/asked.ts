import type { Table } from '../kernel/table.ts';
import { isStoodIn } from '../kernel/timeouts.ts';
import type { Decision, Seat } from '../kernel/types.ts';
import type { Command, TableView } from './types.ts';

// The kernel numbers its questions, so that replaying a log gives the same ids. If Redis loses commits, another
// question may get the same number. Outside the kernel, a question’s id therefore also contains a mark taken from the
// commit that asked it, so that a click on a lost question never answers the new one. Questions from older versions
// have no mark.

/** The open questions by seat, with the ids used outside the kernel: `d12-3fa9c1`. */
export type QuestionIds = ReadonlyMap<Seat, string>;

/** A bot that is asked a question. */
export interface BotTurn {
  seat: Seat;
  /** The question's id outside the kernel. */
  decision: string;
}

/** The number of characters of a commit’s stamp that are used to mark its questions. */
const MARK = 6;

/** The source of a regular expression for a question’s id outside the kernel, with or without a mark. */
export const QUESTION_ID = `d\\d{1,9}(?:-[0-9a-f]{${MARK}})?`;

const LIST = new RegExp(`^(\\d{1,3}:${QUESTION_ID})(,\\d{1,3}:${QUESTION_ID})*$`);

/** True if `writeAsked` wrote this text. */
export function isAsked(text: string): boolean {
  return text === '' || LIST.test(text);
}

/** Reads a text that `writeAsked` wrote. The result is empty if there is no such text, or if it is damaged. */
export function readAsked(text: string | null): QuestionIds {
  if (text === null || text === '' || !isAsked(text)) return new Map();
  return new Map(
    text.split(',').map((one) => {
      const [seat, id = ''] = one.split(':');
      return [Number(seat), id];
    }),
  );
}

/** Returns the ids as a single text, which the table’s head stores. */
export function writeAsked(asked: QuestionIds): string {
  return [...asked].map(([seat, id]) => `${seat}:${id}`).join();
}

/**
 * Returns the ids of the open questions after a commit.
 * @param before the ids before the commit.
 * @param waited the kernel’s ids of questions that were already open before the commit. Questions without a mark stay
 * unmarked.
 */
export function askedBy(
  stamp: string,
  pending: readonly Decision[],
  before: QuestionIds,
  waited: readonly Pick<Decision, 'seat' | 'id'>[],
): QuestionIds {
  return new Map(
    pending.map(({ seat, id }) => {
      const old = before.get(seat);
      if (old !== undefined && kernelId(old) === id) return [seat, old];
      const isOld = waited.some((one) => one.seat === seat && one.id === id);
      return [seat, isOld ? id : `${id}-${stamp.slice(0, MARK)}`];
    }),
  );
}

/** Returns a question with its id outside the kernel, for the chat and for bots. */
export function outward(decision: Decision, asked: QuestionIds): Decision {
  const id = asked.get(decision.seat);
  return id === undefined || kernelId(id) !== decision.id ? decision : { ...decision, id };
}

/** Returns the bots that a table waits for, with their questions. */
export function botTurns(table: Table, asked: QuestionIds): BotTurn[] {
  return (table.state?.pending ?? [])
    .filter(({ seat }) => table.chairs[seat]?.bot != null || isStoodIn(table, seat))
    .map((decision) => ({ seat: decision.seat, decision: outward(decision, asked).id }));
}

/**
 * Replaces the question id of an input by the kernel's id. If the question isn't open, the id stays unchanged, and the
 * kernel rejects the input.
 */
export function inward<I extends Command['input']>(input: I, asked: QuestionIds): I {
  if (!('decision' in input) || asked.get(input.seat) !== input.decision) return input;
  return { ...input, decision: kernelId(input.decision) };
}

/** Returns the kernel's id of a question. */
export function kernelId(id: string): string {
  return id.split('-', 1)[0] ?? id;
}

/** Returns the chat's id of the question that a reader is asked, or null. */
export function askedIn({ asked, decision }: Pick<TableView, 'asked' | 'decision'>): string | null {
  return decision === null ? null : (asked ?? decision.id);
}
