import type { FirstEditionOptions, PlayedDeck } from './options.ts';
import type { FirstEdition, Player } from './state.ts';

/** Returns a player before seeding, with all piles in list order until they are shuffled. */
function newPlayer({ missions, seeds, draw, tactics = [] }: PlayedDeck): Player {
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
    playing: [],
    used: [],
  };
}

/** Returns a new game's position, before anything is shuffled. */
export function setup(options: FirstEditionOptions): FirstEdition {
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
