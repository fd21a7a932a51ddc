import { LOOKS, type Rate } from './allowances.ts';
import type { Incoming } from './payload.ts';

/**
 * Maximum number of people, channels or servers that are counted at the same time. When the limit is reached, the least
 * recently seen id is forgotten.
 */
const MOST = 20_000;

/** Counts actions in memory with a token bucket for each id, stored as the time at which the bucket is full again. */
export class Rates {
  readonly #rate: Rate;
  readonly #clock: () => number;
  readonly #full = new Map<string, number>();

  /** `clock` returns the time in milliseconds and never goes back. */
  constructor(rate: Rate, clock: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#clock = clock;
  }

  /** Milliseconds until an action is allowed; 0 if one is allowed now. */
  wait(id: string): number {
    const { most, per } = this.#rate;
    const now = this.#clock();
    const wait = Math.max(this.#full.get(id) ?? 0, now) + per / most - per - now;
    // A wait shorter than this is only a rounding error.
    return wait < 0.001 ? 0 : wait;
  }

  /** Counts one. */
  take(id: string): void {
    const { most, per } = this.#rate;
    const full = Math.max(this.#full.get(id) ?? 0, this.#clock()) + per / most;
    this.#full.delete(id);
    this.#full.set(id, full);
    const [oldest] = this.#full.keys();
    if (this.#full.size > MOST && oldest !== undefined) this.#full.delete(oldest);
  }
}

/** Counts look-ups, and refuses them with an explanation while a limit is exceeded. */
export class LookLimits {
  readonly #people: Rates;
  readonly #channels: Rates;
  readonly #servers: Rates;

  constructor(clock?: () => number) {
    this.#people = new Rates(LOOKS.person, clock);
    this.#channels = new Rates(LOOKS.channel, clock);
    this.#servers = new Rates(LOOKS.server, clock);
  }

  /**
   * Counts a look-up and returns null, or returns a sentence that explains why none is allowed now.
   * @param plays whether the person has a seat at the running table that they are looking at. Players of that table
   * don't wait for spectators.
   */
  take({ person, channel, guild }: Pick<Incoming, 'person' | 'channel' | 'guild'>, plays: boolean): string | null {
    const own = this.#people.wait(person.id);
    if (own > 0) return `You have looked up too many things in a short time. Try again in ${seconds(own)}.`;
    if (!plays) {
      const ofChannel = channel === null ? 0 : this.#channels.wait(channel.id);
      const wait = Math.max(ofChannel, guild === null ? 0 : this.#servers.wait(guild));
      if (wait > 0) return `Too many people are looking things up here. Try again in ${seconds(wait)}.`;
      if (channel !== null) this.#channels.take(channel.id);
      if (guild !== null) this.#servers.take(guild);
    }
    this.#people.take(person.id);
    return null;
  }
}

function seconds(milliseconds: number): string {
  const whole = Math.max(1, Math.ceil(milliseconds / 1_000));
  return whole === 1 ? 'a second' : `${whole} seconds`;
}
