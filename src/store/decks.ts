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

const replace = script('replace-deck', {
  keys: ['decks', 'answer'],
  args: { field: 'text', before: 'bytes', after: 'bytes', most: 'number', says: 'text', life: 'number' },
});
const listDecks = script('list-decks', { keys: ['decks'], args: {} });

/** People's decks, each under its name in lower case. */
export class Decks {
  readonly #redis: Redis;
  readonly #most: number;

  /** `most` is the maximum number of decks of a person. */
  constructor(redis: Redis, most: number = DECK_LIMITS.decks) {
    this.#redis = redis;
    this.#most = most;
  }

  /** Returns all decks of a person, by name. */
  async of(player: string): Promise<StoredDeck[]> {
    const stored = asList(await listDecks(this.#redis, { decks: keys.decks(player) }, {}));
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
    const decks = keys.decks(player);
    const answer = keys.change(decks, interaction);
    // A round fails only if another change was stored in the meantime, so the loop ends.
    for (;;) {
      const [told, [field, before]] = await Promise.all([this.#redis.get(answer), this.#stored(player, name)]);
      if (told !== null) return told;
      const edited = edit(before === null ? null : opened(field, before));
      if (!('keep' in edited || 'drop' in edited)) return edited.says;
      const after = 'keep' in edited ? pack(edited.keep) : '';
      const limits = { most: this.#most, life: REMEMBERED };
      const given = { field, before: before ?? '', after, says: edited.says, ...limits };
      const [result, was] = asList(await replace(this.#redis, { decks, answer }, given));
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
