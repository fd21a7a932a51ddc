import type { GameChat } from '../../chat/game-chat.ts';
import type { Refusal } from '../../kernel/types.ts';
import type { Preview } from '../../tables/preview-parts.ts';
import type { TableId, TableView } from '../../tables/types.ts';
import { type ClickId, writeId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, plain, refused } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { type Button, button, buttonRows } from './rows.ts';

/** The rule that stops a preview before anything that can't be known in advance. */
const ENDS_THERE = 'T-PREVIEW-01';

/**
 * Shows the result of a line: its picks, the events, the remaining resources and the next question. A button plays the
 * line.
 * @param interaction the interaction that asked for the preview, whose id is used to store the line.
 */
export function previewDraft(
  { id: table, title, decision, view, preview }: TableView,
  chat: GameChat,
  interaction = '',
): RowsDraft {
  const back = button({ act: 'move', table }, 'Your move');
  if (preview === undefined || view === null)
    return { content: `${bold(title)}\nThat was too long ago. Ask for the preview again.`, rows: buttonRows([back]) };
  const { picks, stopped, line, before, assumed } = preview;
  const unless = assumed === true ? ' This assumes that nobody responds.' : '';
  const isClear = picks.length > 0;
  const asked = decision === null || !isClear ? [] : [`Then: ${plain(decision.prompt)}`];
  const words: ClickId = { act: 'words', table, text: line };
  // If a line is too long for a button's id, the line is stored for as long as other typed text.
  const does: ClickId = writeId(words).length <= LIMITS.customId ? words : { act: 'said', table, interaction };
  const [known, open] = stepsOf(preview);
  return {
    content: assemble([`${bold(title)} · preview only, nothing is played.${unless}`], known, [
      ...toldIn(preview, chat),
      ...(known.length > 0 ? (chat.forecast?.(before, view) ?? []).map((fact) => `**${plain(fact)}**`) : []),
      ...open,
      ...(stopped === null ? asked : [refused(stopped)]),
    ]),
    rows: buttonRows([...(isClear ? [button(does, 'Do it', 'first')] : []), ...meantButtons(table, stopped), back]),
  };
}

/** Numbers the picks. The result of the last one, in the second list, may be unknown. */
export function stepsOf({ picks, stopped }: Pick<Preview, 'picks' | 'stopped'>): [known: string[], open: string[]] {
  const steps = picks.map(
    ({ label, hint }, at) => `${at + 1}. ${plain(hint === undefined ? label : `${label} · ${hint}`)}`,
  );
  return stopped?.rule === ENDS_THERE ? [steps.slice(0, -1), steps.slice(-1)] : [steps, []];
}

/** Maximum number of suggestions beside the other buttons. */
const MOST_MEANT = 3;

/** A button for each line that the player may have meant, except for lines that are too long for a button's id. */
function meantButtons(table: TableId, stopped: Refusal | null): Button[] {
  return (stopped?.instead ?? []).slice(0, MOST_MEANT).flatMap(({ label, line }) => {
    const id: ClickId = { act: 'words', table, text: line };
    return writeId(id).length <= LIMITS.customId ? [button(id, label)] : [];
  });
}

/** Lists the events besides the picks themselves. */
export function toldIn({ told }: Preview, { major, minor }: GameChat): string[] {
  const news = told.filter(({ rule = '' }) => !minor.includes(rule));
  return news.map((line) => `• ${major.includes(line.rule ?? '') ? refused(line) : plain(line.text)}`);
}
