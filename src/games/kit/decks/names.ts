import { distance } from 'fastest-levenshtein';
import { plainName } from './plain-name.ts';

/** Maximum number of suggestions for a misspelled name. */
const MOST_SUGGESTED = 8;
/** Maximum number of suggestions in a sentence. */
const MOST_SAID = 3;
/** Maximum share of letters that may differ in a suggestion. */
const MOST_WRONG = 0.4;
/** The distance of a title that contains the typed name as whole words, but not at its beginning. */
const SOME_WORDS = 0.3;

/** Returns a function that finds the titles most similar to a name. Titles that begin with the name come first. */
export function titlesLike(titles: readonly string[]): (name: string) => string[] {
  const plainNames = titles.map((title) => ({ title, plain: plainName(title) }));
  return (name) => {
    const typed = plainName(name);
    return plainNames
      .map(({ title, plain }) => ({ title, far: farness(typed, plain) }))
      .filter(({ far }) => far <= MOST_WRONG)
      .sort((one, other) => one.far - other.far)
      .slice(0, MOST_SUGGESTED)
      .map(({ title }) => title);
  };
}

/** Shortens a typed name for quoting. */
export function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}

/** Returns a message saying that no card has this name, with suggestions such as “Did you mean “Data”?” */
export function noSuchCard(name: string, like: readonly string[]): string {
  const says = `There is no card “${shortName(name)}”.`;
  const first = like.slice(0, MOST_SAID).map((title) => `“${title}”`);
  return first.length === 0 ? says : `${says} Did you mean ${first.join(' or ')}?`;
}

/**
 * Returns the distance between a name and a title, from 0 (equal) to 1 (unrelated). If the title begins with the name,
 * the distance is less than 0.2, no matter how long the title is.
 */
function farness(typed: string, name: string): number {
  const length = Math.max(typed.length, name.length);
  if (typed.length > 2 && !name.startsWith(typed) && ` ${name} `.includes(` ${typed} `)) return SOME_WORDS;
  if (Math.abs(typed.length - name.length) / length > MOST_WRONG && !name.startsWith(typed)) return 1;
  return name.startsWith(typed) && typed.length > 2
    ? 0.2 - 0.1 * (typed.length / length)
    : distance(typed, name) / length;
}
