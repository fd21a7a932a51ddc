import type { GameChat } from '../../chat/game-chat.ts';
import type { RuleId } from '../../kernel/types.ts';
import { ruleOf } from '../../rulebook/index.ts';
import type { TableId, TableView } from '../../tables/types.ts';
import { LIMITS } from '../limits.ts';
import { isPlayer } from './people.ts';
import { type Button, button, buttonRows, type Row, type Weight } from './rows.ts';

/** The fixed row under every panel, which is the same for everyone so that it reveals nothing. */
export function panelRow({ id: table, status, seq }: Pick<TableView, 'id' | 'status' | 'seq'>): Row[] {
  if (status !== 'playing')
    return buttonRows([
      button({ act: 'map', table }, 'Map'),
      button({ act: 'log', table }, 'Log'),
      ...(status === 'lobby'
        ? []
        : [
            button({ act: 'report', table }, 'Report'),
            button({ act: 'film', table }, 'Film'),
            button({ act: 'rematch', table }, 'Rematch'),
          ]),
    ]);
  return buttonRows([
    button({ act: 'move', table }, 'Your move', 'first'),
    button({ act: 'hand', table }, 'Hand'),
    button({ act: 'map', table }, 'Map'),
    button({ act: 'undo', table, seq }, 'Undo'),
    button({ act: 'rules', table }, 'Rules'),
  ]);
}

/** Extra buttons in a player's own row: a button to the options if none are shown, and one for the rules. */
export interface Besides {
  move?: Weight;
  /**
   * A button that undoes several steps. By default, the button replaces the undo button and undoes a whole line. With
   * `beside`, the button is shown in addition to the undo button and undoes as many steps as possible.
   */
  back?: { seq: number; label: string; beside?: true } | undefined;
  /** The entry of an undo whose answers can be given again. The button takes the place of the one for the rules. */
  redo?: number | undefined;
  rules?: readonly RuleId[];
  /** True for a button to the full recap. */
  recap?: boolean;
  /** True for a button that opens a private copy, if there is room. */
  tries?: boolean;
}

/** A button that opens the history at an entry, or at the present (null). */
export function historyButton(table: TableId, seq: number | null): Button {
  return button(
    seq === null ? { act: 'past', table, seq: 0, go: 'now' } : { act: 'past', table, seq, go: 'step' },
    'History',
  );
}

/** The row under a message that only one spectator of a running game sees: nothing in it needs a seat. */
export function watcherRow(table: TableId): Row[] {
  return buttonRows([
    button({ act: 'map', table }, 'Map'),
    button({ act: 'log', table }, 'Log'),
    historyButton(table, null),
  ]);
}

/** The row under a message that only one player sees. `step` is the entry of the step that Undo takes back, or null. */
export function ownRow(
  table: TableId,
  step: number | null,
  { move, back, redo, rules = [], recap = false, tries = false }: Besides = {},
): Row[] {
  const offered = step === null ? {} : { step };
  const none = step === null;
  const usual = [
    ...(move === undefined ? [] : [button({ act: 'move', table }, 'Your move', move)]),
    button({ act: 'hand', table }, 'Hand'),
    button({ act: 'map', table }, 'Map'),
    ...(recap ? [button({ act: 'recap', table }, 'Full recap')] : []),
    ...(back === undefined || back.beside ? [button({ act: 'undo', table, ...offered }, 'Undo', 'usual', none)] : []),
    ...(back === undefined
      ? []
      : [button({ act: 'back', table, seq: back.seq, ...offered }, back.label, 'usual', none)]),
  ];
  if (redo !== undefined) return buttonRows([...usual, button({ act: 'redo', table, seq: redo }, 'Redo')]);
  const room = LIMITS.buttonsInRow - usual.length;
  const told = [...new Set(rules)].flatMap((rule) => ruleButton(rule) ?? []);
  // If the row is full, the latest rules come before a private copy, and a private copy before the list of rules.
  const shown = told.slice(Math.max(0, told.length - room));
  const besides = [
    ...(tries && shown.length < room ? [button({ act: 'try', table }, 'Try it out')] : []),
    ...(told.length === 0 ? [button({ act: 'rules', table }, 'Rules')] : shown),
  ];
  return buttonRows([...usual, ...besides.slice(0, room)]);
}

/** A row with a button that shows a rule in full; no row without a rule. */
export function ruleRows(rule: RuleId | undefined): Row[] {
  const told = ruleButton(rule);
  return told === null ? [] : buttonRows([told]);
}

function ruleButton(rule: RuleId | undefined): Button | null {
  return rule === undefined || ruleOf(rule) === null ? null : button({ act: 'rule', rule }, `Rule ${rule}`);
}

/**
 * Buttons for the windows in which the player's standing orders pass, in at most `most` rows. After a click, the bot
 * asks the player in that window from then on.
 */
export function askRows(seen: TableView, { passedBy }: GameChat, most: number): Row[] {
  const moments = seen.status === 'playing' && isPlayer(seen) ? (passedBy?.(seen) ?? []) : [];
  const buttons = moments.map(({ window, names, when }) => {
    const moment = when === undefined ? 'then' : `when ${when}`;
    return button({ act: 'asked', table: seen.id, text: window }, `Ask me ${moment}: ${names.join(', ')}`);
  });
  return buttonRows(buttons).slice(0, Math.max(0, most));
}
