import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { assemble, bold } from '../markdown.ts';
import type { Draft } from './body.ts';
import { gist, withoutRepeats } from './gist.ts';
import { result, waiting } from './people.ts';
import { panelRow } from './tools.ts';

/** Lines that a panel shows, of so many latest ones of the log. */
const PANEL_LINES = 6;
const LATEST = 10;

/** The public panel of a table's thread: what a spectator may know, and the fixed row. */
export function panelDraft(seen: Seen, chat: GameChat): Draft {
  // The last line of a game that is over is its result, which stands above.
  const [state, end] = seen.status === 'playing' ? [waiting(seen), undefined] : [result(seen), -1];
  return {
    content: assemble(
      [`${bold(seen.title)} · ${chat.title}`, state],
      gist(withoutRepeats(seen.recent).slice(-LATEST, end), PANEL_LINES, chat),
      [],
    ),
    rows: panelRow(seen.id, seen.status),
  };
}
