import { setTimeout as pause } from 'node:timers/promises';
import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Holds } from '../store/holds.ts';
import { type LatelyStarted, SessionStarts } from '../store/session-starts.ts';
import type { Shard } from './client.ts';

/** The name under which all processes know that the bot waits with a new session. */
export const SESSIONS = 'sessions';
/** Why it waits: Discord allows few more today, or it began very many. */
export const FEW = 'few';
export const MANY = 'many';

/** Share of a day's sessions that is kept back: Discord takes the token away from who uses the last one up. */
const KEPT_BACK = 0.05;

/** Sessions that a shard may begin within a day without a pause. */
const FREE = 100;
/** The pause after them, in milliseconds; it doubles with every so many more. */
const FIRST_PAUSE = 10_000;
const DOUBLED_EVERY = 10;
const LONGEST_PAUSE = 15 * 60_000;

/** For how long Discord's answer is taken to hold, in milliseconds. */
const FRESH = 60_000;
/** The longest stretch of waiting before things are looked at again, in milliseconds. */
const STRETCH = 60_000;
/** How soon to ask Redis again that is away, in milliseconds. */
const TROUBLE = 100;

/** Whether so few sessions are left today that the bot holds them together. */
export function isFew({ remaining, total }: Pick<APIGatewaySessionStartLimit, 'remaining' | 'total'>): boolean {
  return remaining < Math.max(1, total * KEPT_BACK);
}

/**
 * How long a shard has to wait before it begins a session, in milliseconds, and why. When few are left they are spread over
 * the time until Discord counts anew; when very many were begun within a day the pause between two of them grows.
 *
 * @param limit what Discord says; null when it can't be asked.
 */
export function pauseBefore(
  { count, since }: LatelyStarted,
  limit: APIGatewaySessionStartLimit | null,
): { wait: number; why: typeof FEW | typeof MANY } {
  const grown = FIRST_PAUSE * 2 ** Math.floor((count - FREE) / DOUBLED_EVERY);
  const many = count < FREE ? 0 : Math.min(grown, LONGEST_PAUSE) - (since ?? 0);
  const few =
    limit === null || !isFew(limit)
      ? 0
      : limit.remaining < 1
        ? limit.reset_after
        : limit.reset_after / limit.remaining - (since ?? 0);
  return few > many ? { wait: few, why: FEW } : { wait: Math.max(0, many), why: MANY };
}

/** What a budget works with. */
interface BudgetTools {
  redis: Redis;
  /** Asks Discord how many sessions are left. */
  ask: () => Promise<APIGatewaySessionStartLimit>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Keeps to the number of sessions that Discord lets a bot begin in a day. Who uses them up loses all sessions and the token,
 * so a bot that ends again and again soon after it began waits longer each time, over all its lives.
 */
export class SessionBudget {
  readonly #starts: SessionStarts;
  readonly #holds: Holds;
  readonly #tools: BudgetTools;
  #known: { at: number; limit: APIGatewaySessionStartLimit } | null = null;

  constructor(tools: BudgetTools) {
    this.#tools = tools;
    this.#starts = new SessionStarts(tools.redis);
    this.#holds = new Holds(tools.redis);
  }

  /** Notes what Discord said just now. */
  told(limit: APIGatewaySessionStartLimit): void {
    this.#known = { at: performance.now(), limit };
  }

  /** Settles when a shard may begin a session. */
  async ready(shard: Shard, signal: AbortSignal): Promise<void> {
    for (let said = false; ; ) {
      signal.throwIfAborted();
      const lately = await this.#starts.lately(nameOf(shard)).catch(() => null);
      if (lately === null) {
        await pause(TROUBLE, undefined, { signal });
        continue;
      }
      const limit = await this.#limit();
      const { wait, why } = pauseBefore(lately, limit);
      if (wait <= 0) return;
      if (!said) this.#say(shard, wait, why, limit, lately);
      said = true;
      await this.#holds.set(SESSIONS, why, wait).catch(() => {});
      await pause(Math.min(wait, STRETCH), undefined, { signal });
    }
  }

  /** Settles when a shard may begin a session, and counts it. */
  async begin(shard: Shard, signal: AbortSignal): Promise<void> {
    await this.ready(shard, signal);
    // Without Redis it is Discord's count alone that holds.
    await this.#starts.note(nameOf(shard)).catch(() => {});
    if (this.#known !== null) this.#known.limit.remaining -= 1;
  }

  #say(
    shard: Shard,
    wait: number,
    why: typeof FEW | typeof MANY,
    limit: APIGatewaySessionStartLimit | null,
    { count }: LatelyStarted,
  ): void {
    const minutes = Math.ceil(wait / 60_000);
    const words =
      why === FEW
        ? `Discord lets this bot log in only ${limit?.remaining ?? 0} more times today: it waits ${minutes} minutes before it does`
        : `This bot logged in ${count} times within a day: it waits ${minutes} minutes before it does again. Look in the log for what ends it`;
    this.#tools.log.warn({ shard: nameOf(shard), wait }, words);
  }

  /** What Discord says, or said a moment ago; null when it can't be asked. */
  async #limit(): Promise<APIGatewaySessionStartLimit | null> {
    if (this.#known !== null && performance.now() - this.#known.at < FRESH) return this.#known.limit;
    const limit = await this.#tools.ask().catch(() => null);
    if (limit !== null) this.told(limit);
    return limit;
  }
}

function nameOf({ id, count }: Shard): string {
  return `${id}/${count}`;
}
