import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { bold } from '../markdown.ts';
import type { Draft } from './body.ts';
import { gist } from './gist.ts';
import { moveDraft } from './move.ts';

/** Lines of what happened that a turn message tells. */
const TURN_LINES = 4;

/** The direct message to a person whose turn begins: what happened, the question, and the buttons to act at once. */
export function turnDraft(seen: Seen, chat: GameChat): Draft {
  const { id: table, title, decision, undo, since, acted } = seen;
  if (decision === null) return { content: `${bold(title)}: the table no longer waits for you.`, rows: [] };
  const news = seen.recent.filter(({ seq }) => seq > (acted ?? 0));
  return moveDraft({ table, title, decision, undo, since }, chat, undefined, gist(news, TURN_LINES, chat));
}
