import type { GameChat } from '../../chat/game-chat.ts';
import { optionsOf } from '../../kernel/decision.ts';
import type { Decision, Option } from '../../kernel/types.ts';
import type { TableId } from '../../tables/types.ts';
import type { KeyName } from '../ids.ts';
import { areAlike } from './distinct-labels.ts';
import { type Button, button, type MenuOption } from './rows.ts';
import { isGrave, labelled, verbWords } from './words.ts';

/** Maximum number of options that are shown as buttons. */
const FEW = 5;
/** Number of letters that a phone shows on a button without cutting them off. */
const ON_BUTTON = 40;

/** The data needed to build a row of options. */
export interface Ground {
  table: TableId;
  decision: Decision;
  chat: GameChat;
  names: Map<string, KeyName>;
  /** The open group. The labels of the open group's options leave out the group's name. */
  within?: string | undefined;
}

/** The data needed to label an option. */
type Called = Pick<Ground, 'chat' | 'within'>;

/** True if these options can be buttons with labels that differ on a phone. */
export function areFew(called: Called, options: readonly Option[]): boolean {
  if (options.length > FEW) return false;
  const names = options.map((option) => nameOnButton(called, option));
  return names.every(({ length }) => length <= ON_BUTTON) && !areAlike(names);
}

/** The name on an option's button, without its cost. */
function nameOnButton({ chat, within }: Called, option: Option): string {
  const { label, named } = verbWords(chat, option.verb);
  return named && within === undefined ? `${label}: ${option.label}` : nameWithin({ chat, within }, option);
}

/** The name of an option whose verb is already shown; within an open group, it leaves out the group's name. */
export function nameWithin({ chat, within }: Called, option: Option): string {
  const { fold } = verbWords(chat, option.verb);
  return within !== undefined && fold !== undefined ? fold.way(option) : option.label;
}

/** The label of an option's button, including cost and gain if there is room. */
function onButton(called: Called, option: Option): string {
  const label = nameOnButton(called, option);
  const whole = labelled({ ...option, label });
  return whole.length <= ON_BUTTON ? whole : label;
}

/** True if the button shows the option's cost and gain. */
export function isShownOnButton(called: Called, option: Option): boolean {
  return option.hint === undefined || onButton(called, option).endsWith(option.hint);
}

/**
 * A button that picks an option, by default with its name, and with its cost if there is room. The button is
 * highlighted only if it is the sole choice, since the player must judge which of several options is best.
 */
export function pickButton(ground: Ground, option: Option, label = onButton(ground, option)): Button {
  const { table, decision, chat, names } = ground;
  const name = names.get(option.key) ?? '';
  const isSole = decision.min > 0 && optionsOf(decision).length === 1;
  const weight = isGrave(chat, option) ? 'grave' : isSole ? 'first' : 'usual';
  return button({ act: 'pick', table, decision: decision.id, name }, label, weight);
}

/** Buttons for options, in the given order. */
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
