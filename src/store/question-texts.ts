import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long typed text is stored, in seconds: as long as the interaction that sent it can be answered. */
const LIFETIME = 15 * 60;
/**
 * How long the entries of a form are stored, in seconds. This gives people time to look something up before they send
 * the form again.
 */
const FORM_LIFETIME = 24 * 60 * 60;

/** Stores the texts that people type, such as questions. A text could name something hidden, so no job contains it. */
export class QuestionTexts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Stores a text. If `isForm` is set, the text consists of a form's entries, which are stored longer, so that the form
   * can be reopened.
   */
  async put(interaction: string, words: string, isForm = false): Promise<void> {
    await this.#redis.set(keys.askedWords(interaction), words, 'EX', isForm ? FORM_LIFETIME : LIFETIME);
  }

  /** Returns the text, or null if it is too old. */
  get(interaction: string): Promise<string | null> {
    return this.#redis.get(keys.askedWords(interaction));
  }
}
