import type { PlayerId } from '../kernel/table.ts';
import type { Reader } from '../kernel/types.ts';
import { askedIn } from '../tables/asked.ts';
import type { CommandResult, Read, TableId, TableView } from '../tables/types.ts';
import type { Made } from './answer-sender.ts';
import type { ViewRequest } from './jobs.ts';
import type { About } from './personal.ts';
import type { MessageBody } from './transport.ts';

/** Number of log entries that are loaded for a page of the log, more than enough to fill it. */
const LOG_ENTRIES = 100;

/** Returns the request for the view that the answer to a person shows. */
export function requestFor(table: TableId, reader: Reader, player: PlayerId, outcome: CommandResult): ViewRequest {
  const request: ViewRequest = { table, reader };
  if ('line' in outcome) return { ...request, since: outcome.seq };
  if (!('read' in outcome)) return request;
  const { read } = outcome;
  if (read.what === 'map') {
    const { at, since: before } = read;
    return { ...request, ...(at === undefined ? {} : { at }), ...(before === undefined ? {} : { before }) };
  }
  if (read.what === 'history') {
    const { what: _, ...history } = read;
    return { ...request, history };
  }
  if (read.what === 'rewind') return { ...request, back: read.to };
  if (read.what === 'report') return { ...request, report: true };
  if (read.what === 'verify') return { ...request, verify: true };
  if (read.what === 'prepared') return { ...request, foresees: true };
  if (read.what === 'why') return { ...request, wish: read.wish };
  if (read.what === 'try') return { ...request, tried: { player, mark: read.mark } };
  if (read.what === 'preview') return { ...request, preview: read.line };
  if (read.what === 'log' && read.record === true) return { ...request, record: true };
  if (read.what === 'recap') return { ...request, since: read.since };
  if (read.what === 'log' && read.since !== undefined) return { ...request, since: read.since, most: LOG_ENTRIES };
  return request;
}

const STAYING: ReadonlySet<string> = new Set<Read['what']>(['history', 'rewind', 'try']);

/** Returns the kind of message that an answer is, and the question that it shows. */
export function standing(seen: TableView, outcome: CommandResult): Pick<About, 'kind' | 'decision'> {
  // A private copy stays, because it says at which step it breaks. The history and a question about going back stay open, whoever is asked in the meantime.
  if ('read' in outcome && STAYING.has(outcome.read.what)) return { kind: 'act', decision: null };
  const isPlan = 'prepared' in outcome || 'removed' in outcome;
  const looks = isPlan || ('read' in outcome && outcome.read.what !== 'move');
  return { kind: looks ? 'look' : 'turn', decision: askedIn(seen) };
}

/**
 * Returns an answer without a view of the table. The answer says why the command was refused. If the command was
 * carried out, the answer gives the reason `why` there is nothing to show.
 */
export function plain(
  outcome: CommandResult,
  why = 'There is nothing to show, because this table or log entry doesn’t exist.',
): Made {
  const said = outcome.done ? why : 'refusal' in outcome ? outcome.refusal.text : brokenWords(outcome.fault);
  return { body: { content: said }, files: [] };
}

function brokenWords(id: string): string {
  return `Something broke on our side. Your command did nothing. We logged it as \`${id}\`.`;
}

/** Sent instead of an answer that could not be composed. */
export const UNSAYABLE: MessageBody = {
  content:
    'Your command was received, but something broke on our side and I can’t show its answer. Look at the table to see the result.',
};
