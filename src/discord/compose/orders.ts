import { chosenOf, type GameChat, type Setting, withValue } from '../../chat/game-chat.ts';
import type { Json, StandingOrders } from '../../kernel/types.ts';
import type { TableId, TableView } from '../../tables/types.ts';
import { type ClickId, writeId } from '../ids.ts';
import { chunks, LIMITS } from '../limits.ts';
import { assemble, bold, humane, plain } from '../markdown.ts';
import type { Click } from '../payload.ts';
import { ACCENT } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import { aheadWords, dropRow } from './kept-line.ts';
import { button, buttonRows, menuRow, type Row, settingRow } from './rows.ts';

/**
 * Number of rows for preference menus. The first row is for windows. The menus also use the last row if they need it
 * and it is free.
 */
const PREFERENCE_ROWS = LIMITS.rows - 1;
/** Windows with the same setting share a line if there are more windows than this. */
const FEW_ALIKE = 6;
/** The index of the second menu for windows, which comes after the menus of all preferences. */
const MORE_WINDOWS = LIMITS.rows;

/**
 * Splits the preferences into those that have their own menus and, if there are too many preferences, those that share
 * the last menu.
 */
function sharedOut({ preferences }: GameChat): { own: readonly Setting[]; shared: readonly Setting[] } {
  if (preferences.length <= PREFERENCE_ROWS) return { own: preferences, shared: [] };
  return { own: preferences.slice(0, PREFERENCE_ROWS - 1), shared: preferences.slice(PREFERENCE_ROWS - 1) };
}

/** A player's standing orders as menus: when to be asked, and the game's preferences. */
export function ordersDraft(seen: TableView, chat: GameChat): BlocksDraft {
  const title = `${bold(seen.title)} · standing orders`;
  if (seen.orders === null)
    return {
      accent: ACCENT.calm,
      blocks: [{ text: 'You aren’t playing at this table, so you have no standing orders here.' }],
    };
  const { windows, now } = seen.orders;
  const lines = windowLines(windows, now);
  const { own, shared } = sharedOut(chat);
  const preferred = chat.preferences.map((preference) => {
    const chosen = chosenOf(preference, now.prefer);
    return `• ${bold(preference.label)}: ${plain(preference.values.find(({ value }) => value === chosen)?.label ?? 'your own choice')}`;
  });
  const content = assemble(
    [
      title,
      windows.length > 0
        ? 'I ask you at every moment you tick, whatever cards you hold. At all others, I pass for you.'
        : 'I can’t pass for you at this table, so I ask you whenever there is something to decide.',
      '`/orders zone:`, `hours:` and `holidays:` set when I remind you. `/orders confirm:` sets whether I ask before you end something or break an agreement.',
    ],
    [],
    [...lines, ...preferred, ...aheadWords(seen), ...preparedCount(seen)],
  );
  const menus = [
    ...windowRows(seen.id, windows, now, LIMITS.rows - own.length - (shared.length === 0 ? 0 : 1)),
    ...own.map((preference, at) =>
      settingRow({ act: 'orders', table: seen.id, place: at + 1 }, preference, now.prefer),
    ),
    ...sharedRow(seen.id, shared, own.length + 1),
  ];
  const buttons = [
    ...(windows.length === 0 ? [] : buttonRows([button({ act: 'ifs', table: seen.id }, 'If … then …')])),
    ...dropRow(seen),
  ];
  return { accent: ACCENT.own, blocks: [{ text: content }, ...menus, ...buttons] };
}

function preparedCount({ prepared }: TableView): string[] {
  const many = prepared === undefined ? 0 : prepared.answers.length;
  return many === 0 ? [] : [`You have prepared ${many === 1 ? 'an answer' : `${many} answers`}: press “If … then …”.`];
}

type Orders = NonNullable<TableView['orders']>;

/**
 * The setting of each window. Windows with the same setting share a line if there are many of them, and the menus show
 * the details.
 */
function windowLines(windows: Orders['windows'], now: StandingOrders): string[] {
  const held = windows.map((window) => ({
    ...window,
    by: window.now ?? (now.ask.includes(window.id) ? 'I ask you' : 'I pass for you'),
  }));
  const alike = (by: string) => held.filter((window) => window.by === by);
  const isMany = (by: string) => alike(by).length > FEW_ALIKE;
  const many = [...new Set(held.map(({ by }) => by))].filter(isMany);
  return [
    ...held.flatMap(({ label, hint, by }) => (isMany(by) ? [] : [`• ${bold(label)}: ${by}. ${plain(hint)}.`])),
    ...many.map(
      (by) =>
        `• ${bold(humane(by))}: ${plain(
          alike(by)
            .map(({ label }) => label)
            .join('; '),
        )}.`,
    ),
  ];
}

function windowRows(table: TableId, windows: Orders['windows'], now: StandingOrders, most: number): Row[] {
  const lines = windows.map(({ id, label, hint }) => ({ value: id, label, hint, chosen: now.ask.includes(id) }));
  const menus = Math.min(2, most, Math.ceil(lines.length / LIMITS.menuOptions));
  if (menus === 0) return [];
  const [first = [], second = []] = chunks(lines, Math.min(LIMITS.menuOptions, Math.ceil(lines.length / menus)));
  const rows = [menuRow({ act: 'orders', table, place: 0 }, 'Ask me when …', first, 0, first.length)];
  return menus === 1
    ? rows
    : [...rows, menuRow({ act: 'orders', table, place: MORE_WINDOWS }, 'Or when …', second, 0, second.length)];
}

/** One menu for several preferences; each line sets one preference to a value. */
function sharedRow(table: TableId, shared: readonly Setting[], place: number): Row[] {
  if (shared.length === 0) return [];
  const lines = shared.flatMap(({ name, label, values }) =>
    values.map((value) => ({
      value: sharedValue(name, value.value),
      label: `${label}: ${value.label}`,
      hint: value.hint,
    })),
  );
  const about = shared.map(({ label }) => label).join(', ');
  return [menuRow({ act: 'orders', table, place }, about, lines.slice(0, LIMITS.menuOptions))];
}

function sharedValue(name: string, value: string): string {
  return `${name} ${value}`;
}

/**
 * Returns the orders after a choice in one of the menus of `ordersDraft`. All other orders keep the values that the
 * message shows. The result doesn't mention preferences of the shared menu that weren't chosen, and the game leaves
 * these as they are. The game also checks the result.
 */
export function ordersFrom(id: Extract<ClickId, { act: 'orders' }>, clicked: Click, chat: GameChat): Json {
  const shown = (place: number): readonly string[] =>
    place === id.place ? clicked.values : (clicked.menus.get(writeId({ ...id, place })) ?? []);
  const { own, shared } = sharedOut(chat);
  const chosen = [
    ...own.map((preference, at) => ({ preference, value: shown(at + 1)[0] })),
    ...shared.map((preference) => {
      const value = preference.values.find(
        (one) => sharedValue(preference.name, one.value) === shown(own.length + 1)[0],
      );
      return { preference, value: value?.value };
    }),
  ];
  const prefer = chosen.reduce<Json>((all, { preference, value: wanted }) => {
    const value = preference.values.find((candidate) => candidate.value === wanted);
    return value === undefined ? all : withValue(all, preference, value);
  }, {});
  return { ask: [...shown(0), ...shown(MORE_WINDOWS)], prefer };
}
