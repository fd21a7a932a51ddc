import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Breaker } from '../store/breaker.ts';
import { Panels } from '../store/panel.ts';
import { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { ChannelReference, TableId } from '../tables/types.ts';
import { wordsAlone } from './rows.ts';
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

/** For how long the chat itself knows a repeated message by its nonce, in milliseconds; less than it really is. */
const NONCE_WINDOW = 60_000;
/** How far back a message of ours is looked for before a late repeat. */
const LOOK_BACK = 50;

/** A try to send a message. */
export interface Attempt {
  /** Known again by the chat: the same for every try of one message. */
  nonce: string;
  /** Milliseconds since 1970: the first try. */
  first: number;
  /** Whether it was tried before: it may have gone out without our knowing. */
  repeat: boolean;
}

/** The nonce of a message: at most 25 characters, as the chat wants it. */
export function nonceOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 22);
}

/** Why nothing can be posted in a channel, or no thread opened under it. */
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

/** Nothing can be posted in a channel, or no thread opened under it; it is left alone for a while. */
export class ChannelClosed extends Error {
  override name = 'ChannelClosed';
  readonly channel: string;
  readonly why: WhyClosed;

  /** `resting`: it was found closed before, and was not asked again. */
  constructor(channel: string, why: WhyClosed, resting: boolean) {
    super(`nothing can be posted in this channel: ${why}${resting ? ', it is resting' : ''}`);
    this.channel = channel;
    this.why = why;
  }

  /** The channel doesn't exist any more. */
  get gone(): boolean {
    return this.why === 'gone-channel';
  }
}

/** The account of a channel's threads with the breaker: where none can be opened, one can still post. */
export const threadsUnder = (channel: string): string => `${channel}:threads`;

/** Posts in channels and threads, each message once. */
export class Channels {
  readonly #transport: Transport;
  readonly #breaker: Breaker;
  readonly #directory: Directory;
  readonly #panels: Panels;
  /** The clock by which attempts are timed. */
  readonly #clock: { now(): number };
  /** Threads that are being opened, so that two messages don't open two. */
  readonly #opening = new Map<TableId, Promise<string>>();

  constructor(redis: Redis, transport: Transport, breaker = new Breaker(redis), clock: { now(): number } = Date) {
    this.#clock = clock;
    this.#transport = transport;
    this.#breaker = breaker;
    this.#directory = new Directory(redis);
    this.#panels = new Panels(redis);
  }

  /** Posts a message; a repeat finds the first one. Throws `ChannelClosed` and `TransportError`. */
  async post(channel: string, body: MessageBody, files: readonly Attachment[], attempt: Attempt): Promise<MessageRef> {
    return this.#guard(channel, channel, async () => {
      const twin = await this.#sentBefore(channel, attempt);
      return twin ?? acceptable(body, files, (...made) => this.#transport.post(channel, ...made, attempt.nonce));
    });
  }

  /** Edits a message of ours. Throws `ChannelClosed` and `TransportError`. */
  async edit(ref: MessageRef, body: MessageBody, files: readonly Attachment[]): Promise<void> {
    const act = () => acceptable(body, files, (...made) => this.#transport.edit(ref, ...made));
    await this.#guard(ref.channel, ref.channel, act, ['gone-message', 'too-old']);
  }

  /**
   * Posts a message where a table is played: in its thread, which is opened first when there is none. Where none can be
   * opened it lies in the channel itself, and `instead` says why. Throws `ChannelClosed` and `TransportError`.
   */
  async postAt(table: Summary, body: MessageBody, files: readonly Attachment[], attempt: Attempt): Promise<PostedAt> {
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
  ): Promise<PostedAt> {
    const thread = await this.#thread(table, lobby).catch((error) => {
      if (error instanceof ChannelClosed && !error.gone) return error;
      throw error;
    });
    const channel = typeof thread === 'string' ? thread : table.place.channel;
    const ref = await this.post(channel, body, files, attempt).catch(async (error) => {
      // An archived thread that can't be opened for want of room: the game is shown beside it.
      if (!isFull(error) || channel === table.place.channel) throw error;
      return { ...(await this.post(table.place.channel, body, files, attempt)), full: error };
    });
    const instead = typeof thread !== 'string' ? thread : 'full' in ref ? ref.full : null;
    return { channel: ref.channel, message: ref.message, instead };
  }

  /** The thread of a table, opened under its lobby message when there is none; direct messages have no threads. */
  async #thread(table: Summary, lobby: MessageRef | null): Promise<string> {
    const { place, id, title } = table;
    const known = place.thread ?? (await this.#directory.summary(id))?.place.thread ?? null;
    if (known !== null) return known;
    if (place.guild === null) return place.channel;
    const running = this.#opening.get(id);
    if (running !== undefined) return running;
    const opening = this.#guard(place.channel, threadsUnder(place.channel), async () => {
      // A table that was moved has its lobby elsewhere.
      const under = lobby?.channel === place.channel ? lobby : null;
      const thread = await this.#opened(place, [title, `Table ${id}`], under);
      await this.#directory.setThread(id, thread);
      return thread;
    });
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      this.#opening.delete(id);
    }
  }

  /** Opens a thread by the first of the names that the chat takes; under no message when the lobby's was deleted. */
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
   * Does something in a channel: wakes a sleeping thread, and gives up on what refuses us again and again. Trouble that may
   * pass is thrown as it came, and so is what is about the message alone (`single`).
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
      const done = await this.#awake(channel, act);
      await this.#breaker.worked(account);
      return done;
    } catch (error) {
      if (!(error instanceof TransportError) || isPassing(error) || single.includes(error.kind)) throw error;
      const refused = CLOSED.find((known) => known === error.kind) ?? 'bad-request';
      await this.#breaker.failed(account, refused);
      throw new ChannelClosed(channel, refused, false);
    }
  }

  async #awake<T>(channel: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TransportError) || error.kind !== 'archived') throw error;
    }
    await this.#unarchive(channel);
    try {
      return await act();
    } catch (error) {
      throw error instanceof TransportError && error.kind === 'archived' ? stillAsleep() : error;
    }
  }

  /** Who may write in a thread may wake it, unless it is locked: then it takes someone who manages threads. */
  async #unarchive(thread: string): Promise<void> {
    try {
      await this.#transport.unarchive(thread);
    } catch (error) {
      const kind = error instanceof TransportError ? error.kind : null;
      if (kind !== 'missing-permission' && kind !== 'archived' && kind !== 'bad-request') throw error;
      throw stillAsleep();
    }
  }

  /** A late repeat looks whether the first try went out after all: by then the chat has forgotten its nonce. */
  async #sentBefore(channel: string, { nonce, first, repeat }: Attempt): Promise<MessageRef | null> {
    if (!repeat || this.#clock.now() - first < NONCE_WINDOW) return null;
    const latest = await this.#latest(channel);
    const twin = latest.find((message) => message.mine && message.nonce === nonce);
    return twin === undefined ? null : { channel, message: twin.id };
  }

  /** What lies in a channel; where one may not look, one may still be able to post. */
  async #latest(channel: string): Promise<Posted[]> {
    try {
      return await this.#transport.recent(channel, LOOK_BACK);
    } catch (error) {
      if (error instanceof TransportError && !isPassing(error)) return [];
      throw error;
    }
  }
}

function stillAsleep(): TransportError {
  return new TransportError('locked', 'an archived thread could not be woken');
}

/** A message where a table is played; `instead`: why it doesn't lie in the table's thread. */
export interface PostedAt extends MessageRef {
  instead: ChannelClosed | null;
}

function isFull(error: unknown): error is ChannelClosed {
  return error instanceof ChannelClosed && error.why === 'thread-limit';
}

/** What is said where the chat takes nothing else; it holds nothing that could be refused. */
const SORRY: MessageBody = {
  content: 'This message could not be shown here. Nothing is lost: `/play` and `/map` show where you stand.',
  allowed_mentions: { parse: [] },
};

/** Sends a message; where the chat refuses it, without its pictures, then its words alone, then that it can't be shown. */
async function acceptable<T>(
  body: MessageBody,
  files: readonly Attachment[],
  send: (body: MessageBody, files: readonly Attachment[]) => Promise<T>,
): Promise<T> {
  const { content = '', allowed_mentions = { parse: [] } } = body;
  const words = { content, allowed_mentions, components: [] };
  // Pictures of embeds are files.
  const bare = 'embeds' in body ? wordsAlone(body) : body;
  const weaker: MessageBody[] = [...(files.length > 0 ? [bare] : []), words, SORRY];
  let trying = send(body, files);
  for (const made of weaker) {
    trying = trying.catch((error) => {
      if (!(error instanceof TransportError) || error.kind !== 'bad-request') throw error;
      return send(made, []);
    });
  }
  return trying;
}
