import { must } from '../../kernel/must.ts';
import type { Option } from '../../kernel/types.ts';
import { chunks, LIMITS } from '../limits.ts';
import { areFew, type Ground, isShownOnButton, lines, pickButton, pickButtons } from './choices.ts';
import { toldApart } from './distinct-labels.ts';
import { groupName, verbName } from './levels.ts';
import { byGroup, menuLines } from './option-groups.ts';
import { type Button, button, buttonRows, type MenuOption, menuRow, type Row } from './rows.ts';
import { inOrder, verbsOf, verbWords } from './words.ts';

/** A verb with its options (at least one), or one group of its options. */
interface Listed {
  verb: string;
  group?: string;
  options: Option[];
}

interface Verb extends Listed {
  /** The verb's options as menu lines. */
  menu: MenuOption[];
}

/** If a verb has at most this many options, each gets a button instead of a menu line, if there is room. */
const SHORT = 2;

/**
 * Shows all options by verb in at most `rows` rows. If there are few options, all of them are buttons. Otherwise, the
 * most common verbs become menus as far as there is room, and the other verbs become buttons.
 */
export function everyVerb(ground: Ground, rows: number): Row[] {
  const { chat, decision } = ground;
  if (areFew(ground, decision.options)) return buttonRows(pickButtons(ground, inOrder(chat, decision.options)));
  const verbs = verbsOf(chat, decision.options).map((verb) => {
    const options = decision.options.filter((option) => option.verb === verb);
    return { verb, options, menu: menuLines(ground, verb, options) };
  });
  const long = soleLong(verbs);
  if (long !== null) {
    const beside = verbs.filter((verb) => verb !== long).map((verb) => verbButton(ground, verb));
    return longList(ground, long, 0, beside, rows);
  }
  const direct = directly(ground, verbs, rows);
  const menus = direct ?? menusFor(verbs, rows);
  if (menus === null) return menuOfVerbs(ground, verbs, rows);
  const others = verbs.filter((verb) => !menus.includes(verb));
  const menuRows = menus.map((verb, place) => verbMenu(ground, verb, place));
  const [commonest] = verbs;
  const leads = commonest !== undefined && others.includes(commonest);
  const buttons = others.flatMap((verb) =>
    direct === null
      ? [verbButton(ground, verb, verb === commonest)]
      : verb.options.map((option) => pickButton(ground, option)),
  );
  return leads ? [...buttonRows(buttons), ...menuRows] : [...menuRows, ...buttonRows(buttons)];
}

/** The verbs that become menus so that all options of the other verbs can be buttons; null if that isn't possible. */
function directly(ground: Ground, verbs: readonly Verb[], rows: number): Verb[] | null {
  const menus = verbs.filter(({ options }) => options.length > 1 && !isShort(ground, options));
  const buttons = verbs.reduce((sum, verb) => sum + (menus.includes(verb) ? 0 : verb.options.length), 0);
  const fits = menus.length + Math.ceil(buttons / LIMITS.buttonsInRow) <= rows;
  return fits && menus.every(({ menu }) => menu.length <= LIMITS.menuOptions) ? menus : null;
}

/** True if the options are so few and short that buttons can show everything about them. */
function isShort(ground: Ground, options: readonly Option[]): boolean {
  const told = areFew(ground, options) && options.every((option) => isShownOnButton(ground, option));
  return told && options.length <= SHORT;
}

/** Shows a page of one verb's options, or of one group of them, with a way back to all options. */
export function oneVerb(
  ground: Ground,
  { verb, group, page }: { verb: string; group?: string; page: number },
  rows: number,
): Row[] {
  const { table, decision } = ground;
  const options = decision.options.filter(
    (option) => option.verb === verb && (group === undefined || option.group === group),
  );
  const back = button({ act: 'top', table, decision: decision.id }, 'Back');
  const within: Ground = { ...ground, within: group };
  if (areFew(within, options)) return [...buttonRows(pickButtons(within, options)), ...buttonRows([back])];
  const list = group === undefined ? { verb, options } : { verb, group, options };
  const menu = menuLines(within, verb, options);
  const isFolded = menu.length < options.length && menu.length <= LIMITS.menuOptions;
  if (!isFolded) return longList(within, list, page, [back], rows);
  const id = { act: 'menu', table, decision: decision.id, place: 0 } as const;
  return [menuRow(id, verbWords(ground.chat, verb).label, menu), ...buttonRows([back])];
}

/** The only verb with several options, if they exceed one menu and there are few other buttons; otherwise null. */
function soleLong(verbs: readonly Verb[]): Verb | null {
  const [sole, ...others] = verbs.filter(({ options }) => options.length > 1);
  const beside = verbs.length - 1;
  if (sole === undefined || others.length > 0 || sole.menu.length <= LIMITS.menuOptions) return null;
  // Turning pages takes two more buttons.
  return beside <= LIMITS.buttonsInRow - 2 ? sole : null;
}

/** The verbs that become menus: as many as leave room for the other verbs' buttons. Returns null if there are too many verbs. */
function menusFor(verbs: readonly Verb[], rows: number): Verb[] | null {
  const fitting = verbs.filter(({ options, menu }) => options.length > 1 && menu.length <= LIMITS.menuOptions);
  for (let menus = Math.min(fitting.length, rows); menus >= 0; menus--) {
    const buttons = Math.ceil((verbs.length - menus) / LIMITS.buttonsInRow);
    if (menus + buttons <= rows) return fitting.slice(0, menus);
  }
  return null;
}

function menuOfVerbs({ table, chat, decision, names }: Ground, verbs: readonly Verb[], rows: number): Row[] {
  const menu = verbs.map(({ verb, options }) => ({
    value: names.get(verbName(verb)) ?? '',
    label: `${verbWords(chat, verb).label} (${options.length})`,
    hint: verbWords(chat, verb).hint,
  }));
  return chunks(menu, LIMITS.menuOptions)
    .slice(0, rows)
    .map((part, place) => menuRow({ act: 'menu', table, decision: decision.id, place }, 'Choose what to do', part));
}

function verbMenu({ table, decision, chat }: Ground, { verb, menu }: Verb, place: number): Row {
  const { label, hint } = verbWords(chat, verb);
  const id = { act: 'menu', table, decision: decision.id, place } as const;
  return menuRow(id, `${label} (${menu.length}): ${hint}`, menu);
}

/** A button for the only option of a verb, or a button that opens the verb's options. */
function verbButton(ground: Ground, { verb, options: [only, ...others] }: Listed, first = false): Button {
  if (only !== undefined && others.length === 0) return pickButton(ground, only);
  const label = `${verbWords(ground.chat, verb).label} (${others.length + 1})`;
  return openButton(ground, verbName(verb), label, 0, first);
}

function openButton({ table, decision, names }: Ground, what: string, label: string, page: number, first = false) {
  const name = names.get(what) ?? '';
  return button({ act: 'open', table, decision: decision.id, name, page }, label, first ? 'first' : 'usual');
}

/**
 * Shows a list that is longer than a menu: a button for each group if there are many groups, otherwise several pages of
 * menus.
 */
function longList(ground: Ground, list: Listed, page: number, beside: readonly Button[], rows: number): Row[] {
  const headed = underHeadings(ground, list);
  const room = (rows - 1) * LIMITS.buttonsInRow;
  if (headed.length >= rows && headed.length <= room && headed.every(({ isGroup }) => isGroup)) {
    const labels = toldApart(headed.map(({ heading, options }) => `${heading} (${options.length})`));
    const open = headed.map(({ heading }, at) =>
      openButton(ground, groupName(list.verb, heading), must(labels[at], 'the label of a group'), 0),
    );
    return [...buttonRows(open), ...buttonRows(beside)];
  }
  return pages(ground, list, page, headed, beside, rows);
}

interface Headed {
  heading: string;
  /** True if a group can be opened by its name. */
  isGroup: boolean;
  options: Option[];
}

/** Options by group, or all of them together if one menu can hold them. */
function underHeadings({ chat }: Ground, { verb, group, options }: Listed): Headed[] {
  const title = group ?? verbWords(chat, verb).label;
  if (options.length <= LIMITS.menuOptions) return [{ heading: title, isGroup: false, options }];
  return byGroup(options).map(([heading, part]) => ({
    heading: heading ?? title,
    isGroup: heading !== undefined && group === undefined,
    options: part,
  }));
}

/** Menus of up to 25 lines with headings, a few per page, followed by page and other buttons. */
function pages(
  ground: Ground,
  { verb, group }: Pick<Listed, 'verb' | 'group'>,
  page: number,
  headed: readonly Headed[],
  beside: readonly Button[],
  rows: number,
): Row[] {
  const id = { table: ground.table, decision: ground.decision.id };
  const what = group === undefined ? verbName(verb) : groupName(verb, group);
  const perPage = rows - 1;
  const menus = headed.flatMap(({ heading, isGroup, options }) => {
    const parts = chunks(options, LIMITS.menuOptions);
    const isWhole = parts.length === 1;
    // Under its group’s name, an option shows only the part that differs.
    const under = isGroup && isWhole ? { ...ground, within: heading } : ground;
    return parts.map((part) => ({ heading: isWhole ? heading : spanOf(part), part: lines(under, part) }));
  });
  const last = Math.max(0, Math.ceil(menus.length / perPage) - 1);
  const at = Math.min(page, last);
  const shown = menus
    .slice(at * perPage, (at + 1) * perPage)
    .map(({ heading, part }, place) => menuRow({ act: 'menu', ...id, place }, heading, part));
  const turn = [...beside];
  if (at > 0) turn.push(openButton(ground, what, 'Earlier', at - 1));
  if (at < last) turn.push(openButton(ground, what, `More (${at + 2} of ${last + 1})`, at + 1));
  return [...shown, ...buttonRows(turn)];
}

function spanOf(options: readonly Option[]): string {
  return `${options[0]?.label ?? ''} … ${options.at(-1)?.label ?? ''}`;
}
