import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Breaker } from '../store/breaker.ts';
import { Panels } from '../store/panel.ts';
import { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';
import {
  type Attachment,
  type MessageBody,
  type MessageRef,
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

/** Nothing can be posted in a channel; it is left alone for a while. */
export class ChannelClosed extends Error {
  override name = 'ChannelClosed';
  /** The channel doesn't exist any more. */
  readonly gone: boolean;
  constructor(why: TransportErrorKind | 'resting') {
    super(`nothing can be posted in this channel: ${why}`);
    this.gone = why === 'gone-channel';
  }
}

/** Posts in channels and threads, each message once. */
export class Channels {
  readonly #transport: Transport;
  readonly #breaker: Breaker;
  readonly #directory: Directory;
  readonly #panels: Panels;
  /** Threads that are being opened, so that two messages don't open two. */
  readonly #opening = new Map<TableId, Promise<string>>();

  constructor(redis: Redis, transport: Transport, breaker = new Breaker(redis)) {
    this.#transport = transport;
    this.#breaker = breaker;
    this.#directory = new Directory(redis);
    this.#panels = new Panels(redis);
  }

  /** Posts a message; a repeat finds the first one. Throws `ChannelClosed` and `TransportError`. */
  async post(channel: string, body: MessageBody, files: readonly Attachment[], attempt: Attempt): Promise<MessageRef> {
    return this.guard(channel, async () => {
      const twin = await this.#sentBefore(channel, attempt);
      return twin ?? this.#transport.post(channel, body, files, attempt.nonce);
    });
  }

  /** Edits a message of ours. Throws `ChannelClosed` and `TransportError`. */
  async edit(ref: MessageRef, body: MessageBody, files: readonly Attachment[]): Promise<void> {
    await this.guard(ref.channel, () => this.#transport.edit(ref, body, files));
  }

  /** Posts a message where a table is played: in its thread, which is opened first when there is none. */
  async postAt(table: Summary, body: MessageBody, files: readonly Attachment[], attempt: Attempt): Promise<MessageRef> {
    const { lobby } = await this.#panels.read(table.id);
    try {
      return await this.post(await this.#thread(table, lobby), body, files, attempt);
    } catch (error) {
      if (!(error instanceof ChannelClosed && error.gone && table.place.thread !== null)) throw error;
      await this.#directory.setThread(table.id, null);
      const homeless = { ...table, place: { ...table.place, thread: null } };
      return this.post(await this.#thread(homeless, null), body, files, attempt);
    }
  }

  /** The thread of a table, opened under its lobby message when there is none; direct messages have no threads. */
  async #thread(table: Summary, lobby: MessageRef | null): Promise<string> {
    const { place, id, title } = table;
    const known = place.thread ?? (await this.#directory.summary(id))?.place.thread ?? null;
    if (known !== null) return known;
    if (place.guild === null) return place.channel;
    const running = this.#opening.get(id);
    if (running !== undefined) return running;
    const opening = this.guard(place.channel, async () => {
      const thread = await this.#transport.openThread(place, title, lobby?.channel === place.channel ? lobby : null);
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

  /** Does something in a channel: wakes a sleeping thread, and gives up on channels that refuse us again and again. */
  async guard<T>(channel: string, act: () => Promise<T>): Promise<T> {
    if (await this.#breaker.isOpen(channel)) throw new ChannelClosed('resting');
    try {
      const done = await this.#awake(channel, act);
      await this.#breaker.worked(channel);
      return done;
    } catch (error) {
      if (!(error instanceof TransportError) || !isClosed(error)) throw error;
      await this.#breaker.failed(channel);
      throw new ChannelClosed(error.kind);
    }
  }

  async #awake<T>(channel: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TransportError) || error.kind !== 'archived') throw error;
      await this.#transport.unarchive(channel);
      return act();
    }
  }

  /** A late repeat looks whether the first try went out after all: by then the chat has forgotten its nonce. */
  async #sentBefore(channel: string, { nonce, first, repeat }: Attempt): Promise<MessageRef | null> {
    if (!repeat || Date.now() - first < NONCE_WINDOW) return null;
    const latest = await this.#transport.recent(channel, LOOK_BACK);
    const twin = latest.find((message) => message.mine && message.nonce === nonce);
    return twin === undefined ? null : { channel, message: twin.id };
  }
}

function isClosed({ kind }: TransportError): boolean {
  return kind === 'missing-permission' || kind === 'gone-channel';
}
