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

const set = script('change-once', { keys: ['hash', 'answer'], args: { says: 'text', life: 'number', fields: 'rest' } });
const drop = script('drop-once', {
  keys: ['hash', 'answer'],
  args: { says: 'text', life: 'number', field: 'text' },
});
const settle = script('settle-answer', { keys: ['answer'], args: { says: 'text', life: 'number' } });

/**
 * Stores answers to interactions that change data outside tables: a deck, a person's preferences, the tables that
 * they watch, or a server's settings, board, list of statistics and blocked people. An answer is written together with
 * its change, so a stored answer proves that the change was made.
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
    const answer = keys.change(hash, interaction);
    const given = { says, life: REMEMBERED, fields: Object.entries(fields).flat() };
    return asText(await set(this.#redis, { hash, answer }, given));
  }

  /** Removes a field of a hash, once per interaction. Returns the text for the person, as `set` does. */
  async drop(hash: string, field: string, { interaction, says }: ChangeTold): Promise<string> {
    const answer = keys.change(hash, interaction);
    return asText(await drop(this.#redis, { hash, answer }, { says, life: REMEMBERED, field }));
  }

  /**
   * Returns the stored answer to an interaction, or null if the interaction has neither changed this hash nor been
   * settled. Answers are stored for 15 minutes.
   */
  async answerTo(hash: string, interaction: string): Promise<string | null> {
    return this.#redis.get(keys.change(hash, interaction));
  }

  /**
   * Finds out whether a person's interaction has changed anything. If it hasn't, stores `notDone` as the answer, so
   * that the interaction can't change anything later. `guild` is the server of the interaction, or null in a direct
   * message.
   * @returns the answer stored with the change, or `notDone`.
   */
  async settle(player: string, guild: string | null, interaction: string, notDone: string): Promise<string> {
    const answers = await Promise.all(
      changeable(player, guild).map(async (hash) => {
        const answer = keys.change(hash, interaction);
        return asText(await settle(this.#redis, { answer }, { says: notDone, life: REMEMBERED }));
      }),
    );
    return answers.find((says) => says !== notDone) ?? notDone;
  }
}

/** Returns the hashes outside tables that a person can change in this server, or in direct messages (null). */
function changeable(player: string, guild: string | null): string[] {
  const ofServer =
    guild === null ? [] : [keys.server(guild), keys.board(guild), keys.statsList(guild), keys.blocked(guild)];
  return [keys.decks(player), keys.preferences(player), keys.watching(player), ...ofServer];
}
