import { CARDS, EXTRAS } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';

/** What a player may want to do, in words that `refuse` understands; names are the same for every game. */
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
    'Discard a card to roll dice again',
    'Pass',
  ];
}
