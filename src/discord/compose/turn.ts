import type { PlayerId } from '../../kernel/table.ts';
import type { Seen } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, moment } from '../markdown.ts';
import type { Draft } from './body.ts';
import { gist } from './gist.ts';
import { lessonsIn } from './lessons.ts';
import { moveDraft } from './move.ts';
import { isAlone } from './people.ts';
import { button, buttonRows } from './rows.ts';
import { panelRow } from './tools.ts';
import { zoneRow } from './zone.ts';

/** Lines of what happened that a turn message tells. */
const TURN_LINES = 4;

/**
 * The direct message to a person whose turn begins: what happened, the question, and the buttons to act at once.
 * `asksZone`: where there is room, also the menu that asks where they live.
 */
export function turnDraft(seen: Seen, chat: GameChat, asksZone: boolean): Draft {
  const { id: table, title, decision, undo, acted, since } = seen;
  if (decision === null) return { content: `${bold(title)}: the table no longer waits for you.`, rows: [] };
  const news = seen.recent.filter(({ seq }) => seq > (acted?.seq ?? 0));
  const asked = { table, title, decision, undo, lessons: lessonsIn(seen), since: isAlone(seen) ? null : since };
  const draft = moveDraft(asked, chat, undefined, gist(news, TURN_LINES, chat));
  const hasRoom = asksZone && draft.rows.length < LIMITS.rows;
  return hasRoom ? { ...draft, rows: [...draft.rows, zoneRow()] } : draft;
}

/** What a turn message becomes when the turn is over: it asks for no move any more; `asksZone`: still where they live. */
export function pastDraft(seen: Seen, player: PlayerId, asksZone: boolean): Draft {
  const { id, title, status, chairs } = seen;
  const lost = status === 'playing' && !chairs.some((chair) => chair.player === player);
  if (lost) {
    const own = chairs.findIndex(({ before }) => before?.includes(player));
    const free = chairs[own]?.player === null;
    const back = free ? buttonRows([button({ act: 'take', table: id, seat: own }, 'Take my seat back', 'first')]) : [];
    return { content: `${bold(title)}: your seat is played by somebody else now, or is free.`, rows: back };
  }
  const isOn = status === 'playing';
  const rest = isOn ? ' A new message comes when the table waits for you again.' : '';
  const rows = isOn ? buttonRows([button({ act: 'move', table: id }, 'Your move')]) : panelRow(id, status);
  return { content: `${bold(title)}: this turn is over.${rest}`, rows: asksZone ? [...rows, zoneRow()] : rows };
}

/** The direct message that reminds of a question: what is asked, and the way to it. */
export function ringDraft({ id, title, decision, since, status }: Seen): Draft {
  if (decision === null) return { content: `${bold(title)}: the table no longer waits for you.`, rows: [] };
  return {
    content: assemble([`${bold(title)} waits for you since ${moment(since)}.`], [], [decision.prompt]),
    rows: panelRow(id, status),
  };
}
