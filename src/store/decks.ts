import type { Redis } from 'ioredis';
import * as z from 'zod';
import { DECK_LIMITS } from '../kernel/decks.ts';
import type { GameId, Json } from '../kernel/types.ts';
import { REMEMBERED } from './changes.ts';
import { pack, unpack } from './codec.ts';
import { keys } from './keys.ts';
import { asBytes, asList, asText, script } from './script.ts';

/** A person's saved deck. */
export interface KeptDeck {
  name: string;
  game: GameId;
  deck: Json;
}

/** A deck whose stored bytes can’t be read. The bytes are kept until the owner deletes the deck. */
export interface DamagedDeck {
  name: string;
  damaged: true;
}

export type StoredDeck = KeptDeck | DamagedDeck;

/** True if the bytes of a deck can be read. */
export function isWhole(stored: StoredDeck): stored is KeptDeck {
  return !('damaged' in stored);
}

// Any JSON is accepted here, because each game checks the content of its own decks.
const keptSchema = z.object({ name: z.string(), game: z.string(), deck: z.custom<Json>((deck) => deck !== undefined) });

/**
 * A change to a deck: `keep` replaces the deck, and `drop` deletes it. Without `keep` and `drop`, the deck stays
 * unchanged. `says` is the answer to the deck's owner.
 */
export type DeckEdit = { says: string; keep: KeptDeck } | { says: string; drop: true } | { says: string };

/**
 * Replaces a stored deck, unless it has changed in the meantime. Adds a new deck only if the person may have another
 * one.
 *
 * Keys: the decks, the answer to the interaction. Arguments: the field, the old value, the new value (empty if there is
 * none), the maximum number of decks, the answer, and how long the answer is stored.
 */
const replace = script(`
local decks, done = KEYS[1], KEYS[2]
local field, before, after, most, says, life = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4]), ARGV[5], ARGV[6]
local told = redis.call('GET', done)
if told then return {'done', told} end
local now = redis.call('HGET', decks, field)
if (now or '') ~= before then return {'changed'} end
if after == '' then
  redis.call('HDEL', decks, field)
else
  if not now and redis.call('HLEN', decks) >= most then return {'full'} end
  redis.call('HSET', decks, field, after)
end
redis.call('SET', done, says, 'EX', life)
return {'kept'}
`);

/** Returns a list in which each deck's name is followed by its value. */
const decksIn = script(`return redis.call('HGETALL', KEYS[1])`);

/** People's decks, each under its name in lower case. */
export class Decks {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Returns all decks of a person, by name. */
  async of(player: string): Promise<StoredDeck[]> {
    // The script returns a flat list, because a deck's name such as `__proto__` would be dangerous as an object key.
    const stored = asList(await decksIn(this.#redis, [keys.decks(player)], []));
    return stored
      .flatMap((field, at) => (at % 2 === 0 ? [opened(asText(field), asBytes(stored[at + 1]))] : []))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** Returns a person's deck by name, ignoring case; null if there is none. */
  async find(player: string, name: string): Promise<StoredDeck | null> {
    const [field, bytes] = await this.#stored(player, name);
    return bytes === null ? null : opened(field, bytes);
  }

  /**
   * Changes a deck, once per interaction. If the deck changes in the meantime, calls `edit` again.
   * @returns the text that `edit` returned, even if the interaction is handled again; null if there are too many decks.
   */
  async change(
    player: string,
    name: string,
    interaction: string,
    edit: (before: StoredDeck | null) => DeckEdit,
  ): Promise<string | null> {
    const [key, done] = [keys.decks(player), keys.change(keys.decks(player), interaction)];
    // A round fails only if another change was stored in the meantime, so the loop ends.
    for (;;) {
      const [told, [field, before]] = await Promise.all([this.#redis.get(done), this.#stored(player, name)]);
      if (told !== null) return told;
      const edited = edit(before === null ? null : opened(field, before));
      if (!('keep' in edited || 'drop' in edited)) return edited.says;
      const after = 'keep' in edited ? pack(edited.keep) : '';
      const given = [field, before ?? '', after, DECK_LIMITS.decks, edited.says, REMEMBERED];
      const [result, was] = asList(await replace(this.#redis, [key, done], given));
      switch (asText(result)) {
        case 'kept':
          return edited.says;
        case 'done':
          return asText(was);
        case 'full':
          return null;
      }
    }
  }

  /**
   * Returns the field and the bytes of a deck; the bytes are null if there is none. A damaged deck may be stored in a
   * field that isn't its name in lower case. A damaged deck is therefore found by its exact name, so that deleting it
   * doesn't delete the deck in the lower-case field.
   */
  async #stored(player: string, name: string): Promise<[field: string, bytes: Buffer | null]> {
    const field = name.toLowerCase();
    const [usual = null, exact = null] = await this.#redis.hmgetBuffer(keys.decks(player), field, name);
    return exact === null ? [field, usual] : [name, exact];
  }
}

/** Decodes a stored deck. If the name in the value doesn't match the field, the deck takes its name from the field. */
function opened(field: string, bytes: Buffer): StoredDeck {
  try {
    const read = keptSchema.parse(unpack(bytes, DECK_LIMITS.keptBytes));
    return read.name.toLowerCase() === field ? read : { ...read, name: field };
  } catch {
    return { name: field, damaged: true };
  }
}
