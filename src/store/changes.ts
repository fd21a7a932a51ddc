import type { Redis } from 'ioredis';
import { keys } from './keys.ts';
import { asText, script } from './script.ts';

/**
 * How long the answer to a change is stored, in seconds: as long as the interaction that requested the change can be
 * answered.
 */
export const REMEMBERED = 15 * 60;

/** An interaction that requests a change, and the answer to give if the change is made. */
export interface ChangeTold {
  interaction: string;
  says: string;
}

/**
 * Sets fields of a hash, unless the interaction already has an answer. Returns the interaction's answer. Keys: the hash, the
 * answer. Arguments: the answer, its lifetime in seconds, and then each field followed by its value.
 */
const set = script(`
local told = redis.call('GET', KEYS[2])
if told then return told end
redis.call('HSET', KEYS[1], unpack(ARGV, 3))
redis.call('SET', KEYS[2], ARGV[1], 'EX', ARGV[2])
return ARGV[1]
`);

/**
 * Returns the stored answer to an interaction. If there is no answer yet, stores the given one, so that the interaction
 * can no longer change this hash. Key: the answer. Arguments: the answer to store and its lifetime in seconds.
 */
const settle = script(`
local told = redis.call('GET', KEYS[1])
if told then return told end
redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
return ARGV[1]
`);

/**
 * Stores answers to interactions that change data outside tables: a deck, a person's preferences or a server's settings. An
 * answer is written together with its change, so its existence proves that the change was made.
 */
export class Changes {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Sets fields of a hash, once per interaction.
   * @returns the text for the person: `says`, or the answer that the interaction already has.
   */
  async set(
    hash: string,
    fields: Readonly<Record<string, string>>,
    { interaction, says }: ChangeTold,
  ): Promise<string> {
    const given = [says, REMEMBERED, ...Object.entries(fields).flat()];
    return asText(await set(this.#redis, [hash, keys.change(hash, interaction)], given));
  }

  /**
   * Returns the stored answer to an interaction, or null if the interaction has neither changed this hash nor been
   * settled. Answers are stored for 15 minutes.
   */
  async answerTo(hash: string, interaction: string): Promise<string | null> {
    return this.#redis.get(keys.change(hash, interaction));
  }

  /**
   * Finds out whether a person's interaction has changed anything. If the interaction has changed nothing, stores
   * `notDone` as its answer, so that it can't change anything later. `guild` is the server of the interaction, or null
   * in a direct message.
   * @returns the answer stored with the change, or `notDone`.
   */
  async settle(player: string, guild: string | null, interaction: string, notDone: string): Promise<string> {
    const answers = await Promise.all(
      changeable(player, guild).map(async (hash) =>
        asText(await settle(this.#redis, [keys.change(hash, interaction)], [notDone, REMEMBERED])),
      ),
    );
    return answers.find((says) => says !== notDone) ?? notDone;
  }
}

/** Returns the hashes outside tables that a person can change in this server, or in direct messages (null). */
function changeable(player: string, guild: string | null): string[] {
  return [keys.decks(player), keys.preferences(player), ...(guild === null ? [] : [keys.server(guild)])];
}
