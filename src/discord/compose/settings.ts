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
import type { ClickId } from '../ids.ts';
import { bold, plain } from '../markdown.ts';
import { ACCENT, type MessageBlock, type SingleBlock } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import { small } from './people.ts';
import { button, buttonRows, menuRow, type Row, settingRow } from './rows.ts';

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

/**
 * Shows the settings. With `page`, each setting that can be changed has a line with its own button, on as many pages as
 * they need.
 */
export function settingsDraft(
  lobby: Lobby,
  chat: GameChat,
  page: number | null = null,
  before: readonly string[] = [],
): BlocksDraft {
  const { id: table, title, options } = lobby;
  const others = hasMore(chat) ? 'All other settings have their usual values.' : '';
  const now = [...settingLines(options, chat), page === null ? others : ''].filter((line) => line !== '');
  const head: MessageBlock = { text: [`### ${plain(title)}`, ...before, ...now.map(small)].join('\n') };
  if (page === null) return { accent: ACCENT.calm, blocks: [head] };
  const items = shownSettings(options, chat).map((setting) => [lineOf(table, setting, options, chat, page)]);
  const turn = (at: number): ClickId => ({ act: 'settings', table, page: at });
  const list: MessageBlock[] = items.length === 0 ? [] : [{ divider: true }, { items, page, turn }];
  return { accent: ACCENT.calm, blocks: [head, ...list, ...startRow(lobby)] };
}

/** The button that starts the game, for private messages, because the lobby message may be far up in the channel. */
export function startRow({ id: table, chairs = [] }: Pick<Lobby, 'id' | 'chairs'>): Row[] {
  const isComplete = chairs.every(({ player, bot, unready }) => (player !== null || bot !== null) && unready !== true);
  return chairs.length > 0 && isComplete ? buttonRows([button({ act: 'start', table }, 'Start', 'first')]) : [];
}

/** The settings that can be changed. Settings of a group share one line, at the place of the first one. */
function shownSettings(options: Json, chat: GameChat): Setting[] {
  return openSettings(chat, options).filter(
    (setting) => (together(chat, setting.together)[0]?.name ?? setting.name) === setting.name,
  );
}

/** A setting with its value and effect, beside the button that opens its values. */
function lineOf(table: TableId, setting: Setting, options: Json, chat: GameChat, page: number): SingleBlock {
  const change = button({ act: 'value', table, place: placeOf(setting, chat), page }, 'Change');
  const { together: name } = setting;
  if (name === undefined) {
    const value = settingWords(setting, options).slice(setting.label.length + 2);
    return { texts: [lineText(setting.label, value, hintOf(setting, options))], button: change };
  }
  const chosen = together(chat, name).filter((one) => chosenOf(one, options) === 'yes');
  const hint = chosen.map(({ label }) => label).join(' · ');
  return { texts: [lineText(name, chosen.length === 0 ? 'none' : `${chosen.length}`, hint)], button: change };
}

function lineText(label: string, value: string, hint: string | undefined): string {
  return [`${bold(label)}: ${plain(value)}`, ...(hint ? [small(plain(hint))] : [])].join('\n');
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
export function valuesDraft(lobby: Lobby, chat: GameChat, name: string, page: number): BlocksDraft | null {
  const { id: table, title, options } = lobby;
  const named = chat.settings.find((candidate) => candidate.name === name);
  if (named === undefined) return null;
  const place = placeOf(named, chat);
  const back = buttonRows([button({ act: 'settings', table, page }, 'Back')]);
  const shown = (lines: readonly string[], menu: Row): BlocksDraft => ({
    accent: ACCENT.calm,
    blocks: [{ text: [`### ${plain(title)}`, ...lines].join('\n') }, menu, ...back],
  });
  const all = together(chat, named.together);
  if (all.length > 0) {
    const lines = all.map((one) => ({
      value: one.name,
      label: one.label,
      hint: hintOf(one, options),
      chosen: chosenOf(one, options) === 'yes',
    }));
    const menu = menuRow({ act: 'together', table, place }, `${named.together}: none`, lines, 0, lines.length);
    return shown([`${named.together}: choose any number, or none.`], menu);
  }
  const setting = choosable(named, options, chat);
  const words = [bold(settingWords(setting, options)), ...hintLines(setting).map(small)];
  return shown(words, settingRow({ act: 'setting', table, place }, setting, options));
}
