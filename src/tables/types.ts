import type { OrderKind, SeatTitle } from '../kernel/game.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { Away, Chair, Input, InputAuthor, PlayerId, Proposal, Status } from '../kernel/table.ts';
import type {
  Decision,
  Event,
  GameId,
  Json,
  Loss,
  Reader,
  Refusal,
  RuleId,
  Seat,
  StandingOrders,
  Text,
} from '../kernel/types.ts';

/** Lower-case letters and digits, 6 of them: short enough to be typed and to fit in a component's id. */
export type TableId = string;

/** Where a table lives in the chat. */
export interface ChannelReference {
  /** Null for a table in direct messages. */
  guild: string | null;
  channel: string;
  /** The table's thread; null until it was made. */
  thread: string | null;
  /** The forum in one of whose posts the table lives: channel and thread are that post. */
  forum?: string;
}

/** Opens a table; the first input of its log. */
export interface Create {
  t: 'create';
  game: GameId;
  title: string;
  owner: PlayerId;
  options: Json;
  place: ChannelReference;
  /** For how many hours the table waits for a seat before the others may vote; as the server has it. */
  patience?: number;
  /** Who has which seat, for a table at which the people of an earlier one play again; `ready` is who asks for it. */
  again?: { people: Extract<Input, { t: 'invite' }>['people']; ready: string };
}

/** Gives a table another channel: it goes on there, in a thread of its own (T-HOST-01). */
export interface MoveTable {
  t: 'move';
  /** Its new channel; no thread yet. */
  place: ChannelReference;
  /** Who moves it, as they are called. */
  host: string;
}

/**
 * Several picks of a seat in the words of the person who sits there: `move c4; scan`. Each is resolved against what the
 * seat is asked after those before it, and becomes an answer with an entry of its own in the log.
 */
export interface Line {
  t: 'line';
  seat: Seat;
  /** The question that the first pick answers. */
  decision: string;
  text: string;
}

/** Drops what is left of a seat's line that waits for people. It leaves no entry in the log. */
export interface DropLine {
  t: 'drop';
  seat: Seat;
}

/** Something for a table to do, as it lies in the table's inbox. */
export interface Command {
  /** The interaction's id for people; applied once, whatever comes twice. */
  id: string;
  by: InputAuthor;
  /** Milliseconds since 1970. */
  at: number;
  input: Input | Create | Line | DropLine | MoveTable;
  /** The interaction whose answer waits for the outcome; its address lies under a key of its own. */
  answer?: string;
}

/** What a person asks to see; read from the last commit, never behind the inbox. */
export type Read =
  | { what: 'hand' | 'sheet' | 'status' | 'orders' }
  /** `gone`: what they clicked belongs to a question that is gone. */
  | { what: 'move'; gone?: boolean }
  | { what: 'map'; show?: string; text?: boolean; at?: number }
  | { what: 'log'; since?: number; record?: true }
  /** Why something can't be done; `wish` names the words that were typed, which lie under a key of their own. */
  | { what: 'why'; wish: string }
  /** What a line would come to; `line` names the words that were typed, as `wish` does. */
  | { what: 'preview'; line: string };

/** An entry of somebody's: what happened since is news to them. */
export interface Acted {
  seq: number;
  at: number;
}

/** What a line would come to, as far as the seat that typed it can know for sure. */
export interface Preview {
  line: Text;
  /** What would be picked, and what it costs and gives. */
  picks: { label: Text; hint?: Text }[];
  /** What would be told to the seat meanwhile. */
  told: { text: Text; rule?: RuleId }[];
  /** Why the preview goes no further; null: it goes to the end of the line. */
  stopped: Refusal | null;
  /** The game’s view for the seat before the line; the view beside this is the one after it. */
  before: Json;
  /** Others could have answered something, and the preview goes on as if they hadn’t. */
  assumed?: true;
}

/**
 * A chair as anyone may see it; `unready`: the person there has yet to agree to the options (T-LOBBY-06); `now`: how the
 * game calls the seat by now, where that isn't its fixed name.
 */
export type SeenChair = Omit<Chair, 'ready'> & { unready?: true; now?: SeatTitle };

/** A table as a reader may know it: the only thing that pictures, texts, bots and messages are made from. */
export interface TableView {
  id: TableId;
  game: GameId;
  title: string;
  owner: PlayerId;
  status: Status;
  seq: number;
  chairs: SeenChair[];
  options: Json;
  /** For how many hours the table waits for a seat before the others may vote; not there: as usual (`DEFAULT_WAIT_HOURS`). */
  patience?: number;
  commitment: string;
  /** Shown once the game is over, so that every roll can be checked. */
  seed: { secret: string; ready: string[] } | null;
  proposal: { what: Proposal; yes: Seat[] } | null;
  /** Seats whose person is not there, and what the others would have become of them. */
  away?: Away[];
  /** Who looks after the server took it off all lists. */
  removed?: true;
  reader: Reader;
  awaited: Seat[];
  /** Names the turn under way: another one has another name. */
  turn: string;
  /** The entry by which it began; omitted where it isn't known. */
  began?: number;
  /** Milliseconds since 1970: since when the awaited seats are waited for. */
  since: number;
  /** The question that waits for the reader. */
  decision: Decision | null;
  /** The chat's id of that question, if it differs (`asked.ts`). */
  asked?: string;
  /** The entry of the reader's last step that can be undone, or null. */
  undo: number | null;
  /** The reader's standing orders and the windows that they may name; null for spectators and before the start. */
  orders: { now: StandingOrders; windows: readonly OrderKind[] } | null;
  /** The reader's own latest entry, and when it was (milliseconds since 1970); null when there is none. */
  acted: Acted | null;
  /** The reader's own line that waits for people, or that continued since. */
  line?: Pick<KeptLine, 'waited' | 'line'>;
  /** Null in the lobby; else the game's own view for the reader. */
  view: Json | null;
  /** Why the reader can't do what they asked about; there when they asked. */
  why?: Refusal;
  /** Where they asked what a line would come to: the rest is as it would be then. */
  preview?: Preview;
  /** The whole of a game that is over, for whoever wants to check it; there when it was asked for. */
  record?: GameRecord;
  /** What happened lately, as the reader may read it, oldest first; what was taken back is left out. */
  recent: { seq: number; at: number; text: string; rule?: RuleId; lesson?: true; lost?: Loss }[];
}

/** Why nothing can be posted where a table is played, for a person who can act. */
export interface PostingProblem {
  why: 'missing-permission' | 'gone-channel' | 'locked' | 'thread-limit' | 'wrong-place' | 'closed' | 'bad-request';
  /** The channel or thread. */
  where: string;
  /** The channel in which the game is shown instead of in a thread; null when it is shown nowhere. */
  instead: string | null;
  /** Permissions that we lack there, as far as we know. */
  lacks: string[];
}

/** A table that waits for a person, for a reminder. */
export interface WaitingTable {
  table: TableId;
  title: string;
  /** The table's place: its thread, or its channel while it has none. */
  guild: string | null;
  channel: string;
  /** When the wait started, in milliseconds since 1970. */
  since: number;
}

/** A table that waits for a person, for a line that everyone in a thread of the same server can read. */
export interface CalledTable extends Pick<WaitingTable, 'guild' | 'channel' | 'since'> {
  /** Null if people who read the line may not know of the table. */
  title: string | null;
}

/** A message in an outbox: with the id of the command that it comes of. */
export type Queued = Outgoing & { cause?: string };

/**
 * A message to go out: whom it is for and about what. Texts and pictures are made at delivery; of the game it holds at
 * most what the sender of a command is told of the command itself.
 */
export type Outgoing =
  /**
   * Edits the answer that an interaction waits for (`answer` null: it goes out as a direct message). `done`: the input
   * was applied (as `seq`); else why not.
   */
  | {
      to: 'answer';
      answer: string | null;
      player: PlayerId;
      reader: Reader;
      outcome: CommandResult;
      /** Of a table that was opened just now: where its message lies, or why there is none. */
      opened?: { channel: string } | { trouble: PostingProblem };
    }
  /**
   * Brings the public panel of the thread up to date (edits are merged; a new one with each turn). `past`: what the panel of
   * the turn before says: the entries after `from`, up to `to`. `moved`: what an old one says: the channel where the table is now.
   */
  | { to: 'panel'; fresh: boolean; from?: number; past?: { from: number; to: number }; moved?: string }
  /** The one direct message to a person whose turn begins; `asksZone`: it also asks where they live. */
  | { to: 'turn'; seat: Seat; player: PlayerId; asksZone?: true }
  /** A direct message that notifies: the table still waits for this person. `tables` has all such tables if there are several. */
  | { to: 'ring'; seat: Seat; player: PlayerId; tables?: WaitingTable[] }
  /**
   * Closes whatever asks a person something that is past. As words: what their turn message says when it asks for no move;
   * what else it asks stays. `closed`: when a newer one follows.
   */
  | { to: 'past'; seat: Seat; player: PlayerId; asksZone?: true; closed?: true }
  /** A direct message about a proposal to a person who has yet to agree to it; once it is settled, by which entry. */
  | { to: 'proposal'; seat: Seat; player: PlayerId; seq: number }
  /** The same for the lines in the thread by which all were asked, about a proposal or a seat. */
  | { to: 'proposed'; seq: number }
  /** A direct message to a person who can vote about a seat whose person is not there. */
  | { to: 'away'; seat: Seat; player: PlayerId; about: Seat }
  /** A direct message to a person who is asked to play once more. */
  | { to: 'invite'; seat: Seat; player: PlayerId }
  /** A direct message that the game is over. */
  | { to: 'end'; seat: Seat; player: PlayerId }
  /** A direct message to a person who can act: nothing can be posted where the table is played. */
  | { to: 'trouble'; player: PlayerId; trouble: PostingProblem }
  /**
   * A line in the thread for a person who takes no direct messages, or (`held`) to whom the chat lets us send none right now. It
   * says that something waits for them, and shows nothing private. `silent`: it notifies nobody. `tables`: all tables of this
   * server that wait for the person, if there are several tables; `more`: tables elsewhere wait too. `beside`: it is in the channel,
   * because the thread takes none.
   */
  | {
      to: 'knock';
      player: PlayerId;
      about: 'answer' | 'turn';
      held?: true;
      silent?: true;
      tables?: CalledTable[];
      more?: true;
      beside?: true;
    }
  /** A line in the thread: the game begins, something is proposed, was set right, or is about who has a seat. */
  | { to: 'notice'; kind: 'start' | 'note' | 'seat'; seq: number };

/** What became of the picks of a line, of which at least one was applied. */
export interface LineDone {
  /** Those that were applied, in the words of their options. */
  picked: Text[];
  /** Why the others were not; null when all were. */
  stopped: Refusal | null;
  /** Something new came out with one of them, so that not all of them can be taken back. */
  news?: true;
  /** What is left of the line: it waits for others, and goes on when they have let happen what was done. */
  rest?: Text;
}

/** What somebody has done and only bots are asked about: a line goes on, and the answer tells all of it, when they have let it happen. */
export interface PendingLine {
  /** The entry after which it waits; any other that isn’t a bot’s drops it. */
  seq: number;
  /** The stamp of that commit; omitted if it was written before stamps existed. */
  stamp?: string;
  seat: Seat;
  /** Names the turn in which it was done; omitted where the game names none, and by older versions. */
  turn?: string;
  /** Who did it, and the interaction that waits for what comes of it. */
  by: InputAuthor;
  answer?: string;
  /** The first entry of it, and what became of it so far. */
  outcome: { seq: number; line?: LineDone; picked?: Picked };
}

/**
 * A line whose rest waits for people to let happen what it did, or, if it has no rest, what came of it since: its author reads that until
 * they do something else.
 */
export interface KeptLine {
  seat: Seat;
  by: { player: PlayerId };
  /** When it was typed, in milliseconds since 1970. What continues later is no sign that its author is there. */
  at: number;
  /** The turn in which it was typed. */
  turn: string;
  /** How many picks were applied before it had to wait. */
  waited: number;
  line: LineDone;
}

/** The answer to a question in the words of its options; `verb`: what was done with them, where they are several (`Worf, Data`). */
export interface Picked {
  words: Text;
  verb?: string;
}

/** What became of a command. */
export type CommandResult =
  /**
   * `seq` is its entry, or the first of them; `line`: how far a line of several picks went; `picked`: what one answer was; `dropped`:
   * what was left of a line, and is no more.
   */
  | { done: true; seq: number; repeated: boolean; line?: LineDone; picked?: Picked; dropped?: Text }
  | { done: false; refusal: Refusal }
  /** The fault is ours: the command of this id was set aside, nothing was changed. */
  | { done: false; fault: string }
  /** Something to be shown rather than done. */
  | { done: true; read: Read };

/** The first entry of a log: how the table was opened. The inputs follow. */
export interface OpeningEntry {
  seq: 0;
  id: string;
  by: InputAuthor;
  /** Milliseconds since 1970. */
  at: number;
  input: Create;
  events: Event[];
  undone?: never;
}
