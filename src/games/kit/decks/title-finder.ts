import { plainName } from './plain-name.ts';

/** The sets of a game’s cards. */
export interface CardSets {
  /** Returns the code of the set that a mark such as `VOY` or `Life From Lifelessness` names, or undefined. */
  setOf(mark: string): string | undefined;
  /** Whether the card with this title was printed in a set. */
  isIn(title: string, set: string): boolean;
}

/** A name that is split into its title and the mark of a version. */
interface Marked {
  readonly base: string;
  /** The mark: the set in brackets or after a star, or just a star; null if the name has no mark. */
  readonly mark: string | null;
}

const LETTER = /\p{L}/u;
const ARTICLE_LAST = /^(?<words>.+), (?<article>the|a|an)$/iu;

/**
 * Finds titles by the names that people and programs write. Ignores differences in case, punctuation and spaces if only
 * one card can match, and understands marks that name a set.
 */
export class TitleFinder {
  readonly #sets: CardSets | null;
  readonly #exact: ReadonlyMap<string, string>;
  /** The title for each sequence of letters, or null if several titles have the same letters. */
  readonly #byLetters = new Map<string, string | null>();
  /** Titles by their letters, ignoring marks. */
  readonly #families = new Map<string, string[]>();

  /** The titles in `backs` can be found only by their exact names. */
  constructor(titles: readonly string[], sets: CardSets | null = null, backs: ReadonlySet<string> = new Set()) {
    this.#sets = sets;
    this.#exact = new Map(titles.map((title) => [plainName(title), title]));
    for (const title of titles) {
      const letters = lettersOf(plainName(title));
      this.#byLetters.set(letters, this.#byLetters.has(letters) ? null : title);
      if (backs.has(title)) continue;
      const base = lettersOf(markedName(plainName(title)).base);
      const family = this.#families.get(base);
      if (family === undefined) this.#families.set(base, [title]);
      else family.push(title);
    }
  }

  /** Returns the title that a name refers to, or undefined if there is no such title or more than one. */
  find(name: string): string | undefined {
    const plain = plainName(name);
    return this.#exact.get(plain) ?? this.#lettered(plain) ?? this.#versionOf(plain) ?? this.#reversed(plain);
  }

  /** Finds `The Juggler` by `Juggler, The`. */
  #reversed(plain: string): string | undefined {
    const { words = '', article = '' } = ARTICLE_LAST.exec(plain)?.groups ?? {};
    return words === '' ? undefined : this.#lettered(`${article} ${words}`);
  }

  /** Returns all titles with the same words, regardless of their marks. */
  versions(name: string): readonly string[] {
    return this.#families.get(lettersOf(markedName(plainName(name)).base)) ?? [];
  }

  /** Returns the set marked in a name, if it is known. */
  setIn(name: string): string | undefined {
    const { mark } = markedName(plainName(name));
    return mark === null ? undefined : this.#sets?.setOf(mark);
  }

  #lettered(name: string): string | undefined {
    return this.#byLetters.get(lettersOf(name)) ?? undefined;
  }

  /** Returns the only version of a card or, if there are several, the one from the set that the name marks. */
  #versionOf(name: string): string | undefined {
    const { base, mark } = markedName(name);
    const family = this.#families.get(lettersOf(base)) ?? [];
    if (family.length < 2) return family[0];
    const set = mark === null ? undefined : this.#sets?.setOf(mark);
    if (set === undefined) return undefined;
    const own = family.filter((title) => {
      const ownMark = markedName(title).mark;
      return ownMark !== null && this.#sets?.setOf(ownMark) === set;
    });
    // The data about a card's printings may be incomplete. If no other version is known to be in that set, the title
    // without a mark is the match.
    const plain = family.filter((title) => markedName(title).mark === null);
    const printed = plain.filter((title) => this.#sets?.isIn(title, set) === true);
    const meant = [own, printed, plain].find((titles) => titles.length > 0) ?? [];
    return meant.length === 1 ? meant[0] : undefined;
  }
}

/**
 * Splits a name like `Data (Premiere)`, `Data [PR]`, `Data *PR` or `Rom*`. A number in parentheses is a count of
 * copies, not a mark. The function takes linear time.
 */
function markedName(name: string): Marked {
  const body = withoutStars(name);
  const close = body.at(-1);
  const open = close === ')' ? body.lastIndexOf('(') : close === ']' ? body.lastIndexOf('[') : -1;
  const inside = body.slice(open + 1, -1).trim();
  if (open > 0 && LETTER.test(inside)) return { base: withoutStars(body.slice(0, open)), mark: inside };
  const star = body.lastIndexOf(' *');
  const set = body.slice(star + 2).trim();
  if (star > 0 && LETTER.test(set)) return { base: withoutStars(body.slice(0, star)), mark: set };
  return { base: body, mark: body.length === name.length ? null : '*' };
}

function withoutStars(name: string): string {
  let end = name.length;
  while (end > 0 && '*+ '.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/**
 * Returns the letters, digits and stars of a plain name. Stars distinguish versions. Other characters are left out,
 * because people write them in various ways.
 */
function lettersOf(plain: string): string {
  return plain
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}*+]+/gu, '')
    .replace(/^[*+]+/, '');
}

/**
 * Returns the name with a set's mark added, or unchanged if it already has a mark or if no card has the marked name.
 */
export function nameInSet(name: string, set: string, isCard: (name: string) => boolean): string {
  if (markedName(name.trim()).mark !== null) return name;
  const marked = `${name} *${set}`;
  return set !== '' && isCard(marked) ? marked : name;
}
