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

/**
 * The name of the pause during which no process opens direct messages. The pause's reason is the kind of the error that
 * caused it.
 */
export const DIRECT = 'direct-messages';

/** A pause with this reason also stops direct messages through channels that are already open. */
export const QUARANTINED = 'quarantined';

/**
 * The first and the longest pause after the chat refused to open a channel, in milliseconds. Each pause is twice as long as
 * the last.
 */
const FIRST_REST = 10 * 60_000;
const LONGEST_REST = 6 * 3_600_000;

/**
 * Sends direct messages. The channel with a person is opened once and then remembered. If the chat refuses to open
 * channels, or flags the bot as a spammer, the bot opens no channels for a while. Each pause is longer than the last. A
 * refusal to open a channel isn't the recipient's fault, so the log reports it to the person who runs the bot.
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
   * Posts a direct message; returns null if it was posted earlier and has since been deleted. Throws `ChannelClosed`
   * and `TransportError`. An error that `isHeldBack` recognizes says nothing about the person.
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

  /**
   * Runs `act`. If the post fails because the chat holds back direct messages, the bot stops opening channels for a
   * while.
   */
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
          ? 'Discord has flagged this bot as a spammer and isn’t letting it send direct messages. Ask Discord’s support'
          : 'Discord isn’t letting this bot open new direct messages for a while',
      );
      throw heldBack(error.kind, rest);
    }
  }
}

function heldBack(why: string, rest: number): TransportError {
  const kind = why === QUARANTINED ? QUARANTINED : 'opening-too-fast';
  return new TransportError(kind, 'direct messages are paused', rest);
}
