import { createHash } from 'node:crypto';
import type { Position } from '../store/table-store.ts';
import type { AheadLine } from '../tables/ahead.ts';
import type { PreparedSeat } from '../tables/prepared.ts';
import type { SeenSource } from '../tables/table-view.ts';
import { hoursUntil } from '../tables/times.ts';
import type { KeptLine } from '../tables/types.ts';
import type { ViewRequest } from './jobs.ts';

/** The deadlines of a table's seats, and the present (ms since 1970). */
export type Timed = NonNullable<SeenSource['timed']>;

/** The stored lines of a seat. */
export interface OwnLines {
  /** The line that waits for people, with the stamp of the commit that wrote it. */
  waiting: { line: KeptLine; stamp: string } | null;
  /** The line that is kept for the seat's next move, and the answers that the seat has prepared. */
  ahead: AheadLine | null;
  prepared: PreparedSeat | null;
}

/** Returns the name of a view. The reader and the request distinguish views of the same commit. */
export function nameOf(
  request: ViewRequest,
  { seq, stamp }: Position,
  { waiting, ahead, prepared }: OwnLines,
  timed: Timed | undefined,
): string {
  const { reader, at, since, to, most, before } = request;
  const part = most === undefined ? [] : [`${most} at most`];
  const shown = [
    seq,
    stamp,
    reader,
    at ?? '',
    nameOfSince(since),
    to ?? '',
    ...part,
    kindOf(request),
    nameOfSince(before),
  ];
  const own = [
    ...(waiting?.stamp === stamp ? ['line'] : []),
    ...[ahead, prepared].flatMap((plan) =>
      plan === null ? [] : [createHash('sha256').update(JSON.stringify(plan)).digest('hex')],
    ),
  ];
  return [...shown, ...own, ...(timed === undefined ? [] : [nameOfTimes(timed, reader)])].join('-');
}

/** Names the special part that a view is asked for; empty if there is none. */
function kindOf({
  redealt,
  record,
  report,
  verify,
  foresees,
  wish,
  preview,
  tried,
  history,
  back,
}: ViewRequest): string {
  const whole = Object.entries({ bot: redealt, record, report, verify, foresees }).find(([, is]) => is === true);
  if (whole !== undefined) return whole[0];
  if (tried !== undefined) return `try ${tried.player} ${tried.mark}`;
  if (history !== undefined) return `history ${Object.values(history).join(' ')}`;
  if (back !== undefined) return `back to ${back}`;
  return wish ?? preview ?? '';
}

/** Names the deadlines as a reader sees them. */
function nameOfTimes({ deadlines, now }: Timed, reader: ViewRequest['reader']): string {
  return deadlines
    .map(({ seat, at, of }) => [seat, of, at, ...(seat === reader ? [hoursUntil(at, now)] : [])].join('.'))
    .join(',');
}

/** Names a point of the game. */
function nameOfSince(since: ViewRequest['since']): string {
  if (since === undefined) return '';
  return typeof since === 'object' ? Object.entries(since).join() : String(since);
}
