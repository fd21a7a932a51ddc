import type { AsPlainObject } from 'minisearch';
import type { RuleId } from '../../kernel/types.ts';
import type { Query } from './book-words.ts';
import type { SearchDocument } from './documents.ts';
import { Scores } from './scores.ts';
import { formsOf, isHeadForm } from './words.ts';

// The numbers below were tuned. The questions and results are described in questions.test.ts and
// questions-short.test.ts in test/rules/rulebook.

/** The weight of a word, by the field in which it occurs. */
export const BOOST: Record<Exclude<keyof SearchDocument, 'id'>, number> = {
  title: 3.65,
  aliases: 2.46,
  terms: 3.87,
  text: 0.41,
  rules: 3.34,
};
/** The parameters for the frequency of a word in a text and for the length of the text (BM25+). */
const BM25 = { k: 1.125, b: 0.58, d: 0.63 };
/** The share of a word's score that a synonym adds (`counts`), and the share of the word that it covers (`covers`). */
const ALIKE = { counts: 0.68, covers: 0.7 };
/**
 * The corresponding shares for a synonym of a whole phrase, which counts in addition to the synonyms of the phrase's
 * words.
 */
const PHRASE = { counts: 0.71, covers: 0.52 };
/**
 * In a text's score, the share of the question that the text covers is raised to this power. With a higher exponent,
 * texts that cover the whole question are favored more.
 */
const COVER = 2.83;

/** The texts that contain a word, and the word's score over all fields in each of them. */
interface Posting {
  places: readonly number[];
  worths: readonly number[];
  /** The rarity of the word, which is higher if fewer texts contain it. */
  rare: number;
}

const NOWHERE: Posting = { places: [], worths: [], rare: 0 };

/**
 * A word or phrase of a question, together with its synonyms. `worths` contains the score of each text in `places`, and
 * `covers` contains how much of the word the text covers.
 */
interface Part {
  places: readonly number[];
  worths: readonly number[];
  covers: readonly number[];
  /** The word's share of the question. Rare words weigh more, and words that occur nowhere weigh most. */
  weight: number;
}

/** A word that is looked for in the parts of a text. */
export interface Sought {
  stem: string;
  rare: number;
  /** The forms of the word's synonyms. */
  alike: readonly { form: string; rare: number }[];
  /** The word's share of the question. */
  weight: number;
}

/** The results for a question, by position. */
export interface Found {
  /** Scores that say how well texts match. */
  scores: Scores;
  /** The share of the question that each text covers, from 0 to 1. */
  covered: Scores;
}

/**
 * The texts of a book, indexed by word. This class reads the library's index directly, because the library's own search
 * does more than is needed and takes ten times as long.
 */
export class Texts {
  /** The rules, by position. */
  readonly ids: readonly RuleId[];
  readonly #index: AsPlainObject;
  readonly #stands: ReadonlyMap<string, AsPlainObject['index'][number][1]>;
  /** Cached postings. The cache stays small, because a book has few different words. */
  readonly #read = new Map<string, Posting>();
  /** The words and phrases looked up so far. */
  readonly #parts = new Map<string, Part>();
  /** The results of the last question. The arrays are allocated once, and cleared for each question. */
  readonly #scores: Scores;
  readonly #covered: Scores;
  readonly #doubted: Scores;

  constructor(index: AsPlainObject) {
    this.#index = index;
    this.#stands = new Map(index.index);
    // No document is ever removed, so the library numbers the documents from 0.
    this.ids = Object.values(index.documentIds);
    this.#scores = new Scores(this.ids.length);
    this.#covered = new Scores(this.ids.length);
    this.#doubted = new Scores(this.ids.length);
  }

  /**
   * Scores the texts that contain words of a question or their synonyms. `weights` contains the weight of each text, by
   * position. The result is valid until the next question.
   */
  find({ words, sure, unknown }: Query, weights: Float64Array): Found {
    const [scores, covered, doubted] = [this.#scores, this.#covered, this.#doubted];
    for (const list of [scores, covered, doubted]) list.clear();
    let all = unknown * this.#rarity(0);
    for (const word of new Set(words)) {
      const { places, worths, covers, weight } = this.#part(word);
      all += weight;
      const doubt = 1 - (sure.get(word) ?? 1);
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0;
        scores.add(place, (worths[at] ?? 0) * (weights[place] ?? 0));
        covered.add(place, covers[at] ?? 0);
        if (doubt > 0) doubted.add(place, doubt * (covers[at] ?? 0));
      }
    }
    for (let number = 0; number < covered.count; number++) {
      const place = covered.place(number);
      const part = Math.min(1, covered.at(place) / all);
      covered.values[place] = part - doubted.at(place) / all;
      scores.values[place] = scores.at(place) * part ** COVER;
    }
    return { scores, covered };
  }

  /**
   * Returns, for each word, the forms to look for in a text and their weights. Words that are rarer in the book weigh
   * more.
   */
  sought(words: readonly string[]): Sought[] {
    return [...new Set(words)].map((word) => {
      const [stem = word, ...heads] = isHeadForm(word) ? ['', word] : formsOf(word);
      const alike = heads.map((form) => ({ form, rare: ALIKE.counts * this.#posting(form).rare }));
      return { stem, rare: this.#posting(stem).rare, alike, weight: this.#part(word).weight };
    });
  }

  #part(word: string): Part {
    const known = this.#parts.get(word);
    if (known !== undefined) return known;
    const likeness = isHeadForm(word) ? PHRASE : ALIKE;
    const [stem = word, ...heads] = isHeadForm(word) ? ['', word] : formsOf(word);
    const own = this.#posting(stem);
    const alike = heads.map((head) => this.#posting(head));
    const rare = own.rare > 0 ? own.rare : Math.max(0, ...alike.map((posting) => posting.rare));
    const whole = rare > 0 ? rare : this.#rarity(0);
    const weight = isHeadForm(word) ? whole * PHRASE.counts : whole;
    // In each text, only the best of several synonyms counts.
    const most = new Map<number, number>();
    for (const { places, worths } of alike)
      for (const [at, place] of places.entries()) most.set(place, Math.max(most.get(place) ?? 0, worths[at] ?? 0));
    const itself = new Map(own.places.map((place, at) => [place, own.worths[at] ?? 0]));
    const places = [...new Set([...own.places, ...most.keys()])];
    const part = {
      places,
      worths: places.map((place) => (itself.get(place) ?? 0) + likeness.counts * (most.get(place) ?? 0)),
      covers: places.map((place) => (itself.has(place) ? weight : weight * likeness.covers)),
      weight,
    };
    this.#parts.set(word, part);
    return part;
  }

  #posting(form: string): Posting {
    const known = this.#read.get(form);
    if (known !== undefined) return known;
    const stands = this.#stands.get(form);
    if (stands === undefined) return NOWHERE;
    const worths = new Map<number, number>();
    for (const [field, boost] of Object.entries(BOOST)) {
      const at = this.#index.fieldIds[field] ?? 0;
      // Since its second version, the library writes only one kind of index entry.
      const counts = stands[at] as Record<string, number> | undefined;
      if (counts === undefined) continue;
      for (const [place, worth] of this.#worths(at, counts))
        worths.set(place, (worths.get(place) ?? 0) + boost * worth);
    }
    const posting = { places: [...worths.keys()], worths: [...worths.values()], rare: this.#rarity(worths.size) };
    this.#read.set(form, posting);
    return posting;
  }

  #worths(field: number, counts: Record<string, number>): [place: number, worth: number][] {
    const { averageFieldLength, fieldLength } = this.#index;
    const places = Object.keys(counts).map(Number);
    const rare = this.#rarity(places.length);
    const { k, b, d } = BM25;
    return places.map((place) => {
      const often = counts[place] ?? 0;
      const long = (b * (fieldLength[place]?.[field] ?? 0)) / (averageFieldLength[field] ?? 1);
      return [place, rare * (d + (often * (k + 1)) / (often + k * (1 - b + long)))];
    });
  }

  /** Returns the rarity of a word that occurs in this many texts. */
  #rarity(places: number): number {
    return Math.log(1 + (this.ids.length - places + 0.5) / (places + 0.5));
  }
}

/**
 * Returns how well a text covers some words, as a sum of rarities. If the text contains a word, the word adds its
 * rarity. Otherwise, the rarest of the word's synonyms in the text adds its rarity.
 */
export function coveredBy(forms: ReadonlySet<string>, words: readonly Sought[]): number {
  let sum = 0;
  for (const { stem, rare, alike } of words) {
    if (forms.has(stem)) {
      sum += rare;
      continue;
    }
    let most = 0;
    for (const like of alike) if (like.rare > most && forms.has(like.form)) most = like.rare;
    sum += most;
  }
  return sum;
}

/**
 * Returns the positions with the highest scores, best first. Positions with equal scores stay in the order of the list.
 */
export function best(scores: Scores, most: number): number[] {
  const top: number[] = [];
  for (let number = 0; number < scores.count; number++) {
    const place = scores.place(number);
    const score = scores.at(place);
    let at = top.length;
    while (at > 0 && score > scores.at(top[at - 1] ?? 0)) at -= 1;
    if (at === most) continue;
    top.splice(at, 0, place);
    if (top.length > most) top.pop();
  }
  return top;
}
