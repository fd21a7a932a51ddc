import type { GameId } from '../../kernel/types.ts';
import type { RuleEntry } from '../entry.ts';
import type { OwnSection } from '../import/section.ts';
import { RuleIndex, type SearchHit } from './index.ts';

/** The rulebooks that an owner imported, which are quoted next to ours. */
export class OwnBooks {
  readonly #books: ReadonlyMap<GameId, { index: RuleIndex; entries: readonly RuleEntry[] }>;

  constructor(books: ReadonlyMap<GameId, readonly OwnSection[]> = new Map()) {
    this.#books = new Map(
      [...books].map(([game, sections]) => {
        const entries = sections.map(entryOf);
        return [game, { index: new RuleIndex([{ title: '', entries }]), entries }];
      }),
    );
  }

  /** Returns the sections that answer a question, best first. The ids of the sections are their positions in the book. */
  search(game: GameId, question: string, limit: number): SearchHit[] {
    return this.#books.get(game)?.index.search(question, limit) ?? [];
  }

  /** Returns a section by its position, or null if there is none. */
  section(game: GameId, place: number): RuleEntry | null {
    return this.#books.get(game)?.entries[place] ?? null;
  }
}

/** Turns a section into an entry. The headings above the section become the entry's source. */
function entryOf({ title, path, text }: OwnSection, place: number): RuleEntry {
  return { id: `${place}`, title, text, source: path.join(' › ') };
}
