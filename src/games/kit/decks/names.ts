import { distance } from 'fastest-levenshtein';
import { plainName } from './plain-name.ts';

/** The most titles that are suggested for a misspelt name. */
const MOST_SUGGESTED = 8;
/** The most suggestions in a sentence. */
const MOST_SAID = 3;
/** The largest share of wrong letters in a name for which a title is suggested. */
const MOST_WRONG = 0.4;
/** How far a title is from a name that is some of its words. */
const SOME_WORDS = 0.3;

/** Finds titles spelled most like a name, the likest first; those that begin with it before. */
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

/** A typed name, shortened for a sentence that quotes it. */
export function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}

/** “There is no card “Datta”. Did you mean “Data”?” */
export function noSuchCard(name: string, like: readonly string[]): string {
  const says = `There is no card “${shortName(name)}”.`;
  const first = like.slice(0, MOST_SAID).map((title) => `“${title}”`);
  return first.length === 0 ? says : `${says} Did you mean ${first.join(' or ')}?`;
}

/** 0 for alike, 1 for quite another word. What is left out at the end is a small fault. */
function farness(typed: string, name: string): number {
  const length = Math.max(typed.length, name.length);
  if (typed.length > 2 && !name.startsWith(typed) && ` ${name} `.includes(` ${typed} `)) return SOME_WORDS;
  if (Math.abs(typed.length - name.length) / length > MOST_WRONG && !name.startsWith(typed)) return 1;
  return name.startsWith(typed) && typed.length > 2
    ? 0.2 - 0.1 * (typed.length / length)
    : distance(typed, name) / length;
}
