import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ago, type SharedClock } from '../store/clock.ts';
import { PostingProblems } from '../store/posting-problems.ts';
import type { Summary } from '../tables/summary.ts';
import type { Outgoing, PostingProblem } from '../tables/types.ts';
import { ChannelClosed, nonceOf } from './channels.ts';
import type { DirectSender } from './direct-sender.ts';
import { LATER } from './queues.ts';
import { isHeldBack, isPassing, type Transport, TransportError } from './transport.ts';
import type { Views } from './views.ts';

/** Minimum and maximum pause before the bot posts again at a closed place, unless a change there is reported (ms). */
export const FIRST_REST = 1_000;
const LONGEST_REST = 10 * 60_000;

/** The services that reporting posting problems needs. */
interface TroubleTools {
  transport: Transport;
  directs: DirectSender;
  views: Views;
  clock: Pick<SharedClock, 'now'>;
  log: Pick<Logger, 'warn'>;
}

/**
 * If the bot can't post at a table's place, tells a person who can fix the problem. Each problem is reported only once.
 */
export class PlaceTroubles {
  readonly #troubles: PostingProblems;
  readonly #tools: TroubleTools;

  constructor(redis: Redis, tools: TroubleTools) {
    this.#troubles = new PostingProblems(redis);
    this.#tools = tools;
  }

  /** Describes a problem for people; `instead` is the channel that shows the table in the meantime. */
  trouble({ place }: Summary, { why, channel }: ChannelClosed, instead: string | null = null): PostingProblem {
    // A thread has its channel's permissions, which we know even if we don't know the thread.
    const lacks = why === 'missing-permission' ? this.#tools.transport.lacks(place.forum ?? place.channel) : [];
    return { why, where: channel, instead, lacks };
  }

  /**
   * Handles a failed post: tells the owner, or else the first player who accepts direct messages, unless one of them
   * already knows. Returns the milliseconds until the next try. Throws `TransportError` for temporary errors, in which
   * case nobody was told.
   */
  async met(table: Summary, trouble: PostingProblem): Promise<number> {
    const what = described(trouble);
    const { told, since, count } = await this.#troubles.read(table.id);
    if (told === what) return restAfter(ago(since, this.#tools.clock.now()));
    const nonce = nonceOf('trouble', table.id, what, count);
    const heard = await this.#tell(table, trouble, nonce).catch((error) => {
      if (error instanceof TransportError && isHeldBack(error)) return error;
      throw error;
    });
    // Discord allows no direct messages right now, so people are told later.
    if (heard instanceof TransportError) return Math.min(heard.retryAfter, LONGEST_REST);
    if (!heard)
      this.#tools.log.warn({ table: table.id, ...trouble }, 'no player could be told about a posting problem');
    await this.known(table, trouble);
    return FIRST_REST;
  }

  /** Tells the first person who accepts direct messages; returns false if nobody does. */
  async #tell(table: Summary, trouble: PostingProblem, nonce: string): Promise<boolean> {
    const seated = table.chairs.flatMap(({ player }) => player ?? []);
    for (const player of new Set([table.owner, ...seated]))
      if (await this.#told(table, { to: 'trouble', player, trouble }, nonce)) return true;
    return false;
  }

  /** Records that somebody who can fix the problem knows about it. */
  async known({ id, place }: Summary, trouble: PostingProblem): Promise<void> {
    await this.#troubles.tell(id, place.guild, described(trouble), this.#tools.clock.now());
  }

  /** Called when a message was posted in the right place. Forgets the problem. */
  async over({ id, place }: Summary): Promise<void> {
    if ((await this.#troubles.read(id)).told !== null) await this.#troubles.end(id, place.guild);
  }

  async #told(
    { id, chairs }: Summary,
    outgoing: Extract<Outgoing, { to: 'trouble' }>,
    nonce: string,
  ): Promise<boolean> {
    const { transport, directs, views, clock } = this.#tools;
    const seat = chairs.findIndex(({ player }) => player === outgoing.player);
    const view = await views.see({ table: id, reader: seat < 0 ? 'spectator' : seat }, LATER);
    if (view === null) return false;
    const { body } = transport.compose(view.seen, outgoing, false);
    try {
      await directs.post(outgoing.player, body, [], { nonce, first: clock.now(), repeat: false });
      return true;
    } catch (error) {
      if (error instanceof ChannelClosed || (error instanceof TransportError && !isPassing(error))) return false;
      throw error;
    }
  }
}

/** Returns how long to wait before the next try if a problem has lasted this long, in milliseconds. */
export function restAfter(lasts: number): number {
  return Math.min(Math.max(lasts / 2, FIRST_REST), LONGEST_REST);
}

/** Identifies a problem: two problems with the same description count as the same. */
export function described({ why, where, lacks }: PostingProblem): string {
  return [why, where, ...lacks].join(' ');
}
