import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '../../local/actor.ts';
import { ROLES } from '../role-names.ts';
import { ChaosFailed } from './failed.ts';
import { findBelow } from './processes.ts';

/** Maximum number of actions between two kills, and maximum time to wait for these actions in milliseconds. */
const MOST_DEEDS = 4;
const LONGEST_LULL = 8_000;
/** Maximum time from an action to a kill, in milliseconds. */
const LONGEST_WHILE = 500;
/**
 * Minimum time between two kills of Redis, in milliseconds. If Redis repeatedly died sooner, its supervisor would give
 * up on it.
 */
const REDIS_REST = 12_000;
/** The pause between two checks whether the bot answers, and the maximum time until it does, in milliseconds. */
const LOOK = 250;
const PATIENCE = 60_000;
/**
 * A bot that dies sooner than this after its return, in milliseconds, has to wait before its next session, because
 * Discord allows only one session per 5 s.
 */
const DOOR = 5_500;

const BOT = 'role.js bot';
const REDIS = 'redis.sock';
/** The processes to kill, identified by the ends of their command lines. */
const VICTIMS = [...ROLES.map((role) => `role.js ${role}`), REDIS];

/** A period in which the bot is absent after a kill. */
export interface Downtime {
  /** In milliseconds. */
  ms: number;
  /** True if no other process was killed during the absence. */
  alone: boolean;
  /** True if the bot had only just returned, so that Discord delayed its next session. */
  atDoor: boolean;
}

/** A run as seen by the code that disturbs it: the number of actions so far, and a person who can look at the table. */
export interface ChaosObserver {
  /** The person who checks in `channel` whether the bot answers. */
  person: Actor;
  channel: string;
  /** Number of actions so far. */
  done(): number;
  goesOn(): boolean;
  /** Makes a person look at the table. Resolves when the person has an answer (true) or has given up. */
  look(): Promise<boolean>;
}

/** Kills processes below this one at random moments, and measures the time until the bot answers again. */
export class Killer {
  readonly kills: Record<string, number> = {};
  readonly absences: Downtime[] = [];
  #count = 0;
  #redisDied = Number.NEGATIVE_INFINITY;
  /**
   * When the bot answered again after its last death. Initially the time of creation, because the bot is already
   * running then.
   */
  #cameBack = performance.now();
  /** Resolves when the bot has returned. Until then, the bot isn't killed again. */
  #back: Promise<void> | null = null;
  /** The reason why the bot will never return, if there is one. */
  #lost: Error | null = null;

  /** The number of kills. */
  get count(): number {
    return this.#count;
  }

  /** Kills processes one after the other, each soon after an action, until there have been `most` kills or the run is over. */
  async kill(most: number, witness: ChaosObserver): Promise<void> {
    while (this.#count < most && witness.goesOn() && this.#lost === null) {
      await untilDone(witness, 1 + Math.floor(Math.random() * MOST_DEEDS));
      await pause(Math.random() * LONGEST_WHILE);
      const victim = this.#choose();
      const pid = await this.#found(victim);
      process.kill(pid, 'SIGKILL');
      this.#count += 1;
      this.kills[victim] = (this.kills[victim] ?? 0) + 1;
      if (victim === REDIS) this.#redisDied = performance.now();
      if (victim === BOT) {
        this.#back = this.#untilBack(witness).then(
          () => {
            this.#back = null;
          },
          (error: Error) => {
            this.#lost = error;
          },
        );
        // Half of the time, no further process is killed until the bot is back.
        if (Math.random() < 0.5) await this.#back;
      }
    }
    if (this.#lost !== null) throw this.#lost;
  }

  /** Resolves when a killed bot has returned. */
  async settled(): Promise<void> {
    await this.#back;
    if (this.#lost !== null) throw this.#lost;
  }

  #choose(): string {
    const rests = performance.now() - this.#redisDied < REDIS_REST;
    const possible = VICTIMS.filter((one) => !(one === BOT && this.#back !== null) && !(one === REDIS && rests));
    return possible[Math.floor(Math.random() * possible.length)] ?? '';
  }

  async #found(victim: string): Promise<number> {
    for (const end = performance.now() + PATIENCE; performance.now() < end; await pause(10)) {
      const pid = findBelow(process.pid, victim);
      if (pid !== undefined) return pid;
    }
    throw new ChaosFailed(`The process ${victim} was not restarted.`);
  }

  async #untilBack({ person, channel }: ChaosObserver): Promise<void> {
    const [died, before] = [performance.now(), this.#count];
    const atDoor = died - this.#cameBack < DOOR;
    let answered = false;
    const ask = async (): Promise<void> => {
      await person.autocomplete(channel, '/play', { action: '' }, 'action').then(
        () => {
          answered = true;
        },
        () => {},
      );
    };
    while (!answered) {
      if (performance.now() - died > PATIENCE) throw new ChaosFailed('The bot did not come back.');
      void ask();
      await pause(LOOK);
    }
    this.#cameBack = performance.now();
    this.absences.push({ ms: Math.round(this.#cameBack - died), alone: this.#count === before, atDoor });
  }
}

/** Waits until people have taken `more` further actions; returns early if they stop playing or take too long. */
export async function untilDone({ done, goesOn }: ChaosObserver, more: number): Promise<void> {
  const [most, end] = [done() + more, performance.now() + LONGEST_LULL];
  while (done() < most && goesOn() && performance.now() < end) await pause(5);
}
