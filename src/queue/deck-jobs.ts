import type { Redis } from 'ioredis';
import type { DeckFixes } from '../kernel/decks.ts';
import type { PlayerId } from '../kernel/table.ts';
import type { GameId } from '../kernel/types.ts';
import { DeckLists } from '../store/deck-lists.ts';
import { isStoreAway } from '../store/redis-errors.ts';
import type { DeckInGame, DeckStatus } from './deck-processor.ts';
import type { DeckRequest } from './jobs.ts';
import { LATER } from './queues.ts';
import type { Waiter } from './views.ts';

/** How long to wait for a reader, in milliseconds. */
const PATIENCE = 15_000;

/** Has readers parse decks, so that a long list doesn't block the bot for others. */
export class DeckJobs {
  readonly #waiter: Waiter<'reads'>;
  readonly #lists: DeckLists;

  constructor(redis: Redis, waiter: Waiter<'reads'>) {
    this.#waiter = waiter;
    this.#lists = new DeckLists(redis);
  }

  /**
   * Reads a list as a deck of each of these games, with the cards that its owner chose for unknown names. Returns
   * null if no reader finishes in time.
   */
  async read(
    interaction: string,
    list: Uint8Array,
    games: readonly GameId[],
    fixes: DeckFixes = [],
  ): Promise<DeckInGame[] | null> {
    await this.#lists.put(interaction, list, fixes);
    return this.#made<DeckInGame[]>({ interaction, games });
  }

  /** Lists all decks of a person by name, each with its state; null if no reader finishes in time. */
  all(interaction: string, player: PlayerId): Promise<DeckStatus[] | null> {
    return this.#made<DeckStatus[]>({ interaction, player });
  }

  async #made<Made>(request: DeckRequest): Promise<Made | null> {
    try {
      // Readers serve views of tables before decks.
      const key = String(await this.#waiter.run('decks', request, null, PATIENCE, LATER));
      const made = key === '' ? null : await this.#lists.getRead(key);
      // Only readers write the result, and the kind of request determines its type.
      return made as Made | null;
    } catch (error) {
      if (isStoreAway(error)) throw error;
      // The reader has already logged the failure.
      return null;
    }
  }
}
