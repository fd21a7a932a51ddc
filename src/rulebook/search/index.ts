import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { GameId, RuleId } from '../../kernel/types.ts';
import type { Chapter, RuleEntry } from '../entry.ts';
import { rulebooks } from '../index.ts';
import { compoundsOf, joined, spread } from './compounds.ts';
import { Concepts } from './concepts.ts';
import { isRuling, type Named, namesOf, nameWords, underTerms } from './names.ts';
import { type Page, pagesOf } from './pages.ts';
import { Spelling } from './spelling.ts';
import { formsOf, hasAlike, isFiller, isParticular, learn, stemOf, telling, wordsOf } from './words.ts';

/** An entry that answers a question; the higher its score the better. */
export interface Hit {
  entry: RuleEntry;
  score: number;
}

// The figures below are tuned: test/rulebook/questions.test.ts and questions-short.test.ts say on what, and how well
// they do.

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
/** Telling words of a short question, at most: it asks what something is, and what is called so answers it best. */
const SHORT = 2;
/** How much of what the best text counts a short question adds to the rules that the best texts point to. */
const POINTED = 0.3;
/** How many of the best texts are looked at for that. */
const POINTING = 15;
/** How much a rule beside the usual game counts for a short question that doesn’t call for it. */
const BESIDE = 0.6;

/**
 * An index that was laid ready: the library's, how often each word stands in the book, which words have a hyphen, and
 * what the rules are called.
 */
export interface Ready {
  pages: AsPlainObject;
  words: [word: string, count: number][];
  compounds: string[];
  names: [RuleId, Named][];
}

/** What is known of an entry before anything is asked. */
interface Worth {
  entry: RuleEntry;
  weight: number;
  /** The telling words of its title without endings. */
  title: readonly string[];
  /** The words that call for it, without endings; null when it is about the usual game. */
  beside: readonly string[] | null;
}

/** A question, taken apart. */
interface Asked {
  /** What texts are searched for. */
  words: readonly string[];
  /** Its telling words without endings, compounds whole. */
  names: readonly string[];
  /** All its words without endings. */
  all: ReadonlySet<string>;
  /** Whether it asks for a concept, not for a particular rule. */
  isShort: boolean;
}

/** The rules of one game, ready to be asked. */
export class RuleIndex {
  readonly #chapters: readonly Chapter[];
  readonly #pages: MiniSearch<Page>;
  readonly #concepts: Concepts;
  readonly #spelling = new Spelling();
  readonly #compounds = new Set<string>();
  /** Entries by their titles, as they are typed. */
  readonly #named = new Map<string, RuleEntry>();
  readonly #worth = new Map<RuleId, Worth>();

  /** `ready`: what `lay` gave for the same chapters. */
  constructor(chapters: readonly Chapter[], ready: Ready | null = null) {
    this.#chapters = chapters;
    const entries = chapters.flatMap((chapter) => chapter.entries);
    const options = {
      fields: Object.keys(BOOST),
      tokenize: (text: string) => {
        const compounds = compoundsOf(text);
        for (const compound of compounds) this.#compounds.add(compound);
        const words = spread(wordsOf(text), new Set(compounds));
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
      for (const compound of ready.compounds) this.#compounds.add(compound);
    }
    const under = underTerms(entries);
    const named = ready === null ? namesOf(chapters) : new Map(ready.names);
    this.#concepts = new Concepts(named);
    for (const { beside, entries: some } of chapters) {
      const calls = beside === undefined ? null : nameWords(beside);
      for (const entry of some) {
        const typed = wordsOf(entry.title).join(' ');
        if (!this.#named.has(typed)) this.#named.set(typed, entry);
        const weight = (under.has(entry.id) ? UNDER_TERMS : 1) * (isRuling(entry) ? RULING : 1);
        const title = named.get(entry.id)?.names.find(({ kind }) => kind === 'title')?.words ?? [];
        this.#worth.set(entry.id, { entry, weight, title, beside: calls });
      }
    }
  }

  /** All that takes its time to make, as JSON. */
  lay(): Ready {
    return {
      pages: this.#pages.toJSON(),
      words: this.#spelling.words(),
      compounds: [...this.#compounds],
      names: [...namesOf(this.#chapters)],
    };
  }

  /** Entries that answer a question, the best first. */
  search(question: string, limit = 5): Hit[] {
    const named = this.#resolve(this.#named.get(wordsOf(question).join(' ')));
    const asked = this.#takeApart(question);
    const texts = this.#texts(asked);
    const scores = asked.isShort ? this.#general(texts, asked) : texts;
    const hits = [...scores]
      .flatMap(([id, score]): Hit[] => {
        const entry = this.#worth.get(id)?.entry;
        return entry === undefined || entry === named ? [] : [{ entry, score }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    const first: Hit[] = named === null ? [] : [{ entry: named, score: (hits[0]?.score ?? 0) + 1 }];
    return [...first, ...hits].slice(0, limit);
  }

  #takeApart(question: string): Asked {
    const parts = wordsOf(question);
    const whole = joined(parts, this.#compounds);
    const distinct = new Set([...telling(parts), ...telling(whole)]);
    const spelled = new Map(Array.from(distinct, (word) => [word, this.#spelled(word)]));
    const known = (words: readonly string[]) => telling(words).flatMap((word) => spelled.get(word) ?? []);
    const names = [...new Set(known(whole).map(stemOf))];
    return {
      words: known(spread(parts, this.#compounds)),
      names,
      all: new Set([...whole.map(stemOf), ...names]),
      isShort: names.length <= SHORT && !isParticular(parts),
    };
  }

  /** A word as the book spells it; null when it has none that is like it. */
  #spelled(word: string): string | null {
    return hasAlike(word) ? word : this.#spelling.correct(word);
  }

  /** How well the texts of entries fit a question. */
  #texts({ words, all }: Asked): Map<RuleId, number> {
    const weights = new Map<RuleId, number>();
    const results = this.#pages.search(words.join(' '), {
      boost: BOOST,
      bm25: BM25,
      tokenize: wordsOf,
      processTerm: (word) => [...formsOf(word)],
      boostTerm: (form) => (form.startsWith('=') ? ALIKE : 1),
      boostDocument: (id) => weights.get(id) ?? this.#weight(id, all, weights),
    });
    // The library multiplies by the number of words that fit.
    return new Map(results.map(({ id, score, queryTerms }) => [id, score * queryTerms.length ** (COVER - 1)]));
  }

  /**
   * How well entries answer a short question: besides their texts it counts what they are called and what points to them,
   * and those beside the usual game stand back unless it calls for them.
   */
  #general(texts: ReadonlyMap<RuleId, number>, { names, all }: Asked): Map<RuleId, number> {
    const best = Math.max(0, ...texts.values());
    const called = this.#concepts.fitting(names);
    const pointed = this.#pointedTo(texts);
    const scores = new Map<RuleId, number>();
    for (const id of new Set([...texts.keys(), ...called.keys()])) {
      const beside = this.#worth.get(id)?.beside ?? null;
      const isMeant = beside === null || beside.some((word) => all.has(word));
      const score = (texts.get(id) ?? 0) + best * ((called.get(id) ?? 0) + POINTED * (pointed.get(id) ?? 0));
      scores.set(id, score * (isMeant ? 1 : BESIDE));
    }
    return scores;
  }

  /** Of the rules whose texts fit, those that the best of them point to: 1 for the one that is pointed to most. */
  #pointedTo(texts: ReadonlyMap<RuleId, number>): Map<RuleId, number> {
    const pointed = new Map<RuleId, number>();
    const best = [...texts].sort((a, b) => b[1] - a[1]).slice(0, POINTING);
    for (const [id, score] of best) {
      for (const to of this.#worth.get(id)?.entry.see ?? [])
        if (texts.has(to)) pointed.set(to, (pointed.get(to) ?? 0) + score);
    }
    const most = Math.max(0, ...pointed.values());
    return new Map([...pointed].map(([id, score]) => [id, score / most]));
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
    return (to === undefined ? entry : this.#worth.get(to)?.entry) ?? null;
  }
}

const indexes = new Map<GameId, RuleIndex>();

/** The index of a game's rules; made when it is first asked for, from what the build laid ready where that is there. */
export function indexOf(game: GameId): RuleIndex {
  let index = indexes.get(game);
  if (index === undefined) {
    index = new RuleIndex(rulebooks[game] ?? [], readReady(game));
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
