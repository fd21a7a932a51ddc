import type { Chapter } from '../entry.ts';

/** Deck building. */
export const deckBuilding: Chapter = {
  title: 'Deck building',
  entries: [
    {
      id: 'M-BUILD-01',
      title: 'Size of the Mission Deck',
      text: 'Your Mission Deck has exactly 20 cards.',
      source: 'Deck Size',
      terms:
        'how many cards; twenty; count; limit; how thick is my objective stack; could i bring 25 objectives; objectives to pack',
      see: ['M-BUILD-02', 'M-BUILD-04'],
    },
    {
      id: 'M-BUILD-02',
      title: 'Size of the Support Deck',
      text: 'Your Support Deck has at least 20 cards.',
      source: 'Deck Size',
      terms:
        'how many cards; minimum; twenty; more cards; how thick is my gadget stack; may i bring 30 tricks; gadgets to pack',
      see: ['M-BUILD-01', 'M-BUILD-05'],
    },
    {
      id: 'M-BUILD-03',
      title: 'Only cards of your affiliation',
      text: 'Every card in both of your decks must carry the affiliation symbol of your away team.',
      source: 'Affiliation; Affiliation Symbols',
      terms:
        'faction; mixed deck; other team’s cards; allowed cards; mix klingon stuff into starfleet stack; borrow cards of another badge; alien cards in my stack',
      see: ['M-TEAM-13', 'M-BUILD-06'],
    },
    {
      id: 'M-BUILD-04',
      title: 'Copies of a card',
      text: 'You may have a card only once in a deck. If it has a Supply number, you may have as many copies as that number.',
      source: 'Uniqueness',
      terms:
        'doubles of a card; duplicates; unique; how many copies; supply; may i take the same card thrice; pack extra hyposprays; clones of a card',
      see: ['M-BUILD-05', 'M-BUILD-07'],
    },
    {
      id: 'M-BUILD-05',
      title: 'Supply counts both decks together',
      text: 'The Supply number of a card limits its copies in your Mission Deck and your Support Deck taken together.',
      source: 'Glossary: Supply #',
      terms:
        'supply number; copies; maximum; two decks; is the stock digit per stack or overall; stock shared across piles; stock across both piles',
      see: ['M-BUILD-04', 'M-OPEN-56'],
    },
    {
      id: 'M-BUILD-06',
      title: 'Events with a character’s name',
      text: 'Your deck may not hold an Event with the same name as a character of your own team.',
      source: 'Uniqueness',
      terms:
        'same name; duplicate name; forbidden event; unique; trick called after my own hero; can’t pack my hero’s portrait; trick named like my hero',
      see: ['M-BUILD-03', 'M-BUILD-04'],
    },
    {
      id: 'M-BUILD-07',
      title: 'Cards without a Supply number',
      text: 'Of a card without a Supply number you may have just one copy in your Mission and Support Decks taken together.',
      source: 'Glossary: Supply #',
      terms:
        'single copy; unique; one of each; duplicates; nothing printed how many may i pack; singletons across both stacks; highlander card just once',
      see: ['M-BUILD-04', 'M-BUILD-05'],
    },
    {
      id: 'M-BUILD-08',
      title: 'Starter decks for first games',
      text: 'For your first few games, use the ready-made starter decks. There is one for Riker’s Away Team and one for Locutus’s Unimatrix.',
      source: 'First Games',
      terms:
        'beginner; premade; default deck; first time; standard deck; what should newbies play with; out of the box cards for learning; prebuilt stacks for newbies',
      see: ['M-BUILD-09', 'M-TEAM-07', 'M-TEAM-08'],
    },
    {
      id: 'M-BUILD-09',
      title: 'Changing a starter deck',
      text: 'When you know the rules after a few games, you may change your starter deck with the extra cards of the box. The rules of deck building hold for it.',
      source: 'First Games; Deck-Building',
      terms:
        'customize; own deck; build a deck; swap cards; tinker with the learning cards; when may i start tuning my stack; tweak prebuilt stacks',
      see: ['M-BUILD-01', 'M-BUILD-03', 'M-BUILD-08'],
    },
  ],
};
