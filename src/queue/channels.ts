import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Breaker } from '../store/breaker.ts';
import type { SharedClock } from '../store/clock.ts';
import { Panels } from '../store/panel.ts';
import { SentPosts, type Tries } from '../store/sent-posts.ts';
import { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { ChannelReference, TableId } from '../tables/types.ts';
import { inBlocks, isInBlocks, withFiles, withoutFiles, wordsOnly } from './blocks.ts';
import { InTurn } from './in-turn.ts';
import { lookOf } from './looks.ts';
import {
  type Attachment,
  isPassing,
  type MessageBody,
  type MessageRef,
  type Posted,
  type Transport,
  TransportError,
  type TransportErrorKind,
} from './transport.ts';

/**
 * How long we rely on the chat to recognize a repeated message by its nonce, in milliseconds. The chat actually
 * remembers nonces for longer.
 */
const NONCE_WINDOW = 60_000;
/** The largest assumed difference between the chat's clock and ours, in milliseconds. */
const CLOCK_TOLERANCE = 5 * 60_000;

/** An attempt to send a message. */
export interface Attempt {
  /** The nonce is the same for all attempts at one message, so that the chat recognizes a repeat for some minutes. */
  nonce: string;
  /** The time of the earliest attempt that the caller knows of, in milliseconds since 1970. */
  first: number;
  /** True if the caller knows of an earlier attempt. */
  repeat: boolean;
}

/** Returns the nonce of a message, which has at most 25 characters, as the chat requires. */
export function nonceOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22);
}

/** Reasons why nothing can be posted in a channel, or why no thread can be opened under it. */
export const CLOSED = [
  'missing-permission',
  'gone-channel',
  'locked',
  'thread-limit',
  'wrong-place',
  'closed',
  'bad-request',
] as const satisfies readonly TransportErrorKind[];
export type WhyClosed = (typeof CLOSED)[number];

/**
 * Thrown if nothing can be posted in a channel or no thread can be opened under it. After a failure for one of these
 * reasons, attempts in the channel are paused for a while.
 */
export class ChannelClosed extends Error {
  override name = 'ChannelClosed';
  readonly channel: string;
  readonly why: WhyClosed;

  /** `resting` is true if an earlier attempt found the channel closed and no new attempt was made. */
  constructor(channel: string, why: WhyClosed, resting: boolean) {
    super(`nothing can be posted in this channel: ${why}${resting ? ', so posting there is paused' : ''}`);
    this.channel = channel;
    this.why = why;
  }

  /** The channel no longer exists. */
  get gone(): boolean {
    return this.why === 'gone-channel';
  }
}

/**
 * The key under which the breaker counts failures to open threads in a channel, separately from failures to post in the
 * channel itself.
 */
export const threadsUnder = (channel: string): string => `${channel}:threads`;

/** Posts in channels and threads, each message once. */
export class Channels {
  readonly #transport: Transport;
  readonly #breaker: Breaker;
  readonly #directory: Directory;
  readonly #panels: Panels;
  /** The clock that is used to time attempts. */
  readonly #clock: Pick<SharedClock, 'now'>;
  readonly #posts: SentPosts;
  /** Threads that are being opened, by table, so that two messages don't open two threads for one table. */
  readonly #opening = new Map<TableId, Promise<string>>();
  /** Runs the posts of each channel one after the other. */
  readonly #turns = new InTurn();

  constructor(redis: Redis, transport: Transport, clock: Pick<SharedClock, 'now'>, breaker = new Breaker(redis)) {
    this.#clock = clock;
    this.#transport = transport;
    this.#breaker = breaker;
    this.#directory = new Directory(redis);
    this.#panels = new Panels(redis);
    this.#posts = new SentPosts(redis);
  }

  /**
   * Posts a message. If an earlier attempt has already posted it, returns the posted message, or null if that has since
   * been deleted. Throws `ChannelClosed` and `TransportError`.
   */
  async post(
    channel: string,
    body: MessageBody,
    files: readonly Attachment[],
    attempt: Attempt,
  ): Promise<MessageRef | null> {
    // Posts in a channel run one after the other, so a repeated attempt can't overlook an earlier post that is still in
    // progress. Discord would handle them one by one anyway.
    const act = () => this.#turns.run(channel, () => this.#postOnce(channel, versionsOf(body, files), attempt));
    return this.#guard(channel, channel, () => this.#awake(channel, act, 'locked'));
  }

  /**
   * Edits one of our messages. Throws `ChannelClosed` and `TransportError`, whose kind is `archived` if the thread is
   * archived and we can't reopen it. Posting would reopen an archived thread automatically, unless it is locked.
   */
  async edit(ref: MessageRef, body: MessageBody, files: readonly Attachment[]): Promise<void> {
    const act = () => acceptable(versionsOf(body, files), (...made) => this.#transport.edit(ref, ...made));
    // A refused edit says something about its message only. A new message may be accepted.
    const single = ['gone-message', 'too-old', 'archived', 'bad-request'] as const;
    await this.#guard(ref.channel, ref.channel, () => this.#awake(ref.channel, act, 'archived'), single);
  }

  /**
   * Posts a message in a table's thread, and opens the thread first if necessary. If no thread can be opened, posts in
   * the table's channel, and gives the reason as `instead`. Returns null if the message was posted earlier and has
   * since been deleted. Throws `ChannelClosed` and `TransportError`.
   */
  async postAt(
    table: Summary,
    body: MessageBody,
    files: readonly Attachment[],
    attempt: Attempt,
  ): Promise<PostedAt | null> {
    const { lobby } = await this.#panels.read(table.id);
    try {
      return await this.#postIn(table, lobby, body, files, attempt);
    } catch (error) {
      if (!(error instanceof ChannelClosed && error.gone && table.place.thread !== null)) throw error;
      await this.#directory.setThread(table.id, null);
      const homeless = { ...table, place: { ...table.place, thread: null } };
      return this.#postIn(homeless, null, body, files, attempt);
    }
  }

  async #postIn(
    table: Summary,
    lobby: MessageRef | null,
    body: MessageBody,
    files: readonly Attachment[],
    attempt: Attempt,
  ): Promise<PostedAt | null> {
    const thread = await this.#thread(table, lobby).catch((error) => {
      if (error instanceof ChannelClosed && !error.gone) return error;
      throw error;
    });
    const channel = typeof thread === 'string' ? thread : table.place.channel;
    let instead = typeof thread === 'string' ? null : thread;
    const ref = await this.post(channel, body, files, attempt).catch((error) => {
      // An archived thread can't be reopened if the server has too many open ones, so the game is shown in the channel.
      if (!isFull(error) || channel === table.place.channel) throw error;
      instead = error;
      return this.post(table.place.channel, body, files, attempt);
    });
    return ref === null ? null : { ...ref, instead };
  }

  /**
   * Returns the thread of a table, and opens it under the lobby message if necessary. Direct messages have no threads.
   */
  async #thread(table: Summary, lobby: MessageRef | null): Promise<string> {
    const { place, id, title } = table;
    const known = place.thread ?? (await this.#directory.summary(id))?.place.thread ?? null;
    if (known !== null) return known;
    if (place.guild === null) return place.channel;
    const running = this.#opening.get(id);
    if (running !== undefined) return running;
    const open = async () => {
      // If the table was moved, its lobby message is in another channel.
      const under = lobby?.channel === place.channel ? lobby : null;
      const thread = await this.#opened(place, [title, `Table ${id}`], under);
      await this.#directory.setThread(id, thread);
      return thread;
    };
    const opening = this.#guard(place.channel, threadsUnder(place.channel), () =>
      this.#awake(place.channel, open, 'locked'),
    );
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(id);
    }
  }

  /**
   * Opens a thread with the first name that the chat accepts. If the lobby message was deleted, opens the thread
   * without a starting message.
   */
  async #opened(
    place: ChannelReference,
    [name = '', ...others]: readonly string[],
    lobby: MessageRef | null,
  ): Promise<string> {
    try {
      return await this.#transport.openThread(place, name, lobby);
    } catch (error) {
      const kind = error instanceof TransportError ? error.kind : null;
      if (kind === 'gone-message' && lobby !== null) return this.#opened(place, [name, ...others], null);
      if (kind === 'bad-request' && others.length > 0) return this.#opened(place, others, lobby);
      throw error;
    }
  }

  /**
   * Performs an action in a channel. If the channel repeatedly refuses an action, further attempts are paused for a
   * while. Rethrows temporary errors, and errors that concern only this message (`single`).
   */
  async #guard<T>(
    channel: string,
    account: string,
    act: () => Promise<T>,
    single: readonly TransportErrorKind[] = [],
  ): Promise<T> {
    const closed = await this.#breaker.open(account);
    const why = CLOSED.find((known) => known === closed);
    if (why !== undefined) throw new ChannelClosed(channel, why, true);
    try {
      const done = await act();
      await this.#breaker.worked(account);
      return done;
    } catch (error) {
      if (!(error instanceof TransportError) || isPassing(error) || single.includes(error.kind)) throw error;
      const refused = CLOSED.find((known) => known === error.kind) ?? 'bad-request';
      await this.#breaker.failed(account, refused);
      throw new ChannelClosed(channel, refused, false);
    }
  }

  /**
   * Performs an action in a thread, and reopens the thread if it is archived. `asleep` is the kind of error to throw if
   * the thread can't be reopened.
   */
  async #awake<T>(channel: string, act: () => Promise<T>, asleep: 'locked' | 'archived'): Promise<T> {
    const stillAsleep = () => new TransportError(asleep, 'an archived thread could not be reopened');
    try {
      return await act();
    } catch (error) {
      if (kindOf(error) !== 'archived') throw error;
    }
    await this.#transport.unarchive(channel).catch((error) => {
      const kind = kindOf(error);
      const isRefused = kind === 'missing-permission' || kind === 'archived' || kind === 'bad-request';
      throw isRefused ? stillAsleep() : error;
    });
    return act().catch((error) => {
      throw kindOf(error) === 'archived' ? stillAsleep() : error;
    });
  }

  async #postOnce(channel: string, versions: Versions, attempt: Attempt): Promise<MessageRef | null> {
    const { nonce } = attempt;
    const tries = await this.#posts.begin(channel, nonce, versions.map(lookOfVersion), this.#clock.now());
    const twin = await this.#sentBefore(channel, attempt, tries);
    if (twin !== null) return twin;
    try {
      const ref = await acceptable(versions, (...made) => this.#transport.post(channel, ...made, nonce));
      if (await this.#posts.claim(ref.message, nonce)) return ref;
    } catch (error) {
      // The chat recognizes the nonce from an earlier attempt, whose message has since been deleted.
      if (kindOf(error) === 'gone-message' && tries.repeat) return null;
      // A post that was permanently rejected was not sent, so the next attempt counts as the first.
      if (error instanceof TransportError && !isPassing(error) && !tries.repeat)
        await this.#posts.forget(channel, nonce);
      throw error;
    }
    // The retry of another message with the same content has claimed this post. Each of the two messages needs a post
    // of its own, so this message is posted again.
    return this.#postOnce(channel, versions, {
      nonce: nonceOf(nonce, 'again'),
      first: this.#clock.now(),
      repeat: false,
    });
  }

  /**
   * Returns the message if an earlier attempt has posted it after all. Only late retries are checked, because the chat
   * may no longer recognize their nonces. The chat doesn't return the nonces of old messages. A message therefore
   * counts as ours if it looks like one of our attempts and no other nonce has claimed it.
   */
  async #sentBefore(channel: string, attempt: Attempt, tries: Tries): Promise<MessageRef | null> {
    const now = this.#clock.now();
    const first = Math.min(attempt.first, tries.first, now);
    // If a clock was set back, the time of the first attempt is meaningless.
    const isLate = now - first >= NONCE_WINDOW || attempt.first > now;
    if (!isLate || !(attempt.repeat || tries.repeat)) return null;
    for (const { id, look } of await this.#postedSince(channel, first - CLOCK_TOLERANCE))
      if (look !== null && tries.looks.has(look) && (await this.#posts.claim(id, attempt.nonce)))
        return { channel, message: id };
    return null;
  }

  /**
   * Returns our messages in a channel since a given time. If we can't read the channel, returns none instead of
   * failing, because we may still be able to post there.
   */
  async #postedSince(channel: string, since: number): Promise<Posted[]> {
    try {
      return await this.#transport.postedSince(channel, since);
    } catch (error) {
      if (error instanceof TransportError && !isPassing(error)) return [];
      throw error;
    }
  }
}

function kindOf(error: unknown): TransportErrorKind | null {
  return error instanceof TransportError ? error.kind : null;
}

/** A message that was posted for a table; `instead` is the reason why it isn't in the table's thread. */
export interface PostedAt extends MessageRef {
  instead: ChannelClosed | null;
}

function isFull(error: unknown): error is ChannelClosed {
  return error instanceof ChannelClosed && error.why === 'thread-limit';
}

/**
 * The message that is sent if the chat rejects everything else. The text is so plain that the chat should accept it.
 */
const SORRY: MessageBody = {
  content: 'This message could not be shown here. Nothing is lost: `/play` and `/map` show where you stand.',
  allowed_mentions: { parse: [] },
};

/** A message in all forms in which it may be sent, with the best first. */
type Versions = readonly [Version, ...Version[]];
type Version = readonly [body: MessageBody, files: readonly Attachment[]];

/** Returns the message itself, the message without its pictures, only its text, and a notice that it can't be shown. */
function versionsOf(body: MessageBody, files: readonly Attachment[]): Versions {
  const isPlain = !('embeds' in body || isInBlocks(body));
  // Embeds are used only to show files, so the version without files has no embeds either.
  const bare: Version[] = files.length > 0 ? [[isPlain ? body : withoutFiles(body), []]] : [];
  const sorry = isInBlocks(body) ? withFiles(inBlocks(SORRY), []) : SORRY;
  return [[body, files], ...bare, [wordsOnly(body), []], [sorry, []]];
}

function lookOfVersion([{ content, components }, files]: Version): string {
  return lookOf({ content: `${content ?? ''}`, files: files.map(({ name }) => name), components });
}

/** Sends a message in the best form that the chat accepts. */
async function acceptable<T>(
  [best, ...weaker]: Versions,
  send: (body: MessageBody, files: readonly Attachment[]) => Promise<T>,
): Promise<T> {
  let trying = send(...best);
  for (const made of weaker) {
    trying = trying.catch((error) => {
      if (kindOf(error) !== 'bad-request') throw error;
      return send(...made);
    });
  }
  return trying;
}
