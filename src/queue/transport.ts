import type { PlayerId } from '../kernel/table.ts';
import type { GameId, Json, Reader } from '../kernel/types.ts';
import type { AnswerAddress } from '../store/answers.ts';
import type { ChannelReference, Outgoing, TableView } from '../tables/types.ts';

export type { AnswerAddress };

/** A message that was sent. */
export interface MessageRef {
  channel: string;
  message: string;
}

/** A picture that a message wants; drawn by a renderer process from what `reader` may know, or from `params` alone. */
export interface PictureRequest {
  scene: string;
  /** What the scene is to stress, hide or fit; part of the picture's identity. */
  params: Json;
  reader: Reader;
  /** File name by which the body refers to it: `map.png`. */
  name: string;
  /** The text twin, at most 1,024 characters. */
  alt: string;
}

/** Something of a game that belongs to no table: a component by its id, a starter deck by its name, or a deck under its name. */
export type LookupItem = { game: GameId } & (
  | { component: string }
  | { starter: string }
  | { deck: Json; name: string }
);

/** Names something to show. A person’s deck is named by its owner and its name, so no job holds its cards. */
export type ExhibitRequest = { game: GameId } & (
  | { component: string }
  | { starter: string }
  | { player: PlayerId; name: string }
);

/** The JSON of a Discord message without files. */
export type MessageBody = { readonly [key: string]: Json | undefined };

/** A message as it will be sent. The body names its pictures by `attachment://NAME`. */
export interface Composed {
  body: MessageBody;
  pictures: PictureRequest[];
  /** Files in words. */
  texts?: { name: string; text: string }[];
}

/** A file that goes with a message. */
export interface Attachment {
  name: string;
  alt: string;
  bytes: Buffer;
}

/** A message in a channel. */
export interface Posted {
  id: string;
  /** Sent by us. */
  mine: boolean;
  /**
   * How it looks, as `lookOf` returns it; null for messages that we didn't post: other people's, answers, the chat's own notices.
   */
  look: string | null;
}

/**
 * What went wrong with a request.
 * - `rate`: too many requests; `retryAfter` says how long to wait.
 * - `server`: the other side's fault (5xx). `network`: no answer came, but the request may have been carried out.
 * - `closed`: the person takes no direct messages from us.
 * - `opening-too-fast`, `quarantined`: the chat lets us open no direct messages right now, or has flagged us as a spammer; this
 *   says nothing about the person.
 * - `missing-permission`, `gone-channel`: nothing can be posted there.
 * - `locked`: only people who manage threads may write in the thread. `thread-limit`: the server has no room for one more open
 *   thread. `wrong-place`: a channel of a kind that takes no messages, or no threads.
 * - `gone-message`: the message was deleted. `too-old`: the chat refuses edits of old messages in this channel for now;
 *   `retryAfter` says for how long.
 * - `archived`: the thread is archived and has to be reopened first.
 * - `expired-token`: the interaction takes no answer any more.
 * - `unauthorized`: our own token is refused.
 * - `bad-request`: the message itself is refused.
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

/** A request to the chat failed. The message must hold neither tokens nor texts of the game. */
export class TransportError extends Error {
  override name = 'TransportError';
  readonly kind: TransportErrorKind;
  /** Milliseconds to wait before the next try; given with `rate`, `too-old`, `opening-too-fast` and `quarantined`. */
  readonly retryAfter: number;

  constructor(kind: TransportErrorKind, message: string, retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** A request got no answer although the chat answers others again by now, so the next try need not wait. */
export class GivenUp extends TransportError {
  override name = 'GivenUp';

  constructor() {
    super('network', 'no answer came, though Discord answers other requests');
  }
}

/** Whether trouble with the chat may pass, so that it is worth while to try again. */
export function isPassing(error: TransportError): boolean {
  const { kind } = error;
  return kind === 'rate' || kind === 'server' || kind === 'network' || kind === 'unauthorized' || isHeldBack(error);
}

/** Whether the chat holds back direct messages, whoever they are for. */
export function isHeldBack({ kind }: TransportError): boolean {
  return kind === 'opening-too-fast' || kind === 'quarantined';
}

/**
 * The way to the chat. Every method but `compose`, `exhibit` and `lacks` makes requests and throws `TransportError`. None of
 * them tries again by itself, except that it may wait out a rate limit. It keeps to the chat's limits: answers go before
 * all else.
 */
export interface Transport {
  /**
   * What to send: pure, from what the receiver may know. `pictures` false: some picture could not be drawn, so the
   * message must do without any (its text twin in words).
   */
  compose(seen: TableView, outgoing: Outgoing, pictures: boolean): Composed;
  /** What shows a component; its words hold without the pictures too. Pure. Throws when the game has none of that id. */
  exhibit(exhibit: LookupItem): Composed;
  /** Puts the answer in place of the "thinking …" of an interaction; doing it twice is harmless. */
  editAnswer(address: AnswerAddress, body: MessageBody, files: readonly Attachment[]): Promise<MessageRef>;
  /** Gives an answer, whose words stand there and stay, its files; `body`: how they are shown. */
  attach(address: AnswerAddress, files: readonly Attachment[], body?: MessageBody): Promise<MessageRef>;
  /**
   * Posts a message. With the same nonce within the next minutes, the chat returns the first message. If that was deleted, the
   * chat posts none and this throws `gone-message`.
   */
  post(channel: string, body: MessageBody, files: readonly Attachment[], nonce: string): Promise<MessageRef>;
  /** Replaces a message's contents and files. */
  edit(ref: MessageRef, body: MessageBody, files: readonly Attachment[]): Promise<void>;
  /** Gives a message, or the answer at an address, other words and components; its files stay unless the body names others. */
  reword(place: MessageRef | AnswerAddress, body: MessageBody): Promise<void>;
  /** Gives a message, or the answer at an address, other components or none; it keeps words and files, and says that they are past. */
  retire(place: MessageRef | AnswerAddress, components?: MessageBody['components']): Promise<void>;
  /** Takes a message of ours away. */
  remove(ref: MessageRef): Promise<void>;
  /** Opens the table's thread, under its lobby message when there is one; gives the id of the one that is there already. */
  openThread(place: ChannelReference, name: string, under: MessageRef | null): Promise<string>;
  /** Reopens an archived thread. If we may, it then stays open for as long as threads can. */
  unarchive(thread: string): Promise<void>;
  /** The direct-message channel with a person. It never changes, and the chat lets us request only a few of them. */
  direct(player: string): Promise<string>;
  /** The id of the sending bot: direct-message channels are between it and a person. */
  readonly self: string;
  /** Adds a person to a thread, so that it is in their list. They are not pinged. Adding them twice is harmless. */
  join(thread: string, player: string): Promise<void>;
  /** Whether a person sees the channel or thread where a table is played; true unless something speaks against it. */
  sees(player: string, place: ChannelReference): Promise<boolean>;
  /** The latest messages of a channel, newest first; at most `limit`, which is 1 to 100. */
  recent(channel: string, limit: number): Promise<Posted[]>;
  /**
   * Our messages in a channel since a moment (milliseconds since 1970, by the chat's clock), oldest first; at most some hundreds.
   */
  postedSince(channel: string, since: number): Promise<Posted[]>;
  /** Names of the permissions that we lack in a channel, as far as the chat told us; no request. */
  lacks(channel: string): string[];
}
