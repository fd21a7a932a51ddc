import type { Option } from '../../kernel/types.ts';
import { chunks, LIMITS } from '../limits.ts';
import { areFew, type Ground, lines, pickButton, pickButtons } from './choices.ts';
import { groupName, verbName } from './levels.ts';
import { type Button, button, buttonRows, menuRow, type Row } from './rows.ts';
import { inOrder, verbsOf, verbWords } from './words.ts';

/** A verb with its options, at least one. */
interface Verb {
  verb: string;
  options: Option[];
}

/**
 * All options by verb, in at most `rows` rows: buttons while they are few; else as many menus as there is room for, the
 * commonest verbs first, and a button for each of the others.
 */
export function everyVerb(ground: Ground, rows: number): Row[] {
  const { chat, decision } = ground;
  if (areFew(chat, decision.options)) return buttonRows(pickButtons(ground, inOrder(chat, decision.options)));
  const verbs = verbsOf(chat, decision.options).map((verb) => ({
    verb,
    options: decision.options.filter((option) => option.verb === verb),
  }));
  const long = soleLong(verbs);
  if (long !== null) {
    const beside = verbs.filter((verb) => verb !== long).map((verb) => verbButton(ground, verb));
    return longList(ground, long, 0, beside, rows);
  }
  const menus = menusFor(verbs, rows);
  if (menus === null) return menuOfVerbs(ground, verbs, rows);
  const others = verbs.filter((verb) => !menus.includes(verb));
  const menuRows = menus.map((verb, place) => verbMenu(ground, verb, place));
  const [commonest] = verbs;
  const leads = commonest !== undefined && others.includes(commonest);
  const buttons = buttonRows(others.map((verb) => verbButton(ground, verb, verb === commonest)));
  return leads ? [...buttons, ...menuRows] : [...menuRows, ...buttons];
}

/** One verb's options, or one group of them, from a page on, with a way back to all. */
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
  if (areFew(ground.chat, options)) return [...buttonRows(pickButtons(ground, options)), ...buttonRows([back])];
  return longList(ground, { verb, options, ...(group === undefined ? {} : { group }) }, page, [back], rows);
}

/** The only verb of several options, when it has more than a menu holds and few buttons stand beside it. */
function soleLong(verbs: readonly Verb[]): Verb | null {
  const [sole, ...others] = verbs.filter(({ options }) => options.length > 1);
  const beside = verbs.length - 1;
  if (sole === undefined || others.length > 0 || sole.options.length <= LIMITS.menuOptions) return null;
  // Two more buttons turn the pages.
  return beside <= LIMITS.buttonsInRow - 2 ? sole : null;
}

/** The verbs that become menus: as many as leave room for the others' buttons; null when there are too many verbs. */
function menusFor(verbs: readonly Verb[], rows: number): Verb[] | null {
  const fitting = verbs.filter(({ options }) => options.length > 1 && options.length <= LIMITS.menuOptions);
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

function verbMenu(ground: Ground, { verb, options }: Verb, place: number): Row {
  const { table, decision, chat } = ground;
  const { label, hint } = verbWords(chat, verb);
  const id = { act: 'menu', table, decision: decision.id, place } as const;
  return menuRow(id, `${label} (${options.length}): ${hint}`, lines(ground, options));
}

/** The only option of a verb, or what opens its options. */
function verbButton(ground: Ground, { verb, options: [only, ...others] }: Verb, first = false): Button {
  if (only !== undefined && others.length === 0) return pickButton(ground, only, first);
  const label = `${verbWords(ground.chat, verb).label} (${others.length + 1})`;
  return openButton(ground, verbName(verb), label, 0, first);
}

function openButton({ table, decision, names }: Ground, what: string, label: string, page: number, first = false) {
  const name = names.get(what) ?? '';
  return button({ act: 'open', table, decision: decision.id, name, page }, label, first ? 'first' : 'usual');
}

/** A list longer than a menu: a button for each of its groups where they are many, else menus, a few to a page. */
function longList(
  ground: Ground,
  list: Verb & { group?: string },
  page: number,
  beside: readonly Button[],
  rows: number,
): Row[] {
  const headed = underHeadings(ground, list);
  const room = (rows - 1) * LIMITS.buttonsInRow;
  if (headed.length >= rows && headed.length <= room && headed.every(({ isGroup }) => isGroup)) {
    const open = headed.map(({ heading, options }) =>
      openButton(ground, groupName(list.verb, heading), `${heading} (${options.length})`, 0),
    );
    return [...buttonRows(open), ...buttonRows(beside)];
  }
  return pages(ground, list, page, headed, beside, rows);
}

interface Headed {
  heading: string;
  /** Whether it is a group that can be opened by its name. */
  isGroup: boolean;
  options: Option[];
}

/** Options by their groups; all together while one menu holds them. */
function underHeadings({ chat }: Ground, { verb, group, options }: Verb & { group?: string }): Headed[] {
  const title = group ?? verbWords(chat, verb).label;
  if (options.length <= LIMITS.menuOptions) return [{ heading: title, isGroup: false, options }];
  const headed = new Map<string | undefined, Option[]>();
  for (const option of options) headed.set(option.group, [...(headed.get(option.group) ?? []), option]);
  return [...headed].map(([heading, part]) => ({
    heading: heading ?? title,
    isGroup: heading !== undefined && group === undefined,
    options: part,
  }));
}

/** Menus of 25 under their headings, a few to a page; below them the pages and other buttons. */
function pages(
  ground: Ground,
  { verb, group }: Verb & { group?: string },
  page: number,
  headed: readonly Headed[],
  beside: readonly Button[],
  rows: number,
): Row[] {
  const id = { table: ground.table, decision: ground.decision.id };
  const what = group === undefined ? verbName(verb) : groupName(verb, group);
  const perPage = rows - 1;
  const menus = headed.flatMap(({ heading, options }) => {
    const parts = chunks(options, LIMITS.menuOptions);
    return parts.map((part) => ({ heading: parts.length === 1 ? heading : spanOf(part), part }));
  });
  const last = Math.max(0, Math.ceil(menus.length / perPage) - 1);
  const at = Math.min(page, last);
  const shown = menus
    .slice(at * perPage, (at + 1) * perPage)
    .map(({ heading, part }, place) => menuRow({ act: 'menu', ...id, place }, heading, lines(ground, part)));
  const turn = [...beside];
  if (at > 0) turn.push(openButton(ground, what, 'Earlier', at - 1));
  if (at < last) turn.push(openButton(ground, what, `More (${at + 2} of ${last + 1})`, at + 1));
  return [...shown, ...buttonRows(turn)];
}

function spanOf(options: readonly Option[]): string {
  return `${options[0]?.label ?? ''} … ${options.at(-1)?.label ?? ''}`;
}
