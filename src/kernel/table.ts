import { copy } from './copy.ts';
import type { Game } from './game.ts';
import type { TablePace } from './pace.ts';
import type { Chance } from './random.ts';
import type { PlayerSearch, SearchWish } from './search-wish.ts';
import type { Decision, Event, GameId, InfoRevealed, Json, RuleId, Seat, State, Text } from './types.ts';

/** The chat's id of a person. */
export type PlayerId = string;

/** A seat of a table and its player. */
export interface Chair {
  /** The name of the seat's side in the game. */
  name: string;
  player: PlayerId | null;
  /** The name of the player in text and pictures. */
  called: string | null;
  /** The kind of bot that plays the seat, or null. */
  bot: string | null;
  /**
   * The id of the click with which the person took the seat, or agreed to changed options. This id becomes part of the
   * seed. The id is null for an empty seat, or if the person has yet to agree (T-LOBBY-06).
   */
  ready: string | null;
  /** Earlier players of the seat in this game, with the latest at the end. Any earlier player may come back. */
  before?: PlayerId[];
  /** Set while the seat is kept for a person who has yet to answer an invitation (T-FIND-04). */
  invited?: true;
}

/** The replacement for an absent player. `nobody` means that the game ends and is scored without the absent player. */
export type SeatReplacement = { to: 'bot'; bot: string } | { to: 'friend' } | { to: 'nobody' };

/** A seat that is away, with the others' votes on it. */
export interface Away {
  seat: Seat;
  votes: { seat: Seat; heir: SeatReplacement }[];
}

/** A bot that plays a seat for the rest of a turn, because the time of its player is over. */
export interface StandIn {
  seat: Seat;
  player: PlayerId;
  /** The kind of bot. */
  bot: string;
  /** The name of the turn. */
  turn: string;
}

/** The number of turns in a row in which a seat’s player ran out of time, and the name of the latest one. */
export interface Late {
  seat: Seat;
  player: PlayerId;
  turns: number;
  turn: string;
}

/** The number of steps that a seat would lose. */
export interface LostSteps {
  seat: Seat;
  many: number;
}

/** A proposal to go back to the position after the entry `to`. */
export interface Rewind {
  do: 'rewind';
  to: number;
  /** The latest entry that the proposing player knew of. */
  upTo?: number;
  /** The seats whose players have to agree, all people if missing. A worker sets this from the log. */
  asks?: Seat[];
  /** The steps that are taken back. A worker sets this from the log. */
  takes?: LostSteps[];
}

/** A proposal that needs the agreement of people at the table. */
export type Proposal =
  | { do: 'end' }
  | Rewind
  /** `until` is the time when the pause ends (ms since 1970), or null if it lasts until everyone agrees to play on. */
  | { do: 'pause'; until: number | null }
  /** Ends a pause early. */
  | { do: 'resume' };

/** A pause that everyone at the table agreed to. All times are in milliseconds since 1970. */
export interface Pause {
  from: number;
  /** When the pause ends by itself; null if it lasts until everyone agrees to play on. */
  until: number | null;
  /** When the pause ended; missing until the table has noted its end. */
  ended?: number;
}

/** An input is any change of a table, from lobby to end. */
export type Input =
  | { t: 'seat'; seat: Seat; player: PlayerId; called: string; ready: string }
  | { t: 'bot'; seat: Seat; bot: string; player: PlayerId }
  /** Gives all free seats to bots. */
  | { t: 'bots'; bot: string; player: PlayerId }
  | { t: 'leave'; seat: Seat; player: PlayerId }
  | { t: 'options'; options: Json; player: PlayerId }
  /** A player brings a deck to their seat, or removes it if the deck is null. */
  | { t: 'bring'; deck: Json; player: PlayerId }
  /** A player agrees to these options and this pace. Older versions asked only about the options. */
  | { t: 'ready'; options: Json; pace?: TablePace | null; player: PlayerId; ready: string }
  /** With `bot`, a kind of bot first takes all free seats. */
  | { t: 'start'; player: PlayerId; ready: string; bot?: string }
  /** `standsIn` is set if a bot answers for a player whose time is over. */
  | { t: 'answer'; seat: Seat; decision: string; keys: string[]; standsIn?: true }
  /**
   * Undoes the seat's last answer, or all its answers from the entry `from` on. `step` is the entry of the seat's last
   * answer when the undo was offered.
   */
  | { t: 'undo'; seat: Seat; from?: number; step?: number }
  | { t: 'orders'; seat: Seat; orders: Json }
  /** The time for a question is over. */
  | { t: 'timeout'; seat: Seat; decision: string }
  /** A player uses their extension for their turn, which asks this question. */
  | { t: 'extend'; seat: Seat; decision: string }
  | { t: 'concede'; seat: Seat }
  /** A seat has kept the table waiting for this many hours. */
  | { t: 'overdue'; seat: Seat; decision: string; hours: number }
  /** A vote on an away seat, where null is a vote to wait. */
  | { t: 'vote'; seat: Seat; about: Seat; heir: SeatReplacement | null }
  /** A person gives up while the others continue. `gone` is set if the person deletes their data and can't come back. */
  | { t: 'resign'; seat: Seat; bot: string; gone?: true }
  | { t: 'take'; seat: Seat; player: PlayerId; called: string; ready: string }
  /**
   * A moderator removes a person from a seat. With `clears`, a seat in a lobby also loses the deck that its player brought.
   * Older logs lack it, so they replay as they were.
   */
  | { t: 'vacate'; seat: Seat; heir: Exclude<SeatReplacement, { to: 'nobody' }>; host: string; clears?: true }
  /** Sets the number of hours that the table waits for a seat before the others may vote. */
  | { t: 'patience'; hours: number; player: PlayerId }
  /** Sets the time that players have for their answers; null for no limits. */
  | { t: 'clock'; pace: TablePace | null; player: PlayerId }
  /** Asks the same people, by seat, to play again. */
  | { t: 'invite'; people: Pick<Chair, 'player' | 'called' | 'bot'>[]; player: PlayerId; ready: string }
  /**
   * Looks for players for some days from `at`, the time of the command (ms since 1970), which a worker sets. A `pace`
   * also changes the table's pace; null for no limits.
   */
  | { t: 'search'; days: number; wish: SearchWish; pace?: TablePace | null; player: PlayerId; at?: number }
  /** Ends the search for players early. */
  | { t: 'unsearch'; player: PlayerId }
  /** The search for players that lasts until then is over, as the clock reports. */
  | { t: 'searched'; until: number }
  /** Keeps the first free seat for a person whom the owner invites. */
  | { t: 'reserve'; guest: PlayerId; called: string; player: PlayerId }
  /** Takes an invitation back, so that its seat is free again. */
  | { t: 'withdraw'; seat: Seat; player: PlayerId }
  /** Adds a line about the table to the log, without affecting the game. */
  | { t: 'note'; text: Text; rule: RuleId }
  /**
   * A vote on a proposal. With `joins`, the vote counts only if the proposal is open, and never opens it again. A worker
   * sets `at`, the time of the vote (ms since 1970).
   */
  | { t: 'consent'; seat: Seat; proposal: Proposal; yes: boolean; joins?: true; at?: number }
  /** The pause that began at `from` is over, as the clock reports. */
  | { t: 'resume'; from: number }
  /** Reminds the seat `about` that the table waits for it. A worker sets `at`, the time of the nudge (ms since 1970). */
  | { t: 'nudge'; seat: Seat; about: Seat; at?: number }
  /** `removed` takes the table off all lists. */
  | { t: 'end'; why: Text; removed?: true }
  /** `host` is a moderator, who may correct only what everyone sees. */
  | { t: 'fix'; patch: { [path: string]: Json }; why: Text; host?: string }
  /** A moderator restores the table to the entry `to`, because its position can't be read. A worker sets `to`. */
  | { t: 'restore'; host: string; to?: number }
  | { t: 'epoch'; rules: number };

/** The author of an input. `host` is a person who acts as a moderator. */
export type InputAuthor = { seat: Seat } | { player: PlayerId } | { host: PlayerId } | 'clock' | 'owner' | 'worker';

/** An input as an entry of the log. */
export interface Entry {
  seq: number;
  /** The id of the command; for people, it is the id of the interaction. Each command is applied only once. */
  id: string;
  by: InputAuthor;
  /** Milliseconds since 1970. */
  at: number;
  input: Input;
  events: Event[];
  /** The earlier entries that this entry undid. */
  undone?: number[];
  /**
   * True if dice, cards or hidden choices were revealed. Set for answers and timeouts; missing in entries of older
   * versions.
   */
  reveals?: boolean;
}

/** An input in the game that can still be undone. */
export interface UndoableInput {
  seq: number;
  seat: Seat;
  input: Extract<Input, { t: 'answer' | 'orders' }>;
}

export type Status = 'lobby' | 'playing' | 'over' | 'ended';

/** A table: one game and its players. The table is plain JSON, and contains everything that a worker needs. */
export interface Table<G = unknown> {
  id: string;
  game: GameId;
  title: string;
  owner: PlayerId;
  status: Status;
  /**
   * The number of applied inputs, which never decreases. Each commit checks that the number hasn't changed since the
   * table was read.
   */
  seq: number;
  options: Json;
  chairs: Chair[];
  /** The SHA-256 of the server's secret, shown before anyone sits down. */
  commitment: string;
  /** The ids of the clicks that were used in the seed, in order; empty until the game starts. */
  ready: string[];
  proposal: { what: Proposal; yes: Seat[] } | null;
  /** The state of the game; null until the start. */
  state: State<G> | null;
  /** The inputs since the undo barrier. */
  since: UndoableInput[];
  /**
   * The events that moved the barrier, in the words of the public log. Tables of older versions don't have this list.
   */
  barred?: Text[];
  /** Seats whose players are away; undefined if there are none. */
  away?: Away[];
  /** Hours for which the table waits for a seat before the others may vote. Default: `DEFAULT_WAIT_HOURS`. */
  patience?: number;
  /** The latest pauses, oldest first; undefined if there were none. */
  pauses?: Pause[];
  /** The latest nudge of each seat's player, by the time of the nudge (ms since 1970); undefined if there were none. */
  nudged?: { seat: Seat; player: PlayerId; at: number }[];
  /** The time that players have for their answers; undefined if there is no limit, as at tables of older versions. */
  pace?: TablePace;
  /** The lobby's search for players; undefined if it looks for none, as at tables of older versions. */
  search?: PlayerSearch;
  /** Everyone who was ever invited to this table by its owner; undefined if nobody was. */
  guests?: PlayerId[];
  /** Bots that play for players whose time is over; undefined if there are none. */
  standIns?: StandIn[];
  /** Players who ran out of time in their latest turns; undefined if there are none. */
  late?: Late[];
  /** The people who have used their extension; undefined if nobody has. */
  extended?: PlayerId[];
  /** Set if a moderator took the table off all lists. */
  removed?: true;
}

/** Everything that an input needs from outside the table. */
export interface InputContext<G> {
  game: Game<G>;
  /** Returns the table's random stream at the state's position, or scripted dice. See `chanceOf`. */
  chance(state: State<G>, ready: readonly string[]): Chance;
  /** Returns the table at the barrier (for `undo`), or as it was after the entry `to`. Throws if that position isn't stored. */
  checkpoint(to?: number): Table<G>;
  /** Returns the entries that going back to the entry `to` undoes. Replays don't need them. */
  takenBack?(to: number): number[];
  /** Called before an answer changes anything, if an undo has to be able to return to the current position. */
  keep?(table: Table<G>): void;
  /** True if no events should be kept. */
  quiet?: boolean;
  /** True if nobody reads the questions, so that options may have keys without text. For playouts. */
  terse?: boolean;
  /** Throws `Sealed`, which makes the table unusable, as soon as this seat can't know what comes next. */
  sealed?: Seat;
  /**
   * Called each time a sealed table assumes that another seat passes (`Game.assumes`). Without this function, the table
   * assumes nothing.
   */
  assumed?: () => void;
  /** Learns of each roll and shuffle, for reports and checks of finished games. */
  watch?: ChanceWatch | undefined;
}

/** Learns what chance decides in a game. */
export interface ChanceWatch {
  /** `owners` has the seat of each die for which high faces are good; it is empty for all other dice. */
  rolled(dice: readonly number[], sides: number, owners: readonly (Seat | null)[]): void;
  shuffled(): void;
}

/** The result of applying an input. */
export interface Applied {
  events: Event[];
  /** The new place of the undo barrier: before the input, after it, or null if the barrier didn't move. */
  barrier: 'before' | 'after' | null;
  undone: number[];
  /**
   * The audience of revealed information other than dice results: everyone (true), only some seats (`privately`), or
   * nobody (false).
   */
  learned: InfoRevealed;
}

/** Returns a copy that shares nothing with the original except the pending decisions, which are never changed in place. */
export function copyState<G>(state: State<G>): State<G> {
  return { ...state, stack: copy(state.stack), orders: copy(state.orders), g: copy(state.g) };
}

/** Returns an independent copy of a table. */
export function copyTable<G>(table: Table<G>): Table<G> {
  return {
    ...table,
    chairs: copy(table.chairs),
    ready: [...table.ready],
    since: table.since.map((done) => ({ ...done })),
    state: table.state === null ? null : copyState(table.state),
    ...(table.away === undefined ? {} : { away: copy(table.away) }),
    ...(table.standIns === undefined ? {} : { standIns: copy(table.standIns) }),
    ...(table.late === undefined ? {} : { late: copy(table.late) }),
    ...(table.extended === undefined ? {} : { extended: [...table.extended] }),
  };
}

/** Creates a table with empty seats. Throws `Refused` if the game doesn't accept the options. */
export function createTable<G>(
  game: Game<G>,
  given: {
    id: string;
    title: string;
    owner: PlayerId;
    options: unknown;
    commitment: string;
    patience?: number | undefined;
    pace?: TablePace | undefined;
  },
): Table<G> {
  const options = game.options(given.options);
  return {
    id: given.id,
    game: game.id,
    title: given.title,
    owner: given.owner,
    status: 'lobby',
    seq: 0,
    options,
    chairs: emptyChairs(game.seatNames(options)),
    commitment: given.commitment,
    ready: [],
    proposal: null,
    state: null,
    since: [],
    ...(given.patience === undefined ? {} : { patience: given.patience }),
    ...(given.pace === undefined ? {} : { pace: given.pace }),
  };
}

/** Returns empty chairs with these seat names. */
export function emptyChairs(names: string[]): Chair[] {
  return names.map((name) => ({ name, player: null, called: null, bot: null, ready: null }));
}

/** True if nobody has a seat: neither a person nor a bot. */
export function isFreeChair({ player, bot }: Pick<Chair, 'player' | 'bot'>): boolean {
  return player === null && bot === null;
}

/** Returns the entry of the seat's last answer that can still be undone, or null if there is none. */
export function lastStep(table: Pick<Table, 'since'>, seat: Seat): number | null {
  return table.since.findLast((done) => done.seat === seat && done.input.t === 'answer')?.seq ?? null;
}

/** Returns the pending decision of a seat, or null if there is none. */
export function pendingFor(table: Table, seat: Seat): Decision | null {
  return table.state?.pending.find((decision) => decision.seat === seat) ?? null;
}

/** Returns the awaited seats, which everyone may know. */
export function awaited(table: Table): Seat[] {
  return table.state?.pending.map((decision) => decision.seat) ?? [];
}

/** Returns the seat of a person, or null. */
export function seatOf(table: Pick<Table, 'chairs'>, player: PlayerId): Seat | null {
  const seat = table.chairs.findIndex((chair) => chair.player === player);
  return seat < 0 ? null : seat;
}
