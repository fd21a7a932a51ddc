import type { GameChat } from '../../chat/game-chat.ts';
import { shortHash } from '../../kernel/random.ts';
import { DEFAULT_WAIT_HOURS, hoursWords } from '../../kernel/seats.ts';
import type { SeenChair, TableView } from '../../tables/types.ts';
import { nameOfOptions } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, mention, plain } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { heading } from './people.ts';
import { button, buttonRows, menuRow, type Row } from './rows.ts';
import { hasMore, nearRows, offerLines, settingLines } from './settings.ts';

/** The message where people take seats at a table, updated until the game begins. */
export function lobbyDraft(seen: TableView, chat: GameChat): RowsDraft {
  const seats = seen.chairs.map(({ name, player, called, bot, unready }, seat) => {
    // Seats have numbers because settings refer to seats by number.
    const place = `${seat + 1}. ${bold(name)}`;
    const agrees = unready === true ? ' (hasn’t agreed yet)' : '';
    if (player !== null) return `${place}: ${plain(called ?? 'someone')} ${mention(player)}${agrees}`;
    return `${place}: ${bot === null ? 'free' : 'a bot'}`;
  });
  return {
    content: assemble([heading(seen.title, chat.title), plain(chat.hint)], settingLines(seen.options, chat), [
      ...offerLines(seen.options, chat),
      ...seats,
      next(seen),
      `If a player doesn’t answer for ${hoursWords(seen.patience ?? DEFAULT_WAIT_HOURS)}, the others may vote on that seat. Change this with \`/game wait\`.`,
      `Table \`${seen.id}\`, opened by ${mention(seen.owner)}. All dice are already fixed, and \`${shortHash(seen.commitment)}\` will prove it.`,
    ]),
    rows: [...seatRows(seen), ...standRows(seen, chat), ...nearRows(seen, chat)].slice(0, LIMITS.rows),
  };
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

/** Buttons for free seats. If the buttons don't fit in one row, menus replace them, so that people can still choose any seat. */
function seatRows({ id: table, chairs }: TableView): Row[] {
  const free = chairs.flatMap((chair, seat) => (isFree(chair) ? [{ name: chair.name, seat }] : []));
  if (free.length > LIMITS.buttonsInRow) {
    const seats = free.map(({ name, seat }) => ({ value: `${seat}`, label: name }));
    return [
      menuRow({ act: 'seats', table }, `Take a seat (${free.length} free)`, seats),
      menuRow({ act: 'bot-seats', table }, 'Seat a bot', seats),
    ];
  }
  const play = free.map(({ name, seat }) => button({ act: 'join', table, seat }, `Play ${name}`, 'first'));
  const bots = free.map(({ name, seat }) => button({ act: 'bot', table, seat }, `Bot for ${name}`));
  const fit = play.length + bots.length <= LIMITS.buttonsInRow;
  return fit ? buttonRows([...play, ...bots]) : [...buttonRows(play), ...buttonRows(bots)];
}

function standRows({ id: table, chairs, options }: TableView, chat: GameChat): Row[] {
  const asked = chairs.some(isUnready);
  const may = !asked && !chairs.some(isFree);
  return buttonRows([
    ...(asked ? [button({ act: 'ready', table, name: nameOfOptions(options) }, 'Ready', 'first')] : []),
    button({ act: 'start', table }, 'Start', may ? 'first' : 'usual', !may),
    button({ act: 'leave', table }, 'Leave'),
    ...(chairs.filter(isFree).length > 1 ? [button({ act: 'bots', table }, 'Bots for the rest')] : []),
    ...(hasMore(chat) ? [button({ act: 'settings', table, page: 0 }, 'More settings')] : []),
  ]);
}
