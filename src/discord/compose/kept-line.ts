import type { Refusal } from '../../kernel/types.ts';
import type { TableView } from '../../tables/types.ts';
import { cut } from '../limits.ts';
import { listed, moment, plain, refused } from '../markdown.ts';
import { seatName } from './people.ts';
import { preparedWords } from './prepared.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** Maximum number of characters that a message quotes from a line of picks. */
const REPEATED = 500;

/**
 * Describes a typed line of the reader that had to wait for other players: the picks played since then, and those
 * left.
 */
export function lineWords(seen: TableView): string[] {
  return [...waitingWords(seen), ...aheadWords(seen), ...preparedWords(seen)];
}

/** Matches the line that says when a kept line is played, which no longer holds once the question is closed. */
export const DUE_LINE = /^I’ll play your kept line <t:.*\n?/m;

/** Describes the line that the reader keeps for their next move, or the reason why it was dropped. */
export function aheadWords({ ahead, line }: TableView): string[] {
  const dropped = line?.about === 'ahead' ? line.line.stopped : line?.dropped;
  const words = dropped == null ? [] : [`Your kept line was dropped. ${refused(dropped)}`];
  if (ahead === undefined) return words;
  const quoted = `“${plain(cut(ahead.text, REPEATED))}”`;
  if (ahead.why !== undefined) return [`Your kept line was dropped: ${quoted}. ${refused(ahead.why)}`];
  if (ahead.due !== undefined)
    return [`I’ll play your kept line ${moment(ahead.due)}: ${quoted}. If you do something else first, I drop it.`];
  if (ahead.paused === true)
    return [`Your kept line waits until the pause is over: ${quoted}. If you do something else first, I drop it.`];
  return [...words, `Kept for your next move: ${quoted}. Only you see this. If it comes to something else, I drop it.`];
}

function waitingWords(seen: TableView): string[] {
  if (seen.line === undefined || seen.line.about === 'ahead') return [];
  const { waited, line } = seen.line;
  const went = line.picked.slice(waited);
  const words = went.length === 0 ? [] : [`Your line continued: ${plain(cut(went.join('; '), REPEATED))}.`];
  if (line.stopped !== null) words.push(refused(line.stopped));
  if (line.rest !== undefined) {
    const names = listed(seen.awaited.map((seat) => seatName(seen, seat)));
    words.push(`The rest of your line is waiting for ${names}. Next: “${plain(cut(line.rest, REPEATED))}”.`);
  }
  return words;
}

/** The reason why a line of the reader stopped or was dropped, or null. */
export function stopOf({ line, ahead }: TableView): Refusal | null {
  return line?.line.stopped ?? line?.dropped ?? ahead?.why ?? null;
}

/** The buttons that drop the rest of a waiting line, throw away a kept one, and lead to the prepared answers. */
export function dropRow({ id: table, line, ahead, prepared }: TableView): Row[] {
  const drops = line?.line.rest === undefined ? [] : [button({ act: 'drop', table }, 'Drop the rest of my line')];
  const isKept = ahead !== undefined && ahead.why === undefined;
  return buttonRows([
    ...drops,
    ...(isKept ? [button({ act: 'forget', table }, 'Throw my kept line away')] : []),
    ...(prepared?.asked === undefined ? [] : [button({ act: 'ifs', table }, 'My prepared answers')]),
  ]);
}
