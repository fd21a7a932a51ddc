import type { Seat } from '../../kernel/types.ts';
import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { assemble, plain } from '../markdown.ts';
import type { Draft } from './body.ts';
import { BEGINS, gist, withoutRepeats } from './gist.ts';
import { heading, result, seatName, waiting } from './people.ts';
import { panelRow } from './tools.ts';

const WELCOME =
  'Press **Your move**: it shows what you can do, step by step, and only you see it. **Hand** and **Map** show where you stand, **Undo** takes a step back, **Rules** explains the question. `/help` says more.';

/** Lines that a panel shows, of so many latest ones of the log. */
const PANEL_LINES = 6;
const LATEST = 10;

/** The public panel of a table's thread: what a spectator may know, and the fixed row. */
export function panelDraft(seen: Seen, chat: GameChat): Draft {
  // The last line of a game that is over is its result, which stands above.
  const [state, end] = seen.status === 'playing' ? [waiting(seen), undefined] : [result(seen), -1];
  return {
    content: assemble([heading(seen.title, chat.title), ...welcome(seen, chat), state], latest(seen, chat, end), []),
    rows: panelRow(seen.id, seen.status),
  };
}

/** While nobody has moved yet: what the game is, and what the buttons below are for. */
function welcome({ recent, seq }: Seen, { hint }: GameChat): string[] {
  return recent.some((line) => line.rule === BEGINS && line.seq === seq) ? [plain(hint), WELCOME] : [];
}

/** What happened lately. How people sat down and what they set is past once the game has begun. */
function latest({ recent }: Seen, chat: GameChat, end?: number): string[] {
  const begun = recent.findLast(({ rule }) => rule === BEGINS)?.seq ?? 0;
  const lines = recent.slice(0, end).filter(({ seq, rule }) => seq >= begun && rule !== BEGINS);
  return gist(withoutRepeats(lines).slice(-LATEST), PANEL_LINES, chat);
}

/** What stands in the place of a table that was taken off all lists. */
export function removedDraft(): Draft {
  return { content: 'This table was removed by who looks after this server.', rows: [] };
}

/**
 * What an old panel says when a newer one follows: where the table is now, if it was moved; else who has moved, of those
 * that it waited for, and what came of it.
 */
export function pastPanelDraft(
  seen: Seen,
  { past = [], moved: to }: { past?: readonly Seat[]; moved?: string },
  chat: GameChat,
): Draft {
  if (to !== undefined)
    return { content: `${heading(seen.title, chat.title)}\nThis table was moved: it goes on in <#${to}>.`, rows: [] };
  if (seen.view === null)
    return { content: `${heading(seen.title, chat.title)}\nThe table has a newer message below.`, rows: [] };
  const moved = past.filter((seat) => !seen.awaited.includes(seat)).map((seat) => seatName(seen, seat));
  const state = moved.length > 0 ? `${moved.join(' and ')} moved. The game goes on below.` : 'The game goes on below.';
  return { content: assemble([heading(seen.title, chat.title), state], latest(seen, chat), []), rows: [] };
}
