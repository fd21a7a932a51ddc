import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { assemble, bold, refused } from '../markdown.ts';
import type { Draft } from './body.ts';
import { result, waiting } from './people.ts';
import { panelRow } from './tools.ts';

/** Lines of the log that a panel shows. */
const PANEL_LINES = 6;

/** The public panel of a table's thread: what a spectator may know, and the fixed row. */
export function panelDraft(seen: Seen, chat: GameChat): Draft {
  const lines = seen.recent.slice(-PANEL_LINES).map((line) => `• ${refused(line)}`);
  const state = seen.status === 'playing' ? waiting(seen) : result(seen);
  return {
    content: assemble([`${bold(seen.title)} · ${chat.title}`, state], lines, []),
    rows: panelRow(seen.id, seen.status),
  };
}
