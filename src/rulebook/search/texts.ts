import type { AsPlainObject } from 'minisearch';
import type { RuleId } from '../../kernel/types.ts';
import type { Query } from './book-words.ts';
import type { SearchDocument } from './documents.ts';
import { Scores } from './scores.ts';
import { formsOf, isHeadForm } from './words.ts';

// The figures below are tuned: questions.test.ts and questions-short.test.ts in test/rules/rulebook say on what, and how
// well they do.

/** How much a word counts by where it stands. */
export const BOOST: Record<Exclude<keyof SearchDocument, 'id'>, number> = {
  title: 3.65,
  aliases: 2.46,
  terms: 3.87,
  text: 0.41,
  rules: 3.34,
};
/** How it is weighed how often a word stands in a text, and how long that is (BM25+). */
const BM25 = { k: 1.125, b: 0.58, d: 0.63 };
/** How much a word counts that means about the same as one that was asked for, and how far it covers that. */
const ALIKE = { counts: 0.68, covers: 0.7 };
/** The same for a phrase, beside its words. */
const PHRASE = { counts: 0.71, covers: 0.52 };
/** How much more it counts to fit all of a question than a part of it well. */
const COVER = 2.83;

/** In which texts a word stands, and what that is worth for each of them over all fields. */
interface Posting {
  places: readonly number[];
  worths: readonly number[];
  /** How much it says that a text has it: the more the fewer do. */
  rare: number;
}

const NOWHERE: Posting = { places: [], worths: [], rare: 0 };

/** A word of a question or a phrase, with what means about the same: what it is worth for the texts, and covers of them. */
interface Part {
  places: readonly number[];
  worths: readonly number[];
  covers: readonly number[];
  /** How much of the question it is: a rare word is more of it, and the most is one that stands nowhere. */
  weight: number;
}

/** A word that is sought in parts of a text. */
export interface Sought {
  stem: string;
  rare: number;
  /** The forms of what means about the same. */
  alike: readonly { form: string; rare: number }[];
  /** How much of a question it is. */
  weight: number;
}

/** What was found, by place. */
export interface Found {
  /** How well texts fit. */
  scores: Scores;
  /** How much of the question each covers, from 0 to 1. */
  covered: Scores;
}

/**
 * The texts of a book, by their words. The library's index is read directly: asked by its own search, which can do much
 * more, it takes ten times as long.
 */
export class Texts {
  /** The rules by their places. */
  readonly ids: readonly RuleId[];
  readonly #index: AsPlainObject;
  readonly #stands: ReadonlyMap<string, AsPlainObject['index'][number][1]>;
  /** What was read of the index so far: a book has few different words, and questions fewer. */
  readonly #read = new Map<string, Posting>();
  /** The words that were asked for so far, each of which the book or the list of words alike has. */
  readonly #parts = new Map<string, Part>();
  /** What was found for the last question; made once, and cleared for each. */
  readonly #scores: Scores;
  readonly #covered: Scores;
  readonly #doubted: Scores;

  constructor(index: AsPlainObject) {
    this.#index = index;
    this.#stands = new Map(index.index);
    // No page is ever taken out, so the library counted them from 0.
    this.ids = Object.values(index.documentIds);
    this.#scores = new Scores(this.ids.length);
    this.#covered = new Scores(this.ids.length);
    this.#doubted = new Scores(this.ids.length);
  }

  /**
   * How well the texts fit in which words of a question stand, or what means about the same. `weights`: by place, how much a
   * text counts at all. What it gives holds until the next question.
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

  /** The forms by which each of some words is found in a text, and how much each says: the rarer it is in the book the more. */
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
    // Of all that is alike the best counts, in each text.
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
      // The library has written index entries of one kind alone since its second version.
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

  /** How much it says to stand in so many of the texts. */
  #rarity(places: number): number {
    return Math.log(1 + (this.ids.length - places + 0.5) / (places + 0.5));
  }
}

/** How much of some words stands among the forms of a text; each counts by how rare it is in the book. */
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

/** The places with the greatest scores, the best first; of equal ones as they came up. */
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
