import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ago, type StoreClock } from '../store/clock.ts';
import { PostingProblems } from '../store/posting-problems.ts';
import type { Summary } from '../tables/summary.ts';
import type { Outgoing, PostingProblem } from '../tables/types.ts';
import { ChannelClosed, nonceOf } from './channels.ts';
import type { DirectSender } from './direct-sender.ts';
import { LATER } from './queues.ts';
import { isHeldBack, isPassing, type Transport, TransportError } from './transport.ts';
import type { Views } from './views.ts';

/** Shortest and longest time until a closed place is tried again that nobody said had changed, in milliseconds. */
const FIRST_REST = 1_000;
const LONGEST_REST = 10 * 60_000;

/** What it takes to tell a person of trouble. */
interface TroubleTools {
  transport: Transport;
  directs: DirectSender;
  views: Views;
  clock: Pick<StoreClock, 'now'>;
  log: Pick<Logger, 'warn'>;
}

/** Sees to it that someone who can act knows when nothing can be posted where a table is played: once per trouble. */
export class PlaceTroubles {
  readonly #troubles: PostingProblems;
  readonly #tools: TroubleTools;

  constructor(redis: Redis, tools: TroubleTools) {
    this.#troubles = new PostingProblems(redis);
    this.#tools = tools;
  }

  /** What is wrong, for a person to read; `instead`: where the table is shown meanwhile. */
  trouble({ place }: Summary, { why, channel }: ChannelClosed, instead: string | null = null): PostingProblem {
    // A thread has the permissions of its channel, which is known even when the thread is not.
    const lacks = why === 'missing-permission' ? this.#tools.transport.lacks(place.forum ?? place.channel) : [];
    return { why, where: channel, instead, lacks };
  }

  /**
   * Nothing could be posted: tells the owner, or the first at the table who takes direct messages, unless they know. Gives
   * how long to wait before the next try, in milliseconds. Throws `TransportError` for trouble that may pass: then nobody
   * was told.
   */
  async met(table: Summary, trouble: PostingProblem): Promise<number> {
    const what = described(trouble);
    const { told, since, count } = await this.#troubles.read(table.id);
    const lasts = ago(since, this.#tools.clock.now());
    if (told === what) return Math.min(Math.max(lasts / 2, FIRST_REST), LONGEST_REST);
    const nonce = nonceOf('trouble', table.id, what, count);
    const heard = await this.#tell(table, trouble, nonce).catch((error) => {
      if (error instanceof TransportError && isHeldBack(error)) return error;
      throw error;
    });
    // Nobody can be told right now, which is not their fault. They are told when direct messages work again.
    if (heard instanceof TransportError) return Math.min(heard.retryAfter, LONGEST_REST);
    if (!heard)
      this.#tools.log.warn({ table: table.id, ...trouble }, 'no player could be told about a posting problem');
    await this.known(table, trouble);
    return FIRST_REST;
  }

  /** Tells the first who takes direct messages; false when nobody does. */
  async #tell(table: Summary, trouble: PostingProblem, nonce: string): Promise<boolean> {
    const seated = table.chairs.flatMap(({ player }) => player ?? []);
    for (const player of new Set([table.owner, ...seated]))
      if (await this.#told(table, { to: 'trouble', player, trouble }, nonce)) return true;
    return false;
  }

  /** Someone who can act knows of it. */
  async known({ id, place }: Summary, trouble: PostingProblem): Promise<void> {
    await this.#troubles.tell(id, place.guild, described(trouble), this.#tools.clock.now());
  }

  /** Something could be posted as it should be. */
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

/** Troubles that are described alike are one. */
function described({ why, where, lacks }: PostingProblem): string {
  return [why, where, ...lacks].join(' ');
}
