import { titlesLike } from '../../kit/decks/names.ts';
import type { Card } from '../content/card.ts';
import { CARD_NAMES, cardNamed } from '../content/pool.ts';

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

/** Titles spelled most like a name. */
export const cardsLike = titlesLike(CARD_NAMES.map(({ title }) => title));
