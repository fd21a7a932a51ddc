import type { AsPlainObject } from 'minisearch';
import type { RuleId } from '../../kernel/types.ts';
import type { SearchDocument } from './documents.ts';
import { Scores } from './scores.ts';
import { formsOf } from './words.ts';

// The figures below are tuned: questions.test.ts and questions-short.test.ts in test/rules/rulebook say on what, and how
// well they do.

/** How much a word counts by where it stands. */
export const BOOST: Record<Exclude<keyof SearchDocument, 'id'>, number> = {
  title: 3.65,
  aliases: 4.5,
  terms: 2.96,
  text: 0.37,
  rules: 2.63,
};
/** How it is weighed how often a word stands in a text, and how long that is (BM25+). */
const BM25 = { k: 1.16, b: 0.85, d: 0.77 };
/** How much a word counts that stands for others which mean about the same. */
const ALIKE = 0.2;
/** How much more it counts to fit many words of a question than one of them well. */
const COVER = 2.2;

/** A field in which a word stands: of which texts, and what that is worth for each of them. */
interface Posting {
  boost: number;
  places: number[];
  worths: number[];
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
  readonly #read = new Map<string, readonly Posting[]>();

  constructor(index: AsPlainObject) {
    this.#index = index;
    this.#stands = new Map(index.index);
    // No page is ever taken out, so the library counted them from 0.
    this.ids = Object.values(index.documentIds);
  }

  /** How well the texts fit in which some words stand. `weights`: by place, how much a text counts at all. */
  find(words: readonly string[], weights: Float64Array): Scores {
    const found = new Scores(this.ids.length);
    const counts = new Float64Array(this.ids.length);
    // What one form is worth over all fields in which it stands; 0 between two forms.
    const once = new Float64Array(this.ids.length);
    const forms = words.flatMap(formsOf);
    for (const [at, form] of forms.entries()) {
      const isNew = forms.indexOf(form) === at;
      const alike = form.startsWith('=') ? ALIKE : 1;
      const here: number[] = [];
      for (const posting of this.#postings(form)) {
        const boost = alike * posting.boost;
        for (let text = 0; text < posting.places.length; text++) {
          const place = posting.places[text] ?? 0;
          const before = once[place] ?? 0;
          if (before === 0) here.push(place);
          once[place] = before + boost * (weights[place] ?? 0) * (posting.worths[text] ?? 0);
        }
      }
      for (const place of here) {
        found.add(place, once[place] ?? 0);
        once[place] = 0;
        if (isNew) counts[place] = (counts[place] ?? 0) + 1;
      }
    }
    const covers = [0, ...forms].map((_, count) => count ** (COVER - 1));
    for (const place of found.places) {
      const count = counts[place] ?? 0;
      found.values[place] = found.at(place) * count * (covers[count] ?? 0);
    }
    return found;
  }

  #postings(form: string): readonly Posting[] {
    const known = this.#read.get(form);
    if (known !== undefined) return known;
    const stands = this.#stands.get(form);
    if (stands === undefined) return [];
    const postings = Object.entries(BOOST).flatMap(([field, boost]) => {
      const at = this.#index.fieldIds[field] ?? 0;
      // The library has written index entries of one kind alone since its second version.
      const counts = stands[at] as Record<string, number> | undefined;
      return counts === undefined ? [] : [this.#posting(at, boost, counts)];
    });
    this.#read.set(form, postings);
    return postings;
  }

  #posting(field: number, boost: number, counts: Record<string, number>): Posting {
    const { documentCount, averageFieldLength, fieldLength } = this.#index;
    const places = Object.keys(counts).map(Number);
    const rare = Math.log(1 + (documentCount - places.length + 0.5) / (places.length + 0.5));
    const { k, b, d } = BM25;
    const worths = places.map((place) => {
      const often = counts[place] ?? 0;
      const long = (b * (fieldLength[place]?.[field] ?? 0)) / (averageFieldLength[field] ?? 1);
      return rare * (d + (often * (k + 1)) / (often + k * (1 - b + long)));
    });
    return { boost, places, worths };
  }
}

/** The places with the greatest scores, the best first; of equal ones as they came up. */
export function best(scores: Scores, most: number): number[] {
  const top: number[] = [];
  for (const place of scores.places) {
    const score = scores.at(place);
    let at = top.length;
    while (at > 0 && score > scores.at(top[at - 1] ?? 0)) at -= 1;
    if (at === most) continue;
    top.splice(at, 0, place);
    if (top.length > most) top.pop();
  }
  return top;
}
