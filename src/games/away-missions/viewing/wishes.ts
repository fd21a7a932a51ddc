import { CARDS, EXTRAS } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';

/** Returns commands that a player might try, in words that `refuse` understands. The list is the same in every game. */
export function wishes(): string[] {
  const characters = Object.values(CHARACTERS).flatMap((team) => team.map(({ name }) => name));
  const all = [CARDS, EXTRAS].flatMap((decks) => Object.values(decks).flatMap((deck) => deck.map(({ name }) => name)));
  const cards = [...new Set(all)].sort();
  return [
    'Move to …',
    ...characters.map((name) => `Attack ${name}`),
    ...characters.map((name) => `Activate ${name}`),
    ...characters.map((name) => `Use a Bonus Action with ${name}`),
    'Take cover',
    'Recover from a Stun',
    'Draw a Support card',
    ...cards.map((name) => `Play ${name}`),
    ...cards.map((name) => `Swap ${name}`),
    'Act through the Hivemind',
    'Discard a card to re-roll dice',
    'Pass',
  ];
}
