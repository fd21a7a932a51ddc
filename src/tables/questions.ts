import { z } from 'zod';
import type { Table } from '../kernel/table.ts';
import type { Decision, Seat } from '../kernel/types.ts';
import { readJson } from '../store/codec.ts';
import type { StoredPrompt, TableStore } from '../store/table-store.ts';
import { kernelId, QUESTION_ID, type QuestionIds, readAsked } from './asked.ts';
import { UnreadableTable } from './stored-table.ts';
import { readCard } from './summary.ts';

const option = z.looseObject({ key: z.string(), verb: z.string(), label: z.string() });

/** The fields of a question that the chat and bots rely on. */
const shape = z.looseObject({
  id: z.string().regex(new RegExp(`^${QUESTION_ID}$`)),
  seat: z.int().nonnegative(),
  kind: z.string(),
  prompt: z.string(),
  options: z.array(option),
  min: z.number(),
  max: z.number(),
  instead: z.array(option).optional(),
});

/**
 * Returns the ids of a table's open questions, as the table's head gives them (`asked`). If an id is damaged or missing
 * from the head, takes it from the stored question.
 */
export async function questionIds(
  { id: table, state, status }: Table,
  asked: string | null,
  store: Pick<TableStore, 'prompt'>,
): Promise<QuestionIds> {
  const ids = new Map(readAsked(asked));
  for (const { seat, id } of status === 'playing' ? (state?.pending ?? []) : []) {
    if (kernelId(ids.get(seat) ?? '') === id) continue;
    const named = storedId(await store.prompt(table, seat));
    if (named !== null && kernelId(named) === id) ids.set(seat, named);
  }
  return ids;
}

/** Returns the id of a stored question, or null if it can't be read. */
export function storedId({ prompt }: Pick<StoredPrompt, 'prompt'>): string | null {
  return readJson<Decision>(prompt, shape)?.id ?? null;
}

/**
 * Reads the question that waits for a seat; returns null if there is none.
 * @throws UnreadableTable if the question is damaged, missing, or not the one that the head names. A question that the
 * head doesn't name could be shown, but no answer to it would be accepted.
 */
export function readQuestion({ prompt, asked, card }: StoredPrompt, seat: Seat): Decision | null {
  const ids = readAsked(asked);
  const { status, awaited } = readCard(card) ?? { status: 'playing', awaited: [...ids.keys()] };
  if (!awaited.includes(seat)) return null;
  if (prompt === null) {
    // The archive stores no questions, since nobody can answer a closed table's questions.
    if (status !== 'playing') return null;
    throw new UnreadableTable('the question of a seat is gone');
  }
  const decision = readJson<Decision>(prompt, shape);
  if (decision === null) throw new UnreadableTable('the question of a seat can’t be read');
  const named = ids.get(seat) ?? decision.id;
  const isMarked = kernelId(decision.id) !== decision.id;
  if (decision.seat !== seat || (isMarked && named !== decision.id))
    throw new UnreadableTable('the question of a seat isn’t the one that the head names');
  return decision;
}
