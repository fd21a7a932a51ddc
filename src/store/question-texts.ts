import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long words are kept, in seconds: as long as an interaction can be answered. */
const LIFETIME = 15 * 60;
/** For how long a filled form is kept, in seconds: long enough to look something up before it is sent again. */
const FORM_LIFETIME = 24 * 60 * 60;

/** What people asked about or typed in their own words, which could name something hidden: no job carries them. */
export class QuestionTexts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** `isForm`: the words were filled into a form, which can be opened again with them for longer. */
  async put(interaction: string, words: string, isForm = false): Promise<void> {
    await this.#redis.set(keys.askedWords(interaction), words, 'EX', isForm ? FORM_LIFETIME : LIFETIME);
  }

  /** Null when they are too old. */
  get(interaction: string): Promise<string | null> {
    return this.#redis.get(keys.askedWords(interaction));
  }
}
