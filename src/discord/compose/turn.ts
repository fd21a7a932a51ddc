import { ComponentType } from 'discord-api-types/v10';
import type { GameChat } from '../../chat/game-chat.ts';
import type { Seat } from '../../kernel/types.ts';
import { textsOf, withoutControls } from '../../queue/blocks.ts';
import type { Retirement } from '../../queue/transport.ts';
import type { Outgoing, TableView } from '../../tables/types.ts';
import type { WaitingTable } from '../../tables/waiting-table.ts';
import { cut, LIMITS } from '../limits.ts';
import { assemble, bold, moment, plain } from '../markdown.ts';
import { type RowsDraft, withRows } from './body.ts';
import { DUE_LINE, dropRow, lineWords, stopOf } from './kept-line.ts';
import { lessonsIn } from './lessons.ts';
import { moveDraft } from './move.ts';
import { pausedLines } from './pause.ts';
import { isAlone } from './people.ts';
import { type NewsBlock, turnNews } from './recap.ts';
import { button, buttonRows } from './rows.ts';
import { extensionButtons, hoursLeft, TIME_LINE, timeLines } from './time-left.ts';
import { askRows, panelRow } from './tools.ts';
import { waitingList } from './waiting-list.ts';
import { zoneRow } from './zone.ts';

/** The message to a player whose turn begins. */
type TurnMessage = Extract<Outgoing, { to: 'turn' }>;

/** A turn message that no longer asks for a move. */
type PastTurn = Omit<Extract<Outgoing, { to: 'past' }>, 'to' | 'seat'>;

/** The line for the only player who is still asked. */
const LAST = 'Everyone else has chosen.';
/** The last line of closed messages. */
const ENDS: Readonly<Record<Retirement, string>> = {
  moved: '-# An earlier position. The game has moved on.',
  repeated: '-# Continued in a newer message.',
  settled: '-# This question is closed.',
};
/** Such a line in the wording of older versions. */
const OLD_END = '-# As it was then. The table has moved on.';

/**
 * The direct message to a player whose turn begins: events, the question, and buttons to act. `asksZone` adds the time
 * zone menu if there is room. `last` says that the others who were asked have answered.
 */
export function turnDraft(
  seen: TableView,
  chat: GameChat,
  { asksZone, last }: Pick<TurnMessage, 'asksZone' | 'last'>,
): RowsDraft {
  const { id: table, title, decision, undo, since } = seen;
  if (decision === null) return { content: `${bold(title)}: the table is no longer waiting for you.`, rows: [] };
  const { rule: refusedBy, instead } = stopOf(seen) ?? {};
  const wait = isAlone(seen) ? null : since;
  const news = (room: number): NewsBlock => turnNews(seen, chat, room);
  const asked = {
    ...{ table, title, decision, undo, lessons: lessonsIn(seen), since: wait, refusedBy, instead, news },
    ...{ time: timeLines(seen), drops: dropRow(seen) },
  };
  const told = [...pausedLines(seen), ...(last === true ? [LAST] : []), ...lineWords(seen)];
  const move = moveDraft(asked, chat, undefined, told);
  const more = [...buttonRows(extensionButtons(seen)), ...askRows(seen, chat, 1)];
  const draft = withRows(move, more.slice(0, Math.min(1, LIMITS.rows - move.rows.length)));
  const hasRoom = asksZone === true && draft.rows.length < LIMITS.rows;
  return hasRoom ? withRows(draft, [zoneRow()]) : draft;
}

/**
 * Replaces a turn message that no longer needs a move; `closed` is set if a newer message replaces it. With
 * `asksZone`, the message keeps the time zone menu. A player who lost the seat learns how to take it back.
 */
export function closedTurnDraft(seen: TableView, { player, closed, asksZone }: PastTurn): RowsDraft {
  const { id, title, status, decision, chairs } = seen;
  if (status !== 'playing') return { content: `${bold(title)}: this game is over.`, rows: [] };
  if (closed === true) return { content: `${bold(title)}: this turn is over.`, rows: [] };
  const zone = asksZone === true ? [zoneRow()] : [];
  if (!chairs.some((chair) => chair.player === player)) {
    const own = chairs.findIndex(({ before }) => before?.includes(player));
    const isFree = own >= 0 && chairs[own]?.player === null;
    const back = isFree
      ? buttonRows([button({ act: 'take', table: id, seat: own }, 'Take my seat back', 'first')])
      : [];
    const content = `${bold(title)}: someone else is playing your seat now, or it is free.`;
    return { content, rows: [...back, ...zone] };
  }
  if (seen.standIns?.some(({ seat }) => seat === seen.reader) === true)
    return {
      content: `${bold(title)}: time ran out, so a bot plays this turn for you. Your next move brings you back.`,
      rows: [...buttonRows([button({ act: 'move', table: id }, 'Your move', 'first')]), ...zone],
    };
  if (decision === null) {
    const rest = 'I’ll send a new message when it’s your move again.';
    return { content: `${bold(title)}: this turn is over. ${rest}`, rows: zone };
  }
  return {
    content: `${bold(title)}: you continued in another message. “Your move” shows your current question.`,
    rows: [...buttonRows([button({ act: 'move', table: id }, 'Your move', 'first')]), ...zone],
  };
}

/** Matches a first line that tells readers that it is their move. */
const YOURS =
  /^(.+)(?: · (?:\d+ hours?|less than an hour) left| · your move(?:, asked <t:\d+:R>)?| (?:is waiting|waits) for you(?: since|, asked) <t:\d+:R>\.)(?=\n|$)/;

/**
 * The text of a message without active buttons. The first line of the text no longer says that it is the reader’s move.
 */
export function past(words: string, why: Retirement): string {
  if ([...Object.values(ENDS), OLD_END].some((end) => words.endsWith(`\n${end}`))) return words;
  const end = ENDS[why];
  return `${cut(unasked(words), LIMITS.content - end.length - 1)}\n${end}`;
}

/** The same for a message that is laid out in blocks, which keeps its texts and pictures. */
export function pastBlocks(components: readonly unknown[], why: Retirement): object[] {
  const [first, ...others] = withoutControls(components);
  const isPast = textsOf(components).some((text) => Object.values(ENDS).includes(text));
  if (first === undefined || isPast) return first === undefined ? [] : [first, ...others];
  const then = { type: ComponentType.TextDisplay, content: ENDS[why] };
  const inside = 'components' in first && Array.isArray(first.components) ? first.components : null;
  if (inside === null) return [notYours(first), ...others, then];
  const [title, ...rest] = inside;
  return [{ ...first, components: [notYours(title), ...rest, then] }, ...others];
}

/** A text whose first line no longer says that it is the reader’s move, or when their time ends. */
function notYours(part: object): object {
  return 'content' in part && typeof part.content === 'string' ? { ...part, content: unasked(part.content) } : part;
}

function unasked(words: string): string {
  return words.replace(YOURS, '$1').replace(TIME_LINE, '').replace(DUE_LINE, '');
}

/** The direct message that reminds a player of a question. `nudge` is the seat of the player who nudges them. */
export function reminderDraft(seen: TableView, nudge?: Seat): RowsDraft {
  const { id: table, title, decision } = seen;
  if (decision === null) return { content: `${bold(title)}: the table is no longer waiting for you.`, rows: [] };
  const mutes = [
    ...(nudge === undefined ? [] : [button({ act: 'nudges', to: 'silent' }, 'Mute nudges')]),
    button({ act: 'mute', table }, 'Mute this table'),
  ];
  const row =
    seen.time === undefined
      ? panelRow(seen)
      : buttonRows([button({ act: 'move', table }, 'Your move', 'first'), ...extensionButtons(seen, true)]);
  return {
    content: assemble([reminderTitle(seen, nudge), ...timeLines(seen, true)], [], [decision.prompt]),
    rows: [...row, ...buttonRows(mutes)],
  };
}

function reminderTitle(seen: TableView, nudge: Seat | undefined): string {
  const { title, since, chairs } = seen;
  const called = nudge === undefined ? undefined : (chairs[nudge]?.called ?? chairs[nudge]?.name);
  if (called !== undefined)
    return `${plain(called)} nudges you: ${bold(title)} has waited since ${moment(since, 'f')}.`;
  const left = hoursLeft(seen);
  return left === null ? `${bold(title)} is waiting for you, asked ${moment(since)}.` : `${bold(title)} · ${left}`;
}

/** The direct message that reminds a player of several tables. */
export function digestDraft(tables: readonly WaitingTable[]): RowsDraft {
  return { content: waitingList(`${tables.length} tables are waiting for you:`, tables), rows: [] };
}
