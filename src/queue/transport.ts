import type { PlayerId } from '../kernel/table.ts';
import type { GameId, Json, Reader, Seat } from '../kernel/types.ts';
import type { AnswerAddress } from '../store/answers.ts';
import type { AgendaItem } from '../tables/agenda.ts';
import type { Summary } from '../tables/summary.ts';
import type { ChannelReference, Outgoing, PostingProblem, TableId, TableView } from '../tables/types.ts';

export type { AnswerAddress };

/** A message that has been sent. */
export interface MessageRef {
  channel: string;
  message: string;
}

/** A picture for a message. A renderer process draws it from the view of `reader`, or only from `params`. */
export interface PictureRequest {
  scene: string;
  /** Parameters for what the scene highlights, hides or zooms to. Different parameters give different pictures. */
  params: { readonly [name: string]: Json };
  reader: Reader;
  /** The seat whose view is drawn instead of the reader's own, if the view holds those of all seats. */
  of?: Seat;
  /** The file name used in the body: `map.png`. */
  name: string;
  /** The picture's content as text, at most 1,024 characters. */
  alt: string;
}

/** A film of the game for a message, in which each frame is a picture of one scene. */
export interface FilmRequest {
  scene: string;
  params: { readonly [name: string]: Json };
  name: string;
  alt: string;
}

/** Something that is shown outside any table: a component by its id, a starter deck by its name, or a person's deck. */
export type LookupItem = { game: GameId } & (
  | { component: string }
  | { starter: string }
  | { deck: Json; name: string }
);

/**
 * Identifies an item to show. A person’s deck is identified by its owner and its name, so that no job contains the
 * deck's cards.
 */
export type ExhibitRequest = { game: GameId } & (
  | { component: string }
  | { starter: string }
  | { player: PlayerId; name: string }
);

/** The parts of a person's inbox besides the tables themselves. */
export interface InboxShown {
  page: number;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** A line above the list, in markdown. */
  before?: string;
  /** The table at which the person has just answered, with the log lines of the answer. */
  done?: { title: string; told: readonly string[] };
  /** The time of the person's next digest (ms since 1970), or null. */
  digest: number | null;
  /** The watched tables whose channels the person can certainly see. Of the others, only the titles are shown. */
  visible?: ReadonlySet<TableId>;
}

/** The tables that the board of a server lists, as spectators see them. */
export interface BoardShown {
  /** Running games and lobbies, the most recently active first, and games that ended lately, the latest first. */
  tables: readonly TableView[];
  /** The number of open tables that aren't among these. */
  more: number;
  /** The time of the latest change, in milliseconds since 1970. */
  changed: number;
}

/** The result of deleting a person's data. */
export interface ForgottenShown {
  /** The number of tables that the person left, and of tables that no longer name them. */
  left: number;
  tables: number;
  /** The number of direct messages that were deleted. */
  messages: number;
}

/**
 * Why a message is retired: the game has moved on, a newer message asks the same question, or its own question (an
 * invitation or a vote) is settled.
 */
export type Retirement = 'moved' | 'repeated' | 'settled';

/** The JSON of a Discord message without files. */
export type MessageBody = { readonly [key: string]: Json | undefined };

/** A message in the form in which it will be sent. The body refers to its pictures as `attachment://NAME`. */
export interface Composed {
  body: MessageBody;
  /** The body for answers that only their reader sees, if it differs. */
  ephemeral?: MessageBody;
  pictures: PictureRequest[];
  film?: FilmRequest;
  /** Text files. */
  texts?: { name: string; text: string }[];
}

/** A file that is sent with a message. */
export interface Attachment {
  name: string;
  alt: string;
  bytes: Buffer;
}

/** A message in a channel. */
export interface Posted {
  id: string;
  /** True if we sent the message. */
  mine: boolean;
  /**
   * The hash of the message's content, as `lookOf` returns it, or null for messages that `post` didn't send, such as
   * other people's messages, answers, and the chat's own notices.
   */
  look: string | null;
}

/**
 * What went wrong with a request.
 * - `rate`: too many requests; `retryAfter` says how long to wait.
 * - `server`: the chat's server failed (5xx). `network`: no response came, but the request may have been carried out.
 * - `closed`: the person accepts no direct messages from us.
 * - `opening-too-fast`, `quarantined`: the chat lets us open no direct messages right now, or has flagged us as a
 * spammer; this says nothing about the person.
 * - `missing-permission`, `gone-channel`: nothing can be posted in the channel.
 * - `locked`: only people who manage threads may write in the thread. `thread-limit`: the server has too many open
 * threads. `wrong-place`: this type of channel accepts no messages, or no threads.
 * - `gone-message`: the message was deleted. `too-old`: the chat rejects edits of old messages in this channel for now;
 * `retryAfter` says for how long.
 * - `archived`: the thread is archived and has to be reopened first.
 * - `expired-token`: the interaction can no longer be answered.
 * - `unauthorized`: our own token is rejected.
 * - `bad-request`: the message itself is rejected.
 */
export type TransportErrorKind =
  | 'rate'
  | 'server'
  | 'network'
  | 'closed'
  | 'opening-too-fast'
  | 'quarantined'
  | 'missing-permission'
  | 'gone-channel'
  | 'locked'
  | 'thread-limit'
  | 'wrong-place'
  | 'gone-message'
  | 'too-old'
  | 'archived'
  | 'expired-token'
  | 'unauthorized'
  | 'bad-request';

/** A failed request to the chat. The error's message must contain neither tokens nor text from the game. */
export class TransportError extends Error {
  override name = 'TransportError';
  readonly kind: TransportErrorKind;
  /** Milliseconds to wait before the next try; set for `rate`, `too-old`, `opening-too-fast` and `quarantined`. */
  readonly retryAfter: number;

  constructor(kind: TransportErrorKind, message: string, retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/**
 * Thrown if a request got no response although the chat answers other requests again. The request can be retried
 * immediately.
 */
export class GivenUp extends TransportError {
  override name = 'GivenUp';

  constructor() {
    super('network', 'no answer came, although Discord is answering other requests');
  }
}

/** True if an error is temporary, so a retry may succeed. */
export function isPassing(error: TransportError): boolean {
  const { kind } = error;
  return kind === 'rate' || kind === 'server' || kind === 'network' || kind === 'unauthorized' || isHeldBack(error);
}

/** True if the chat holds back our direct messages to everyone. */
export function isHeldBack({ kind }: TransportError): boolean {
  return kind === 'opening-too-fast' || kind === 'quarantined';
}

/**
 * The connection to the chat. Every method except `compose`, `exhibit`, `inbox`, `tablesFound`, `parting`, `board`,
 * `boardProblem`, `forgotten` and `lacks` makes requests and throws `TransportError`. No method retries on its own, except after waiting
 * out a rate limit. The transport respects the chat's limits and sends answers first.
 */
export interface Transport {
  /**
   * Composes a message from information that its recipient may know, without side effects. `pictures` is false if a
   * picture could not be drawn, so the message must contain text instead.
   */
  compose(seen: TableView, outgoing: Outgoing, pictures: boolean): Composed;
  /**
   * Composes a component's message, without side effects. The text is complete even without the pictures. Throws if the
   * game has no component with this id.
   */
  exhibit(exhibit: LookupItem): Composed;
  /** Composes a person's inbox, without side effects. */
  inbox(items: readonly AgendaItem[], shown: InboxShown): Composed;
  /** Composes the message to a person who waits for tables of a server: these need players. Without side effects. */
  tablesFound(tables: readonly Summary[], guild: string): Composed;
  /**
   * Composes the message to a player at tables of a server that removed us. `ends` is the time when the tables end. Without
   * side effects.
   */
  parting(tables: readonly Summary[], ends: number): Composed;
  /** Composes the board of a server, without side effects. */
  board(shown: BoardShown): Composed;
  /** Composes the message that tells a person that their data is deleted, without side effects. */
  forgotten(done: ForgottenShown): Composed;
  /** Composes a message to a person who can fix why the board of a server can't be posted, without side effects. */
  boardProblem(problem: PostingProblem): Composed;
  /** Replaces the "thinking …" of an interaction with its answer. Repeating this is harmless. */
  editAnswer(address: AnswerAddress, body: MessageBody, files: readonly Attachment[]): Promise<MessageRef>;
  /** Adds files to an answer and keeps its text. `body` says how the files are shown. */
  attach(address: AnswerAddress, files: readonly Attachment[], body?: MessageBody): Promise<MessageRef>;
  /**
   * Posts a message. If the nonce was used within the last minutes, the chat returns the message that was sent with it.
   * If the message sent with that nonce has been deleted, the chat posts nothing, and this method throws
   * `gone-message`.
   */
  post(channel: string, body: MessageBody, files: readonly Attachment[], nonce: string): Promise<MessageRef>;
  /** Replaces the content and files of a message. */
  edit(ref: MessageRef, body: MessageBody, files: readonly Attachment[]): Promise<void>;
  /**
   * Replaces the text and components of a message, or of the answer at an address. The message's files stay unless the
   * body names others.
   */
  reword(place: MessageRef | AnswerAddress, body: MessageBody): Promise<void>;
  /**
   * Replaces or removes the components of a message, or of the answer at an address. Keeps a message's text and files,
   * and adds a line that says why the message is closed.
   */
  retire(place: MessageRef | AnswerAddress, why: Retirement, components?: MessageBody['components']): Promise<void>;
  /** Deletes one of our messages. */
  remove(ref: MessageRef): Promise<void>;
  /**
   * Opens the thread of a table, under its lobby message if there is one. Returns the thread's id, even if the thread
   * already exists.
   */
  openThread(place: ChannelReference, name: string, under: MessageRef | null): Promise<string>;
  /** Reopens an archived thread. Also sets the thread to stay open as long as possible, if we have the permission. */
  unarchive(thread: string): Promise<void>;
  /**
   * Returns the channel for direct messages with a person, which never changes. The channel should be remembered, since
   * the chat lets us request only a few of them.
   */
  direct(player: string): Promise<string>;
  /** The bot's user id. Channels for direct messages differ from bot to bot, so they are remembered under this id. */
  readonly self: string;
  /**
   * Adds a person to a thread without notifying them, so that their list shows the thread. Repeating this is harmless.
   */
  join(thread: string, player: string): Promise<void>;
  /** True if, as far as we know, a person can see the channel or thread of a table. */
  sees(player: string, place: ChannelReference): Promise<boolean>;
  /** Returns those of a server's channels that everyone can see who can see the channel `board`. */
  openTo(guild: string, board: string, channels: readonly string[]): Promise<ReadonlySet<string>>;
  /** True if we are in a server. False only if the chat says so. */
  isIn(guild: string): Promise<boolean>;
  /** Returns a channel's latest messages, newest first; at most `limit`, which must be from 1 to 100. */
  recent(channel: string, limit: number): Promise<Posted[]>;
  /**
   * Returns our messages in a channel since a time (ms since 1970, by the chat's clock), oldest first; at most a few
   * hundred.
   */
  postedSince(channel: string, since: number): Promise<Posted[]>;
  /** Returns the names of the permissions that we are known to lack in a channel. Makes no request. */
  lacks(channel: string): string[];
}
