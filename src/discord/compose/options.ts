import { offers } from '../../kernel/decision.ts';
import type { Decision, Option } from '../../kernel/types.ts';
import type { TableId } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { type KeyName, namesOf } from '../ids.ts';
import { chunks, LIMITS } from '../limits.ts';
import { type Button, button, buttonRows, type Line, menuRow, type Row } from './rows.ts';
import { wholeAnswers, wholeLabel, wholeName } from './wholes.ts';
import { inOrder, labelled, verbsOf, verbWords } from './words.ts';

/** Rows of a message that options may take; the last one holds the fixed buttons. */
const ROWS = LIMITS.rows - 1;
/** Menus of a long list that are shown at once; the row below turns the pages. */
const MENUS = ROWS - 1;
/** With so few options each is a button, if a phone can show all that stands on it. */
const FEW = 5;
const ON_BUTTON = 40;
/** Buttons beside those that turn the pages. */
const BESIDE = 3;

/** What of a decision is shown: all of it, or one verb from a page on. */
export interface Level {
  verb: string | null;
  page: number;
}

/** Everything that a row of options needs to know. */
interface Ground {
  table: TableId;
  decision: Decision;
  chat: GameChat;
  names: Map<string, KeyName>;
}

/** The buttons and menus that answer a decision, one level at a time. At most four rows. */
export function optionRows(
  table: TableId,
  decision: Decision,
  chat: GameChat,
  level: Level = { verb: null, page: 0 },
): Row[] {
  const ground: Ground = { table, decision, chat, names: namesOf(decisionNames(decision)) };
  if (decision.kind === 'pick' && level.verb !== null) return oneVerb(ground, level.verb, level.page);
  const rows = answerRows(ground);
  const instead = (decision.instead ?? []).map((option) => pickButton(ground, option));
  return [...rows, ...buttonRows(instead)].slice(0, ROWS);
}

/** What the ids of a decision's components can name: its keys and, so that they can be opened, its verbs. */
export function decisionNames(decision: Decision): string[] {
  return offers(decision).flatMap(({ key, verb }) => [key, verbName(verb)]);
}

/** A verb among the names of a decision; no key holds a space. */
export function verbName(verb: string): string {
  return `verb ${verb}`;
}

function answerRows(ground: Ground): Row[] {
  const { table, decision } = ground;
  const id = { table, decision: decision.id };
  const spare = ROWS - Math.ceil((decision.instead?.length ?? 0) / LIMITS.buttonsInRow);
  switch (decision.kind) {
    case 'pick':
      return everyVerb(ground, spare);
    case 'amount':
      if (decision.options.length <= FEW)
        return buttonRows(decision.options.map((option) => pickButton(ground, option)));
      if (decision.options.length > LIMITS.menuOptions) return formRow(ground, 'Name a number');
      return [menuRow({ act: 'menu', ...id, place: 0 }, 'Choose a number', lines(ground, decision.options))];
    case 'subset':
      return subset(ground);
    case 'order':
      return wholes(ground, 'Choose an order', 'Put in order');
    case 'allocate':
      return wholes(ground, 'Choose how to spread them', 'Spread the points');
  }
}

function subset(ground: Ground): Row[] {
  const { table, decision } = ground;
  const id = { table, decision: decision.id };
  const none = decision.min === 0 ? buttonRows([button({ act: 'none', ...id }, 'None of these')]) : [];
  if (decision.options.length === 0) return none;
  if (decision.options.length > LIMITS.menuOptions) return [...formRow(ground, 'Choose'), ...none];
  const most = Math.min(decision.max, decision.options.length);
  const wanted = decision.min === most ? `${most}` : `${decision.min} to ${most}`;
  return [
    menuRow({ act: 'set', ...id, place: 0 }, `Choose ${wanted}`, lines(ground, decision.options), decision.min, most),
    ...none,
  ];
}

/** All answers in a menu, or a form where they are too many. */
function wholes(ground: Ground, placeholder: string, form: string): Row[] {
  const { table, decision } = ground;
  const all = wholeAnswers(decision);
  if (all === null) return formRow(ground, form);
  const menu = all.map((keys) => ({ value: wholeName(keys), label: wholeLabel(decision, keys) }));
  return menu.length === 0
    ? []
    : [menuRow({ act: 'whole', table, decision: decision.id, place: 0 }, placeholder, menu)];
}

function formRow({ table, decision }: Ground, label: string): Row[] {
  return buttonRows([button({ act: 'form', table, decision: decision.id }, label, 'first')]);
}

/** All options by verb: buttons while they are few, menus where they fit, else buttons that open a verb. */
function everyVerb(ground: Ground, rows: number): Row[] {
  const { table, chat, decision, names } = ground;
  if (decision.options.length <= FEW && decision.options.every((option) => labelled(option).length <= ON_BUTTON)) {
    return buttonRows(inOrder(chat, decision.options).map((option, at) => pickButton(ground, option, at === 0)));
  }
  const verbs = verbsOf(chat, decision.options).map((verb) => ({
    verb,
    options: decision.options.filter((option) => option.verb === verb),
  }));
  const single = verbs.filter(({ options }) => options.length === 1);
  const several = verbs.filter(({ options }) => options.length > 1);
  const fits = several.length + Math.ceil(single.length / LIMITS.buttonsInRow) <= rows;
  if (fits && several.every(({ options }) => options.length <= LIMITS.menuOptions)) {
    return [
      ...several.map(({ verb, options }, place) => verbMenu(ground, verb, options, place)),
      ...buttonRows(single.flatMap(({ options }) => options.map((option) => pickButton(ground, option)))),
    ];
  }
  const [sole, ...otherVerbs] = several;
  if (sole !== undefined && otherVerbs.length === 0 && single.length <= BESIDE && rows === ROWS) {
    const beside = single.flatMap(({ options }) => options.map((option) => pickButton(ground, option)));
    return pages(ground, sole.verb, 0, underHeadings(ground, sole.verb), beside);
  }
  if (verbs.length <= rows * LIMITS.buttonsInRow) {
    return buttonRows(
      verbs.map(({ verb, options: [first, ...rest] }, at) =>
        first !== undefined && rest.length === 0
          ? pickButton(ground, first, at === 0)
          : openButton(ground, verb, rest.length + 1, at === 0),
      ),
    );
  }
  const menu = verbs.map(({ verb, options }) => ({
    value: names.get(verbName(verb)) ?? '',
    label: `${verbWords(chat, verb).label} (${options.length})`,
    hint: verbWords(chat, verb).hint,
  }));
  return chunks(menu, LIMITS.menuOptions)
    .slice(0, rows)
    .map((part, place) => menuRow({ act: 'menu', table, decision: decision.id, place }, 'Choose what to do', part));
}

/** One verb's options under their headings, with a way back to all. */
function oneVerb(ground: Ground, verb: string, page: number): Row[] {
  const back = button({ act: 'top', table: ground.table, decision: ground.decision.id }, 'Back');
  return pages(ground, verb, page, underHeadings(ground, verb), [back]);
}

interface Headed {
  heading: string;
  options: Option[];
}

/** A verb's options by their groups; all together while one menu holds them. */
function underHeadings({ chat, decision }: Ground, verb: string): Headed[] {
  const title = verbWords(chat, verb).label;
  const options = decision.options.filter((option) => option.verb === verb);
  if (options.length <= LIMITS.menuOptions) return [{ heading: title, options }];
  const headed = new Map<string, Option[]>();
  for (const option of options) {
    const heading = option.group ?? title;
    headed.set(heading, [...(headed.get(heading) ?? []), option]);
  }
  return [...headed].map(([heading, part]) => ({ heading, options: part }));
}

/** A long list as menus of 25 under their headings, a few menus to a page; below them the pages and other buttons. */
function pages(
  ground: Ground,
  verb: string,
  page: number,
  headed: readonly Headed[],
  beside: readonly Button[],
): Row[] {
  const { table, decision, names } = ground;
  const id = { table, decision: decision.id };
  const name = names.get(verbName(verb)) ?? '';
  const menus = headed.flatMap(({ heading, options }) => {
    const parts = chunks(options, LIMITS.menuOptions);
    return parts.map((part) => ({ heading: parts.length === 1 ? heading : `${heading}: ${spanOf(part)}`, part }));
  });
  const last = Math.max(0, Math.ceil(menus.length / MENUS) - 1);
  const at = Math.min(page, last);
  const rows = menus.slice(at * MENUS, (at + 1) * MENUS).map(({ heading, part }, place) => {
    return menuRow({ act: 'menu', ...id, place }, heading, lines(ground, part));
  });
  const turn = [...beside];
  if (at > 0) turn.push(button({ act: 'open', ...id, name, page: at - 1 }, 'Earlier'));
  if (at < last) turn.push(button({ act: 'open', ...id, name, page: at + 1 }, `More (${at + 2} of ${last + 1})`));
  return [...rows, ...buttonRows(turn)];
}

function spanOf(options: readonly Option[]): string {
  return `${options[0]?.label ?? ''} … ${options.at(-1)?.label ?? ''}`;
}

function verbMenu(ground: Ground, verb: string, options: readonly Option[], place: number): Row {
  const { table, decision, chat } = ground;
  return menuRow(
    { act: 'menu', table, decision: decision.id, place },
    `${verbWords(chat, verb).label}: ${options.length} ways`,
    lines(ground, options),
  );
}

function openButton({ table, decision, chat, names }: Ground, verb: string, count: number, first: boolean): Button {
  const name = names.get(verbName(verb)) ?? '';
  return button(
    { act: 'open', table, decision: decision.id, name, page: 0 },
    `${verbWords(chat, verb).label} (${count})`,
    first ? 'first' : 'usual',
  );
}

function pickButton({ table, decision, chat, names }: Ground, option: Option, first = false): Button {
  const name = names.get(option.key) ?? '';
  const weight = verbWords(chat, option.verb).ends ? 'grave' : first ? 'first' : 'usual';
  return button({ act: 'pick', table, decision: decision.id, name }, labelled(option), weight);
}

function lines({ names }: Ground, options: readonly Option[]): Line[] {
  return options.map(({ key, label, hint }) => ({ value: names.get(key) ?? '', label, hint }));
}
