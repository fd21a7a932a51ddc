import type { RuleId } from '../../kernel/types.ts';
import { push } from './lists.ts';
import type { NameKind, RuleNames } from './names.ts';
import { Scores } from './scores.ts';
import { formsOfStem } from './words.ts';

// The numbers below were tuned on test questions. These questions and the results are described in
// test/rules/rulebook/questions-short.test.ts.

/** The weight of a matching name, by the kind of name. */
const NAMED: Record<NameKind, number> = { title: 0.95, term: 0.46, heading: 0.45, chapter: 2.3 };
const KINDS = Object.keys(NAMED);
/**
 * The weight of a heading or chapter name is multiplied by this factor for each earlier rule with the same heading or
 * chapter.
 */
const LATER = 0.28;
/** The bonus for the first rule of a kind. Later rules of the same kind get a smaller bonus. */
const EARLY = 0.156;
/** The weight of a synonym of a word in a name, relative to the word itself. */
const ALIKE = 0.36;
/** The exponent that decides how fast a name's score decreases if fewer of its words are in the question. */
const FALLS = 1.58;

/** A name of a rule. */
interface Named {
  /**
   * A number that stands for a rule and a kind of name. Of the names with the same number, only the best one counts.
   */
  group: number;
  /** The weight of the name if it matches. */
  worth: number;
  /** The total weight of the name's words. */
  weight: number;
}

/**
 * The names that contain a word or its synonym. `times` is 1 for a name that contains the word itself, and less for a
 * synonym.
 */
interface Having {
  names: readonly number[];
  times: readonly number[];
}

/** Finds the rules of a book by the names of their subjects. */
export class Concepts {
  readonly #names: Named[] = [];
  /** The names that contain a word or its synonym. */
  readonly #byWord = new Map<string, number[]>();
  /** The words looked up so far, with their names. */
  readonly #asked = new Map<string, Having>();
  /** The bonus that each rule gets for being among the first of its kind, by the rule's position. */
  readonly #early: Float64Array;
  /** The weights of words. A word has more weight if fewer titles contain it. */
  readonly #weights = new Map<string, number>();
  readonly #heaviest: number;
  /**
   * The scores for the last question: of names, of the best name of each kind, and of rules. The arrays are allocated
   * once, and cleared for each question.
   */
  readonly #said: Scores;
  readonly #best: Scores;
  readonly #found: Scores;

  /** `places` contains the positions of the rules in the book. Throws `RangeError` if a position is missing. */
  constructor(named: ReadonlyMap<RuleId, RuleNames>, places: ReadonlyMap<RuleId, number>) {
    this.#heaviest = Math.log(1 + named.size);
    const titles = [...named.values()].flatMap(({ names }) => names.filter(({ kind }) => kind === 'title'));
    const counts = new Map<string, number>();
    for (const word of titles.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) this.#weights.set(word, Math.log(1 + named.size / (1 + count)));
    this.#early = new Float64Array(places.size);
    for (const [id, { names, before }] of named) {
      const place = places.get(id);
      if (place === undefined) throw new RangeError(`${id} is not searched`);
      this.#early[place] = EARLY / (1 + before);
      for (const { kind, words, before: earlier } of names) {
        const group = place * KINDS.length + KINDS.indexOf(kind);
        const at = this.#names.length;
        this.#names.push({ group, worth: NAMED[kind] * LATER ** earlier, weight: this.#weigh(words) });
        for (const form of words.flatMap(formsOfStem)) push(this.#byWord, form, at);
      }
    }
    this.#said = new Scores(this.#names.length);
    this.#best = new Scores(places.size * KINDS.length);
    this.#found = new Scores(places.size);
  }

  /**
   * Scores how well the names of rules match some content words, which are given without endings. Rules that don't match
   * aren't in the result. A title that consists of exactly these words scores about 1. The result is valid until the next
   * question.
   */
  fitting(asked: readonly string[]): Scores {
    const all = this.#weigh(asked);
    const [said, best, found] = [this.#said, this.#best, this.#found];
    for (const list of [said, best, found]) list.clear();
    for (const word of new Set(asked)) {
      const weight = this.#weightOf(word);
      const { names, times } = this.#having(word);
      for (let at = 0; at < names.length; at++) said.add(names[at] ?? 0, weight * (times[at] ?? 0));
    }
    for (let number = 0; number < said.count; number++) {
      const at = said.place(number);
      const name = this.#names[at];
      if (name === undefined) continue;
      const fit = name.worth * (said.at(at) / name.weight) ** FALLS * (said.at(at) / all);
      best.raise(name.group, fit);
    }
    for (let number = 0; number < best.count; number++) {
      const group = best.place(number);
      found.add(Math.floor(group / KINDS.length), best.at(group));
    }
    for (let number = 0; number < found.count; number++) {
      const place = found.place(number);
      found.add(place, this.#early[place] ?? 0);
    }
    return found;
  }

  /** Returns the names that contain a word or its synonym, each with its factor. */
  #having(word: string): Having {
    const known = this.#asked.get(word);
    if (known !== undefined) return known;
    const times = new Map<number, number>();
    for (const [place, form] of formsOfStem(word).entries())
      for (const at of this.#byWord.get(form) ?? []) if (!times.has(at)) times.set(at, place === 0 ? 1 : ALIKE);
    const having = { names: [...times.keys()], times: [...times.values()] };
    this.#asked.set(word, having);
    return having;
  }

  #weigh(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + this.#weightOf(word), 0);
  }

  #weightOf(word: string): number {
    return this.#weights.get(word) ?? this.#heaviest;
  }
}
