import { Command } from 'ioredis';
import { keys } from './keys.ts';

/**
 * How long a check of the store's id is valid, in milliseconds. `wait` is for a connection that waits for Redis, `fail`
 * for one that fails.
 */
export const SURE = { wait: 1_000, fail: 250 } as const;
/** How long a connection that has reached another store waits before it checks again, in milliseconds. */
const AGAIN = 1_000;

/**
 * Thrown if Redis answers, but isn't the store that holds the games. The error's message is written for the person who
 * runs the bot.
 */
export class StoreLost extends Error {
  override name = 'StoreLost';
  constructor() {
    super(
      'Redis answers, but it doesn’t hold the games: it is empty or holds other data. The bot reads nothing from it and writes nothing to it. ' +
        'Restore the right data (its folder, its volume, REDIS_URL). npm run doctor says more.',
    );
  }
}

/**
 * Decides which store the connections must reach: the first one that any of them found, or the one set with `expect`.
 */
export class StoreGate {
  #id: string | null = null;
  #lost: () => void = () => {};

  /** The id of the store; null until the id is known. */
  get id(): string | null {
    return this.#id;
  }

  /** Sets the only store id that is accepted from now on. */
  expect(id: string): void {
    this.#id = id;
  }

  /** Sets a callback that is called each time a connection reaches another store. */
  onLost(lost: () => void): void {
    this.#lost = lost;
  }

  /** True if a store with this id is the right one. As long as no id is known, a store without an id is accepted. */
  judge(found: string | null): boolean {
    this.#id ??= found;
    if (found === this.#id) return true;
    this.#lost();
    return false;
  }
}

/** The driver's own method that sends a command. */
type Send = (command: Command, ...rest: unknown[]) => unknown;

/**
 * Guards one connection. Commands pass only while the connection reaches the right store. Commands wait until the id of
 * the store has been checked. If the store is the wrong one, commands keep waiting. On a connection that doesn't wait
 * for Redis, such commands fail with `StoreLost`.
 */
export class Door {
  readonly gate: StoreGate;
  readonly #patience: 'wait' | 'fail';
  readonly #send: Send;
  readonly #held: { command: Command; rest: unknown[] }[] = [];
  /** The id that the last check of the store found, and the time until which this result is valid. */
  #sure: { until: number; id: string | null } = { until: Number.NEGATIVE_INFINITY, id: null };
  #look: Command | null = null;
  /**
   * The stream of the last command that was let through. The commands of a pipeline share a stream, which is sent only
   * when it contains all of them.
   */
  #latest: unknown;

  constructor(gate: StoreGate, patience: 'wait' | 'fail', send: Send) {
    this.gate = gate;
    this.#patience = patience;
    this.#send = send;
  }

  /**
   * Handles a command on a ready connection: lets it pass, or holds it back until the store has been checked. `stream`
   * is the driver's stream, if it gave one.
   */
  pass(command: Command, stream?: unknown, ...rest: unknown[]): unknown {
    if (command === this.#look) return this.#send(command, stream, ...rest);
    const { until, id } = this.#sure;
    const isSure = performance.now() < until && id === this.gate.id;
    // All commands of a pipeline pass together. A check in the middle of a pipeline would be written first, and one of
    // the pipeline's commands would then get the check's reply.
    const isUnderWay = stream !== undefined && stream === this.#latest;
    if (this.#held.length === 0 && (isSure || isUnderWay)) {
      this.#latest = stream;
      return this.#send(command, stream, ...rest);
    }
    this.#held.push({ command, rest: [stream, ...rest] });
    this.#check();
    return command.promise;
  }

  /**
   * Called when the connection is lost. The store has to be checked again, because the next connection may reach
   * another one. The driver itself resends commands and pipelines that got no reply.
   */
  forget(): void {
    this.#latest = undefined;
    this.#sure = { until: Number.NEGATIVE_INFINITY, id: null };
  }

  /** Called when the connection has ended permanently. */
  end(): void {
    this.#look = null;
    this.#reject(new Error('Connection is closed.'));
  }

  #check(): void {
    if (this.#look !== null) return;
    const look = new Command('hget', [keys.store, 'id'], { replyEncoding: 'utf8' });
    this.#look = look;
    look.promise.then(
      (found: unknown) => this.#decide(look, this.gate.judge(typeof found === 'string' ? found : null)),
      (error: Error) => this.#trouble(look, error),
    );
    this.#send(look);
  }

  #decide(look: Command, isRight: boolean): void {
    if (this.#look !== look) return;
    if (isRight) {
      this.#sure = { until: performance.now() + SURE[this.#patience], id: this.gate.id };
      this.#release();
      return;
    }
    if (this.#patience === 'wait') {
      // Waiting commands keep waiting until the right store is back.
      setTimeout(() => this.#repeat(look), AGAIN).unref();
      return;
    }
    this.#look = null;
    this.#reject(new StoreLost());
  }

  #repeat(look: Command): void {
    if (this.#look !== look) return;
    this.#look = null;
    if (this.#held.length > 0) this.#check();
  }

  /**
   * Called when the check itself failed. If Redis replied with an error, waiting commands are sent after all, since
   * their own errors explain the cause better. If Redis didn't reply at all, the waiting commands fail, too.
   */
  #trouble(look: Command, error: Error): void {
    if (this.#look !== look) return;
    // If the key has another type, this store isn't ours.
    if (error.message.startsWith('WRONGTYPE')) {
      this.#decide(look, this.gate.judge(''));
      return;
    }
    if (error.name === 'ReplyError') this.#release();
    else {
      this.#look = null;
      this.#reject(error);
    }
  }

  #release(): void {
    this.#look = null;
    for (const { command, rest } of this.#held.splice(0)) this.#send(command, ...rest);
  }

  #reject(error: Error): void {
    for (const { command } of this.#held.splice(0)) command.reject(error);
  }
}
