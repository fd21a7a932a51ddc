import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { moment, refused } from '../markdown.ts';
import type { Draft } from './body.ts';
import { moveDraft } from './move.ts';

/** Lines of what happened that a turn message tells. */
const TURN_LINES = 3;

/** The direct message to a person whose turn begins: what happened, the question, and the buttons to act at once. */
export function turnDraft(seen: Seen, chat: GameChat): Draft {
  const { id: table, title, decision, undo, since, acted } = seen;
  if (decision === null) return { content: `${title}: the table no longer waits for you.`, rows: [] };
  const news = seen.recent.filter(({ seq }) => seq > (acted ?? 0));
  const happened = news.slice(-TURN_LINES).map((line) => `• ${refused(line)}`);
  return moveDraft({ table, title, decision, undo }, chat, undefined, [
    `It’s your turn since ${moment(since)}.`,
    ...happened,
  ]);
}
