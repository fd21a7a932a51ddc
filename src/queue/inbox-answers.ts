import type { PlayerId } from '../kernel/table.ts';
import { type AgendaItem, byUrgency, isAsked } from '../tables/agenda.ts';
import type { Outgoing, TableId, TableView } from '../tables/types.ts';

/** The answer to a person's action, or to a look-up. */
export type AnswerMessage = Extract<Outgoing, { to: 'answer' }>;

/** The content of an answer in a person's inbox: a message about one table, or the list with a line above it. */
export type InboxAnswer =
  | { table: TableId; outgoing: AnswerMessage }
  | { items: readonly AgendaItem[]; done: { title: string; told: readonly string[] } };

interface InboxTools {
  agenda(player: PlayerId): Promise<AgendaItem[]>;
  /** Returns the player's view of the table after the command, or null if there is none. */
  view(table: TableId, outgoing: AnswerMessage): Promise<TableView | null>;
  now: number;
}

/**
 * Decides what an answer in a person's inbox shows. Once a table waits for others, the most urgent question of another
 * table follows at once. If no table asks a question, the list follows.
 */
export async function inInbox(
  table: TableId,
  outgoing: AnswerMessage,
  { agenda, view, now }: InboxTools,
): Promise<InboxAnswer> {
  const { outcome, player } = outgoing;
  const same: InboxAnswer = { table, outgoing: { ...outgoing, inbox: true } };
  if (!outcome.done || 'read' in outcome) return same;
  const seen = await view(table, outgoing);
  if (seen === null || seen.decision !== null) return same;
  const done = { title: seen.title, told: toldBy(seen, outcome.seq) };
  const items = byUrgency(await agenda(player), now);
  const [first] = items.filter(isAsked);
  // Who nudges somebody is looking at the list.
  const isNudge = seen.recent.some(({ seq, rule }) => seq >= outcome.seq && rule === 'T-NUDGE-01');
  if (isNudge || first === undefined || first.decision === null || first.seat === null) return { items, done };
  const next = { what: 'move', done } as const;
  return {
    table: first.table.id,
    outgoing: { ...outgoing, reader: first.seat, inbox: true, outcome: { done: true, read: next } },
  };
}

/** The log lines that a command caused. */
function toldBy({ recent }: TableView, from: number): string[] {
  return recent.filter(({ seq, lesson }) => seq >= from && lesson !== true).map(({ text }) => text);
}
