import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { GameId, RuleId } from '../../kernel/types.ts';
import type { RuleEntry } from '../entry.ts';
import { rulebooks } from '../index.ts';
import { type Page, pagesOf, termsBehind } from './pages.ts';
import { Spelling } from './spelling.ts';
import { formsOf, hasAlike, isFiller, learn, stemOf, telling, wordsOf } from './words.ts';

/** An entry that answers a question; the higher its score the better. */
export interface Hit {
  entry: RuleEntry;
  score: number;
}

// The figures below are tuned: test/rulebook/questions.test.ts says on what, and how well they do.

/** How much a word counts by where it stands. */
const BOOST: Record<Exclude<keyof Page, 'id'>, number> = {
  title: 3.65,
  aliases: 4.5,
  terms: 2.96,
  text: 0.37,
  rules: 2.63,
};
/** How the library weighs how often a word stands in a text, and how long that is. */
const BM25 = { k: 1.16, b: 0.85, d: 0.77 };
/** How much a word counts that stands for others which mean about the same. */
const ALIKE = 0.2;
/** How much more it counts to fit many words of a question than one of them well. */
const COVER = 2.2;
/** How much more an entry counts whose title is all in the question, and how fast that falls with each word that isn't. */
const TITLE = 0.94;
const TITLE_FALLS = 2.15;
/** How much a rule counts that is found under the terms of a glossary, too, from which it comes; how much a ruling. */
const UNDER_TERMS = 0.27;
const RULING = 0.8;

/** An index that was laid ready: the library's, and how often each word stands in the book. */
export interface Ready {
  pages: AsPlainObject;
  words: [word: string, count: number][];
}

/** The rules of one game, ready to be asked. */
export class RuleIndex {
  readonly #entries: ReadonlyMap<RuleId, RuleEntry>;
  readonly #pages: MiniSearch<Page>;
  readonly #spelling = new Spelling();
  /** Entries by their titles, as they are typed. */
  readonly #named = new Map<string, RuleEntry>();
  /** What an entry is worth before anything is asked, and the telling words of its title without endings. */
  readonly #worth = new Map<RuleId, { weight: number; title: readonly string[] }>();

  /** `ready`: what `lay` gave for the same entries. */
  constructor(entries: readonly RuleEntry[], ready: Ready | null = null) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    const options = {
      fields: Object.keys(BOOST),
      tokenize: (text: string) => {
        const words = wordsOf(text);
        for (const word of words) this.#spelling.add(word);
        return words;
      },
      // In a title every word counts: some terms are nothing else.
      processTerm: (word: string, field?: string) => (field !== 'title' && isFiller(word) ? null : [...learn(word)]),
    };
    if (ready === null) {
      this.#pages = new MiniSearch<Page>(options);
      this.#pages.addAll(pagesOf(entries));
    } else {
      this.#pages = MiniSearch.loadJS<Page>(ready.pages, options);
      for (const [word, count] of ready.words) this.#spelling.add(word, count);
    }
    for (const entry of entries) {
      const words = wordsOf(entry.title);
      if (!this.#named.has(words.join(' '))) this.#named.set(words.join(' '), entry);
      const weight =
        (termsBehind(entry).length > 0 ? UNDER_TERMS : 1) * (entry.source.startsWith('Ruling') ? RULING : 1);
      this.#worth.set(entry.id, { weight, title: telling(words).map(stemOf) });
    }
  }

  /** All that takes its time to make, as JSON. */
  lay(): Ready {
    return { pages: this.#pages.toJSON(), words: this.#spelling.words() };
  }

  /** Entries that answer a question, the best first. */
  search(question: string, limit = 5): Hit[] {
    const typed = wordsOf(question);
    const named = this.#resolve(this.#named.get(typed.join(' ')));
    const words = telling(typed).flatMap((word) => (hasAlike(word) ? word : (this.#spelling.correct(word) ?? [])));
    const asked = new Set([...typed, ...words].map(stemOf));
    const weights = new Map<RuleId, number>();
    const hits = this.#pages
      .search(words.join(' '), {
        boost: BOOST,
        bm25: BM25,
        tokenize: wordsOf,
        processTerm: (word) => [...formsOf(word)],
        boostTerm: (form) => (form.startsWith('=') ? ALIKE : 1),
        boostDocument: (id) => weights.get(id) ?? this.#weight(id, asked, weights),
        filter: ({ id }) => id !== named?.id,
      })
      // The library multiplies by the number of words that fit.
      .map(({ id, score, queryTerms }) => ({ id, score: score * queryTerms.length ** (COVER - 1) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .flatMap(({ id, score }): Hit[] => {
        const entry = this.#entries.get(id);
        return entry === undefined ? [] : [{ entry, score }];
      });
    const first: Hit[] = named === null ? [] : [{ entry: named, score: (hits[0]?.score ?? 0) + 1 }];
    return [...first, ...hits].slice(0, limit);
  }

  /** What an entry is worth for a question; kept in `weights`, since the library asks for each word. */
  #weight(id: RuleId, asked: ReadonlySet<string>, weights: Map<RuleId, number>): number {
    const { weight, title } = this.#worth.get(id) ?? { weight: 1, title: [] };
    const said = title.filter((word) => asked.has(word)).length / Math.max(title.length, 1);
    const worth = weight * (1 + TITLE * said ** TITLE_FALLS);
    weights.set(id, worth);
    return worth;
  }

  /** A term that is explained under another one leads there. */
  #resolve(entry: RuleEntry | undefined): RuleEntry | null {
    const [to] = entry?.leadsTo ?? [];
    return (to === undefined ? entry : this.#entries.get(to)) ?? null;
  }
}

const indexes = new Map<GameId, RuleIndex>();

/** The index of a game's rules; made when it is first asked for, from what the build laid ready where that is there. */
export function indexOf(game: GameId): RuleIndex {
  let index = indexes.get(game);
  if (index === undefined) {
    const entries = (rulebooks[game] ?? []).flatMap((chapter) => chapter.entries);
    index = new RuleIndex(entries, readReady(game));
    indexes.set(game, index);
  }
  return index;
}

function readReady(game: GameId): Ready | null {
  try {
    // The build writes these files from the same entries; nobody else does.
    return JSON.parse(readFileSync(readyFile(game), 'utf8')) as Ready;
  } catch {
    return null;
  }
}

/** Where the build lays a game's index: `dist/rules`. Programs that run from their sources make theirs anew. */
export function readyFile(game: GameId): string {
  return join(import.meta.dirname, '../../../rules', `${game}.json`);
}
