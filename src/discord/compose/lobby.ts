import type { Seen } from '../../tables/types.ts';
import { chosenOf, type GameChat } from '../games/chat.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, mention, plain } from '../markdown.ts';
import type { Draft } from './body.ts';
import { button, buttonRows, type Row, settingRow } from './rows.ts';

/** Rows that the settings may take; the seats and the start take the others. */
const SETTING_ROWS = 2;

/** The message by which people sit down at a table: kept up to date until the game begins. */
export function lobbyDraft(seen: Seen, chat: GameChat): Draft {
  const settings = chat.settings.map((setting) => {
    const chosen = chosenOf(setting, seen.options);
    const value = setting.values.find((candidate) => candidate.value === chosen);
    return `${plain(setting.label)}: ${plain(value?.label ?? 'as usual')}`;
  });
  const seats = seen.chairs.map(({ name, player, called, bot }) => {
    if (player !== null) return `• ${bold(name)}: ${plain(called ?? 'someone')} ${mention(player)}`;
    return `• ${bold(name)}: ${bot === null ? 'free' : 'a bot'}`;
  });
  const free = seen.chairs.filter(({ player, bot }) => player === null && bot === null).length;
  const next =
    free === 0
      ? 'Everyone is here: press Start.'
      : `${free === 1 ? 'One seat is' : `${free} seats are`} free: join, or seat a bot.`;
  return {
    content: assemble([`${bold(seen.title)} · ${plain(chat.title)}`, plain(chat.hint)], settings, [
      ...seats,
      next,
      `Table \`${seen.id}\`, opened by ${mention(seen.owner)}. All dice are fixed already: \`${seen.commitment.slice(0, 16)}\` will prove it.`,
    ]),
    rows: [...seatRows(seen), ...settingRows(seen, chat)].slice(0, LIMITS.rows),
  };
}

function seatRows({ id: table, chairs }: Seen): Row[] {
  const free = chairs.flatMap(({ name, player, bot }, seat) =>
    player === null && bot === null ? [{ name, seat }] : [],
  );
  const shown = free.slice(0, LIMITS.buttonsInRow);
  return [
    ...buttonRows(shown.map(({ name, seat }) => button({ act: 'join', table, seat }, `Play ${name}`, 'first'))),
    ...buttonRows(shown.map(({ name, seat }) => button({ act: 'bot', table, seat }, `Bot for ${name}`))),
    ...buttonRows([
      button({ act: 'start', table }, 'Start', free.length === 0 ? 'first' : 'usual', free.length > 0),
      button({ act: 'leave', table }, 'Leave'),
    ]),
  ];
}

function settingRows({ id: table, options }: Seen, { settings }: GameChat): Row[] {
  return settings
    .slice(0, SETTING_ROWS)
    .map((setting, place) => settingRow({ act: 'setting', table, place }, setting, options));
}
