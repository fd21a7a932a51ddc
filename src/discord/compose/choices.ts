import type { Decision, Option } from '../../kernel/types.ts';
import type { TableId } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import type { KeyName } from '../ids.ts';
import { type Button, button, type Line } from './rows.ts';
import { labelled, verbWords } from './words.ts';

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
}

/** Whether these options can stand as buttons. */
export function areFew(chat: GameChat, options: readonly Option[]): boolean {
  return options.length <= FEW && options.every((option) => nameOnButton(chat, option).length <= ON_BUTTON);
}

/** What stands on an option's button without what it costs. */
function nameOnButton(chat: GameChat, { verb, label }: Option): string {
  const words = verbWords(chat, verb);
  return words.named ? `${words.label}: ${label}` : label;
}

/** What stands on an option's button: also what it costs and gives, where there is room. */
function onButton(chat: GameChat, option: Option): string {
  const label = nameOnButton(chat, option);
  const whole = labelled({ ...option, label });
  return whole.length <= ON_BUTTON ? whole : label;
}

/** Whether a button tells what its option costs and gives. */
export function isToldOnButton(chat: GameChat, option: Option): boolean {
  return option.hint === undefined || onButton(chat, option).endsWith(option.hint);
}

/** A button that picks an option; what it costs stands on it where there is room. */
export function pickButton({ table, decision, chat, names }: Ground, option: Option, first = false): Button {
  const name = names.get(option.key) ?? '';
  const weight = verbWords(chat, option.verb).ends ? 'grave' : first ? 'first' : 'usual';
  return button({ act: 'pick', table, decision: decision.id, name }, onButton(chat, option), weight);
}

/** Buttons for options in their order, the first one standing out. */
export function pickButtons(ground: Ground, options: readonly Option[]): Button[] {
  return options.map((option, at) => pickButton(ground, option, at === 0));
}

/** Options as lines of a menu. */
export function lines({ names }: Ground, options: readonly Option[]): Line[] {
  return options.map(({ key, label, hint }) => ({ value: names.get(key) ?? '', label, hint }));
}
