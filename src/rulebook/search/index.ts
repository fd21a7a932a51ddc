import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { GameId, RuleId } from '../../kernel/types.ts';
import type { Chapter, RuleEntry } from '../entry.ts';
import { rulebooks } from '../index.ts';
import { readLaid } from '../laid.ts';
import { compoundsOf, joined, spread } from './compounds.ts';
import { Concepts } from './concepts.ts';
import { documentsOf, type SearchDocument } from './documents.ts';
import { push } from './lists.ts';
import { isRuling, nameWords, type RuleNames, ruleNames, underTerms } from './names.ts';
import { Scores } from './scores.ts';
import { Spelling } from './spelling.ts';
import { BOOST, best, Texts } from './texts.ts';
import { hasAlike, isFiller, isParticular, learn, stemOf, telling, wordsOf } from './words.ts';

/** An entry that answers a question; the higher its score the better. */
export interface SearchHit {
  entry: RuleEntry;
  score: number;
}

// The figures below are tuned: test/rules/rulebook/questions.test.ts and questions-short.test.ts say on what, and how well
// they do.

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
  names: [RuleId, RuleNames][];
}

/** What is known of an entry before anything is asked. */
interface Worth {
  entry: RuleEntry;
  weight: number;
  /** How many times that it counts, by how many telling words of its title are in the question. */
  times: readonly number[];
  /** The words that call for it, without endings; null when it is about the usual game. */
  beside: readonly string[] | null;
}

/** A question, taken apart. */
interface Query {
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
  readonly #pages: AsPlainObject;
  readonly #texts: Texts;
  readonly #concepts: Concepts;
  readonly #spelling = new Spelling();
  readonly #compounds = new Set<string>();
  /** Entries by their titles, as they are typed. */
  readonly #named = new Map<string, RuleEntry>();
  readonly #byId = new Map<RuleId, RuleEntry>();
  /** What is known of the entries that are searched, by their places. */
  readonly #worth: readonly Worth[];
  /** The weights of those, by their places. */
  readonly #usual: Float64Array;
  readonly #places: ReadonlyMap<RuleId, number>;
  /** The places of the entries that have a word in their titles, without its ending. */
  readonly #titled = new Map<string, number[]>();

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
      const pages = new MiniSearch<SearchDocument>(options);
      pages.addAll(documentsOf(entries));
      this.#pages = pages.toJSON();
    } else {
      this.#pages = ready.pages;
      for (const [word, count] of ready.words) this.#spelling.add(word, count);
      for (const compound of ready.compounds) this.#compounds.add(compound);
    }
    this.#texts = new Texts(this.#pages);
    this.#places = new Map(this.#texts.ids.map((id, place) => [id, place]));
    const named = ready === null ? ruleNames(chapters) : new Map(ready.names);
    this.#concepts = new Concepts(named, this.#places);
    this.#worth = this.#known(named);
    this.#usual = Float64Array.from(this.#worth, ({ weight }) => weight);
  }

  /** What is known of the entries; notes by which words and titles they are found. */
  #known(named: ReadonlyMap<RuleId, RuleNames>): Worth[] {
    const under = underTerms(this.#chapters.flatMap(({ entries }) => entries));
    const known: Worth[] = [];
    const times: (readonly number[])[] = [];
    for (const { beside, entries } of this.#chapters) {
      const calls = beside === undefined ? null : nameWords(beside);
      for (const entry of entries) {
        this.#byId.set(entry.id, entry);
        const typed = wordsOf(entry.title).join(' ');
        if (!this.#named.has(typed)) this.#named.set(typed, entry);
        const place = this.#places.get(entry.id);
        if (place === undefined) continue;
        const weight = (under.has(entry.id) ? UNDER_TERMS : 1) * (isRuling(entry) ? RULING : 1);
        const title = named.get(entry.id)?.names.find(({ kind }) => kind === 'title')?.words ?? [];
        for (const word of title) push(this.#titled, word, place);
        times[title.length] ??= timesOf(title.length);
        known[place] = { entry, weight, times: times[title.length] ?? [], beside: calls };
      }
    }
    return known;
  }

  /** All that takes its time to make, as JSON. */
  lay(): Ready {
    return {
      pages: this.#pages,
      words: this.#spelling.words(),
      compounds: [...this.#compounds],
      names: [...ruleNames(this.#chapters)],
    };
  }

  /** Entries that answer a question, the best first. */
  search(question: string, limit = 5): SearchHit[] {
    const parts = wordsOf(question);
    const named = this.#resolve(this.#named.get(parts.join(' ')));
    const asked = this.#takeApart(parts);
    const found = this.#texts.find(asked.words, this.#weights(asked.all));
    const scores = asked.isShort ? this.#general(found, asked) : found;
    const hits = best(scores, limit + 1)
      .map((place): SearchHit => ({ entry: this.#at(place).entry, score: scores.at(place) }))
      .filter(({ entry }) => entry !== named);
    const first: SearchHit[] = named === null ? [] : [{ entry: named, score: (hits[0]?.score ?? 0) + 1 }];
    return [...first, ...hits].slice(0, limit);
  }

  #takeApart(parts: readonly string[]): Query {
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

  /**
   * How well entries answer a short question: besides their texts it counts what they are called and what points to them,
   * and those beside the usual game stand back unless it calls for them.
   */
  #general(found: Scores, { names, all }: Query): Scores {
    const most = found.places.reduce((highest, place) => Math.max(highest, found.at(place)), 0);
    const named = this.#concepts.fitting(names);
    const pointed = this.#pointedTo(found);
    const scores = new Scores(found.values.length);
    for (const place of [...found.places, ...named.places.filter((other) => found.at(other) === 0)]) {
      const { beside } = this.#at(place);
      const isMeant = beside === null || beside.some((word) => all.has(word));
      const more = named.at(place) + (pointed.get(place) ?? 0);
      scores.add(place, (found.at(place) + most * more) * (isMeant ? 1 : BESIDE));
    }
    return scores;
  }

  /** Of the rules whose texts fit, those that the best of them point to, by place; most for the one most pointed to. */
  #pointedTo(found: Scores): Map<number, number> {
    const pointed = new Map<number, number>();
    for (const place of best(found, POINTING)) {
      for (const id of this.#at(place).entry.see ?? []) {
        const to = this.#places.get(id);
        if (to !== undefined && found.at(to) > 0) pointed.set(to, (pointed.get(to) ?? 0) + found.at(place));
      }
    }
    const most = Math.max(0, ...pointed.values());
    return new Map([...pointed].map(([place, score]) => [place, POINTED * (score / most)]));
  }

  /** By place, what an entry is worth for a question with these words. */
  #weights(asked: ReadonlySet<string>): Float64Array {
    const weights = this.#usual.slice();
    const said = new Uint16Array(weights.length);
    for (const word of asked) {
      for (const place of this.#titled.get(word) ?? []) {
        const words = (said[place] ?? 0) + 1;
        said[place] = words;
        const { weight, times } = this.#at(place);
        weights[place] = weight * (times[words] ?? 1);
      }
    }
    return weights;
  }

  #at(place: number): Worth {
    const worth = this.#worth[place];
    if (worth === undefined) throw new RangeError(`no entry has place ${place}`);
    return worth;
  }

  /** A term that is explained under another one leads there. */
  #resolve(entry: RuleEntry | undefined): RuleEntry | null {
    const [to] = entry?.leadsTo ?? [];
    return (to === undefined ? entry : this.#byId.get(to)) ?? null;
  }
}

/** How many times its weight an entry counts, by how many words of its title are asked for: for a title of so many. */
function timesOf(words: number): number[] {
  return Array.from({ length: words + 1 }, (_, asked) => 1 + TITLE * (asked / Math.max(words, 1)) ** TITLE_FALLS);
}

const indexes = new Map<GameId, RuleIndex>();

/** The index of a game's rules; made when it is first asked for, from what the build laid ready where that is there. */
export function indexOf(game: GameId): RuleIndex {
  let index = indexes.get(game);
  if (index === undefined) {
    index = new RuleIndex(rulebooks[game] ?? [], readLaid(game) as Ready | null);
    indexes.set(game, index);
  }
  return index;
}
