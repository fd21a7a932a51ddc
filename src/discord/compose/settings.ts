import {
  choosable,
  chosenOf,
  differs,
  type GameChat,
  isOffered,
  openSettings,
  type Setting,
  settingWords,
  together,
} from '../../chat/game-chat.ts';
import type { Json } from '../../kernel/types.ts';
import type { Summary } from '../../tables/summary.ts';
import type { TableId } from '../../tables/types.ts';
import { chunks, LIMITS } from '../limits.ts';
import { assemble, bold, plain } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { button, buttonRows, type MenuOption, menuRow, type Row, settingRow } from './rows.ts';

/** How many of a game's first settings have their own menus in the lobby. */
const FIRST = 2;

type Lobby = Pick<Summary, 'id' | 'title' | 'options'> & Partial<Pick<Summary, 'chairs'>>;

/** True if a game has settings without a menu in the lobby. */
export function hasMore({ settings }: GameChat): boolean {
  return settings.length > FIRST;
}

/** The menus in the lobby's message: for the first settings, and for those offered under the current settings. */
export function nearRows({ id: table, options }: Lobby, chat: GameChat): Row[] {
  return openSettings(chat, options).flatMap((setting) => {
    const place = placeOf(setting, chat);
    return place < FIRST || isOffered(setting, options)
      ? [settingRow({ act: 'setting', table, place }, setting, options)]
      : [];
  });
}

/** The index of a setting among the game's settings. */
function placeOf({ name: wanted }: Setting, { settings }: GameChat): number {
  return settings.findIndex(({ name }) => name === wanted);
}

/** Explains each offered setting that has more than one value, until one of its values is chosen. */
export function offerLines(options: Json, chat: GameChat): string[] {
  return openSettings(chat, options).flatMap((setting) =>
    setting.offer !== undefined && isOffered(setting, options) && !differs(setting, options)
      ? [plain(setting.offer.words)]
      : [],
  );
}

/** The settings as text: always the first ones, the others only if they were changed. */
export function settingLines(options: Json, { settings }: GameChat): string[] {
  const first = settings.slice(0, FIRST).map((setting) => settingWords(setting, options));
  const changed = settings.slice(FIRST).filter((setting) => differs(setting, options));
  const also = changed.map((setting) => settingWords(setting, options)).join(' · ');
  return [...first, ...(also === '' ? [] : [`Also: ${also}`])].map(plain);
}

/** The button that opens the other settings. */
export function moreRow(table: TableId): Row[] {
  return buttonRows([button({ act: 'settings', table, page: 0 }, 'More settings')]);
}

/** Shows the settings. With `page`, the message has a menu of the settings that have no menu in the lobby. */
export function settingsDraft(
  lobby: Lobby,
  chat: GameChat,
  page: number | null = null,
  before: readonly string[] = [],
): RowsDraft {
  const others = hasMore(chat) ? 'All other settings have their usual values.' : '';
  return {
    content: assemble([bold(lobby.title), ...before], settingLines(lobby.options, chat), [others]),
    rows: page === null ? [] : [...(hasMore(chat) ? moreRows(lobby, chat, page) : []), ...startRow(lobby)],
  };
}

/** The button that starts the game, for private messages, because the lobby message may be far up in the channel. */
export function startRow({ id: table, chairs = [] }: Pick<Lobby, 'id' | 'chairs'>): Row[] {
  const isComplete = chairs.every(({ player, bot, unready }) => (player !== null || bot !== null) && unready !== true);
  return chairs.length > 0 && isComplete ? buttonRows([button({ act: 'start', table }, 'Start', 'first')]) : [];
}

function moreRows({ id: table, options }: Lobby, chat: GameChat, page: number): Row[] {
  // Settings of a group share one line, at the place of the first one.
  const others = openSettings(chat, options).filter(
    (setting) =>
      placeOf(setting, chat) >= FIRST && (together(chat, setting.together)[0]?.name ?? setting.name) === setting.name,
  );
  const pages = chunks(others, LIMITS.menuOptions);
  const lines = (pages[page] ?? pages[0] ?? []).map((setting) => lineOf(setting, options, chat));
  const turns = pages.flatMap((_, at) =>
    at === page ? [] : [button({ act: 'settings', table, page: at }, `Settings ${at + 1} of ${pages.length}`)],
  );
  if (lines.length === 0) return [];
  return [menuRow({ act: 'settings', table, page }, 'Change a setting', lines), ...buttonRows(turns)];
}

function lineOf(setting: Setting, options: Json, chat: GameChat): MenuOption {
  const { name: value, together: name } = setting;
  if (name === undefined) return { value, label: settingWords(setting, options), hint: hintOf(setting, options) };
  const chosen = together(chat, name).filter((one) => chosenOf(one, options) === 'yes');
  const hint = chosen.map(({ label }) => label).join(' · ');
  return { value, label: `${name}: ${chosen.length === 0 ? 'none' : chosen.length}`, hint };
}

/**
 * Returns the effect of the chosen value. If the chosen value has no description, returns that of another value, with
 * that value's name.
 */
function hintOf(setting: Setting, options: Json): string | undefined {
  const now = chosenOf(setting, options);
  const { values } = setting;
  const own = values.find(({ value }) => value === now)?.hint;
  const other = values.find(({ hint }) => hint !== undefined);
  return own ?? (other === undefined ? undefined : `${other.label}: ${other.hint}`);
}

/** Describes the effects of the values. An effect that several values share is described once. */
function hintLines({ values }: Setting): string[] {
  const hints = values.flatMap(({ hint }) => hint ?? []);
  const isShared = (hint: string): boolean => hints.filter((one) => one === hint).length > 1;
  const lines = values.flatMap(({ label, hint }) =>
    hint === undefined ? [] : [plain(isShared(hint) ? hint : `${label}: ${hint}`)],
  );
  return [...new Set(lines)];
}

/** Shows the values of one setting; null if the game has no such setting. */
export function valuesDraft(lobby: Lobby, chat: GameChat, name: string, page: number): RowsDraft | null {
  const { id: table, title, options } = lobby;
  const named = chat.settings.find((candidate) => candidate.name === name);
  if (named === undefined) return null;
  const place = placeOf(named, chat);
  const back = buttonRows([button({ act: 'settings', table, page }, 'Back')]);
  const all = together(chat, named.together);
  if (all.length > 0) {
    const lines = all.map((one) => ({
      value: one.name,
      label: one.label,
      hint: hintOf(one, options),
      chosen: chosenOf(one, options) === 'yes',
    }));
    const menu = menuRow({ act: 'together', table, place }, `${named.together}: none`, lines, 0, lines.length);
    return {
      content: assemble([bold(title), `${named.together}: choose any number, or none.`], [], []),
      rows: [menu, ...back],
    };
  }
  const setting = choosable(named, options, chat);
  return {
    content: assemble([bold(title), plain(settingWords(setting, options))], hintLines(setting), []),
    rows: [settingRow({ act: 'setting', table, place }, setting, options), ...back],
  };
}
