import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { chosenOf, type Setting } from '../../chat/game-chat.ts';
import { must } from '../../kernel/must.ts';
import type { Json } from '../../kernel/types.ts';
import { type ClickId, writeId } from '../ids.ts';
import { chunks, cut, LIMITS } from '../limits.ts';
import { toldApart } from './distinct-labels.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Button = APIButtonComponentWithCustomId;

/**
 * A button's style: the most likely choice, an ordinary one, one with serious consequences, or a state that is
 * reached.
 */
export type Weight = 'first' | 'usual' | 'grave' | 'done';

const STYLES = {
  first: ButtonStyle.Primary,
  usual: ButtonStyle.Secondary,
  grave: ButtonStyle.Danger,
  done: ButtonStyle.Success,
} as const;

export function button(id: ClickId, label: string, weight: Weight = 'usual', disabled = false): Button {
  return {
    type: ComponentType.Button,
    custom_id: writeId(id),
    label: cut(label, LIMITS.buttonLabel),
    style: STYLES[weight],
    ...(disabled ? { disabled } : {}),
  };
}

/** Arranges buttons in as many rows as they need. */
export function buttonRows(buttons: readonly Button[]): Row[] {
  return chunks(buttons, LIMITS.buttonsInRow).map((components) => ({ type: ComponentType.ActionRow, components }));
}

/** One line of a menu. */
export interface MenuOption {
  value: string;
  label: string;
  hint?: string | undefined;
  chosen?: boolean;
}

/** A menu of at most 25 lines, of which `min` to `max` can be chosen. */
export function menuRow(id: ClickId, placeholder: string, lines: readonly MenuOption[], min = 1, max = 1): Row {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: writeId(id),
    placeholder: cut(placeholder, LIMITS.placeholder),
    min_values: Math.min(min, lines.length),
    max_values: Math.max(1, Math.min(max, lines.length)),
    options: menuOptions(lines),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

/** A menu of the people of a server, of whom one can be chosen. Discord fills it. */
export function peopleRow(id: ClickId, placeholder: string): Row {
  const select: APIUserSelectComponent = {
    type: ComponentType.UserSelect,
    custom_id: writeId(id),
    placeholder: cut(placeholder, LIMITS.placeholder),
    min_values: 1,
    max_values: 1,
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

/** A menu with the values of a setting, with the current value selected. */
export function settingRow(id: ClickId, setting: Setting, among: Json): Row {
  const chosen = chosenOf(setting, among);
  const lines = setting.values.slice(0, LIMITS.menuOptions).map(({ value, label, hint }) => ({
    value,
    label: `${setting.label}: ${label}`,
    hint,
    chosen: value === chosen,
  }));
  return menuRow(id, setting.label, lines);
}

/** The lines of a menu. Their labels are changed where they would look the same on a phone. */
export function menuOptions(lines: readonly MenuOption[]): APISelectMenuOption[] {
  const labels = toldApart(lines.map(({ label }) => label));
  return lines.map(({ value, hint, chosen }, at) => ({
    value,
    label: cut(must(labels[at], 'the label of a line'), LIMITS.menuLabel),
    ...(hint ? { description: cut(hint, LIMITS.menuHint) } : {}),
    ...(chosen ? { default: true } : {}),
  }));
}
