import type { GameChat } from '../../chat/game-chat.ts';
import type { Summary } from '../../tables/summary.ts';
import { leadsToInbox, nameOfOptions } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold } from '../markdown.ts';
import { bodyOf, type Draft, type RowsDraft } from './body.ts';
import { paceLines } from './pace.ts';
import { button, buttonRows, type Row } from './rows.ts';
import { settingLines } from './settings.ts';

const back = () => button({ act: 'inbox', page: 0 }, 'Back to inbox');

/** A message with a button that leads back to the inbox. */
export function withInbox<D extends Draft>(draft: D): D {
  if (leadsToInbox(bodyOf(draft))) return draft;
  if ('blocks' in draft) return { ...draft, blocks: [...draft.blocks, ...buttonRows([back()])] };
  const { rows, ephemeral } = draft;
  return { ...draft, rows: withBack(rows), ...(ephemeral === undefined ? {} : { ephemeral: withInbox(ephemeral) }) };
}

/**
 * The button joins the last row if it has room, or gets a row. Without any room, it takes the place of the last
 * button.
 */
function withBack(rows: readonly Row[]): Row[] {
  const last = rows.at(-1);
  const isButtons = last?.components.every((one) => 'label' in one || 'style' in one) === true;
  const hasRoom = isButtons && last.components.length < LIMITS.buttonsInRow;
  if (last === undefined || (!hasRoom && rows.length < LIMITS.rows)) return [...rows, ...buttonRows([back()])];
  const kept = hasRoom ? last.components : last.components.slice(0, isButtons ? LIMITS.buttonsInRow - 1 : 0);
  return [...rows.slice(0, -1), { ...last, components: [...kept, back()] }];
}

/** Asks a person to agree to a table's settings. */
export function invitedDraft({ id: table, title, options, pace }: Summary, chat: GameChat): RowsDraft {
  const asked = 'Are you in? The game can begin when everyone has agreed to these settings.';
  const rows = buttonRows([
    button({ act: 'ready', table, name: nameOfOptions(options, pace) }, 'I’m in', 'first'),
    button({ act: 'leave', table }, 'Not now'),
  ]);
  const lines = [...settingLines(options, chat), ...(pace === undefined ? [] : paceLines(pace))];
  return { content: assemble([bold(title), asked], lines, []), rows };
}
