import MiniSearch from 'minisearch';
import type { Component, GameId } from '../kernel/types.ts';
import { mostSlips, slipsBetween } from '../rulebook/search/spelling.ts';
import { isFiller, wordsOf } from '../rulebook/search/words.ts';
import type { GameChat } from './games/chat.ts';

/** A component with its game. */
export interface Listed {
  /** Its own among the components of all games: `GAME/ID`. */
  key: string;
  game: GameId;
  component: Component;
}

/** A component that a question names. */
export interface Mentioned extends Listed {
  /** Whether the question asks for nothing else. */
  alone: boolean;
}

const catalogues = new WeakMap<readonly GameChat[], Catalogue>();

/** The catalogue of these games, made when it is first asked for. */
export function catalogueOf(games: readonly GameChat[]): Catalogue {
  const made = catalogues.get(games) ?? new Catalogue(games);
  catalogues.set(games, made);
  return made;
}

/** A name with its signs, in small letters. */
const spelt = (name: string): string => name.trim().toLowerCase();

/** Spellings that sound alike. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ck/g, 'k'],
  [/ph/g, 'f'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Words by their sound, roughly. */
function soundOf(words: readonly string[]): string {
  return ALIKE.reduce((said, [spelling, sound]) => said.replace(spelling, sound), words.join(''));
}

/** Finds the components of games by what is typed: the beginnings of words, with slips. */
export class Catalogue {
  readonly #listed: ReadonlyMap<string, Listed>;
  /** Names may differ in a sign that is no part of a word: two cards are Rom and Rom*. */
  readonly #byName: ReadonlyMap<string, readonly Listed[]>;
  readonly #search: MiniSearch;

  constructor(games: readonly GameChat[]) {
    const all = games.flatMap(({ game, components }) =>
      components.map((component) => ({ key: `${game}/${component.id}`, game, component })),
    );
    this.#listed = new Map(all.map((one) => [one.key, one]));
    const byName = new Map<string, Listed[]>();
    for (const one of all)
      byName.set(spelt(one.component.name), [...(byName.get(spelt(one.component.name)) ?? []), one]);
    this.#byName = byName;
    this.#search = new MiniSearch({
      fields: ['name', 'kind'],
      tokenize: wordsOf,
      searchOptions: {
        boost: { name: 3 },
        combineWith: 'AND',
        prefix: true,
        fuzzy: mostSlips,
        weights: { prefix: 0.6, fuzzy: 0.2 },
      },
    });
    this.#search.addAll(all.map(({ key, component: { name, kind } }) => ({ id: key, name, kind: kind.join(' ') })));
  }

  /** Components of these games whose names and kinds hold all the words, the best first; all of them for no words. */
  find(text: string, games: readonly GameId[], limit: number): Listed[] {
    return this.#found(text, ['name', 'kind'], games).slice(0, limit);
  }

  /** The one with this key, as completion gives it; null when there is none. */
  byKey(key: string): Listed | null {
    return this.#listed.get(key) ?? null;
  }

  /** The one whose whole name stands in a question, of several the one with the longest name; null when none does. */
  mentioned(question: string, games: readonly GameId[]): Mentioned | null {
    const typed = wordsOf(question);
    const asked = ` ${typed.join(' ')} `;
    let longest: Mentioned | null = null;
    let length = 0;
    for (const one of this.#of(games)) {
      const name = wordsOf(one.component.name);
      if (name.length === 0 || name.join(' ').length <= length || !asked.includes(` ${name.join(' ')} `)) continue;
      length = name.join(' ').length;
      const others = asked
        .replace(` ${name.join(' ')} `, ' ')
        .split(' ')
        .filter(Boolean);
      longest = { ...one, alone: others.every(isFiller) };
    }
    return longest;
  }

  /** The one that is meant by what was typed or chosen: its key, its name, or words of its name; null when there is none. */
  named(text: string, games: readonly GameId[]): Listed | null {
    const chosen = this.#listed.get(text);
    if (chosen !== undefined) return chosen;
    const literal = this.#byName.get(spelt(text))?.find(({ game }) => games.includes(game));
    if (literal !== undefined) return literal;
    const name = wordsOf(text).join(' ');
    if (name === '') return null;
    // In words apart, in one word (“USS Galaxy”), and as it sounds (“Spok”): a slip that the ear doesn’t notice is the likeliest.
    const ways = [(said: string[]) => said.join(' '), (said: string[]) => said.join(''), soundOf];
    for (const way of ways) {
      const typed = way(wordsOf(text));
      const same = this.#of(games).find(({ component }) => way(wordsOf(component.name)) === typed);
      if (same !== undefined) return same;
    }
    return this.#found(text, ['name'], games)[0] ?? null;
  }

  /** Those whose names are spelled most like it, when nothing is meant by it. */
  nearest(text: string, games: readonly GameId[], limit: number): Listed[] {
    const typed = wordsOf(text).join(' ');
    const apart = (part: string): number => slipsBetween(typed, part) / Math.max(typed.length, part.length);
    return (
      this.#of(games)
        .map((one) => {
          const words = wordsOf(one.component.name);
          const whole = apart(words.join(' '));
          return { one, far: Math.min(whole, ...words.map(apart)), whole };
        })
        // Of those with a word as near the one that is called so, and nothing else, comes first.
        .sort((a, b) => a.far - b.far || a.whole - b.whole)
        .slice(0, limit)
        .map(({ one }) => one)
    );
  }

  #found(text: string, fields: string[], games: readonly GameId[]): Listed[] {
    const typed = wordsOf(text);
    if (typed.length === 0) return this.#of(games);
    return this.#search.search(typed.join(' '), { fields }).flatMap(({ id }) => {
      const one = this.#listed.get(String(id));
      return one !== undefined && games.includes(one.game) ? [one] : [];
    });
  }

  #of(games: readonly GameId[]): Listed[] {
    return [...this.#listed.values()].filter(({ game }) => games.includes(game));
  }
}
