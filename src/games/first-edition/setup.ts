import { type TextDate, textAsOf } from './content/errata.ts';
import { type FirstEditionOptions, type PlayedDeck, textsAt } from './options.ts';
import type { FirstEdition, Player } from './state.ts';

/** Returns a player before seeding, with all piles in list order until they are shuffled. */
function newPlayer({ missions, seeds, draw, tactics = [], tribbles }: PlayedDeck): Player {
  return {
    seeds: [...seeds],
    missions: [...missions],
    deck: [...draw],
    hand: [],
    discard: [],
    removed: [],
    bonus: [],
    scored: [],
    tactics: [...tactics],
    spent: [],
    ...(tribbles === undefined ? {} : { side: { tribbles: { down: [...tribbles], up: [], drawn: [] } } }),
    playing: [],
    used: [],
  };
}

/** Returns a deck whose cards have the texts of a date. */
function deckAsOf(deck: PlayedDeck, date: TextDate): PlayedDeck {
  const dated = (cards: readonly string[]): string[] => cards.map((card) => textAsOf(card, date));
  const { counted, tactics, tribbles } = deck;
  return {
    ...deck,
    missions: dated(deck.missions),
    seeds: dated(deck.seeds),
    ...(counted === undefined ? {} : { counted: dated(counted) }),
    draw: dated(deck.draw),
    ...(tactics === undefined ? {} : { tactics: dated(tactics) }),
    ...(tribbles === undefined ? {} : { tribbles: dated(tribbles) }),
  };
}

/** Returns a new game's position, before anything is shuffled. From here on, card ids have the dates of their texts. */
export function setup(agreed: FirstEditionOptions): FirstEdition {
  const [gold, blue] = agreed.decks;
  const date = textsAt(agreed);
  const options: FirstEditionOptions = { ...agreed, decks: [deckAsOf(gold, date), deckAsOf(blue, date)] };
  return {
    options,
    first: 0,
    stage: 'seeding',
    seeding: null,
    turns: 0,
    turn: null,
    players: options.decks.map(newPlayer),
    lines: {},
    locations: {},
    pieces: {},
    minted: { pieces: 0, locations: 0 },
    announced: [],
    attempt: null,
    looked: null,
    battle: null,
    attacked: [],
    lastMet: null,
    lasting: [],
    spent: false,
    ...(options.guide ? { lessons: options.decks.map(() => []) } : {}),
  };
}
