import type { Foreseeable, OrderKind, SeatTitle } from '../kernel/game.ts';
import type { TablePace } from '../kernel/pace.ts';
import type { GameRecord } from '../kernel/record.ts';
import type { PlayerSearch } from '../kernel/search-wish.ts';
import type { Away, Chair, Input, InputAuthor, Pause, PlayerId, Proposal, Status } from '../kernel/table.ts';
import type { Decision, Event, GameId, Json, Reader, Refusal, Seat, StandingOrders, Text } from '../kernel/types.ts';
import type {
  DropLine,
  ForgetLine,
  KeepLine,
  KeptLine,
  Line,
  LineDone,
  Picked,
  PlayAhead,
  Prepare,
  PreparedReason,
  SeenAhead,
  SeenAnswer,
  SeenPrepared,
  Unprepare,
} from './line-types.ts';
import type { LogLine, ReadPast, SeenBefore, SeenGoingBack, SeenHistory, SeenNews, Since } from './log-parts.ts';
import type { Preview, Trial } from './preview-parts.ts';
import type { Redo } from './redo-input.ts';
import type { GameReport, Verification } from './report-parts.ts';
import type { TableTimes } from './times.ts';
import type { CalledTable, WaitingTable } from './waiting-table.ts';

export type {
  AnswerLife,
  DropLine,
  ForgetLine,
  KeepLine,
  KeptLine,
  Line,
  LineDone,
  PendingLine,
  Picked,
  PlayAhead,
  Prepare,
  PreparedReason,
  SeenAhead,
  SeenAnswer,
  SeenPrepared,
  Unprepare,
} from './line-types.ts';

/**
 * The id of a table, which is short enough to type and fits into a component's id: six lower-case letters and digits.
 */
export type TableId = string;

/** A table's place in the chat. */
export interface ChannelReference {
  /** The server of the table; null in direct messages. */
  guild: string | null;
  channel: string;
  /** The table's thread, or null before it is created. */
  thread: string | null;
  /** The forum, if the table is in a forum post. `channel` and `thread` are then that post. */
  forum?: string;
}

/** Opens a table, as the first input of the table's log. */
export interface Create {
  t: 'create';
  game: GameId;
  title: string;
  owner: PlayerId;
  options: Json;
  place: ChannelReference;
  /** Hours for which the table waits for a seat before the others may vote, from the server's settings. */
  patience?: number;
  /** The pace of the earlier game, for a rematch. */
  pace?: TablePace;
  /** The players of a rematch with their seats; `ready` is the person who asked for it. */
  again?: { people: Extract<Input, { t: 'invite' }>['people']; ready: string };
}

/** Moves a table to another channel, where it continues in a new thread (T-HOST-01). */
export interface MoveTable {
  t: 'move';
  /** The table's new channel, without a thread yet. */
  place: ChannelReference;
  /** The name of the moderator who moves the table. */
  host: string;
}

/** A command for a table, as stored in the table's inbox. */
export interface Command {
  /**
   * The id of the command, which is the interaction's id if a person sent it. Commands with the same id count only
   * once.
   */
  id: string;
  by: InputAuthor;
  /** Milliseconds since 1970. */
  at: number;
  input: Input | Create | Line | DropLine | KeepLine | ForgetLine | Prepare | Unprepare | PlayAhead | MoveTable | Redo;
  /** The interaction that waits for the result. The interaction's address is stored under a separate key. */
  answer?: string;
}

/** Something that a person asks to see. Readers show it as of the last commit, without waiting for the inbox. */
export type Read =
  | { what: 'hand' | 'sheet' | 'status' | 'orders' | 'report' | 'verify' }
  /**
   * `gone` is set if the clicked question is no longer open. `done` is set if the person has just answered at another table:
   * that table's title, and the log lines of the answer that the person may see.
   */
  | { what: 'move'; gone?: boolean; done?: { title: string; told: readonly string[] } }
  /** `since` asks which parts of the board have changed since an earlier moment. */
  | { what: 'map'; show?: string; text?: boolean; at?: number; since?: Since }
  | { what: 'log'; since?: Since; record?: true }
  /** Asks for the film of the game so far, in which each frame is the board as the reader saw it. */
  | { what: 'film' }
  /** Asks what has happened since a point of the game. */
  | { what: 'recap'; since: Since }
  | ReadPast
  /** Asks to watch a table. `afar` is set if it isn't known whether the person can still see the table's channel. */
  | { what: 'watch'; afar?: true }
  /** Asks why something isn't possible. `wish` is the key under which the typed words are stored. */
  | { what: 'why'; wish: string }
  /** Asks for a preview of a line. `line` is the key under which the typed words are stored. */
  | { what: 'preview'; line: string }
  /**
   * Asks for the reader's private copy, at its state `mark`. `open` is the short name of a verb or a group whose options
   * are shown, and `page` is their page.
   */
  | { what: 'try'; mark: string; open?: string; page?: number }
  /** Asks for the answers that the reader has prepared; with `draft`, also for the answers to a window. */
  | { what: 'prepared'; draft?: AnswerDraft };

/** An answer that a person is about to prepare. */
export type AnswerDraft = Pick<Prepare, 'when' | 'by' | 'lasts'> & { answer?: Text };

/** A player's latest entry. */
export interface Acted {
  seq: number;
  at: number;
}

/**
 * A chair as anyone may see it. `unready` is set if its player hasn't agreed to the options (T-LOBBY-06). `now` is the
 * seat's current title if it differs from the fixed name.
 */
export type SeenChair = Omit<Chair, 'ready'> & { unready?: true; now?: SeatTitle };

/** A table as a reader may know it. Pictures, texts and messages are made only from such views. */
export interface TableView extends TableTimes {
  id: TableId;
  game: GameId;
  title: string;
  owner: PlayerId;
  status: Status;
  seq: number;
  chairs: SeenChair[];
  options: Json;
  commitment: string;
  /** The table's secret, shown once the game is over so that everyone can check every roll. */
  seed: { secret: string; ready: string[] } | null;
  proposal: { what: Proposal; yes: Seat[] } | null;
  /** The latest pauses, oldest first. */
  pauses?: Pause[];
  /** The lobby's search for players. */
  search?: PlayerSearch;
  /** Set for a lobby in direct messages, where nobody else can take a seat. */
  direct?: true;
  /** The seats whose player is away, with the others' votes on them. */
  away?: Away[];
  /** Set if a moderator removed the table from all lists. */
  removed?: true;
  reader: Reader;
  awaited: Seat[];
  /** The seat whose turn it is; missing between turns. */
  atTurn?: Seat;
  /** A name for the current turn, which is different in each turn. */
  turn: string;
  /** The entry that began the turn, if it is known. */
  began?: number;
  /** The time at which the current wait began (ms since 1970). */
  since: number;
  /** The question that waits for the reader. */
  decision: Decision | null;
  /** The id of that question outside the kernel, if it differs from the kernel's id (`asked.ts`). */
  asked?: string;
  /** The entry of the reader's last step that can be undone, or null. */
  undo: number | null;
  /**
   * The reader's standing orders, and the windows that orders can name; null for spectators and before the game begins.
   */
  orders: { now: StandingOrders; windows: readonly OrderKind[] } | null;
  /** The reader's own latest entry and its time (ms since 1970), or null. */
  acted: Acted | null;
  /** Set for turn messages and recaps. */
  news?: SeenNews;
  /** The reader's own line, if it waits for people or has continued after they answered. */
  line?: Pick<KeptLine, 'waited' | 'line' | 'about' | 'dropped'>;
  /** The line that the reader keeps for their next move, and the answers that they have prepared. */
  ahead?: SeenAhead;
  prepared?: SeenPrepared;
  /** The answers that the reader can prepare, if they asked for them. */
  foreseen?: readonly Foreseeable[];
  /** The game's view for the reader; null in the lobby. */
  view: Json | null;
  /** The reader's own earlier view, if the reader asked what has changed since then. */
  before?: SeenBefore;
  /** The place in the history, or what going back would take back, if the reader asked for it. */
  history?: SeenHistory;
  goingBack?: SeenGoingBack;
  /** The reason why the reader can't do something, if they asked. */
  why?: Refusal;
  /**
   * The preview of a line, if the reader asked for one. If there is a preview, the other fields of the view show the
   * table after the line.
   */
  preview?: Preview;
  /** The reader's private copy of the table, if the preview shows one. */
  trial?: Trial;
  /** The complete record of a finished game, if the reader asked for it. */
  record?: GameRecord;
  /** The report on a finished game, if the reader asked for it. */
  report?: GameReport;
  /** The result of replaying the game from its secret, if the reader asked for it. */
  verification?: Verification;
  /** The recent log lines that the reader may see, oldest first, without those of undone steps. */
  recent: LogLine[];
}

/** The reason why the bot can't post at the table's place, for a person who can fix it. */
export interface PostingProblem {
  why: 'missing-permission' | 'gone-channel' | 'locked' | 'thread-limit' | 'wrong-place' | 'closed' | 'bad-request';
  /** The channel or thread in which the bot can't post. */
  where: string;
  /** The channel where the game is shown instead of in a thread; null if there is none. */
  instead: string | null;
  /** The permissions that the bot lacks there, as far as is known. */
  lacks: string[];
}

/** A message in an outbox, with the id of the command that caused it. */
export type Queued = Outgoing & { cause?: string };

/**
 * A message to send: its recipient and its topic. The message's text and pictures are made only when it is delivered.
 * The data of a message reveals no more of the game than the sender of a command learns from the command's result.
 */
export type Outgoing =
  /**
   * Answers an interaction, or sends a direct message if `answer` is null. `outcome` is the result of the command or
   * look-up.
   */
  | {
      to: 'answer';
      answer: string | null;
      player: PlayerId;
      reader: Reader;
      outcome: CommandResult;
      /** Set if the answer is shown in the person's inbox. */
      inbox?: true;
      /** For a new table: the channel of its message, or the reason why it has no message. */
      opened?: { channel: string } | { trouble: PostingProblem };
    }
  /**
   * Updates the public panel. `fresh` is set for a new turn, which gets a new message. If `past` is set, the previous
   * turn's message shows the entries after `from`, up to `to`. If `moved` is set, an old message names the channel
   * where the table is now.
   */
  | { to: 'panel'; fresh: boolean; from?: number; past?: { from: number; to: number }; moved?: string }
  /**
   * The direct message to a player whose turn begins. `asksZone` is set if it also asks for their time zone. `last` is
   * set if the other players who were asked at the same time have answered, and `plan` if something else becomes of what
   * the player has planned for this question than the message says.
   */
  | { to: 'turn'; seat: Seat; player: PlayerId; asksZone?: true; last?: true; plan?: true }
  /**
   * A direct message that reminds the player that the table is still waiting for them. `tables` lists all such tables
   * if there are several. `nudge` is the seat of the player who nudges them.
   */
  | { to: 'ring'; seat: Seat; player: PlayerId; tables?: WaitingTable[]; nudge?: Seat }
  /** Reminds a player on behalf of the seat `by`, which asked for it at the time `at` (ms since 1970). */
  | { to: 'nudge'; seat: Seat; player: PlayerId; by: Seat; at: number }
  /**
   * Closes a player's outdated messages. Also gives an outdated turn message its new text. `closed` is set if a newer
   * turn message follows.
   */
  | { to: 'past'; seat: Seat; player: PlayerId; asksZone?: true; closed?: true }
  /**
   * A direct message about a proposal. It asks the player to agree, if they haven't yet, and finally shows the
   * decision. `seq` is the entry that changed or decided the proposal.
   */
  | { to: 'proposal'; seat: Seat; player: PlayerId; seq: number }
  /** Updates or closes the thread messages that asked everyone about a proposal or a seat. */
  | { to: 'proposed'; seq: number }
  /** A direct message to a player who can vote on the seat of an absent player. */
  | { to: 'away'; seat: Seat; player: PlayerId; about: Seat }
  /** A direct message that invites a person to a rematch, or to a seat that the owner keeps for them. */
  | { to: 'invite'; seat: Seat; player: PlayerId }
  /** A direct message to the owner of a lobby: its search for players has ended, and seats are still free. */
  | { to: 'searched'; player: PlayerId }
  /**
   * A direct message saying that the line that a player kept for this move was played, or that their prepared answer was
   * given (`because`). `seq` is its first entry.
   */
  | { to: 'played'; seat: Seat; player: PlayerId; seq: number; line: LineDone; because?: PreparedReason }
  /**
   * A direct message to a player whose time is over, or who has kept the table waiting for too long. `seq` is the entry
   * that says what follows.
   */
  | { to: 'late'; seat: Seat; player: PlayerId; seq: number }
  /** A direct message saying that the game is over. */
  | { to: 'end'; seat: Seat; player: PlayerId }
  /** A direct message about a posting problem, to a person who can fix it. */
  | { to: 'trouble'; player: PlayerId; trouble: PostingProblem }
  /**
   * A thread message for a person who can't get direct messages, because they don't accept any, or because the chat
   * allows no more right now (`held`). The message says only that something waits for them, and shows nothing private.
   * If `silent` is set, nobody is notified. `tables` lists the tables on this server that wait for the person, if there
   * are several. `more` is set if tables elsewhere wait too. `beside` is set if the message is posted in the channel
   * because the thread accepts no messages.
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
  /**
   * A thread message: the game begins (`start`), something was proposed or corrected (`note`), a seat changed (`seat`),
   * or the game is over, with the report on it (`report`).
   */
  | { to: 'notice'; kind: 'start' | 'note' | 'seat' | 'report'; seq: number };

/** The result of a command. */
export type CommandResult =
  /**
   * The command was carried out. `seq` is its first or only entry. `line` is the result of a line, `picked` is a single
   * answer, and `dropped` is the discarded rest of a line. `kept` is a line that is kept for the next move, and
   * `forgotten` is one that was thrown away. `prepared` is an answer that was prepared, and `removed` is one that was
   * removed.
   */
  | {
      done: true;
      seq: number;
      repeated: boolean;
      line?: LineDone;
      picked?: Picked;
      dropped?: Text;
      kept?: Text;
      forgotten?: Text;
      prepared?: SeenAnswer;
      removed?: SeenAnswer;
    }
  | { done: false; refusal: Refusal }
  /** A bug made the command with this id fail. The command is now a dead letter, and nothing was changed. */
  | { done: false; fault: string }
  /** The command was only a request to see something. */
  | { done: true; read: Read };

/** The first entry of a log, which opens the table. All later entries are of the type `Entry`. */
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
