import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { GameId, RuleId } from '../../kernel/types.ts';
import { vectors } from '../embeddings/vectors.ts';
import type { Chapter, RuleEntry } from '../entry.ts';
import { rulebooks } from '../index.ts';
import { readLaid } from '../prebuilt.ts';
import { askedWords } from './asked.ts';
import { BookWords, type Query, type ReadyWords } from './book-words.ts';
import { Concepts } from './concepts.ts';
import { documentsOf, type SearchDocument } from './documents.ts';
import { linksTo, rulesOf } from './links.ts';
import { push } from './lists.ts';
import { isFollowed, isHouseRule, isRuling, nameWords, type RuleNames, ruleNames, underTerms } from './names.ts';
import { formsIn, Passages } from './passages.ts';
import { Phrases } from './phrases.ts';
import { Scores } from './scores.ts';
import { SemanticSimilarity } from './similarity.ts';
import { BOOST, best, type Found, Texts } from './texts.ts';
import { wordsOf } from './words.ts';

/** An entry that answers a question, with a score (higher is better). */
export interface SearchHit {
  entry: RuleEntry;
  score: number;
  /** The share of the question that the entry covers, from 0 to 1. Rare words weigh more, and unknown words most. */
  covered: number;
  /** For the best glossary terms: the rules that come from them and match the question, best first. */
  rules: readonly RuleEntry[];
}

// The numbers below were tuned on test questions. The questions and results are described in questions.test.ts and
// questions-short.test.ts in test/rules/rulebook.

/** The bonus for a title in the question, times the share of its words there to the power of `TITLE_FALLS`. */
const TITLE = 0.8;
const TITLE_FALLS = 3.34;
/** The weight of a rule that comes from a glossary term, for a short question. */
const UNDER_TERMS = 0.145;
/** The weight of a rule from a glossary term for a long question, which asks for a particular rule. */
const UNDER_TERMS_LONG = 0.34;
/** The weights of rulings and of house rules, for questions of any length. */
const RULING = 0.45;
const HOUSE_RULE = 0.75;
/** The bonus for the first rule of a kind, since the first rule is usually general. Later rules get a smaller bonus. */
const FIRST = 0.21;
/** For a long question, the bonus for a rule that other entries link to. It grows with the number of those entries. */
const LINKED = 0.103;
/** The bonus for a phrase that equals the question, times their overlap (0 to 1) to the power of `ASKED_FALLS`. */
const ASKED = 1.6;
const ASKED_FALLS = 1.75;
/** For a short question, the bonus for rules that the best texts link to, as a share of the best text's score. */
const POINTED = 0.23;
/** The number of top texts whose links count. */
const POINTING = 15;
/** For a short question, the weight of a rule about a special topic that the question doesn't mention. */
const BESIDE = 0.5;
/** A question with this many words is compared by meaning even if few are content words (“how far can my ship go”). */
const SENTENCE = 4;
/** The number of top entries that are compared by meaning. */
const COMPARED = 20;
/** The number of top entries whose derived rules are compared, and the number of derived rules for each entry. */
const TERMS = 2;
const RULES = 4;
/** If a question is exactly an entry's name, the entry's score is the best score of all others times this factor. */
const SURE = 4;
/** Minimum share of a question that the best entry must cover for the book to have an answer. */
const COVERED = 0.48;
/** Minimum score of the best entry if it covers only part of a question. Common words alone score lower. */
const ENOUGH = 13;

/** A prebuilt index: the library's index, the words of the book, and the names of the rules. */
export interface Ready extends ReadyWords {
  pages: AsPlainObject;
  names: [RuleId, RuleNames][];
}

/** Facts about an entry that don't depend on the question. */
interface Worth {
  entry: RuleEntry;
  weight: number;
  /** True if the entry comes from a glossary term. */
  isUnderTerms: boolean;
  /** The factors for the entry's score, indexed by how many of the title's content words are in the question. */
  times: readonly number[];
  /** The factor for the entry's score in a long question, which is higher if more entries link to this one. */
  linked: number;
  /** Words that point to the entry's special topic, without endings; null if the entry is about the general rules. */
  beside: readonly string[] | null;
}

/** The searchable rules of one game. */
export class RuleIndex {
  readonly #chapters: readonly Chapter[];
  readonly #pages: AsPlainObject;
  readonly #bookWords: BookWords;
  readonly #texts: Texts;
  readonly #concepts: Concepts;
  /** Entries by their titles, in lower case and without punctuation. */
  readonly #named = new Map<string, RuleEntry>();
  readonly #byId = new Map<RuleId, RuleEntry>();
  /** The positions of the rules that are derived from a term, by the term's position. */
  readonly #rules: ReadonlyMap<number, readonly number[]>;
  /** Facts about the searched entries, by position. */
  readonly #worth: readonly Worth[];
  /** The weights of entries by position: for short questions, for long questions, and for the last question. */
  readonly #usual: { short: Float64Array; long: Float64Array };
  readonly #weighed: Float64Array;
  /** The scores of entries for the last short question. The array is allocated once, and cleared for each question. */
  readonly #general: Scores;
  readonly #places: ReadonlyMap<RuleId, number>;
  /** Players' phrases for the entries, which are parsed at the first long question. */
  #phrases: Phrases | null = null;
  /** Players’ phrases for the entries, by meaning, parsed at the first question that has several words. */
  #likeness: SemanticSimilarity | null = null;
  readonly #passages: Passages;
  /** The last question that was asked. */
  #last: { question: string; query: Query } | null = null;
  /** For each word without its ending, the positions of the entries whose titles contain the word. */
  readonly #titled = new Map<string, number[]>();

  /** `ready`: the prebuilt index of the same chapters. */
  constructor(chapters: readonly Chapter[], ready: Ready | null = null) {
    this.#chapters = chapters;
    if (ready === null) {
      const documents = documentsOf(chapters.flatMap((chapter) => chapter.entries));
      const bookWords = new BookWords(
        documents.flatMap(({ id: _, ...fields }) => Object.values(fields)),
        documents.flatMap(({ title, aliases, terms }) => [title, aliases, terms]),
      );
      const pages = new MiniSearch<SearchDocument>({
        fields: Object.keys(BOOST),
        tokenize: (text) => bookWords.tokensOf(text),
        processTerm: (token, field) => formsIn(token, field === 'title'),
      });
      pages.addAll(documents);
      this.#bookWords = bookWords;
      this.#pages = pages.toJSON();
    } else {
      this.#bookWords = new BookWords(ready);
      this.#pages = ready.pages;
    }
    this.#texts = new Texts(this.#pages);
    this.#passages = new Passages(this.#bookWords, this.#texts);
    this.#places = new Map(this.#texts.ids.map((id, place) => [id, place]));
    const named = ready === null ? ruleNames(chapters) : new Map(ready.names);
    this.#concepts = new Concepts(named, this.#places);
    this.#worth = this.#known(named);
    this.#rules = rulesOf(this.#worth.map(({ entry }) => entry));
    const usual = (underTerms: number) =>
      Float64Array.from(this.#worth, ({ weight, isUnderTerms }) => weight * (isUnderTerms ? underTerms : 1));
    this.#usual = { short: usual(UNDER_TERMS), long: usual(UNDER_TERMS_LONG) };
    this.#weighed = this.#usual.long.slice();
    this.#general = new Scores(this.#worth.length);
  }

  /** Computes the facts about the entries, and indexes their words and titles. */
  #known(named: ReadonlyMap<RuleId, RuleNames>): Worth[] {
    const entries = this.#chapters.flatMap((chapter) => chapter.entries);
    const under = underTerms(entries);
    const links = linksTo(entries);
    const known: Worth[] = [];
    const times: (readonly number[])[] = [];
    for (const { beside, entries: inChapter } of this.#chapters) {
      const calls = beside === undefined ? null : nameWords(beside);
      for (const entry of inChapter) {
        this.#byId.set(entry.id, entry);
        const typed = wordsOf(entry.title).join(' ');
        if (!this.#named.has(typed)) this.#named.set(typed, entry);
        const place = this.#places.get(entry.id);
        if (place === undefined) continue;
        const { names = [], before = 0 } = named.get(entry.id) ?? {};
        const title = names.find(({ kind }) => kind === 'title')?.words ?? [];
        for (const word of title) push(this.#titled, word, place);
        times[title.length] ??= timesOf(title.length);
        known[place] = {
          entry,
          weight: weightOf(entry) * (1 + FIRST / (1 + before)),
          isUnderTerms: under.has(entry.id),
          times: times[title.length] ?? [],
          linked: 1 + LINKED * Math.log(1 + (links.get(entry.id) ?? 0)),
          beside: calls,
        };
      }
    }
    return known;
  }

  /** Returns the parts of the index that take a long time to build, as JSON for the build. */
  lay(): Ready {
    return { pages: this.#pages, ...this.#bookWords.lay(), names: [...ruleNames(this.#chapters)] };
  }

  /** Returns the entries that answer a question, best first; none if the book covers too little of the question. */
  answers(question: string, limit = 5): SearchHit[] {
    const hits = this.search(question, limit);
    const [best] = hits;
    if (best === undefined || best.covered < COVERED) return [];
    return best.covered < 1 && best.score < ENOUGH ? [] : hits;
  }

  /** Returns the entries that match part of a question, best first. */
  search(question: string, limit = 5): SearchHit[] {
    const parts = askedWords(question);
    const named = this.#resolve(this.#named.get(parts.join(' ')));
    const asked = this.#takenApart(question, parts);
    const found = this.#found(asked);
    if (!asked.isShort || parts.length >= SENTENCE) this.#weighMeaning(found, parts);
    const { scores, covered } = found;
    const hits: SearchHit[] = best(scores, limit + 1)
      .map((place) => ({
        entry: this.#at(place).entry,
        score: scores.at(place),
        covered: covered.at(place),
        rules: [],
      }))
      .filter(({ entry }) => entry !== named);
    if (named !== null) hits.unshift({ entry: named, score: SURE * (hits[0]?.score ?? 1), covered: 1, rules: [] });
    for (const hit of hits.slice(0, TERMS)) hit.rules = this.#rulesFrom(hit.entry, scores);
    return hits.slice(0, limit);
  }

  /** Returns the index of the part that a question is about. `rule` answers the question, if such a rule is known. */
  passage(question: string, { title }: RuleEntry, parts: readonly string[], rule: RuleEntry | null = null): number {
    if (parts.length < 2) return 0;
    const asked = this.#takenApart(question, askedWords(question)).words;
    return this.#passages.best(parts, title, asked, rule?.text ?? '');
  }

  /** Returns the next rule under the same heading if this rule may continue there; otherwise null. */
  after({ id }: RuleEntry): RuleEntry | null {
    const place = this.#places.get(id) ?? this.#worth.length;
    const [entry, next] = [this.#worth[place]?.entry, this.#worth[place + 1]?.entry];
    return entry !== undefined && next !== undefined && isFollowed(entry, next) ? next : null;
  }

  /** Parses a question. The last question is cached, since the page of an answer asks for it several times. */
  #takenApart(question: string, parts: readonly string[]): Query {
    if (this.#last?.question !== question) this.#last = { question, query: this.#bookWords.takeApart(parts) };
    return this.#last.query;
  }

  /**
   * Multiplies the scores of the best entries by how close in meaning players' phrases for them are to the question.
   * Words alone decide whether there is an answer, so the new best entry gets the score of the entry that matched the
   * words best, and at least its coverage.
   */
  #weighMeaning({ scores, covered }: Found, typed: readonly string[]): void {
    const all = vectors();
    const question = all.of(
      [...new Set(typed)].map((word) => (all.has(word) ? word : this.#bookWords.corrected(word))),
    );
    if (question === null) return;
    this.#likeness ??= new SemanticSimilarity(documentsOf(this.#chapters.flatMap((chapter) => chapter.entries)));
    this.#likeness.ask(question);
    const compared = best(scores, COMPARED);
    const [fits = 0] = compared;
    const before = scores.at(fits);
    const weighed = new Map<number, number>();
    const likeness = this.#likeness;
    const weigh = (place: number) => weighed.set(place, scores.at(place) * likeness.at(place));
    compared.forEach(weigh);
    // Rules that are derived from the best terms are compared as well, because the question may be about one of them.
    const terms = [...weighed].sort(([, one], [, other]) => other - one).slice(0, TERMS);
    for (const [term] of terms) {
      const rules = (this.#rules.get(term) ?? []).filter((place) => scores.at(place) > 0 && !weighed.has(place));
      rules.sort((one, other) => scores.at(other) - scores.at(one));
      rules.slice(0, RULES).forEach(weigh);
    }
    const most = Math.max(...weighed.values());
    const scale = before / (most || 1);
    for (let number = 0; number < scores.count; number++) {
      const place = scores.place(number);
      scores.values[place] = (weighed.get(place) ?? 0) * scale;
    }
    const [meant = 0] = best(scores, 1);
    covered.raise(meant, covered.at(fits));
  }

  #found(asked: Query): Found {
    const found = this.#texts.find(asked, this.#weights(asked));
    if (asked.isShort) return this.#generally(found, asked);
    this.#phrases ??= new Phrases(this.#worth.map(({ entry }) => entry.terms ?? ''));
    const fits = this.#phrases.fitting(asked.names);
    for (let number = 0; number < found.scores.count; number++) {
      const place = found.scores.place(number);
      const fit = fits.at(place);
      found.scores.values[place] = found.scores.at(place) * this.#at(place).linked * (1 + ASKED * fit ** ASKED_FALLS);
    }
    return found;
  }

  /**
   * Computes the scores for a short question. The scores also depend on an entry's names and on the links to it.
   * Entries about special topics get a lower score unless the question is about their topic.
   */
  #generally({ scores: texts, covered }: Found, { names, all }: Query): Found {
    const [first = 0] = best(texts, 1);
    const most = texts.at(first);
    const named = this.#concepts.fitting(names);
    const pointed = this.#pointedTo(texts);
    const scores = this.#general;
    scores.clear();
    const count = (place: number): void => {
      const { beside } = this.#at(place);
      const isMeant = beside === null || beside.some((word) => all.has(word));
      const more = named.at(place) + (pointed.get(place) ?? 0);
      scores.add(place, (texts.at(place) + most * more) * (isMeant ? 1 : BESIDE));
    };
    for (let number = 0; number < texts.count; number++) count(texts.place(number));
    for (let number = 0; number < named.count; number++) {
      const place = named.place(number);
      if (texts.at(place) > 0) continue;
      count(place);
      // A question can also be covered by a rule's name alone.
      covered.raise(place, named.at(place));
    }
    return { scores, covered };
  }

  /** Returns the bonus for rules that the best rules link to, by position. The bonus grows with those rules' scores. */
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

  /** Returns the weights of all entries for a question with these words, in the order of the entries. */
  #weights({ all, isShort }: Query): Float64Array {
    const usual = isShort ? this.#usual.short : this.#usual.long;
    const weights = this.#weighed;
    weights.set(usual);
    const said = new Map<number, number>();
    for (const word of all) {
      for (const place of this.#titled.get(word) ?? []) {
        const words = (said.get(place) ?? 0) + 1;
        said.set(place, words);
        weights[place] = (usual[place] ?? 0) * (this.#at(place).times[words] ?? 1);
      }
    }
    return weights;
  }

  /** Returns the rules that are derived from a term and match the question, best first. */
  #rulesFrom({ id }: RuleEntry, scores: Scores): RuleEntry[] {
    const rules = this.#rules.get(this.#places.get(id) ?? -1) ?? [];
    return rules
      .filter((place) => scores.at(place) > 0)
      .sort((one, other) => scores.at(other) - scores.at(one))
      .map((place) => this.#at(place).entry);
  }

  #at(place: number): Worth {
    const worth = this.#worth[place];
    if (worth === undefined) throw new RangeError(`no entry has place ${place}`);
    return worth;
  }

  /** Returns the entry itself or, if another entry explains it, that other entry. */
  #resolve(entry: RuleEntry | undefined): RuleEntry | null {
    const [to] = entry?.leadsTo ?? [];
    return (to === undefined ? entry : this.#byId.get(to)) ?? null;
  }
}

/** Returns the factors for a title of `words` words, by the number of these words that are in the question. */
function timesOf(words: number): number[] {
  return Array.from({ length: words + 1 }, (_, asked) => 1 + TITLE * (asked / Math.max(words, 1)) ** TITLE_FALLS);
}

function weightOf(entry: RuleEntry): number {
  return isRuling(entry) ? RULING : isHouseRule(entry) ? HOUSE_RULE : 1;
}

/** The book of rules that apply at every table. */
const HOUSE: GameId = 'tables';

/** Returns the chapters that are searched for a question about a game: the game's book and the house rules. */
export function chaptersFor(game: GameId, books: Readonly<Record<GameId, readonly Chapter[]>>): readonly Chapter[] {
  return [...(books[game] ?? []), ...(game === HOUSE ? [] : (books[HOUSE] ?? []))];
}

const indexes = new Map<GameId, RuleIndex>();

/** Returns the index of a game's rules, created on first use from the prebuilt index if there is one. */
export function indexOf(game: GameId): RuleIndex {
  let index = indexes.get(game);
  if (index === undefined) {
    index = new RuleIndex(chaptersFor(game, rulebooks), readLaid(game) as Ready | null);
    indexes.set(game, index);
  }
  return index;
}
