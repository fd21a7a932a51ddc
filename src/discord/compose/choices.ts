import { optionsOf } from '../../kernel/decision.ts';
import type { Decision, Option } from '../../kernel/types.ts';
import type { TableId } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import type { KeyName } from '../ids.ts';
import { areAlike } from './distinct-labels.ts';
import { type Button, button, type MenuOption } from './rows.ts';
import { isGrave, labelled, verbWords } from './words.ts';

/** With so few options each is a button. */
const FEW = 5;
/** Letters on a button that a phone shows without cutting them. */
const ON_BUTTON = 40;

/** Everything that a row of options needs to know. */
export interface Ground {
  table: TableId;
  decision: Decision;
  chat: GameChat;
  names: Map<string, KeyName>;
  /** The group that is open: what stands under it needs no name of its own. */
  within?: string | undefined;
}

/** What it takes to say how an option is called. */
type Called = Pick<Ground, 'chat' | 'within'>;

/** Whether these options can stand as buttons that a phone shows apart. */
export function areFew(called: Called, options: readonly Option[]): boolean {
  if (options.length > FEW) return false;
  const names = options.map((option) => nameOnButton(called, option));
  return names.every(({ length }) => length <= ON_BUTTON) && !areAlike(names);
}

/** What stands on an option's button without what it costs. */
function nameOnButton({ chat, within }: Called, option: Option): string {
  const { label, named } = verbWords(chat, option.verb);
  return named && within === undefined ? `${label}: ${option.label}` : nameWithin({ chat, within }, option);
}

/** What an option is called where its verb is told already; under its group, where it has words for that, without the group. */
function nameWithin({ chat, within }: Called, option: Option): string {
  const { fold } = verbWords(chat, option.verb);
  return within !== undefined && fold !== undefined ? fold.way(option) : option.label;
}

/** What stands on an option's button: also what it costs and gives, where there is room. */
function onButton(called: Called, option: Option): string {
  const label = nameOnButton(called, option);
  const whole = labelled({ ...option, label });
  return whole.length <= ON_BUTTON ? whole : label;
}

/** Whether a button tells what its option costs and gives. */
export function isShownOnButton(called: Called, option: Option): boolean {
  return option.hint === undefined || onButton(called, option).endsWith(option.hint);
}

/**
 * A button that picks an option; what it costs stands on it where there is room. It stands out where there is nothing else to
 * do: which of several is the best is for the player to say.
 */
export function pickButton(ground: Ground, option: Option): Button {
  const { table, decision, chat, names } = ground;
  const name = names.get(option.key) ?? '';
  const isSole = decision.min > 0 && optionsOf(decision).length === 1;
  const weight = isGrave(chat, option) ? 'grave' : isSole ? 'first' : 'usual';
  return button({ act: 'pick', table, decision: decision.id, name }, onButton(ground, option), weight);
}

/** Buttons for options in their order. */
export function pickButtons(ground: Ground, options: readonly Option[]): Button[] {
  return options.map((option) => pickButton(ground, option));
}

/** Options as lines of a menu. */
export function lines(ground: Ground, options: readonly Option[]): MenuOption[] {
  return options.map((option) => ({
    value: ground.names.get(option.key) ?? '',
    label: nameWithin(ground, option),
    hint: option.hint,
  }));
}
