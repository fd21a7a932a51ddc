import type { Card } from '../../../src/games/first-edition/content/card.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import type { CardType } from '../../../src/games/first-edition/content/printed.ts';

/** Returns titles of cards by agreement of a type: plain ones that can always be played. */
export function agreedCards(type: CardType, fits: (card: Card) => boolean = () => true): string[] {
  return allCards()
    .filter((card) => card.type === type && gradeOf(card).grade === 'by agreement' && fits(card))
    .filter(({ icons, title }) => icons.length === 0 && !/[*()]/.test(title))
    .map(({ title }) => title);
}

/** Returns the first such card of a type. Throws if there is none. */
export function agreedCard(type: CardType, fits?: (card: Card) => boolean): string {
  const [title] = agreedCards(type, fits);
  if (title === undefined) throw new Error(`no ${type} is by agreement any more`);
  return title;
}
