import type { GameChat } from '../../chat/game-chat.ts';
import { optionsOf } from '../../kernel/decision.ts';
import type { Decision, Refusal } from '../../kernel/types.ts';
import { takesSeveral } from '../../tables/parse-intent.ts';
import type { TableId } from '../../tables/types.ts';
import { namesOf, writeId } from '../ids.ts';
import { cut, LIMITS } from '../limits.ts';
import { pickButton } from './choices.ts';
import { decisionNames } from './levels.ts';
import { type Button, button, buttonRows, type Row } from './rows.ts';

/** The end of a button's label, if the button plays both the option and the rest of the line. */
const AND_REST = ', then the rest';

/**
 * Returns a row of buttons for what a person may have meant by text that was refused, or no row if the question takes
 * several options. `taken` holds rows that may already have one of the buttons, since no message may contain a button
 * twice.
 */
export function insteadRows(
  table: TableId,
  decision: Decision | null,
  chat: GameChat,
  instead: Refusal['instead'] = [],
  taken: readonly Row[] = [],
): Row[] {
  if (decision === null || takesSeveral(decision)) return [];
  const ground = { table, decision, chat, names: namesOf(decisionNames(decision)) };
  const known = new Set(taken.flatMap(({ components }) => components.flatMap(idOf)));
  const buttons = instead.flatMap(({ label, line }): Button[] => {
    const option = optionsOf(decision).find(({ key, label: name }) => key === line || name === line);
    if (option !== undefined) return [pickButton(ground, option)];
    const id = { act: 'words', table, text: line } as const;
    const name = line.includes(';') ? `${cut(label, LIMITS.buttonLabel - AND_REST.length)}${AND_REST}` : label;
    return writeId(id).length <= LIMITS.customId ? [button(id, name)] : [];
  });
  return buttonRows(buttons.filter(({ custom_id: id }) => !known.has(id))).slice(0, 1);
}

function idOf(part: Row['components'][number]): string[] {
  return 'custom_id' in part ? [part.custom_id] : [];
}
