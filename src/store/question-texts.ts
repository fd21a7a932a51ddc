import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long a text is stored, in seconds: as long as its interaction can be answered. */
const LIFETIME = 15 * 60;
/** How long the entries of a form are stored, in seconds: long enough to look something up before sending the form again. */
const FORM_LIFETIME = 24 * 60 * 60;

/** Stores people's questions and the text that they type. This text could name something hidden, so no job contains it. */
export class QuestionTexts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** `isForm`: the text is the entries of a form, which are stored for longer so that the form can be reopened with them. */
  async put(interaction: string, words: string, isForm = false): Promise<void> {
    await this.#redis.set(keys.askedWords(interaction), words, 'EX', isForm ? FORM_LIFETIME : LIFETIME);
  }

  /** Returns the text, or null if it is too old. */
  get(interaction: string): Promise<string | null> {
    return this.#redis.get(keys.askedWords(interaction));
  }
}
