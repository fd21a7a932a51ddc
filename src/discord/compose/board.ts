import type { GameChat } from '../../chat/game-chat.ts';
import { unended } from '../../kernel/pauses.ts';
import type { BoardShown } from '../../queue/transport.ts';
import { openSearch } from '../../tables/searching.ts';
import type { PostingProblem, TableView } from '../../tables/types.ts';
import { cut } from '../limits.ts';
import { bold, moment, plain } from '../markdown.ts';
import { ACCENT, type SingleBlock } from './blocks.ts';
import type { BlocksDraft, RowsDraft } from './body.ts';
import { untilWords } from './pause.ts';
import { heading, small, waiting, withPersons } from './people.ts';
import { button, buttonRows, menuRow } from './rows.ts';
import { seekingWords } from './seekers.ts';
import { problemWords } from './trouble.ts';

/**
 * Maximum number of games and of lobbies that have a line with a button each. Together with the rest of the board they
 * are 39 components, of Discord's 40. If there are more, all of them are lines of one text, with one menu.
 */
const GAMES_WITH_BUTTONS = 6;
const LOBBIES_WITH_BUTTONS = 4;
/** Maximum number of characters of these texts, which together stay below Discord's 4,000. */
const GAMES_TEXT = 2_200;
const LOBBIES_TEXT = 900;
/** Maximum length of a table's title, and of the text about the players who are to move, in characters. */
const TITLE = 40;
const WAITING = 160;

/**
 * The board of a server: its running games with the players who are to move, and the lobbies that look for players. The
 * tables are as spectators see them.
 */
export function boardDraft({ tables, more, changed }: BoardShown, chats: readonly GameChat[]): BlocksDraft {
  const known = tables.flatMap((seen) => {
    const chat = chats.find(({ game }) => game === seen.game);
    return chat === undefined ? [] : [{ seen, chat }];
  });
  const open = known.filter(({ seen }) => seen.status === 'lobby' && seen.chairs.some(isFree));
  // Lobbies that look for players come first (T-FIND-01).
  const lobbies = open.toSorted((one, other) => rankOf(one) - rankOf(other));
  const games = known.filter(({ seen }) => seen.status === 'playing');
  const full = known.filter(({ seen }) => seen.status === 'lobby' && !seen.chairs.some(isFree));
  const over = known.filter(({ seen }) => seen.status === 'over');
  return {
    accent: ACCENT.own,
    blocks: [
      { text: ['## Tables here', ...(games.length === 0 ? [small('No game is running.')] : [])].join('\n') },
      ...gameBlocks(games, more),
      ...(lobbies.length + full.length === 0 ? [] : [{ divider: true } as const]),
      ...lobbyBlocks(lobbies),
      ...buttonRows([
        button({ act: 'open-table' }, 'Open a table'),
        button({ act: 'wish' }, 'Tell me when a table needs me'),
      ]),
      { text: [...full.map(fullLine), ...over.map(overLine), `Last change ${moment(changed)}.`].map(small).join('\n') },
    ],
  };
}

interface Listed {
  seen: TableView;
  chat: GameChat;
}

function rankOf({ seen }: Listed): number {
  return openSearch(seen) === null ? 1 : 0;
}

function isFree({ player, bot }: TableView['chairs'][number]): boolean {
  return player === null && bot === null;
}

function gameBlocks(games: readonly Listed[], more: number): SingleBlock[] {
  const lines = games.map((game) => ({ table: game.seen, text: `${titleOf(game)}\n${small(standingOf(game))}` }));
  if (games.length <= GAMES_WITH_BUTTONS && more === 0)
    return lines.map(({ table, text }) => ({
      texts: [text],
      button: button({ act: 'watch', table: table.id }, 'Watch'),
    }));
  return [
    { text: fitting(lines, GAMES_TEXT, more) },
    menuRow(
      { act: 'watch-one' },
      'Watch …',
      lines.map(({ table }) => menuLine(table)),
    ),
  ];
}

function lobbyBlocks(lobbies: readonly Listed[]): SingleBlock[] {
  if (lobbies.length === 0) return [];
  const lines = lobbies.map((lobby) => ({
    table: lobby.seen,
    text: `${titleOf(lobby)}\n${small(seekingWords(lobby.seen))}`,
  }));
  const head = { text: '### Looking for players' };
  if (lobbies.length <= LOBBIES_WITH_BUTTONS)
    return [
      head,
      ...lines.map(({ table, text }) => ({
        texts: [text],
        button: button({ act: 'sit', table: table.id }, 'Join', 'first'),
      })),
    ];
  return [
    head,
    { text: fitting(lines, LOBBIES_TEXT, 0) },
    menuRow(
      { act: 'join-one' },
      'Join …',
      lines.map(({ table }) => menuLine(table)),
    ),
  ];
}

function menuLine({ id, title }: TableView): { value: string; label: string } {
  return { value: id, label: title };
}

/** The lines that fit, followed by the number of those that don't. */
function fitting(lines: readonly { text: string }[], most: number, more: number): string {
  let room = most;
  const over = lines.findIndex(({ text }) => {
    room -= text.length + 1;
    return room < 0;
  });
  const shown = over < 0 ? lines : lines.slice(0, over);
  const left = lines.length - shown.length + more;
  const rest = left === 0 ? [] : [small(`and ${left} more: \`/game list\``)];
  return [...shown.map(({ text }) => text), ...rest].join('\n');
}

function titleOf({ seen, chat }: Listed): string {
  return heading(cut(seen.title, TITLE), chat.title);
}

/** Says until when a game is paused, and who is to move. A large group isn't named, so that the line stays short. */
function standingOf({ seen, chat }: Listed): string {
  const told = waiting(seen, chat).replace(/\.$/, '');
  const long = told.length <= WAITING ? told : `${seen.awaited.length} players are to move`;
  const pause = unended(seen);
  const paused = pause === null ? [] : [`Paused ${untilWords(pause.until)}`];
  return [...paused, told === '' ? 'Nobody is to move' : long].join(' · ');
}

function fullLine({ seen }: Listed): string {
  return `${bold(cut(seen.title, TITLE))} is about to begin.`;
}

/** The maximum length of a game's result, in characters. */
const RESULT = 150;

function overLine({ seen, chat }: Listed): string {
  const won = seen.view === null ? undefined : chat.outcome?.(seen.view);
  const last = won ?? seen.recent.at(-1)?.text;
  const over = `${bold(cut(seen.title, TITLE))} is over.`;
  return last === undefined ? over : `${over} ${plain(cut(withPersons(seen, last), RESULT))}`;
}

/** Explains to the person who put up the board why it can't be posted. */
export function boardProblemDraft(problem: PostingProblem): RowsDraft {
  const { why, where } = problem;
  const content =
    why === 'gone-channel'
      ? 'The channel of your server’s board of tables has been deleted. `/host board` puts the board into another channel.'
      : `I can’t update the board of tables in <#${where}>.\n${problemWords(problem)}\nAfter that, the board appears by itself.`;
  return { content, rows: [] };
}
