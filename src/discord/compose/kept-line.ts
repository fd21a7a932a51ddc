import type { TableView } from '../../tables/types.ts';
import { cut } from '../limits.ts';
import { listed, plain, refused } from '../markdown.ts';
import { seatName } from './people.ts';
import { button, buttonRows, type Row } from './rows.ts';

/** Maximum number of characters that a message quotes from a line of picks. */
const REPEATED = 500;

/**
 * Describes a typed line of the reader that had to wait for other players: the picks played since then, and those
 * left.
 */
export function lineWords(seen: TableView): string[] {
  if (seen.line === undefined) return [];
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

/** The button that drops the rest of a waiting line. */
export function dropRow({ id: table, line }: TableView): Row[] {
  return line?.line.rest === undefined ? [] : buttonRows([button({ act: 'drop', table }, 'Drop the rest of my line')]);
}
