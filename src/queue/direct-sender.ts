import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { PlayerId } from '../kernel/table.ts';
import { DirectChannels } from '../store/direct-channels.ts';
import { Holds } from '../store/holds.ts';
import { type Attempt, ChannelClosed, type Channels } from './channels.ts';
import {
  type Attachment,
  isHeldBack,
  type MessageBody,
  type MessageRef,
  type Transport,
  TransportError,
} from './transport.ts';

/** The name under which all processes know that no direct messages may be opened; why: the kind of the error. */
export const DIRECT = 'direct-messages';

/** The reason that stops direct messages to people whose channels are open, too. */
export const QUARANTINED = 'quarantined';

/** The first pause after the chat let none be opened, and the longest, in milliseconds; it doubles each time. */
const FIRST_REST = 10 * 60_000;
const LONGEST_REST = 6 * 3_600_000;

/**
 * Sends direct messages. A person's channel is opened once and kept. When the chat lets none be opened, or takes the bot for
 * a spammer, it opens none for a growing while: that is no fault of the person, and whoever runs the bot has to know.
 */
export class DirectSender {
  readonly #known: DirectChannels;
  readonly #holds: Holds;
  readonly #transport: Transport;
  readonly #channels: Channels;
  readonly #log: Pick<Logger, 'error'>;

  constructor(redis: Redis, transport: Transport, channels: Channels, log: Pick<Logger, 'error'>) {
    this.#known = new DirectChannels(redis, transport.self);
    this.#holds = new Holds(redis);
    this.#transport = transport;
    this.#channels = channels;
    this.#log = log;
  }

  /**
   * Posts a direct message; null for one that went out earlier and was deleted since. Throws `ChannelClosed` and
   * `TransportError`; one that `isHeldBack` says nothing of the person.
   */
  async post(
    player: PlayerId,
    body: MessageBody,
    files: readonly Attachment[],
    attempt: Attempt,
  ): Promise<MessageRef | null> {
    const [known, hold] = await Promise.all([this.#known.of(player), this.#holds.read(DIRECT)]);
    if (hold !== null && (known === null || hold.why === QUARANTINED)) throw heldBack(hold.why, hold.rest);
    const channel = known ?? (await this.#open(player));
    try {
      return await this.#heeding(() => this.#channels.post(channel, body, files, attempt));
    } catch (error) {
      if (known === null || !(error instanceof ChannelClosed) || !error.gone) throw error;
      await this.#known.forget(player);
      const fresh = await this.#open(player);
      return this.#heeding(() => this.#channels.post(fresh, body, files, attempt));
    }
  }

  async #open(player: PlayerId): Promise<string> {
    const channel = await this.#heeding(() => this.#transport.direct(player));
    await this.#known.keep(player, channel);
    return channel;
  }

  /** Does something, and opens no more direct messages for a while when the chat doesn't want them. */
  async #heeding<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TransportError) || !isHeldBack(error)) throw error;
      const times = await this.#known.refused();
      const rest = Math.max(error.retryAfter, Math.min(FIRST_REST * 2 ** (times - 1), LONGEST_REST));
      await this.#holds.set(DIRECT, error.kind, rest);
      this.#log.error(
        { kind: error.kind, wait: rest },
        error.kind === QUARANTINED
          ? 'Discord takes this bot for a spammer and lets it send no direct messages: ask Discord’s support'
          : 'Discord lets this bot open no more direct messages for a while',
      );
      throw heldBack(error.kind, rest);
    }
  }
}

function heldBack(why: string, rest: number): TransportError {
  const kind = why === QUARANTINED ? QUARANTINED : 'opening-too-fast';
  return new TransportError(kind, 'direct messages are left alone for a while', rest);
}
