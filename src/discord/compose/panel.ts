import type { GameChat } from '../../chat/game-chat.ts';
import { takesBack } from '../../tables/lines.ts';
import type { TableView } from '../../tables/types.ts';
import { assemble, plain } from '../markdown.ts';
import { ACCENT } from './blocks.ts';
import type { RowsDraft } from './body.ts';
import { BEGINS, type Gist, gistOf, summarizeLog, withoutRepeats } from './log-summary.ts';
import { nudgeButtons } from './nudge.ts';
import { pausedLines } from './pause.ts';
import { heading, result, waiting } from './people.ts';
import { buttonRows } from './rows.ts';
import { turnEndsText } from './time-left.ts';
import { panelRow } from './tools.ts';

const WELCOME =
  'Press **Your move** to see what you can do, step by step. Only you see it. **Hand** and **Map** show where you stand, **Undo** takes back a step, and **Rules** explains the question. `/help` tells you more.';

/** Maximum number of log lines in a panel. */
const PANEL_LINES = 6;
/** A panel's lines are chosen from this many of the latest log lines. */
const LATEST = 10;

/** Explains how to check a finished game. */
const CHECK = 'You can check every roll: `/log record:true` gives you the record and the secret.';

/**
 * The public panel in a table's thread: a spectator's view and the fixed row. `from` is the entry that began the turn;
 * earlier events are in the previous panel.
 */
export function panelDraft(seen: TableView, chat: GameChat, from = 0): RowsDraft {
  const title = heading(seen.title, chat.title);
  if (seen.status === 'playing') {
    const first = [
      title,
      ...welcome(seen, chat),
      ...pausedLines(seen),
      [waiting(seen, chat), turnEndsText(seen)].filter(Boolean).join(' '),
    ];
    const nudges = buttonRows(nudgeButtons(seen, 'spectator'));
    const lines = latest(seen, chat, from);
    const rows = [...panelRow(seen), ...nudges];
    const blocks = [{ text: words(first) }, { text: words(lines) }, { pictures: 'own' } as const, ...rows];
    return { content: assemble(first, lines, []), rows, framed: { accent: ACCENT.calm, blocks } };
  }
  // A table that was closed before its game began has nothing to look at.
  if (seen.view === null) return { content: assemble([title, result(seen, chat)], [], []), rows: [] };
  // The previous panel, just above this one, has the events of the last turn.
  const check = seen.seed === null ? '' : CHECK;
  return { content: assemble([title, result(seen, chat)], [], [check]), rows: panelRow(seen) };
}

function words(lines: readonly string[]): string {
  return lines.filter((line) => line !== '').join('\n');
}

/** Until something public happens in the game, the panel describes the game and explains the buttons. */
function welcome({ recent }: TableView, { hint }: GameChat): string[] {
  const begun = recent.findLast(({ rule }) => rule === BEGINS);
  return begun !== undefined && begun.seq === recent.at(-1)?.seq ? [plain(hint), WELCOME] : [];
}

/** The latest lines of this turn. Once the game has begun, lines about seats and settings are left out. */
function latest({ recent }: TableView, chat: GameChat, from: number): string[] {
  const begun = recent.findLast(({ rule }) => rule === BEGINS)?.seq ?? 0;
  const lines = recent.filter(({ seq, rule }) => seq >= begun && seq > from && rule !== BEGINS);
  return summarizeLog(withoutRepeats(lines).slice(-LATEST), PANEL_LINES, chat);
}

/**
 * The final panel of a turn, shown once the next turn has begun. The panel summarizes the entries after `from`, up to
 * `to`, and always includes the last one. Leaves out undone steps, and the game's result, which the next panel shows.
 */
export function pastPanelDraft(seen: TableView, { from, to }: { from: number; to: number }, chat: GameChat): RowsDraft {
  const begun = seen.recent.findLast(({ rule }) => rule === BEGINS)?.seq ?? 0;
  const lines = seen.recent.filter(
    ({ seq, rule, lesson }) => seq > from && seq <= to && seq >= begun && rule !== BEGINS && lesson !== true,
  );
  const isResult = seen.status !== 'playing' && lines.length > 1 && lines.at(-1) === seen.recent.at(-1);
  const told = withoutRepeats(isResult ? lines.slice(0, -1) : lines);
  const { told: before, left } = gistOf(told.slice(0, -1), PANEL_LINES - 1, chat);
  const shown = [...before, ...summarizeLog(told.slice(-1), 1, chat)];
  // If bots move immediately, a turn may end before its message has anything to report.
  const isUndone = seen.recent.some((line) => line.seq > from && takesBack(line));
  const state = shown.length === 0 && isUndone ? 'Everything that happened here was undone.' : '';
  return { content: assemble([heading(seen.title, chat.title), state], shown, [more(left)]), rows: [] };
}

/** Says where to read the omitted log lines. */
function more(left: Gist['left']): string {
  if (left === null) return '';
  const { lines, since } = left;
  return `-# and ${lines} more ${lines === 1 ? 'line' : 'lines'}: \`/log since:${since}\``;
}

/** Replaces the panel of a table that was removed from all lists. */
export function removedDraft(): RowsDraft {
  return { content: 'A moderator removed this table.', rows: [] };
}

/** Replaces an old panel after its table moved, and names the new channel. */
export function movedDraft({ title }: TableView, to: string, chat: GameChat): RowsDraft {
  return { content: `${heading(title, chat.title)}\nThis table has moved to <#${to}>.`, rows: [] };
}
