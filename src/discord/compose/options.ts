import type { GameChat } from '../../chat/game-chat.ts';
import { optionsOf } from '../../kernel/decision.ts';
import type { Decision, Option } from '../../kernel/types.ts';
import { answerWords } from '../../tables/parse-intent.ts';
import type { TableId } from '../../tables/types.ts';
import { namesOf, readId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { bold, plain } from '../markdown.ts';
import { wholeAnswers, wholeName } from './answer-menu.ts';
import { areFew, type Ground, isShownOnButton, lines, pickButton, pickButtons } from './choices.ts';
import { copyLines, isChosen } from './copies.ts';
import { decisionNames } from './levels.ts';
import { everyVerb, oneVerb } from './picks.ts';
import { button, buttonRows, menuRow, type Row } from './rows.ts';
import { verbWords } from './words.ts';

/** Maximum number of rows for options in a message. The last row is for the fixed buttons. */
const ROWS = LIMITS.rows - 1;

/**
 * The part of a decision that a message shows: one page of all its options, of one verb's options, or of one group's.
 */
export interface MenuLevel {
  verb: string | null;
  group?: string;
  page: number;
}

/** The buttons and menus that answer a decision, one level at a time, in at most `most` rows (four by default). */
export function optionRows(
  table: TableId,
  decision: Decision,
  chat: GameChat,
  level: MenuLevel = { verb: null, page: 0 },
  most = ROWS,
): Row[] {
  const ground: Ground = { table, decision, chat, names: namesOf(decisionNames(decision)) };
  if (decision.kind === 'pick' && level.verb !== null) return oneVerb(ground, { ...level, verb: level.verb }, most);
  const rows = answerRows(ground, most);
  const instead = (decision.instead ?? []).map((option) => pickButton(ground, option));
  return [...rows, ...buttonRows(instead)].slice(0, most);
}

/**
 * Lists costs and gains that the rows don't show, one line for each option whose button has only its name. Options with the
 * same text share a line. `within` is the open group.
 */
export function unsaid(decision: Decision, chat: GameChat, rows: readonly Row[], within?: string): string[] {
  const names = namesOf(decisionNames(decision));
  const buttons = new Set(rows.flatMap(({ components }) => components.flatMap((part) => pickedBy(part))));
  // Menus of whole answers have no room for costs and gains at all.
  const isSpread = decision.kind === 'allocate' && !isChosen(decision) && decision.options.length <= LIMITS.formFields;
  const isSaid = (option: Option) =>
    buttons.has(names.get(option.key) ?? '')
      ? isShownOnButton({ chat, within }, option)
      : !(isSpread && decision.options.includes(option));
  const byHint = new Map<string, string[]>();
  for (const option of optionsOf(decision)) {
    if (!option.hint || isSaid(option)) continue;
    byHint.set(option.hint, [...(byHint.get(option.hint) ?? []), option.label]);
  }
  const all =
    decision.options.length > 1 && [...byHint.values()].some(({ length }) => length === decision.options.length);
  return [...byHint].map(([hint, labels]) =>
    all ? `Each: ${plain(hint)}` : `• ${labels.map(bold).join(', ')}: ${plain(hint)}`,
  );
}

/** The name of the option that a button picks. */
function pickedBy(part: Row['components'][number]): string[] {
  const id = 'custom_id' in part ? readId(part.custom_id) : null;
  return id?.act === 'pick' ? [id.name] : [];
}

function answerRows(ground: Ground, most: number): Row[] {
  const { table, decision } = ground;
  const id = { table, decision: decision.id };
  const spare = most - Math.ceil((decision.instead?.length ?? 0) / LIMITS.buttonsInRow);
  switch (decision.kind) {
    case 'pick':
      return everyVerb(ground, spare);
    case 'amount':
      if (areFew(ground, decision.options)) return buttonRows(pickButtons(ground, decision.options));
      if (decision.options.length > LIMITS.menuOptions) return formRow(ground, 'Name a number');
      return [menuRow({ act: 'menu', ...id, place: 0 }, 'Choose a number', lines(ground, decision.options))];
    case 'subset':
      return subset(ground);
    case 'order':
      return wholes(ground, 'Choose an order', 'Put in order');
    case 'allocate':
      return isChosen(decision)
        ? subset(ground)
        : wholes(ground, 'Choose how to spread the points', 'Spread the points');
  }
}

function subset(ground: Ground): Row[] {
  const { table, decision } = ground;
  const id = { table, decision: decision.id };
  const most = Math.min(
    decision.max,
    decision.options.reduce((sum, { max = 1 }) => sum + max, 0),
  );
  const none = decision.min === 0 ? [button({ act: 'none', ...id }, 'None of these')] : [];
  if (decision.options.length === 0) return decision.instead?.length ? [] : buttonRows(none);
  if (most === 1 && areFew(ground, decision.options))
    return buttonRows([...pickButtons(ground, decision.options), ...none]);
  if (decision.options.length > LIMITS.menuOptions) return [...formRow(ground, 'Choose'), ...buttonRows(none)];
  const menu = copyLines(ground);
  const least = decision.min === 0 ? 'up' : `${decision.min}`;
  const wanted = decision.min === most ? `${most}` : `${least} to ${most}`;
  return [
    menuRow({ act: 'set', ...id, place: 0 }, `${title(ground)}: choose ${wanted}`, menu, decision.min, most),
    ...buttonRows(none),
  ];
}

/** The label of the verb, if all options share it. */
function title({ chat, decision: { options } }: Ground): string {
  const [first, ...others] = new Set(options.map(({ verb }) => verb));
  return first === undefined || others.length > 0 ? 'These' : verbWords(chat, first).label;
}

/** True if a single key answers the decision. */
function takesOne({ min, max }: Decision): boolean {
  return min === 1 && max === 1;
}

/** Shows all answers as buttons or in a menu, or uses a form if there are too many answers. */
function wholes(ground: Ground, placeholder: string, form: string): Row[] {
  const { table, decision } = ground;
  if (takesOne(decision) && areFew(ground, decision.options)) return buttonRows(pickButtons(ground, decision.options));
  const all = wholeAnswers(decision);
  if (all === null) return formRow(ground, form);
  const menu = all.map((keys) => ({ value: wholeName(keys), label: answerWords(decision, keys) }));
  return menu.length === 0
    ? []
    : [menuRow({ act: 'whole', table, decision: decision.id, place: 0 }, placeholder, menu)];
}

function formRow({ table, decision }: Ground, label: string): Row[] {
  return buttonRows([button({ act: 'form', table, decision: decision.id }, label, 'first')]);
}
