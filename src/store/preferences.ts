import type { Redis } from 'ioredis';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';

/**
 * When tables may notify a person: at each turn (`each`), once a day (`digest`), or only when they have little time left
 * (`urgent`).
 */
export const MESSAGES = ['each', 'digest', 'urgent'] as const;
export type Messages = (typeof MESSAGES)[number];

/** The hour of the digest for people who haven't chosen one. */
const DIGEST_HOUR = 18;

/** A person's choice of messages; `digest` is the hour of the digest in the person's time zone, from 0 to 23. */
export interface MessageChoice {
  messages: Messages;
  digest: number;
}

/** A person's own times, as they are stored. A value is null if it was never set. */
export interface OwnTimes {
  /** For example `Europe/Berlin`; empty if the person was asked but didn't answer. */
  zone: string | null;
  /** The waking hours of a week as JSON (`Week` in `src/tables/calendar.ts`); empty for the usual hours. */
  hours: string | null;
  /** The planned holidays as JSON (a list of `Holiday`). */
  holidays: string | null;
}

/** People's preferences for all tables. */
export class Preferences {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** True if a person wants to confirm actions that end something irrevocably, which is the default. */
  async confirms(player: string): Promise<boolean> {
    return (await this.#redis.hget(keys.preferences(player), 'confirms')) !== 'no';
  }

  /** Changes this preference, once per interaction. Returns the text for the person. */
  async setConfirms(player: string, yes: boolean, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { confirms: yes ? 'yes' : 'no' }, told);
  }

  /** Returns when tables may notify a person. The default is `each`. */
  async messages(player: string): Promise<MessageChoice> {
    const [named, hour] = await this.#redis.hmget(keys.preferences(player), 'messages', 'digest');
    return {
      messages: MESSAGES.find((one) => one === named) ?? 'each',
      digest: hour != null && /^(1?\d|2[0-3])$/.test(hour) ? Number(hour) : DIGEST_HOUR,
    };
  }

  /** Changes when tables may notify a person, once per interaction. Returns the text for the person. */
  async setMessages(player: string, { messages, digest }: Partial<MessageChoice>, told: ChangeTold): Promise<string> {
    const fields = {
      ...(messages === undefined ? {} : { messages }),
      ...(digest === undefined ? {} : { digest: `${digest}` }),
    };
    return this.#changes.set(keys.preferences(player), fields, told);
  }

  /**
   * Returns a person's time zone (`Europe/Berlin`); empty if they were asked but didn't answer, null if they were never
   * asked.
   */
  zone(player: string): Promise<string | null> {
    return this.#redis.hget(keys.preferences(player), 'zone');
  }

  /** Changes this preference, once per interaction. Returns the text for the person. */
  async setZone(player: string, zone: string, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), { zone }, told);
  }

  /** Returns a person's time zone, waking hours and holidays. Nobody else may learn them. */
  async times(player: string): Promise<OwnTimes> {
    const [zone = null, hours = null, holidays = null] = await this.#redis.hmget(
      keys.preferences(player),
      ...['zone', 'hours', 'holidays'],
    );
    return { zone, hours, holidays };
  }

  /** Changes the waking hours or the holidays, once per interaction. Returns the text for the person. */
  async setTimes(player: string, times: { hours: string } | { holidays: string }, told: ChangeTold): Promise<string> {
    return this.#changes.set(keys.preferences(player), times, told);
  }

  /** Records that a person was asked for their time zone, unless they have already answered. */
  async askedZone(player: string): Promise<void> {
    await this.#redis.hsetnx(keys.preferences(player), 'zone', '');
  }
}
