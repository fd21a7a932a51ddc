import type { APIMessage } from 'discord-api-types/v10';
import { hadNoTime } from '../../src/discord/no-time.ts';
import type { SentInteraction } from '../../src/local/actor.ts';
import type { ScreenEvent } from '../../src/local/world/events.ts';
import type { World } from '../../src/local/world.ts';
import { quantile } from '../numbers.ts';

/** The experience of the people. Times are in milliseconds. */
export interface Experience {
  sent: number;
  answered: number;
  /** The number of actions that the bot refused because it was busy. */
  busy: number;
  /** The number of actions to which the bot gave no first answer within three seconds, or no words at all. */
  lost: number;
  word: Spread;
  picture: Spread;
  /** The number of pictures that were posted, wherever. */
  pictures: number;
  /** The longest time that anybody waited for the first word. */
  slowest: number;
}

/** Quantiles of times, in milliseconds; null if there are none. */
export interface Spread {
  p50: number | null;
  p95: number | null;
  p99: number | null;
}

function spreadOf(times: readonly number[]): Spread {
  const at = (part: number): number | null => (times.length === 0 ? null : Math.round(quantile(times, part)));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Measures how long people wait for words and pictures. */
export class Meter {
  readonly #world: World;
  #words: number[] = [];
  #pictures: number[] = [];
  #sent = 0;
  #busy = 0;
  #lost = 0;
  #posted = 0;
  /** The answers that may still get pictures, by message, with the time of the action. */
  readonly #waiting = new Map<string, number>();
  readonly #running = new Set<Promise<boolean>>();

  constructor(world: World) {
    this.#world = world;
    world.events.on('screen', this.#look);
  }

  /** The number of actions whose words haven't come yet. */
  get open(): number {
    return this.#running.size;
  }

  /** Measures an action. Resolves with true once its words are there, and false if the bot was busy or gave no answer. */
  follow(sent: SentInteraction): Promise<boolean> {
    this.#sent += 1;
    const began = performance.now();
    const running: Promise<boolean> = this.#follow(sent, began)
      .catch(() => {
        this.#lost += 1;
        return false;
      })
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
    return running;
  }

  async #follow(sent: SentInteraction, began: number): Promise<boolean> {
    sent.answered.catch(() => {});
    await sent.done;
    const message = await sent.answered;
    const now = performance.now();
    if (message === null) return true;
    if (hadNoTime(JSON.stringify(message))) {
      this.#busy += 1;
      return false;
    }
    this.#words.push(now - began);
    if (hasPicture(message)) this.#pictures.push(now - began);
    else this.#waiting.set(message.id, began);
    return true;
  }

  /** Waits until all actions have their words. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  /** Returns what people experienced since the last call. */
  take(): Experience {
    const found: Experience = {
      sent: this.#sent,
      answered: this.#words.length,
      busy: this.#busy,
      lost: this.#lost,
      word: spreadOf(this.#words),
      picture: spreadOf(this.#pictures),
      pictures: this.#posted,
      slowest: Math.round(Math.max(0, ...this.#words)),
    };
    [this.#words, this.#pictures] = [[], []];
    this.#sent = this.#busy = this.#lost = this.#posted = 0;
    this.#waiting.clear();
    return found;
  }

  close(): void {
    this.#world.events.off('screen', this.#look);
  }

  readonly #look = (event: ScreenEvent): void => {
    if (event.kind !== 'messageUpdate' && event.kind !== 'messageCreate') return;
    const { data } = event.message;
    if (!hasPicture(data)) return;
    this.#posted += data.attachments.length;
    const began = this.#waiting.get(data.id);
    if (began === undefined) return;
    this.#waiting.delete(data.id);
    this.#pictures.push(performance.now() - began);
  };
}

function hasPicture({ attachments }: APIMessage): boolean {
  return attachments.some(({ content_type }) => content_type?.startsWith('image/') === true);
}
