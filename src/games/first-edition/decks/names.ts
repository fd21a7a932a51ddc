import { later } from '../../kit/cache.ts';
import { titlesLike } from '../../kit/decks/names.ts';
import { plainName } from '../../kit/decks/plain-name.ts';
import type { Card } from '../content/card.ts';
import { CARD_NAMES, cardNamed } from '../content/pool.ts';

/** Titles without spaces, dots and dashes, and which one is meant by that; null where it is more than one. Nobody needs it before a list is read. */
const byLetters = later(() => {
  const found = new Map<string, string | null>();
  for (const { title } of CARD_NAMES) {
    const letters = lettersOf(title);
    found.set(letters, found.has(letters) ? null : title);
  }
  return found;
});

/**
 * The card that a list names, or undefined. C-UNIQ-16: I.K.C. and I.K.S. before the name of a ship are one. Spaces, dots and
 * dashes are written in more than one way: “USS Galaxy”, “Geordi LaForge”.
 */
export function cardMeant(name: string): Card | undefined {
  const other = { C: 'S', S: 'C' } as const;
  return (
    cardNamed(name) ??
    cardNamed(
      name.replace(/^I\.K\.(?<letter>[CS])\./i, (_, letter: string) => `I.K.${other[letter === 'S' ? 'S' : 'C']}.`),
    ) ??
    cardNamed(byLetters().get(lettersOf(name)) ?? '')
  );
}

function lettersOf(title: string): string {
  return plainName(title).replace(/[\s.,'’-]/g, '');
}

/** Titles spelled most like a name. */
export const cardsLike = titlesLike(CARD_NAMES.map(({ title }) => title));
