import type { Chapter } from '../entry.ts';

/** Deck building. */
export const deckBuilding: Chapter = {
  title: 'Deck building',
  entries: [
    {
      id: 'M-BUILD-01',
      text: 'A Mission Deck has exactly 20 cards.',
      source: 'Deck Size',
    },
    {
      id: 'M-BUILD-02',
      text: 'A Support Deck has at least 20 cards.',
      source: 'Deck Size',
    },
    {
      id: 'M-BUILD-03',
      text: "Every card of both decks must carry the away team's affiliation symbol.",
      source: 'Affiliation; Affiliation Symbols',
    },
    {
      id: 'M-BUILD-04',
      text: 'At most 1 copy of a card, unless it has a Supply number N: then at most N copies.',
      source: 'Uniqueness',
    },
    {
      id: 'M-BUILD-05',
      text: 'The Supply limit applies to the Mission and Support Decks together.',
      source: 'Glossary: Supply #',
    },
    {
      id: 'M-BUILD-06',
      text: 'No Event card may carry the name of a character (read as: a character of the own team).',
      source: 'Uniqueness',
    },
    {
      id: 'M-BUILD-07',
      text: 'A card without a Supply number is limited to 1 copy in the Support and Mission Decks taken together.',
      source: 'Glossary: Supply #',
    },
    {
      id: 'M-BUILD-08',
      text: "First games: use the ready-made starter decks of Riker's Away Team and Locutus's Unimatrix.",
      source: 'First Games',
    },
    {
      id: 'M-BUILD-09',
      text: 'Starter decks may be customized later with the extra cards of the box.',
      source: 'First Games; Deck-Building',
    },
  ],
};
