import type { GameChat } from '../../chat/game-chat.ts';
import type { SeenNews } from '../../tables/log-parts.ts';
import { startAt } from '../../tables/news.ts';
import type { TableView } from '../../tables/types.ts';
import { LIMITS } from '../limits.ts';
import { bold, moment, plain, refused } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { BEGINS } from './log-summary.ts';
import { groupedNews, type NewsGroup, type NewsLimits } from './news-lines.ts';
import { nudgeButtons } from './nudge.ts';
import { pausedLines } from './pause.ts';
import { result, seatName, waiting } from './people.ts';
import { button, buttonRows } from './rows.ts';
import { historyButton } from './tools.ts';

/** The most lines of a turn message: of each player, and together. */
const TURN_LIMITS = { each: 5, all: 12 };
/** A recap shows as many lines as fit into a message. */
const RECAP_LIMITS = { each: 60, all: 60 };
/** Characters that are kept free for the headings of the groups and the line about what was left out. */
const HEADINGS = 90;

/** News as lines of a message. */
export interface NewsBlock {
  lines: string[];
  /** The number of lines that didn't fit. */
  left: number;
}

/** The news of a turn message, in at most `room` characters. */
export function turnNews(seen: TableView, chat: GameChat, room: number): NewsBlock {
  const news = newsOf(seen);
  const block = newsBlock(seen, news, chat, { ...TURN_LIMITS, room });
  if (block.lines.length === 0) return block;
  const more = block.left === 0 ? [] : [`-# … and ${block.left} more: press **Full recap**`];
  return { ...block, lines: [`${sinceWords(seen, news)}:`, ...block.lines, ...more] };
}

/** Shows everything that has happened since a point of the game, by player, as far as it fits into a message. */
export function recapDraft(seen: TableView, chat: GameChat): RowsDraft {
  const { id: table, title, status, why, decision } = seen;
  if (why !== undefined) return { content: `${bold(title)}\n${refused(why)}`, rows: [] };
  if (seen.view === null) return { content: `${bold(title)}\nThe game has not begun yet.`, rows: [] };
  const news = newsOf(seen);
  const heading = `${bold(title)} · ${lowerFirst(sinceWords(seen, news))}`;
  const state = status === 'playing' ? [...pausedLines(seen), waiting(seen, chat)].join('\n') : result(seen, chat);
  const room = LIMITS.content - heading.length - state.length;
  const { lines, left } = newsBlock(seen, news, chat, { ...RECAP_LIMITS, room });
  const told = lines.length > 0 ? lines : ['Nothing has happened since then.'];
  const more = left === 0 ? [] : [`-# … and ${left} more: press **Log**`];
  const from = Math.max(1, news.after + 1);
  const rows = buttonRows([
    ...(decision === null ? [] : [button({ act: 'move', table }, 'Your move', 'first')]),
    button({ act: 'map', table }, 'Map'),
    button(from > seen.seq ? { act: 'log', table } : { act: 'from', table, place: from }, 'Log'),
    historyButton(table, null),
    // Spectators can't nudge anyone.
    ...(seen.reader === 'spectator' ? [] : nudgeButtons(seen, seen.reader)),
  ]);
  return { content: [heading, ...told, ...more, state].join('\n'), rows };
}

/**
 * Returns which part of the log is news to the reader. A view without this information only knows their latest entry.
 * What happened before the game began is no news of the game.
 */
function newsOf({ news, acted, recent }: TableView): SeenNews {
  const known: SeenNews = news ?? { ...startAt(acted), since: 'answer', turns: [] };
  const begins = recent.findLast(({ rule }) => rule === BEGINS);
  return begins === undefined || begins.seq < known.after ? known : { ...known, after: begins.seq, at: begins.at };
}

function newsBlock(seen: TableView, news: SeenNews, chat: GameChat, limits: NewsLimits): NewsBlock {
  const timed = news.turns.filter(({ seat }) => seen.chairs[seat]?.bot === null && seat !== seen.reader);
  const headings = HEADINGS * (seen.chairs.length + 2);
  const { groups, left } = groupedNews(seen, news.after, chat, { ...limits, room: limits.room - headings });
  const silent = timed.filter(({ seat }) => groups.every((group) => group.seat !== seat));
  const all: NewsGroup[] = [...groups, ...silent.map(({ seat }) => ({ seat, lines: [] }))];
  const lines = all.flatMap(({ seat, lines: told }) => [
    headingOf(seen, seat, timed, all.length === 1),
    ...told.map((text) => `• ${plain(text)}`),
  ]);
  return { lines: lines.filter((line) => line !== ''), left };
}

/** The heading of a player's news: the name, and how long the player's turns took. */
function headingOf(seen: TableView, seat: NewsGroup['seat'], turns: SeenNews['turns'], isOnly: boolean): string {
  if (seat === null) return isOnly ? '' : bold('The table');
  if (seat === seen.reader) return `${seatName(seen, seat)} · you`;
  const own = turns.find((turn) => turn.seat === seat);
  const took = own === undefined ? '' : ` · ${own.many === 1 ? 'a turn' : `${own.many} turns`} in ${lasting(own.took)}`;
  return `${seatName(seen, seat)}${took}`;
}

/** Says where the news begin: “Since your last turn, 2 hours ago”. */
function sinceWords({ recent }: TableView, { after, at, since }: SeenNews): string {
  const when = at === null ? '' : `, ${moment(at)}`;
  const isStart = recent.some(({ seq, rule }) => seq === after && rule === BEGINS);
  if (isStart) return `Since the game began${when}`;
  switch (since) {
    case 'turn':
      return `Since your last turn${when}`;
    case 'answer':
      return `Since your last answer${when}`;
    case 'asked':
      return at === null ? `Since entry ${after + 1}` : `Since ${moment(at, 'f')}`;
  }
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Writes a duration (ms) with its two largest units: `5 h 20 min`, `2 d 4 h`. */
export function lasting(time: number): string {
  const minutes = Math.round(time / 60_000);
  if (minutes < 1) return 'less than a minute';
  const units = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  return units
    .slice(first, first + 2)
    .flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`]))
    .join(' ');
}
