import type { RuleId } from '../../kernel/types.ts';
import type { NameKind, RuleNames } from './names.ts';

// The figures below are tuned: test/rules/rulebook/questions-short.test.ts says on what, and how well they do.

/** How much it says that a rule has the name that is asked for, by what gives it the name. */
const NAMED: Record<NameKind, number> = { title: 0.95, term: 0.37, heading: 0.45, chapter: 2.3 };
/** What is left of that for each rule that comes before in the part of the book that has the name. */
const LATER = 0.4;
/** How much more the first rules of a kind say of what is named; the later the less. */
const EARLY = 0.12;
/** How fast a name counts less with each word of it that isn’t asked for. */
const FALLS = 1.6;

interface Posting {
  id: RuleId;
  kind: NameKind;
  /** How much the name tells, if it fits. */
  worth: number;
  /** How much its words weigh. */
  weight: number;
}

/** The rules of a book by the names of what they are about. */
export class Concepts {
  readonly #places: Posting[] = [];
  /** Which of the places have a word in their name. */
  readonly #byWord = new Map<string, number[]>();
  readonly #early = new Map<RuleId, number>();
  /** How much a word weighs: the more the fewer titles have it. */
  readonly #weights = new Map<string, number>();
  readonly #heaviest: number;

  constructor(named: ReadonlyMap<RuleId, RuleNames>) {
    this.#heaviest = Math.log(1 + named.size);
    const titles = [...named.values()].flatMap(({ names }) => names.filter(({ kind }) => kind === 'title'));
    const counts = new Map<string, number>();
    for (const word of titles.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) this.#weights.set(word, Math.log(1 + named.size / (1 + count)));
    for (const [id, { names, before }] of named) {
      this.#early.set(id, EARLY / (1 + before));
      for (const { kind, words, before: earlier } of names) {
        const place = this.#places.push({
          id,
          kind,
          worth: NAMED[kind] * LATER ** earlier,
          weight: this.#weigh(words),
        });
        for (const word of words) this.#add(word, place - 1);
      }
    }
  }

  /**
   * How well the names of rules fit some telling words, given without endings: 0 is not at all, and not listed; 1 about
   * as well as a title that is the very words.
   */
  fitting(asked: readonly string[]): Map<RuleId, number> {
    const all = this.#weigh(asked);
    const said = new Map<number, number>();
    for (const word of new Set(asked)) {
      for (const at of this.#byWord.get(word) ?? []) said.set(at, (said.get(at) ?? 0) + this.#weightOf(word));
    }
    const best = new Map<RuleId, Partial<Record<NameKind, number>>>();
    for (const [at, weight] of said) {
      const place = this.#places[at];
      if (place === undefined) continue;
      const fit = place.worth * (weight / place.weight) ** FALLS * (weight / all);
      const kinds = best.get(place.id) ?? {};
      kinds[place.kind] = Math.max(kinds[place.kind] ?? 0, fit);
      best.set(place.id, kinds);
    }
    return new Map(
      [...best].map(([id, kinds]) => [
        id,
        Object.values(kinds).reduce((sum, fit) => sum + fit, 0) + (this.#early.get(id) ?? 0),
      ]),
    );
  }

  #add(word: string, place: number): void {
    const places = this.#byWord.get(word);
    if (places === undefined) this.#byWord.set(word, [place]);
    else places.push(place);
  }

  #weigh(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + this.#weightOf(word), 0);
  }

  #weightOf(word: string): number {
    return this.#weights.get(word) ?? this.#heaviest;
  }
}
