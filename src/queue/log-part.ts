import type { Refusal } from '../kernel/types.ts';
import { newsSince, sinceTurn } from '../tables/news.ts';
import { spanOf } from '../tables/span.ts';
import type { SeenSource } from '../tables/table-view.ts';
import type { PastTurn } from '../tables/turn-history.ts';
import type { Acted } from '../tables/types.ts';
import type { ViewRequest } from './jobs.ts';

/** Minimum number of log entries in a view. */
export const FEWEST_ENTRIES = 20;

/** The part of the log that a view includes. */
export interface LogPart {
  /** The first entry; omitted for the latest lines. */
  from?: number;
  /** The reason why there is no such part. */
  why?: Refusal;
  /** The facts about it that the view includes. */
  read: Pick<SeenSource, 'news' | 'turns'>;
}

/** The log in which the part is searched, with the turns that are over and the reader's latest entry. */
type Searched = Parameters<typeof spanOf>[1] & { turns: readonly PastTurn[]; acted: Acted | null };

/** Finds the part of the log that a request asks for, and the reader's news in it. */
export async function partOf({ reader, since }: ViewRequest, searched: Searched): Promise<LogPart> {
  const { table, turns, acted } = searched;
  if (since === undefined) return { read: {} };
  if (typeof since === 'number') return { from: since, read: { news: newsSince({ from: since, at: null }, turns) } };
  if (since === 'news' || since === 'turn') {
    const news = sinceTurn(reader, turns, acted);
    // The last turn itself is included as well, and the latest lines are always there.
    const from = Math.min(news.after, acted?.seq ?? news.after, table.seq - FEWEST_ENTRIES);
    return { from, read: since === 'turn' ? { news } : { turns } };
  }
  const found = await spanOf(since, searched);
  if ('text' in found) return { from: table.seq + 1, why: found, read: {} };
  return { from: found.from, read: { news: newsSince(found, turns) } };
}
