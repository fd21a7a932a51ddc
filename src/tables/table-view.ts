import type { Game } from '../kernel/game.ts';
import { turnName } from '../kernel/running.ts';
import { awaited, type Entry, lastStep, pendingFor, type Table } from '../kernel/table.ts';
import type { Json, Reader, Seat, State } from '../kernel/types.ts';
import { outward, type QuestionIds } from './asked.ts';
import { linesFor } from './lines.ts';
import type { SeenNews } from './log-parts.ts';
import { newsFor } from './news.ts';
import { tableCardOf } from './summary.ts';
import { type SeatDeadline, timesSeen } from './times.ts';
import type { PastTurn } from './turn-history.ts';
import type { Acted, KeptLine, OpeningEntry, SeenAhead, SeenPrepared, TableView } from './types.ts';

/** The data that a reader's view is computed from. */
export interface SeenSource {
  game: Game<unknown>;
  /** The time at which the current wait began (ms since 1970). */
  since: number;
  /** The entry that began the current turn; omitted if it isn't needed. */
  began?: number;
  /** Set if the table was opened in direct messages. */
  direct?: true;
  /** The latest entries of the log, with the oldest first. */
  entries: readonly (Entry | OpeningEntry)[];
  /** The reader's own latest entry, or null. */
  acted: Acted | null;
  /** The turns that have left their seats; omitted if the view needs no news. */
  turns?: readonly PastTurn[];
  /** The part of the log that the reader asked for; omitted if the view needs the usual news or none. */
  news?: SeenNews;
  /** The reader's own stored line. */
  line?: KeptLine | undefined;
  /** The deadlines of the seats, and the present (ms since 1970); omitted if the table has no pace. */
  timed?: { deadlines: readonly SeatDeadline[]; now: number } | undefined;
  /** The line that the reader keeps for their next move, and the answers that they have prepared, or null. */
  ahead?: SeenAhead | null;
  prepared?: SeenPrepared | null;
  /** Set if the view includes the answers that the reader can prepare. */
  foresees?: boolean | undefined;
  /** The ids of the open questions outside the kernel; omitted if nobody can answer the question in the view. */
  asked?: QuestionIds;
  /** The server's secret, which is shown only after the game. */
  secret: string;
}

/** Computes the view of a table: everything that the reader may know of it. */
export function seenBy(table: Table, reader: Reader, source: SeenSource): TableView {
  const { state } = table;
  const done = table.status === 'over' || table.status === 'ended';
  const seat = reader === 'spectator' ? null : reader;
  const decision = seat === null ? null : pendingFor(table, seat);
  const card = tableCardOf(table, source.game);
  const news = source.news ?? usualNews(seat, card.atTurn, source);
  const asked = decision === null ? undefined : outward(decision, source.asked ?? new Map()).id;
  return {
    ...card,
    seq: table.seq,
    options: table.options,
    commitment: table.commitment,
    seed: done ? { secret: source.secret, ready: table.ready } : null,
    proposal: table.proposal,
    ...(source.direct === true && table.status === 'lobby' ? { direct: true } : {}),
    reader,
    awaited: awaited(table),
    turn: turnName(table, source.game),
    ...(source.began === undefined ? {} : { began: source.began }),
    since: source.since,
    ...(source.timed === undefined
      ? {}
      : timesSeen(table, reader, { ...source.timed, atTurn: card.atTurn, game: source.game })),
    decision,
    ...(asked === undefined || asked === decision?.id ? {} : { asked }),
    undo: seat === null ? null : lastStep(table, seat),
    orders: state === null || seat === null ? null : ordersOf(state, seat, source.game),
    acted: source.acted,
    ...(news === undefined ? {} : { news }),
    ...(source.line === undefined ? {} : { line: seenLine(source.line) }),
    ...(source.ahead == null ? {} : { ahead: source.ahead }),
    ...(source.prepared == null ? {} : { prepared: source.prepared }),
    ...(source.foresees === true && state !== null && seat !== null ? foreseenBy(source.game, state, seat) : {}),
    // The view of every game is plain JSON, and is sent to the renderers.
    view: state === null ? null : (source.game.view(state, reader) as Json),
    recent: linesFor(source.entries, reader, table),
  };
}

function seenLine({ waited, line, about, dropped }: KeptLine): NonNullable<TableView['line']> {
  return { waited, line, ...(about === undefined ? {} : { about }), ...(dropped === undefined ? {} : { dropped }) };
}

function usualNews(seat: Seat | null, atTurn: Seat | undefined, source: SeenSource): SeenNews | undefined {
  const { turns, acted, began, entries } = source;
  return seat === null || turns === undefined ? undefined : newsFor(seat, { turns, acted, atTurn, began, entries });
}

function ordersOf(state: State<unknown>, seat: Seat, game: Game<unknown>): TableView['orders'] {
  const now = game.ordersNow?.(state, seat) ?? state.orders[seat];
  return now === undefined ? null : { now, windows: game.windows(state, seat) };
}

/** Returns the answers that a seat can prepare, as a part of its view; nothing if the game foresees none. */
export function foreseenBy(game: Game<unknown>, state: State<unknown>, seat: Seat): Pick<TableView, 'foreseen'> {
  return game.foreseen === undefined ? {} : { foreseen: game.foreseen(state, seat) };
}
