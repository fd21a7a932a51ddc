import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { ReadDeck } from '../kernel/decks.ts';
import type { PlayerId } from '../kernel/table.ts';
import type { GameId, Json } from '../kernel/types.ts';
import { DeckLists } from '../store/deck-lists.ts';
import { Decks, isWhole, type StoredDeck } from '../store/decks.ts';
import type { Games } from '../tables/games.ts';
import type { DeckRequest } from './jobs.ts';

/** A deck list as read by one of the games. */
export interface DeckInGame extends ReadDeck {
  readonly game: GameId;
}

/**
 * A person's deck. The deck is `ready` to be played, `unready` because it breaks a rule, or `unreadable` because no
 * game here can read it.
 */
export interface DeckStatus {
  readonly name: string;
  /** The game of the deck, or null if the game isn’t known. */
  readonly game: GameId | null;
  readonly state: 'ready' | 'unready' | 'unreadable';
}

/** Reads decks for the chat. */
export class DeckProcessor {
  readonly #games: Games;
  readonly #lists: DeckLists;
  readonly #decks: Decks;

  constructor(redis: Redis, games: Games) {
    this.#games = games;
    this.#lists = new DeckLists(redis);
    this.#decks = new Decks(redis);
  }

  /** Returns the key under which the result is stored; empty if the list has expired. */
  async serve(request: DeckRequest): Promise<string> {
    const { interaction } = request;
    const read = 'player' in request ? await this.#kept(request.player) : await this.#list(request);
    // The results are plain JSON, though their interfaces have no index signatures.
    return read === null ? '' : this.#lists.putRead(interaction, read as unknown as Json);
  }

  /** Reads a list as a deck of each game that takes decks. */
  async #list({ interaction, games }: Extract<DeckRequest, { games: unknown }>): Promise<DeckInGame[] | null> {
    const list = await this.#lists.get(interaction);
    if (list === null) return null;
    const fixes = await this.#lists.fixesOf(interaction);
    const read: DeckInGame[] = [];
    for (const game of games) {
      const decks = this.#games.find(game)?.decks;
      if (decks !== undefined) read.push({ game, ...decks.read(list, fixes) });
      await setImmediate();
    }
    return read;
  }

  /** Reads all decks of a person. Lets other tasks run after each deck is read. */
  async #kept(player: PlayerId): Promise<DeckStatus[]> {
    const all: DeckStatus[] = [];
    for (const stored of await this.#decks.of(player)) {
      all.push(this.#status(stored));
      await setImmediate();
    }
    return all;
  }

  #status(stored: StoredDeck): DeckStatus {
    const { name } = stored;
    if (!isWhole(stored)) return { name, game: null, state: 'unreadable' };
    const { game, deck } = stored;
    const reader = this.#games.find(game)?.decks;
    if (reader?.isReadable(deck) !== true) return { name, game, state: 'unreadable' };
    return { name, game, state: reader.check(deck).some(({ isBroken }) => isBroken) ? 'unready' : 'ready' };
  }
}
