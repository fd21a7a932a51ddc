import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** How long a text is stored, in seconds: as long as an interaction can be answered. */
const LIFETIME = 15 * 60;
/** How long a form's entries are stored, in seconds: long enough to look something up before sending it again. */
const FORM_LIFETIME = 24 * 60 * 60;

/** People's questions and typed texts. They could name something hidden, so no job contains them. */
export class QuestionTexts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** `isForm`: the text is a form's entries, which are stored for longer so that it can be reopened with them. */
  async put(interaction: string, words: string, isForm = false): Promise<void> {
    await this.#redis.set(keys.askedWords(interaction), words, 'EX', isForm ? FORM_LIFETIME : LIFETIME);
  }

  /** Null when they are too old. */
  get(interaction: string): Promise<string | null> {
    return this.#redis.get(keys.askedWords(interaction));
  }
}
