import { createHash } from 'node:crypto';
import { findScene } from '../../renderers/index.ts';
import { marking } from '../chat/changed.ts';
import type { GameChat } from '../chat/game-chat.ts';
import type { PictureSpec } from '../chat/picture.ts';
import { USUAL_ALLOWANCES } from '../discord/allowances.ts';
import { boardDraft } from '../discord/compose/board.ts';
import { bodyOf } from '../discord/compose/body.ts';
import { changesFor } from '../discord/compose/changes.ts';
import { forgetDraft } from '../discord/compose/forget.ts';
import { inboxDraft } from '../discord/compose/inbox.ts';
import { compose } from '../discord/compose/index.ts';
import { partingDraft } from '../discord/compose/parting.ts';
import { findDraft, foundDraft } from '../discord/compose/seekers.ts';
import { usageDraft } from '../discord/compose/usage.ts';
import type { Game } from '../kernel/game.ts';
import { InMemoryTable } from '../kernel/in-memory-table.ts';
import type { TablePace } from '../kernel/pace.ts';
import type { PlayerSearch } from '../kernel/search-wish.ts';
import { createTable, pendingFor, type Table } from '../kernel/table.ts';
import type { Json, Reader, Seat, State } from '../kernel/types.ts';
import type { ServerUsage } from '../queue/server-usage.ts';
import type { Composed } from '../queue/transport.ts';
import type { AgendaItem } from '../tables/agenda.ts';
import { leavingOf } from '../tables/leave-for-good.ts';
import { answerWords } from '../tables/parse-intent.ts';
import { type Summary, tableCardOf } from '../tables/summary.ts';
import { foreseenBy, type SeenSource, seenBy } from '../tables/table-view.ts';
import { triedId, triedOn } from '../tables/trial.ts';
import type { Outgoing, Read, SeenAhead, SeenAnswer, SeenPrepared, TableView } from '../tables/types.ts';
import { drawScene } from './draw.ts';

/** Everything that a seat can see of a table in addition to its view, as plain JSON for the leak audit. */
export interface LeakSurface {
  /** Returns the messages to the seat, the public panel, and the text version of every picture. */
  inWords(state: State<unknown>, seat: Seat): Json;
  /** Returns the seat's line in its player's inbox, which is part of `inWords`, too. */
  inInbox(state: State<unknown>, seat: Seat): Json;
  /**
   * Returns the seat's reminders, nudges and proposals, and the panel of a paused table, which are part of `inWords`,
   * too.
   */
  inReminders(state: State<unknown>, seat: Seat): Json;
  /** Returns the messages about the seat's time, and the panel of a table with a pace, which are part of `inWords`, too. */
  inTime(state: State<unknown>, seat: Seat): Json;
  /** Returns the messages of a lobby that looks for players or invites them, which are part of `inWords`, too. */
  inSearch(state: State<unknown>, seat: Seat): Json;
  /** Returns the table's line on the board of a server, which is part of `inWords`, too. */
  onBoard(state: State<unknown>): Json;
  /** Returns the history of the table as the seat sees it, which is part of `inWords`, too. */
  inHistory(state: State<unknown>, seat: Seat): Json;
  /** Returns hashes of the pictures. */
  inPictures(state: State<unknown>, seat: Seat): Json;
}

const PLAYER = '100000000000000001';
/** The mark of the private copy that is looked at. */
const MARK = '100000000000000002';
/** The pace of the table, and a time at which everybody's time is over (ms since 1970). */
const PACE: TablePace = { turn: 24, windows: 12, timeout: { to: 'safe' } };
const DUE = 5 * 3_600_000;
/** The search for players of a lobby. */
const SEARCH: PlayerSearch = { level: 'beginners', region: 'europe', until: DUE };

/**
 * Returns everything that a seat's player can see under these options: private and public messages, and pictures. The
 * board marks what has changed since a fixed opening of the game, which is the same whatever is hidden now.
 */
export function shownOf(game: Game<unknown>, chat: GameChat, options: Json = {}): LeakSurface {
  const table = createTable(game, { id: 't', title: game.title, owner: PLAYER, options, commitment: '' });
  const opening = new InMemoryTable(game, { secret: 'opening', options }).start().state;
  const seen = (state: State<unknown>, reader: Reader): TableView => ({
    ...seenOf({ ...table, status: 'playing', state }, reader, game),
    // The view of every game is plain JSON.
    before: { since: 'turn', seq: 1, view: game.view(opening, reader) as Json },
  });
  // At a table with a pace, everyone has a player, and every question has a deadline.
  const timed = (state: State<unknown>, reader: Reader): TableView => {
    const chairs = table.chairs.map((chair, at) => ({ ...chair, player: at === reader ? PLAYER : `${at}` }));
    const deadlines = state.pending.map(({ seat, window }) => ({
      seat,
      at: DUE,
      of: window === undefined ? ('turn' as const) : ('window' as const),
    }));
    return seenOf({ ...table, pace: PACE, chairs, status: 'playing', state }, reader, game, { deadlines, now: 0 });
  };
  const summaryAt = (state: State<unknown>, seat: Seat): Summary => {
    const card = tableCardOf({ ...table, status: 'playing', state }, game);
    const summary: Summary = { ...card, seq: 0, since: 0, place: { guild: null, channel: '', thread: null } };
    // The owner sits at the seat that is looked at, so that the table counts as theirs.
    const chairs = summary.chairs.map((chair, at) => (at === seat ? { ...chair, player: PLAYER } : chair));
    return { ...summary, chairs };
  };
  const inInbox = (state: State<unknown>, seat: Seat): Json => {
    const { decision } = seen(state, seat);
    const item: AgendaItem = { table: summaryAt(state, seat), seat, decision, acted: 0, due: DUE };
    const draft = inboxDraft([item], [chat], { page: 0, now: 0, digest: null });
    return JSON.parse(JSON.stringify(bodyOf(draft))) as Json;
  };
  // The question before a person's data is deleted says what becomes of their tables.
  const onLeaving = (state: State<unknown>, seat: Seat): Json => {
    const ends = Number(leavingOf(summaryAt(state, seat), PLAYER)?.input.t === 'end');
    return JSON.parse(JSON.stringify(bodyOf(forgetDraft({ ends, bots: 1 - ends, lobbies: 0 })))) as Json;
  };
  const tried = (state: State<unknown>, seat: Seat): TableView | null => {
    const now: Table = { ...table, status: 'playing', state };
    const decision = pendingFor(now, seat);
    const key = decision?.options[0]?.key;
    if (decision === null || key === undefined) return null;
    const steps = [{ words: key, label: answerWords(decision, [key]) }];
    // The copy has the same cards in both worlds, so only what comes from the real position can differ.
    const { table: then, ...shown } = triedOn(now, { mark: MARK, seat, steps }, game, () => 0);
    return { ...seenOf(then, seat, game), asked: triedId({ mark: MARK }), ...shown };
  };
  const inReminders = (state: State<unknown>, seat: Seat): Json => {
    const [own, open] = [seen(state, seat), seen(state, 'spectator')];
    const still = { pauses: [{ from: 0, until: 1 }], proposal: { what: { do: 'resume' } as const, yes: [] } };
    const messages = [
      ...reminders(seat).map((to) => compose(own, to, chat, true)),
      compose({ ...own, ...still }, { to: 'proposal', seat, player: PLAYER, seq: 0 }, chat, true),
      compose({ ...open, ...still }, PANEL, chat, true),
    ];
    return JSON.parse(JSON.stringify(messages)) as Json;
  };
  const inTime = (state: State<unknown>, seat: Seat): Json => {
    const messages = [
      ...timedMessages(seat).map((to) => compose(timed(state, seat), to, chat, true)),
      compose(timed(state, 'spectator'), PANEL, chat, true),
    ];
    return JSON.parse(JSON.stringify(messages)) as Json;
  };
  const onBoard = (state: State<unknown>): Json => {
    const draft = boardDraft({ tables: [seen(state, 'spectator')], more: 0, changed: 0 }, [chat]);
    return JSON.parse(JSON.stringify(bodyOf(draft))) as Json;
  };
  const inHistory = (state: State<unknown>, seat: Seat): Json => {
    const messages = ([seat, 'spectator'] as const).flatMap((reader) => {
      const at = seen(state, reader);
      return [
        compose(placeOf(at), lookUp(reader, HISTORY), chat, true),
        compose(backOf(at), lookUp(reader, BACK), chat, true),
      ];
    });
    return JSON.parse(JSON.stringify(messages)) as Json;
  };
  const inSearch = (state: State<unknown>, seat: Seat): Json => {
    const card = tableCardOf({ ...table, status: 'lobby', search: SEARCH, state }, game);
    const summary: Summary = { ...card, seq: 0, since: 0, place: { guild: null, channel: '', thread: null } };
    const [own, open] = [seen(state, seat), seen(state, 'spectator')];
    const chairs = own.chairs.map((chair, at) => (at === seat ? { ...chair, player: PLAYER } : chair));
    const guests = chairs.map((chair, at) =>
      at === seat ? ({ ...chair, unready: true, invited: true } as const) : chair,
    );
    const messages = [
      compose(
        { ...open, status: 'lobby', search: { ...SEARCH, over: true } },
        { to: 'searched', player: PLAYER },
        chat,
        true,
      ),
      compose({ ...own, status: 'lobby', chairs: guests }, { to: 'invite', seat, player: PLAYER }, chat, true),
      compose({ ...open, status: 'lobby', search: SEARCH, chairs: guests }, PANEL, chat, true),
      bodyOf(foundDraft([summary], '', [chat])),
      bodyOf(
        usageDraft(USAGE, { limits: USUAL_ALLOWANCES, waiting: [{ ...summary, status: 'playing', awaited: [seat] }] }, [
          chat,
        ]),
      ),
      bodyOf(partingDraft([{ ...summary, status: 'playing' }], 0, [chat])),
      bodyOf(findDraft({ looking: [summary], own: [summary] }, [chat])),
    ];
    return JSON.parse(JSON.stringify(messages)) as Json;
  };
  return {
    inInbox,
    inReminders,
    inTime,
    inSearch,
    onBoard,
    inHistory,
    inWords(state, seat) {
      const [own, open] = [seen(state, seat), seen(state, 'spectator')];
      const messages = [
        ...outgoing(seat).map((to) => compose(own, to, chat, true)),
        ...AHEAD.flatMap((ahead) => aheadMessages(seat).map((to) => compose({ ...own, ahead }, to, chat, true))),
        ...preparedMessages({ ...own, ...foreseenBy(game, state, seat) }, seat, chat),
        ...[PANEL, recapFor('spectator'), WATCHED].map((to) => compose(open, to, chat, true)),
        ...[tried(state, seat)].flatMap((copy) =>
          copy === null ? [] : compose(copy, lookUp(seat, { what: 'try', mark: MARK }), chat, true),
        ),
        // Hosts can have turn messages and panels in frames.
        compose(own, { to: 'turn', seat, player: PLAYER }, chat, true, true),
        compose(open, PANEL, chat, true, true),
      ];
      const pictures = [...picturesFor(own, chat).map(worded(own)), ...chat.pictures.panel(open).map(worded(open))];
      const others = [
        inInbox(state, seat),
        inReminders(state, seat),
        inTime(state, seat),
        onBoard(state),
        inHistory(state, seat),
        inSearch(state, seat),
        onLeaving(state, seat),
      ];
      return JSON.parse(JSON.stringify([messages, pictures, ...others])) as Json;
    },
    inPictures(state, seat) {
      const [own, open] = [seen(state, seat), seen(state, 'spectator')];
      return [...picturesFor(own, chat).map(hashed(own)), ...chat.pictures.panel(open).map(hashed(open))];
    },
  };
}

function seenOf(table: Table, reader: Reader, game: Game<unknown>, timed?: SeenSource['timed']): TableView {
  return seenBy(table, reader, { game, since: 0, entries: [], acted: null, turns: [], secret: '', timed });
}

const PANEL: Outgoing = { to: 'panel', fresh: true };

const WATCHED: Outgoing = {
  ...{ to: 'answer', answer: null, player: PLAYER, reader: 'spectator' },
  outcome: { done: true, read: { what: 'watch' } },
};

function outgoing(seat: Seat): Outgoing[] {
  return [
    { to: 'turn', seat, player: PLAYER },
    { to: 'answer', answer: null, player: PLAYER, reader: seat, outcome: { done: true, seq: 0, repeated: false } },
    { to: 'played', seat, player: PLAYER, seq: 0, line: { picked: [LINE], stopped: null } },
    { to: 'late', seat, player: PLAYER, seq: 0 },
    recapFor(seat),
    ...(['report', 'verify'] as const).map((what) => lookUp(seat, { what })),
  ];
}

/** The messages that remind the seat of its question. */
function reminders(seat: Seat): Outgoing[] {
  return [
    { to: 'ring', seat, player: PLAYER },
    { to: 'ring', seat, player: PLAYER, nudge: seat },
    { to: 'turn', seat, player: PLAYER, last: true },
    { to: 'turn', seat, player: PLAYER, plan: true },
  ];
}

/** The messages that tell of the seat's time. */
function timedMessages(seat: Seat): Outgoing[] {
  return [
    { to: 'turn', seat, player: PLAYER },
    { to: 'ring', seat, player: PLAYER },
  ];
}

/** The messages that show a line that the seat keeps for its next move. */
function aheadMessages(seat: Seat): Outgoing[] {
  return [{ to: 'turn', seat, player: PLAYER }, lookUp(seat, { what: 'move' }), lookUp(seat, { what: 'orders' })];
}

const LINE = 'end turn';
/** The usage of a server, without its waiting tables. */
const USAGE: ServerUsage = { open: 1, byGame: [], waiting: [], opened: 1, bytes: 1, troubled: 1, blocked: 1 };
const ANSWER: SeenAnswer = { id: 1, when: 'A window', answer: 'An answer', lasts: 'once' };
/** An answer that the seat has prepared: before its question comes, when it is due, in a pause, and when none is given. */
const PREPARED: readonly SeenPrepared[] = [
  { answers: [ANSWER] },
  { answers: [ANSWER], asked: { answer: ANSWER, due: 0 } },
  { answers: [ANSWER], asked: { answer: ANSWER, paused: true } },
  { answers: [ANSWER], asked: { answer: ANSWER, why: { text: 'It doesn’t fit.' } } },
];

/** The messages about prepared answers, and those in which the seat prepares one for each window. */
function preparedMessages(own: TableView, seat: Seat, chat: GameChat): Composed[] {
  const because = { answer: ANSWER, prompt: own.decision === null ? LINE : own.decision.prompt };
  const played: Outgoing = {
    to: 'played',
    seat,
    player: PLAYER,
    seq: 0,
    line: { picked: [LINE], stopped: null },
    because,
  };
  const windows = own.orders === null ? [] : own.orders.windows;
  const drafts = windows.map(({ id: when }) => lookUp(seat, { what: 'prepared', draft: { when, lasts: 'once' } }));
  const shown = PREPARED.flatMap((prepared) =>
    [...aheadMessages(seat), lookUp(seat, { what: 'prepared' })].map((to) =>
      compose({ ...own, prepared }, to, chat, true),
    ),
  );
  return [...shown, ...[played, ...drafts].map((to) => compose(own, to, chat, true))];
}

/** A line that the seat keeps for its next move, before the move, when it is due, and when it was dropped. */
const AHEAD: readonly SeenAhead[] = [
  { text: LINE },
  { text: LINE, due: 0 },
  { text: LINE, paused: true },
  { text: LINE, why: { text: 'You did something else first.' } },
];

function recapFor(reader: Reader): Outgoing {
  return lookUp(reader, { what: 'recap', since: 'turn' });
}

function lookUp(reader: Reader, read: Read): Outgoing {
  return { to: 'answer', answer: null, player: PLAYER, reader, outcome: { done: true, read } };
}

const HISTORY: Read = { what: 'history', go: 'now', seq: 0 };
const BACK: Read = { what: 'rewind', to: 1 };

/** The view as a place in the history, whose turns and Rounds are the same whatever is hidden. */
function placeOf(seen: TableView): TableView {
  const { atTurn: seat = null } = seen;
  const place = {
    isTurn: true,
    seat,
    turn: { number: 2, of: 3 },
    back: true,
    on: true,
    places: [{ seq: 1, round: 1 }],
  };
  return { ...seen, decision: null, orders: null, undo: null, history: place };
}

/** The view as the question whether to go back. */
function backOf(seen: TableView): TableView {
  const takes = seen.chairs.map((_, seat) => ({ seat, many: 1 }));
  return { ...seen, goingBack: { to: 1, upTo: 9, takes, reveals: true, asks: [0, 1], undo: null } };
}

/**
 * Returns every picture that the seat can request or receives when its turn begins, both with and without marks of
 * changes.
 */
function picturesFor(seen: TableView, chat: GameChat): PictureSpec[] {
  const { pictures, shows } = chat;
  const reads = shows.flatMap(({ value }) => pictures.read(seen, { what: 'map', show: value }));
  const boards = [...pictures.turn(seen), ...pictures.read(seen, { what: 'map' })];
  const all = [...marking(boards, changesFor(seen, chat)), ...boards, ...reads];
  return [...new Map(all.map((picture) => [JSON.stringify(picture), picture])).values()];
}

const worded =
  ({ game, view }: TableView) =>
  ({ scene, params }: PictureSpec): Json => {
    const { alt, text } = findScene(game, scene);
    return [scene, alt(view, params), ...text(view, params)];
  };

const hashed =
  ({ game, view }: TableView) =>
  ({ scene, params }: PictureSpec): Json => [
    scene,
    createHash('sha256')
      .update(drawScene(game, scene, view, params).bytes)
      .digest('hex'),
  ];
