import type { RuleId } from '../../kernel/types.ts';
import { push } from './lists.ts';
import type { NameKind, RuleNames } from './names.ts';
import { Scores } from './scores.ts';
import { formsOfStem } from './words.ts';

// The figures below are tuned: test/rules/rulebook/questions-short.test.ts says on what, and how well they do.

/** How much it says that a rule has the name that is asked for, by what gives it the name. */
const NAMED: Record<NameKind, number> = { title: 0.95, term: 0.46, heading: 0.45, chapter: 2.3 };
const KINDS = Object.keys(NAMED);
/** What is left of that for each rule that comes before in the part of the book that has the name. */
const LATER = 0.28;
/** How much more the first rules of a kind say of what is named; the later the less. */
const EARLY = 0.156;
/** How much a word of a name counts beside the very word that is asked for, when it means about the same. */
const ALIKE = 0.36;
/** How fast a name counts less with each word of it that isn’t asked for. */
const FALLS = 1.58;

/** A name of a rule. */
interface Named {
  /** One number for its rule and its kind: of a rule’s names of one kind only the best one counts. */
  group: number;
  /** How much the name tells, if it fits. */
  worth: number;
  /** How much its words weigh. */
  weight: number;
}

/** Some names, and how much of a word each has. */
interface Having {
  names: readonly number[];
  times: readonly number[];
}

/** The rules of a book by the names of what they are about. */
export class Concepts {
  readonly #names: Named[] = [];
  /** Which of the names have a word, or one that means about the same. */
  readonly #byWord = new Map<string, number[]>();
  /** The words that were asked for so far, each of which the book or the list of words alike has. */
  readonly #asked = new Map<string, Having>();
  /** By place, how much more a rule says for coming early. */
  readonly #early: Float64Array;
  /** How much a word weighs: the more the fewer titles have it. */
  readonly #weights = new Map<string, number>();
  readonly #heaviest: number;
  /** How the last question fits names, the best names of each kind, and rules; made once, and cleared for each. */
  readonly #said: Scores;
  readonly #best: Scores;
  readonly #found: Scores;

  /** `places`: where the rules stand in the book. Throws `RangeError` when one stands nowhere. */
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
   * How well the names of rules fit some telling words, given without endings: 0 is not at all, and not listed; 1 about
   * as well as a title that is the very words. Holds until the next question.
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

  /** The names that have a word, or one that means about the same, and how much of it they have. */
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
