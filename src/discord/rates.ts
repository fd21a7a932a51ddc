import { type Allowances, COMMANDS, LOOKS, type Rate, WAITING_COMMANDS } from './allowances.ts';
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

/** A person, and the place where they act. */
type Place = Pick<Incoming, 'person' | 'channel' | 'guild'>;

/** Counts look-ups, and refuses them with an explanation while a limit is exceeded. */
export class LookLimits {
  readonly #looks: Allowances['looks'];
  readonly #people: Rates;
  readonly #channels: Rates;
  readonly #servers: Rates;

  constructor(clock?: () => number, looks: Allowances['looks'] = LOOKS) {
    this.#looks = looks;
    this.#people = new Rates(looks.person, clock);
    this.#channels = new Rates(looks.channel, clock);
    this.#servers = new Rates(looks.server, clock);
  }

  /**
   * Counts a look-up and returns null, or returns a sentence that explains why none is allowed now.
   * @param plays whether the person has a seat at the running table that they are looking at. Players of that table
   * don't wait for spectators.
   */
  take({ person, channel, guild }: Place, plays: boolean): string | null {
    const own = this.#people.wait(person.id);
    if (own > 0)
      return `You have looked up too many things in a short time: the limit is ${many(this.#looks.person)}. Try again in ${seconds(own)}.`;
    if (!plays) {
      const ofChannel = channel === null ? 0 : this.#channels.wait(channel.id);
      const ofServer = guild === null ? 0 : this.#servers.wait(guild);
      const wait = Math.max(ofChannel, ofServer);
      const limit = ofChannel > ofServer ? this.#looks.channel : this.#looks.server;
      if (wait > 0)
        return `Too many people are looking things up here: the limit is ${many(limit)}. Try again in ${seconds(wait)}.`;
      if (channel !== null) this.#channels.take(channel.id);
      if (guild !== null) this.#servers.take(guild);
    }
    this.#people.take(person.id);
    return null;
  }
}

/** Reads how many commands wait at a table. */
type ReadWaiting = (table: string) => Promise<number>;

/**
 * Counts the commands that people send to tables, and refuses them with an explanation while a limit is exceeded. A command
 * is refused before it is confirmed.
 */
export class CommandLimits {
  readonly #commands: Allowances['commands'];
  readonly #people: Rates;
  readonly #servers: Rates;
  readonly #waiting: ReadWaiting;

  constructor(waiting: ReadWaiting, commands: Allowances['commands'] = COMMANDS, clock?: () => number) {
    this.#commands = commands;
    this.#people = new Rates(commands.person, clock);
    this.#servers = new Rates(commands.server, clock);
    this.#waiting = waiting;
  }

  /** Counts a command and returns null, or returns a sentence that explains why none is allowed now. */
  async take({ person, guild }: Place, table: string): Promise<string | null> {
    const own = this.#people.wait(person.id);
    if (own > 0)
      return `You have sent too many commands in a short time: the limit is ${many(this.#commands.person)}. Nothing was changed. Try again in ${seconds(own)}.`;
    const all = guild === null ? 0 : this.#servers.wait(guild);
    if (all > 0)
      return `Too many commands come from this server: the limit is ${many(this.#commands.server)}. Nothing was changed. Try again in ${seconds(all)}.`;
    const waiting = await this.#waiting(table);
    if (waiting >= WAITING_COMMANDS)
      return `${waiting} commands already wait at this table, and the limit is ${WAITING_COMMANDS}. Nothing was changed. Try again in a minute.`;
    this.#people.take(person.id);
    if (guild !== null) this.#servers.take(guild);
    return null;
  }
}

/** A rate in words: “120 in 20 seconds”. */
function many({ most, per }: Rate): string {
  return `${most.toLocaleString('en')} in ${per / 1_000} seconds`;
}

function seconds(milliseconds: number): string {
  const whole = Math.max(1, Math.ceil(milliseconds / 1_000));
  return whole === 1 ? 'a second' : `${whole} seconds`;
}
