import type { GameChat } from '../../chat/game-chat.ts';
import type { Preview } from '../../tables/preview-parts.ts';
import type { TableView } from '../../tables/types.ts';
import { cut } from '../limits.ts';
import { listed, plain, refused } from '../markdown.ts';
import { ACCENT, type MessageBlock } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import { responds, seatName, small } from './people.ts';
import { stepsOf, toldIn } from './preview.ts';
import { button, buttonRows } from './rows.ts';

/** Maximum number of characters that the offer quotes from a line that it replaces. */
const REPLACED = 200;

/** The rules for a kept line. */
const KEPT =
  'When your move comes, I play it 1 to 3 minutes later if it still comes to the same. It stops before dice and hidden cards, but can end your turn.';

/**
 * Shows what a line would come to at the reader's next move, and offers to keep the line until then.
 * @param interaction the interaction that asked for it, whose id is used to store the line.
 */
export function keepOffer(seen: TableView, preview: Preview, chat: GameChat, interaction: string): BlocksDraft {
  const { id: table, title, ahead } = seen;
  // Only what others do after the end of the turn isn't known.
  const stopped = preview.handsOver === true ? null : preview.stopped;
  const [known, open] = stepsOf({ picks: preview.picks, stopped });
  const comes = [...known, ...toldIn(preview, chat), ...open, ...(stopped === null ? [] : [refused(stopped)])];
  const replaces = ahead === undefined ? '' : ` It replaces “${plain(cut(ahead.text, REPLACED))}”.`;
  const blocks: MessageBlock[] = [
    { text: `### ${plain(title)} · your next move\n${small(`${awaitedWords(seen)} Only you see this.`)}` },
    { divider: true },
    { text: comes.join('\n') },
  ];
  if (known.length === 0) return { accent: ACCENT.calm, blocks: [...blocks, { text: 'Nothing is kept.' }] };
  const rows = buttonRows([button({ act: 'keep', table, interaction }, 'Keep it', 'first')]);
  const asks = { text: `**Keep this line for your next move?**\n${small(`${KEPT}${replaces}`)}` };
  return { accent: ACCENT.asks, blocks: [...blocks, { divider: true }, asks, ...rows] };
}

/** Says whose turn it is, or whom the table waits for. */
function awaitedWords(seen: TableView): string {
  const [awaited, ...others] = seen.awaited;
  const isTurn = awaited !== undefined && others.length === 0 && !responds(seen, awaited);
  const names = listed(seen.awaited.map((seat) => seatName(seen, seat)));
  return isTurn ? `It is ${names}’s turn.` : `The table is waiting for ${names}.`;
}
