import { later } from '../../kit/cache.ts';
import { titlesLike } from '../../kit/decks/names.ts';
import { TitleFinder } from '../../kit/decks/title-finder.ts';
import type { Card } from '../content/card.ts';
import { CARD_NAMES, cardNamed } from '../content/pool.ts';
import { setOf } from '../content/sets.ts';

const TITLES: readonly string[] = CARD_NAMES.map(({ title }) => title);

/** Backs of cards. Deck lists don't name backs, so only the full name of a back matches it. */
const BACKS: ReadonlySet<string> = new Set(TITLES.filter((title) => title.includes('(back)')));

/** Spellings of titles in the program STCCG1E that can't be matched with a card in any other way. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['j’dan', 'J’Ddan'],
  ['rem fatigue', 'REM Fatigue Hallucinations'],
  ['u.s.s. brattain', 'U.S.S. Brittain'],
]);

const isIn = (title: string, set: string): boolean =>
  cardNamed(title)?.printings.some(({ release }) => release === set) === true;

/** The index is built lazily, since it is needed only to read lists. */
const finder = later(() => new TitleFinder(TITLES, { setOf, isIn }, BACKS));

/** Matches `I.K.C.` or `I.K.S.`, with or without dots. */
const KLINGON_SHIP = /^(?<before>I[. ]*K[. ]*)(?<letter>[CS])(?=[. ])/i;

/**
 * Returns the card that a list names, or undefined. I.K.C. and I.K.S. before a ship's name mean the same (C-UNIQ-16).
 */
export function cardMeant(name: string): Card | undefined {
  const other = name.replace(
    KLINGON_SHIP,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase() === 'S' ? 'C' : 'S'}`,
  );
  const named = cardNamed(name) ?? cardNamed(other);
  if (named !== undefined) return named;
  const title =
    (other === name ? undefined : shipIn(name, other)) ??
    finder().find(name) ??
    (other === name ? undefined : finder().find(other)) ??
    SPELLINGS.get(name.trim().toLowerCase().replaceAll("'", '’'));
  return title === undefined ? undefined : cardNamed(title);
}

/**
 * If a name mentions a set that contains exactly one version of the ship, returns the title of that version. Both forms
 * of the ship's name are tried.
 */
function shipIn(name: string, other: string): string | undefined {
  const set = finder().setIn(name);
  if (set === undefined) return undefined;
  const ships = [...finder().versions(name), ...finder().versions(other)].filter((title) => isIn(title, set));
  return ships.length === 1 ? ships[0] : undefined;
}

const like = titlesLike(TITLES);

/** Returns titles that a name may mean: first those with the same words, then those with the closest spelling. */
export function cardsLike(name: string): string[] {
  const versions = finder().versions(name);
  return [...new Set([...versions, ...like(name)])];
}
