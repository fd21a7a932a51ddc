import { setTimeout as pause } from 'node:timers/promises';
import type { APIGatewaySessionStartLimit } from 'discord-api-types/v10';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { Holds } from '../store/holds.ts';
import { type LatelyStarted, SessionStarts } from '../store/session-starts.ts';
import type { Shard } from './client.ts';

/** The name of the pause before a new session, which applies to all processes. */
export const SESSIONS = 'sessions';
/** The reasons for the pause: Discord allows only a few more sessions today, or the bot has started very many sessions. */
export const FEW = 'few';
export const MANY = 'many';

/** The share of a day's sessions that the bot keeps in reserve, because Discord resets a bot's token if it uses them all. */
const KEPT_BACK = 0.05;

/** Sessions that a shard may start within a day without a pause. */
const FREE = 100;
/** The first pause, in milliseconds. The pause doubles with every `DOUBLED_EVERY` further sessions. */
const FIRST_PAUSE = 10_000;
const DOUBLED_EVERY = 10;
const LONGEST_PAUSE = 15 * 60_000;

/** How long Discord's answer is considered current, in milliseconds. */
const FRESH = 60_000;
/** Maximum wait before the state is checked again, in milliseconds. */
const STRETCH = 60_000;
/** The wait before asking an unreachable Redis again, in milliseconds. */
const TROUBLE = 100;

/** True if so few sessions are left today that the bot spaces them out. */
export function isFew({ remaining, total }: Pick<APIGatewaySessionStartLimit, 'remaining' | 'total'>): boolean {
  return remaining < Math.max(1, total * KEPT_BACK);
}

/**
 * The wait before a shard starts a session, in milliseconds, and its reason. If few sessions are left, they are spread over
 * the time until Discord resets the count. If very many sessions were started within a day, the pauses grow.
 * @param limit Discord's limit, or null if Discord can't be reached.
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

/** The services that a session budget uses. */
interface BudgetTools {
  redis: Redis;
  /** Asks Discord how many sessions are left. */
  ask: () => Promise<APIGatewaySessionStartLimit>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Stays within the number of sessions that Discord allows a bot in a day. A bot that uses up its day's sessions loses
 * its current sessions and its token. A bot that repeatedly ends soon after its start therefore waits longer each time,
 * even across restarts.
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

  /** Stores Discord's latest answer. */
  told(limit: APIGatewaySessionStartLimit): void {
    this.#known = { at: performance.now(), limit };
  }

  /** Resolves once a shard may start a session. */
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

  /** Resolves once a shard may start a session, and counts it. */
  async begin(shard: Shard, signal: AbortSignal): Promise<void> {
    await this.ready(shard, signal);
    // Without Redis, only Discord's own count limits the sessions.
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
        ? `Discord allows this bot only ${limit?.remaining ?? 0} more log-ins today, so it will wait ${minutes} minutes before the next one`
        : `This bot logged in ${count} times within a day, so it will wait ${minutes} minutes before the next one. Look in the log to see why it keeps ending`;
    this.#tools.log.warn({ shard: nameOf(shard), wait }, words);
  }

  /** Discord's limit, which may be slightly outdated; null if Discord can't be reached. */
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
