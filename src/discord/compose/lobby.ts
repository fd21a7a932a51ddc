import type { GameChat } from '../../chat/game-chat.ts';
import { hoursWords } from '../../kernel/hours.ts';
import { shortHash } from '../../kernel/random.ts';
import { DEFAULT_WAIT_HOURS } from '../../kernel/seats.ts';
import type { Seat } from '../../kernel/types.ts';
import type { SeenChair, TableView } from '../../tables/types.ts';
import { nameOfOptions } from '../ids.ts';
import { bold, mention, plain } from '../markdown.ts';
import { ACCENT, type SingleBlock } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import { paceLine, paceWords } from './pace.ts';
import { headline, small } from './people.ts';
import { type Button, button, buttonRows, menuRow, type Row } from './rows.ts';
import { hasMore, nearRows, offerLines, settingLines } from './settings.ts';

/** A lobby with more seats than this has no room for a line with the pace. Its pace stands below, with a button. */
const ROOMY = 6;

/**
 * The message where people take seats at a table, updated until the game begins. Each seat has a line with its button.
 */
export function lobbyDraft(seen: TableView, chat: GameChat): BlocksDraft {
  const waits = hoursWords(seen.patience ?? DEFAULT_WAIT_HOURS);
  const without = `If a player doesn’t answer for ${waits}, the others may vote on that seat. Change this with \`/game wait\`.`;
  const isRoomy = seen.chairs.length <= ROOMY;
  const about = `Table \`${seen.id}\`, opened by ${mention(seen.owner)}. All dice are already fixed, and \`${shortHash(seen.commitment)}\` will prove it.`;
  return {
    accent: ACCENT.calm,
    blocks: [
      { text: [headline(seen.title, chat.title), small(plain(chat.hint))].join('\n') },
      { divider: true },
      ...seen.chairs.map((chair, seat) => seatLine(seen, chair, seat)),
      ...(isRoomy ? [{ divider: true } as const, paceLine(seen, without)] : []),
      settingsLine(seen, chat),
      ...nearRows(seen, chat),
      { text: next(seen) },
      ...botRows(seen),
      ...standRow(seen, isRoomy ? [] : [button({ act: 'pace', table: seen.id }, 'Pace')]),
      { text: [...(isRoomy ? [] : [paceWords(seen, without)]), small(about)].join('\n') },
    ],
  };
}

/** A seat, with a button that takes it, or one that shows its state and can't be pressed. */
function seatLine({ id: table }: TableView, chair: SeenChair, seat: Seat): SingleBlock {
  const { name, player, called, bot } = chair;
  // Seats have numbers because settings refer to seats by number.
  const place = bold(`${seat + 1}. ${name}`);
  const state = (label: string, weight: 'usual' | 'done' = 'usual'): Button =>
    button({ act: 'seated', table, seat }, label, weight, true);
  if (isFree(chair))
    return {
      texts: [`${place}\n${small('free')}`],
      button: button({ act: 'join', table, seat }, 'Join', 'first'),
    };
  if (player === null) return { texts: [`${place}\n${small(bot === null ? 'free' : 'a bot')}`], button: state('Bot') };
  const who = `${plain(called ?? 'someone')} ${mention(player)}`;
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
function next({ chairs, owner }: TableView): string {
  const free = chairs.filter(isFree).length;
  if (free > 0) return `${free === 1 ? 'One seat is' : `${free} seats are`} free: join, or seat a bot.`;
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

function standRow({ id: table, chairs, options, pace }: TableView, others: readonly Button[]): Row[] {
  const asked = chairs.some(isUnready);
  const free = chairs.flatMap(({ name, ...chair }, seat) => (isFree({ name, ...chair }) ? [{ name, seat }] : []));
  const may = !asked && free.length === 0;
  const [last, ...more] = free;
  return buttonRows([
    ...(asked ? [button({ act: 'ready', table, name: nameOfOptions(options, pace) }, 'Ready', 'first')] : []),
    button({ act: 'start', table }, 'Start', may ? 'first' : 'usual', !may),
    button({ act: 'leave', table }, 'Leave'),
    ...(more.length > 0 ? [button({ act: 'bots', table }, 'Bots for the rest')] : []),
    ...(last !== undefined && more.length === 0
      ? [button({ act: 'bot', table, seat: last.seat }, `Bot for ${last.name}`)]
      : []),
    ...others,
  ]);
}
