import { distance } from 'fastest-levenshtein';
import type { Card } from '../content/card.ts';
import { plainName } from '../content/plain-name.ts';
import { CARD_NAMES, cardNamed } from '../content/pool.ts';

/** Names that are told to who misspelt one. */
const MOST_SUGGESTED = 3;
/** Of a name so many letters may be wrong for one letter that is right. */
const MOST_WRONG = 0.4;

const plainNames = CARD_NAMES.map(({ title }) => ({ title, plain: plainName(title) }));

/** The card that a list names, or undefined. C-UNIQ-16: I.K.C. and I.K.S. before the name of a ship are one. */
export function cardMeant(name: string): Card | undefined {
  const other = { C: 'S', S: 'C' } as const;
  return (
    cardNamed(name) ??
    cardNamed(
      name.replace(/^I\.K\.(?<letter>[CS])\./i, (_, letter: string) => `I.K.${other[letter === 'S' ? 'S' : 'C']}.`),
    )
  );
}

/** Titles spelled most like a name, the likest first; those that begin with it or have it in them before. */
export function titlesLike(name: string): string[] {
  const typed = plainName(name);
  return plainNames
    .map(({ title, plain }) => ({ title, far: farness(typed, plain) }))
    .filter(({ far }) => far <= MOST_WRONG)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_SUGGESTED)
    .map(({ title }) => title);
}

/** 0 for alike, 1 for quite another word. What is left out at the end is a small fault. */
function farness(typed: string, name: string): number {
  const length = Math.max(typed.length, name.length);
  if (Math.abs(typed.length - name.length) / length > MOST_WRONG && !name.startsWith(typed)) return 1;
  return name.startsWith(typed) && typed.length > 2
    ? 0.2 - 0.1 * (typed.length / length)
    : distance(typed, name) / length;
}
