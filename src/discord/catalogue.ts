import type { GameChat } from '../chat/game-chat.ts';
import type { Component, GameId } from '../kernel/types.ts';
import { askedWords } from '../rulebook/search/asked.ts';
import { push } from '../rulebook/search/lists.ts';
import { editDistance, lettersApart, lettersOf } from '../rulebook/search/spelling.ts';
import { isFiller, wordsOf } from '../rulebook/search/words.ts';
import { type NameField, NameIndex } from './name-index.ts';

/** A component with its game. */
export interface Listed {
  /** Unique key among the components of all games: `GAME/ID`. */
  key: string;
  game: GameId;
  component: Component;
}

/** A component that a question names. */
export interface Mentioned extends Listed {
  /** True if the rest of the question is only filler words. */
  alone: boolean;
}

/**
 * Names and typed text are compared only up to this many letters, because the Levenshtein distance takes far longer to
 * compute for longer text.
 */
const LONGEST = 32;

const catalogues = new WeakMap<readonly GameChat[], Catalogue>();

/** Returns the catalogue of these games, which is created on first use. */
export function catalogueOf(games: readonly GameChat[]): Catalogue {
  const made = catalogues.get(games) ?? new Catalogue(games);
  catalogues.set(games, made);
  return made;
}

/** A name in lower case, with its punctuation. */
const spelt = (name: string): string => name.trim().toLowerCase();

/** A component with the words of its name. */
interface Named {
  listed: Listed;
  words: readonly string[];
  /** The spelling of the whole name, followed by the spelling of each word, as indexes into the list of all spellings. */
  spellings: readonly number[];
}

/** Pairs of a spelling and a simpler one that sounds the same. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Respells the words roughly by sound. */
function soundOf(words: readonly string[]): string {
  return ALIKE.reduce((said, [spelling, sound]) => said.replace(spelling, sound), words.join(''));
}

/**
 * The forms in which names are compared: separate words, one word (“USS Galaxy”), and by sound (“Spok”). People are
 * most likely to mistype a name as something that sounds the same.
 */
const WAYS: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join(' '),
  (words) => words.join(''),
  soundOf,
];

/** Finds components of games by typed text, including beginnings of words and typos. */
export class Catalogue {
  readonly #listed: ReadonlyMap<string, Listed>;
  /** Two names may differ only in punctuation: Rom and Rom* are two cards. */
  readonly #byName = new Map<string, Listed[]>();
  readonly #named: readonly Named[];
  /** The components by each form of their names. */
  readonly #said = WAYS.map(() => new Map<string, Listed[]>());
  /** All names and their words, each listed once. */
  readonly #spellings: Spelling[] = [];
  readonly #spelled = new Map<string, number>();
  /** Number of words in the longest name. */
  readonly #longest: number;
  readonly #index: NameIndex;

  constructor(games: readonly GameChat[]) {
    const all = games.flatMap(({ game, components }) =>
      components.map((component) => ({ key: `${game}/${component.id}`, game, component })),
    );
    this.#listed = new Map(all.map((one) => [one.key, one]));
    this.#named = all.map((listed) => {
      const words = wordsOf(listed.component.name);
      return { listed, words, spellings: [words.join(' '), ...words].map((part) => this.#spell(part)) };
    });
    for (const { listed, words } of this.#named) {
      push(this.#byName, spelt(listed.component.name), listed);
      for (const [at, way] of WAYS.entries()) push(this.#said[at] ?? new Map(), way(words), listed);
    }
    // A component with such a name of its own comes first.
    for (const listed of all) {
      for (const name of otherNames(listed.component)) {
        push(this.#byName, spelt(name), listed);
        for (const [at, way] of WAYS.entries()) push(this.#said[at] ?? new Map(), way(wordsOf(name)), listed);
      }
    }
    const names = all.flatMap(({ component }) => [component.name, ...otherNames(component)]);
    this.#longest = names.reduce((most, name) => Math.max(most, wordsOf(name).length), 0);
    // The words of other names count like those of kinds, so that the component itself is listed once.
    this.#index = new NameIndex(
      this.#named.map(({ listed: { component }, words }) => ({
        name: words,
        kind: [...component.kind, ...otherNames(component)].flatMap(wordsOf),
      })),
    );
  }

  /**
   * Finds components of these games whose names and kinds contain all the words, best match first. If the text has no
   * words, the first components in the list are returned.
   */
  find(text: string, games: readonly GameId[], limit: number): Listed[] {
    const typed = askedWords(text);
    return typed.length === 0 ? this.#of(games).slice(0, limit) : this.#found(typed, ['name', 'kind'], games, limit);
  }

  /** Finds the component with this key, as completion sends it; null if there is none. */
  byKey(key: string): Listed | null {
    return this.#listed.get(key) ?? null;
  }

  /** Finds the component whose whole name occurs in a question (the longest name if several do), or null. */
  mentioned(question: string, games: readonly GameId[]): Mentioned | null {
    const typed = askedWords(question);
    let longest: Mentioned | null = null;
    let length = 0;
    for (let from = 0; from < typed.length; from++) {
      for (let to = from + 1; to <= Math.min(typed.length, from + this.#longest); to++) {
        const name = typed.slice(from, to).join(' ');
        const found = name.length > length ? of(this.#said[0]?.get(name), games) : undefined;
        if (found === undefined) continue;
        length = name.length;
        longest = { ...found, alone: [...typed.slice(0, from), ...typed.slice(to)].every(isFiller) };
      }
    }
    return longest;
  }

  /**
   * Finds the component that typed or chosen text refers to, by key, name or words of the name; null if none matches.
   */
  named(text: string, games: readonly GameId[]): Listed | null {
    const chosen = this.#listed.get(text);
    if (chosen !== undefined) return chosen;
    const literal = of(this.#byName.get(spelt(text)), games);
    if (literal !== undefined) return literal;
    const typed = askedWords(text);
    if (typed.length === 0) return null;
    for (const [at, way] of WAYS.entries()) {
      const same = of(this.#said[at]?.get(way(typed)), games);
      if (same !== undefined) return same;
    }
    return this.#found(typed, ['name'], games, 1)[0] ?? null;
  }

  /** Finds the components whose names come closest to text that matches none of them. */
  nearest(text: string, games: readonly GameId[], limit: number): Listed[] {
    const typed = spelling(askedWords(text).join(' '));
    // Most names can be ruled out by comparing letters, which is much faster than computing the exact distance.
    const least = Float64Array.from(this.#spellings, (one) => atLeast(typed, one));
    const known = new Float64Array(least.length).fill(-1);
    const far = (at: number): number => {
      const one = this.#spellings[at];
      if ((known[at] ?? 0) < 0 && one !== undefined) known[at] = apart(typed, one);
      return known[at] ?? 1;
    };
    const near: { listed: Listed; far: number; whole: number }[] = [];
    let worst = Number.POSITIVE_INFINITY;
    for (const { listed, spellings } of this.#named) {
      if (!games.includes(listed.game) || !spellings.some((at) => (least[at] ?? 1) <= worst)) continue;
      const nearest = spellings.reduce((best, at) => ((least[at] ?? 1) < best ? Math.min(best, far(at)) : best), 2);
      if (nearest > worst) continue;
      near.push({ listed, far: nearest, whole: far(spellings[0] ?? -1) });
      // Among names with equally similar words, the one that is most similar as a whole comes first.
      near.sort((a, b) => a.far - b.far || a.whole - b.whole);
      if (near.length > limit) near.pop();
      if (near.length === limit) worst = near.at(-1)?.far ?? worst;
    }
    return near.map(({ listed }) => listed);
  }

  #spell(text: string): number {
    const known = this.#spelled.get(text);
    if (known !== undefined) return known;
    this.#spelled.set(text, this.#spellings.length);
    return this.#spellings.push(spelling(text)) - 1;
  }

  #found(typed: readonly string[], fields: readonly NameField[], games: readonly GameId[], limit: number): Listed[] {
    const isWanted = (place: number): boolean => games.includes(this.#named[place]?.listed.game ?? '');
    return this.#index.find(typed, fields, limit, isWanted).flatMap((place) => this.#named[place]?.listed ?? []);
  }

  #of(games: readonly GameId[]): Listed[] {
    return [...this.#listed.values()].filter(({ game }) => games.includes(game));
  }
}

function otherNames({ alsoNamed }: Component): readonly string[] {
  return alsoNamed === undefined ? [] : alsoNamed;
}

/** Returns the first of these components that belongs to one of the games. */
function of(some: readonly Listed[] | undefined, games: readonly GameId[]): Listed | undefined {
  return some?.find(({ game }) => games.includes(game));
}

/** A text, and the set of its letters, stored as bits. */
interface Spelling {
  text: string;
  letters: number;
}

function spelling(whole: string): Spelling {
  const text = whole.slice(0, LONGEST);
  return { text, letters: lettersOf(text) };
}

/** The distance between two texts relative to the longer one, from 0 (equal) to 1. */
function apart({ text: one }: Spelling, { text: other }: Spelling): number {
  return editDistance(one, other) / Math.max(one.length, other.length);
}

/** The smallest distance that two texts can have, judged only by their lengths and letters. */
function atLeast(one: Spelling, other: Spelling): number {
  const lengths = [one.text.length, other.text.length] as const;
  const apart = Math.max(Math.abs(lengths[0] - lengths[1]), lettersApart(one.letters, other.letters));
  // Two swapped letters count as one typo.
  return (apart === 2 ? 1 : apart) / Math.max(...lengths);
}
