import type { GameChat } from '../../chat/game-chat.ts';
import { hoursWords } from '../../kernel/hours.ts';
import { must } from '../../kernel/must.ts';
import { shortHash } from '../../kernel/random.ts';
import { DEFAULT_WAIT_HOURS } from '../../kernel/seats.ts';
import type { Seat } from '../../kernel/types.ts';
import type { SeenChair, TableView } from '../../tables/types.ts';
import { nameOfOptions } from '../ids.ts';
import { bold, listed, mention, plain } from '../markdown.ts';
import { ACCENT, fitsWhole, type SingleBlock } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import { paceLine, paceWords } from './pace.ts';
import { headline, small } from './people.ts';
import { type Button, button, buttonRows, menuRow, type Row } from './rows.ts';
import { searchButtons, searchLines } from './search.ts';
import { hasMore, nearRows, offerLines, settingLines } from './settings.ts';

/** The parts of a lobby's message that make room for others if there are many seats. */
interface LobbyRoom {
  /** A line with the pace. Otherwise its words stand below, with a button among the others. */
  pace: boolean;
  /** Menus for the first settings. Otherwise these settings are behind the button for more settings. */
  menus: boolean;
  /** A menu of the seats that a bot can take. Otherwise a button seats bots in all of them. */
  bots: boolean;
}

/** The parts of a lobby's message, from all to the fewest. */
const ROOMS: readonly LobbyRoom[] = [
  { pace: true, menus: true, bots: true },
  { pace: false, menus: true, bots: true },
  { pace: false, menus: false, bots: true },
  { pace: false, menus: false, bots: false },
];

/**
 * The message where people take seats at a table, updated until the game begins. Each seat has a line with its button.
 */
export function lobbyDraft(seen: TableView, chat: GameChat): BlocksDraft {
  const drafts = ROOMS.map((room) => lobbyBlocks(seen, chat, room));
  const blocks = drafts.find(fitsWhole) ?? drafts.at(-1);
  return { accent: ACCENT.calm, blocks: must(blocks, 'the blocks of a lobby') };
}

function lobbyBlocks(seen: TableView, chat: GameChat, { pace, menus, bots }: LobbyRoom): SingleBlock[] {
  const waits = hoursWords(seen.patience ?? DEFAULT_WAIT_HOURS);
  const without = `If a player doesn’t answer for ${waits}, the others may vote on that seat. Change this with \`/game wait\`.`;
  const about = `Table \`${seen.id}\`, opened by ${mention(seen.owner)}. All dice are already fixed, and \`${shortHash(seen.commitment)}\` will prove it.`;
  return [
    { text: [headline(seen.title, chat.title), small(plain(chat.hint))].join('\n') },
    { divider: true },
    ...seen.chairs.map((chair, seat) => seatLine(seen, chair, seat)),
    ...(pace ? [{ divider: true } as const, paceLine(seen, without)] : []),
    settingsLine(seen, chat),
    ...(menus || !hasMore(chat) ? nearRows(seen, chat) : []),
    { text: next(seen) },
    ...(bots ? botRows(seen) : []),
    ...standRow(seen, pace ? [] : [button({ act: 'pace', table: seen.id }, 'Pace')]),
    { text: [...(pace ? [] : [paceWords(seen, without)]), ...searchLines(seen).map(small), small(about)].join('\n') },
  ];
}

/** A seat, with a button that takes it, or one that shows its state and can't be pressed. */
function seatLine({ id: table, chairs, direct }: TableView, chair: SeenChair, seat: Seat): SingleBlock {
  const { name, player, called, bot } = chair;
  // Seats have numbers because settings refer to seats by number.
  const place = bold(`${seat + 1}. ${name}`);
  const state = (label: string, weight: 'usual' | 'done' = 'usual'): Button =>
    button({ act: 'seated', table, seat }, label, weight, true);
  // In direct messages, the only person who sees this has a seat already.
  if (isFree(chair) && direct === true && chairs.some((one) => one.player !== null))
    return { texts: [`${place}\n${small('free')}`], button: state('Free') };
  if (isFree(chair))
    return {
      texts: [`${place}\n${small('free')}`],
      button: button({ act: 'join', table, seat }, 'Join', 'first'),
    };
  if (player === null) return { texts: [`${place}\n${small(bot === null ? 'free' : 'a bot')}`], button: state('Bot') };
  const who = `${plain(called ?? 'someone')} ${mention(player)}`;
  if (chair.invited === true)
    return {
      texts: [`${place}\n${small(`${who} · invited`)}`],
      button: button({ act: 'withdraw', table, seat }, 'Take back'),
    };
  return isUnready(chair)
    ? { texts: [`${place}\n${small(`${who} · has yet to agree`)}`], button: state('Asked') }
    : { texts: [`${place}\n${small(who)}`], button: state('Ready', 'done') };
}

/** The settings, beside the button that opens those without a menu here. */
function settingsLine({ id: table, options }: TableView, chat: GameChat): SingleBlock {
  const lines = [...settingLines(options, chat), ...offerLines(options, chat)];
  const texts = [`**Game:** ${lines.slice(0, 1).join('')}`, ...lines.slice(1).map(small)].join('\n');
  if (!hasMore(chat)) return { text: texts };
  return { texts: [texts], button: button({ act: 'settings', table, page: 0 }, 'More settings') };
}

/** Describes what is still missing before the game can begin. */
function next({ chairs, owner, direct }: TableView): string {
  const free = chairs.filter(isFree).length;
  const joins = direct === true && chairs.some(({ player }) => player !== null) ? '' : 'join, or ';
  if (free > 0) return `${free === 1 ? 'One seat is' : `${free} seats are`} free: ${joins}seat a bot.`;
  const guests = chairs.flatMap(({ invited, called, name }) => (invited === true ? [plain(called ?? name)] : []));
  if (guests.length > 0) return `Invited: ${listed(guests)}. Press Ready to join, or Leave to decline.`;
  if (chairs.some(isUnready)) return 'Waiting for everyone to agree: press Ready, or leave the table.';
  const own = chairs.find(({ player }) => player === owner);
  const others = chairs.some(({ player }) => player !== null && player !== owner);
  if (own === undefined || !others) return 'Everyone is here. Press Start.';
  return `Everyone is here. ${plain(own.called ?? own.name)} opened the table and can press Start.`;
}

function isFree({ player, bot }: SeenChair): boolean {
  return player === null && bot === null;
}

function isUnready({ unready }: SeenChair): boolean {
  return unready === true;
}

/** A menu of the seats that a bot can take, if there is a choice. */
function botRows({ id: table, chairs }: TableView): Row[] {
  const free = chairs.flatMap((chair, seat) => (isFree(chair) ? [{ value: `${seat}`, label: chair.name }] : []));
  return free.length < 2 ? [] : [menuRow({ act: 'bot-seats', table }, 'Seat a bot', free)];
}

function standRow(seen: TableView, others: readonly Button[]): Row[] {
  const { id: table, chairs, options, pace, direct } = seen;
  const asked = chairs.some(isUnready);
  const free = chairs.flatMap(({ name, ...chair }, seat) => (isFree({ name, ...chair }) ? [{ name, seat }] : []));
  const may = !asked && free.length === 0;
  const [last, ...more] = free;
  return buttonRows([
    ...(asked ? [button({ act: 'ready', table, name: nameOfOptions(options, pace) }, 'Ready', 'first')] : []),
    button({ act: 'start', table }, 'Start', may ? 'first' : 'usual', !may),
    ...(chairs.every(isFree) ? [] : [button({ act: 'leave', table }, 'Leave')]),
    ...(more.length > 0 ? [button({ act: 'bots', table }, 'Bots for the rest')] : []),
    ...(last !== undefined && more.length === 0
      ? [button({ act: 'bot', table, seat: last.seat }, `Bot for ${last.name}`)]
      : []),
    // Nobody can be invited to direct messages or found for them (T-FIND-01, T-FIND-04).
    ...(free.length > 0 && direct !== true ? [button({ act: 'invite', table }, 'Invite a friend')] : []),
    ...(direct === true ? [] : searchButtons(seen)),
    ...others,
  ]);
}
