import { Command } from 'ioredis';
import { keys } from './keys.ts';

/**
 * How long a connection trusts that it reaches the right store, in milliseconds: a patient one and an impatient one.
 */
export const SURE = { wait: 1_000, fail: 250 } as const;
/** How soon a connection that reached another store checks again, in milliseconds. */
const AGAIN = 1_000;

/** Redis answers, but it isn't the store that holds the games. The message is a line for the person who runs the bot. */
export class StoreLost extends Error {
  override name = 'StoreLost';
  constructor() {
    super(
      'Redis answers, but it doesn’t hold the games: it is empty or holds other data. The bot reads nothing from it and writes nothing to it. ' +
        'Restore the right data (its folder, its volume, REDIS_URL). npm run doctor says more.',
    );
  }
}

/** The store that all connections of a process must reach: the first one they found, or the one that was set. */
export class StoreGate {
  #id: string | null = null;
  #lost: () => void = () => {};

  /** The id of the store; null until it is known. */
  get id(): string | null {
    return this.#id;
  }

  /** From now on, only the store with this id is accepted. */
  expect(id: string): void {
    this.#id = id;
  }

  /** Sets the callback for each time a connection reaches another store. */
  onLost(lost: () => void): void {
    this.#lost = lost;
  }

  /** Whether a store with this id is the right one. A store without an id is accepted until an id is known. */
  judge(found: string | null): boolean {
    this.#id ??= found;
    if (found === this.#id) return true;
    this.#lost();
    return false;
  }
}

/** The driver's own method for sending a command. */
type Send = (command: Command, ...rest: unknown[]) => unknown;

/**
 * Guards one connection: commands pass only while the store behind it is the right one. Commands wait until the store's
 * id is checked. If it is another store, commands keep waiting or, on an impatient connection, fail with `StoreLost`.
 */
export class Door {
  readonly gate: StoreGate;
  readonly #patience: 'wait' | 'fail';
  readonly #send: Send;
  readonly #held: { command: Command; rest: unknown[] }[] = [];
  /** Until when the last check of the store's id counts, and the id that it found. */
  #sure: { until: number; id: string | null } = { until: Number.NEGATIVE_INFINITY, id: null };
  #look: Command | null = null;
  /**
   * The stream of the latest command that passed. Commands of a pipeline share a stream, which is written once all of
   * them are in it.
   */
  #latest: unknown;

  constructor(gate: StoreGate, patience: 'wait' | 'fail', send: Send) {
    this.gate = gate;
    this.#patience = patience;
    this.#send = send;
  }

  /** Takes a command for a connection that is ready, with the driver's stream if it has one. */
  pass(command: Command, stream?: unknown, ...rest: unknown[]): unknown {
    if (command === this.#look) return this.#send(command, stream, ...rest);
    const { until, id } = this.#sure;
    const isSure = performance.now() < until && id === this.gate.id;
    // A pipeline passes as a whole. If a check were sent in its middle, the check would be written first, and one of
    // the pipeline's commands would get the check's reply.
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
   * Called when the connection is lost, so the next one may reach another store. The driver resends commands and
   * pipelines that have no reply.
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
   * The check itself failed. Waiting commands either fail, too, or are sent if their own error explains the cause
   * better.
   */
  #trouble(look: Command, error: Error): void {
    if (this.#look !== look) return;
    // The key has another type, so this is not our store.
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
