import { copy } from './copy.ts';
import type { Game } from './game.ts';
import type { Chance } from './random.ts';
import type { Decision, Event, GameId, InfoRevealed, Json, RuleId, Seat, State, Text } from './types.ts';

/** A person, by the id that the chat gives them. */
export type PlayerId = string;

/** A seat of a table and who sits there. */
export interface Chair {
  /** The side, as the game names it. */
  name: string;
  player: PlayerId | null;
  /** How the person is called in texts and pictures. */
  called: string | null;
  /** The kind of bot that plays here. */
  bot: string | null;
  /**
   * The id of the click by which the person took the seat, or agreed to options that were changed since: it goes into the
   * seed. Null where nobody sits, and for who has yet to agree (T-LOBBY-06).
   */
  ready: string | null;
  /** Who sat here earlier in the running game, the latest last: each of them may come back. */
  before?: PlayerId[];
}

/** Who gets a seat whose person is not there; `nobody`: the game ends and is scored without it. */
export type SeatReplacement = { to: 'bot'; bot: string } | { to: 'friend' } | { to: 'nobody' };

/** A seat whose person is not there, and what the others would have become of it. */
export interface Away {
  seat: Seat;
  votes: { seat: Seat; heir: SeatReplacement }[];
}

/** Something that all people at the table must agree to. */
export type Proposal = { do: 'end' } | { do: 'rewind'; to: number };

/** Every change of a table, from lobby to end, is one of these. */
export type Input =
  | { t: 'seat'; seat: Seat; player: PlayerId; called: string; ready: string }
  | { t: 'bot'; seat: Seat; bot: string; player: PlayerId }
  /** Bots take all seats that are free. */
  | { t: 'bots'; bot: string; player: PlayerId }
  | { t: 'leave'; seat: Seat; player: PlayerId }
  | { t: 'options'; options: Json; player: PlayerId }
  /** Somebody brings a deck to the seat that they have, in a game that takes decks; null: takes it back. */
  | { t: 'bring'; deck: Json; player: PlayerId }
  /** Somebody agrees to the options, which are these. */
  | { t: 'ready'; options: Json; player: PlayerId; ready: string }
  | { t: 'start'; player: PlayerId; ready: string }
  | { t: 'answer'; seat: Seat; decision: string; keys: string[] }
  /**
   * Takes back the seat's last answer, or all of its answers from the entry `from` on. `step` is the entry of its last answer
   * when the undo was offered.
   */
  | { t: 'undo'; seat: Seat; from?: number; step?: number }
  | { t: 'orders'; seat: Seat; orders: Json }
  | { t: 'timeout'; seat: Seat; decision: string }
  | { t: 'concede'; seat: Seat }
  /** A seat kept the table waiting for so many hours. */
  | { t: 'overdue'; seat: Seat; decision: string; hours: number }
  /** What is to become of a seat that is away; null: nothing yet. */
  | { t: 'vote'; seat: Seat; about: Seat; heir: SeatReplacement | null }
  /** A person gives up where others play on. */
  | { t: 'resign'; seat: Seat; bot: string }
  | { t: 'take'; seat: Seat; player: PlayerId; called: string; ready: string }
  /** Who looks after the server takes a person off a seat. */
  | { t: 'vacate'; seat: Seat; heir: Exclude<SeatReplacement, { to: 'nobody' }>; host: string }
  /** For how many hours the table waits for a seat before the others may vote. */
  | { t: 'patience'; hours: number; player: PlayerId }
  /** The same people, by seat, are asked to play once more. */
  | { t: 'invite'; people: Pick<Chair, 'player' | 'called' | 'bot'>[]; player: PlayerId; ready: string }
  /** A line in the log: something about the table that changes nothing in the game. */
  | { t: 'note'; text: Text; rule: RuleId }
  | { t: 'consent'; seat: Seat; proposal: Proposal; yes: boolean }
  /** `removed`: it is on no list any more. */
  | { t: 'end'; why: Text; removed?: true }
  /** `host`: who looks after the server, and sets right only what everyone sees. */
  | { t: 'fix'; patch: { [path: string]: Json }; why: Text; host?: string }
  /** A moderator restores the table to the entry `to`, because its position can't be read. A worker finds the entry. */
  | { t: 'restore'; host: string; to?: number }
  | { t: 'epoch'; rules: number };

/** Who made an input; `host`: a person who looks after the server, as such. */
export type InputAuthor = { seat: Seat } | { player: PlayerId } | { host: PlayerId } | 'clock' | 'owner' | 'worker';

/** An input as it stands in the log. */
export interface Entry {
  seq: number;
  /** The id of the command: an interaction's for people. Applied once, whatever comes twice. */
  id: string;
  by: InputAuthor;
  /** Milliseconds since 1970. */
  at: number;
  input: Input;
  events: Event[];
  /** Earlier entries that this one took back. */
  undone?: number[];
}

/** An input of the game that can still be taken back. */
export interface UndoableInput {
  seq: number;
  seat: Seat;
  input: Extract<Input, { t: 'answer' | 'orders' }>;
}

export type Status = 'lobby' | 'playing' | 'over' | 'ended';

/** A table: one running game and who sits there. Plain JSON; a snapshot of it is all that a worker needs. */
export interface Table<G = unknown> {
  id: string;
  game: GameId;
  title: string;
  owner: PlayerId;
  status: Status;
  /** +1 per applied input, never goes back; the fence of the commit. */
  seq: number;
  options: Json;
  chairs: Chair[];
  /** SHA-256 of the server's secret, shown before anyone sits down. */
  commitment: string;
  /** Ids of the clicks that went into the seed, in order; empty until the start. */
  ready: string[];
  proposal: { what: Proposal; yes: Seat[] } | null;
  /** Null until the start. */
  state: State<G> | null;
  /** What was answered since the barrier. */
  since: UndoableInput[];
  /** What put the barrier where it is, as everyone was told it. Left out at tables of older versions. */
  barred?: Text[];
  /** Seats whose person is not there; none where everyone is. */
  away?: Away[];
  /** For how many hours the table waits for a seat before the others may vote; not there: as usual (`DEFAULT_WAIT_HOURS`). */
  patience?: number;
  /** Who looks after the server took it off all lists. */
  removed?: true;
}

/** What an input needs from outside. */
export interface InputContext<G> {
  game: Game<G>;
  /** The table's random stream, at the state's position (or scripted dice). See `chanceOf`. */
  chance(state: State<G>, ready: readonly string[]): Chance;
  /** The table as it was at the barrier (for `undo`), or as it was kept after an earlier entry. Throws when it isn't there. */
  checkpoint(to?: number): Table<G>;
  /** Called before an answer changes anything, when the position as it is now is the one that undo goes back to. */
  keep?(table: Table<G>): void;
  /** Keep no events. */
  quiet?: boolean;
  /** Nobody reads what is asked: options may have their keys alone. For games that are played out by keys. */
  terse?: boolean;
  /** Go no further than this seat can know for sure: `Sealed` is thrown there, and leaves the table unusable. */
  sealed?: Seat;
  /** For a sealed table: go on where another seat could answer but need not, and call this each time (`Game.assumes`). */
  assumed?: () => void;
}

/** What came of an input. */
export interface Applied {
  events: Event[];
  /** Where the barrier moved: to the position before the input, after it, or not at all. */
  barrier: 'before' | 'after' | null;
  undone: number[];
  /** Whether something hidden (more than dice) was learned: by all (true), or by those alone who drew and were told. */
  learned: InfoRevealed;
}

/** A copy that shares only what is never changed in place: the pending decisions. */
export function copyState<G>(state: State<G>): State<G> {
  return { ...state, stack: copy(state.stack), orders: copy(state.orders), g: copy(state.g) };
}

/** A copy of a table that later changes of either leave alone. */
export function copyTable<G>(table: Table<G>): Table<G> {
  return {
    ...table,
    chairs: copy(table.chairs),
    ready: [...table.ready],
    since: table.since.map((done) => ({ ...done })),
    state: table.state === null ? null : copyState(table.state),
    ...(table.away === undefined ? {} : { away: copy(table.away) }),
  };
}

/** A new table with empty seats. Throws `Refused` for options that the game doesn't take. */
export function createTable<G>(
  game: Game<G>,
  given: {
    id: string;
    title: string;
    owner: PlayerId;
    options: unknown;
    commitment: string;
    patience?: number | undefined;
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
  };
}

/** Chairs that nobody sits on, by the names of the seats. */
export function emptyChairs(names: string[]): Chair[] {
  return names.map((name) => ({ name, player: null, called: null, bot: null, ready: null }));
}

/** The entry of the seat's last answer that can still be taken back, or null. */
export function lastStep(table: Pick<Table, 'since'>, seat: Seat): number | null {
  return table.since.findLast((done) => done.seat === seat && done.input.t === 'answer')?.seq ?? null;
}

/** The decision that waits for a seat, or null. */
export function pendingFor(table: Table, seat: Seat): Decision | null {
  return table.state?.pending.find((decision) => decision.seat === seat) ?? null;
}

/** The seats that are waited for: public. */
export function awaited(table: Table): Seat[] {
  return table.state?.pending.map((decision) => decision.seat) ?? [];
}

/** The seat in which a person sits, or null. */
export function seatOf(table: Pick<Table, 'chairs'>, player: PlayerId): Seat | null {
  const seat = table.chairs.findIndex((chair) => chair.player === player);
  return seat < 0 ? null : seat;
}
