import type { Chapter } from '../entry.ts';

/** Cards and playing them. */
export const cardsAndPlayingThem: Chapter = {
  title: 'Cards and playing them',
  entries: [
    {
      id: 'M-DECK-01',
      text: 'Each away team has one Mission Deck and one Support Deck.',
      source: 'Card Decks; Glossary: Deck',
    },
    {
      id: 'M-DECK-02',
      text: 'Keep hands secret until cards are played or discarded; hands mix Mission and Support cards.',
      source: 'Draw Phase; Glossary: Hand',
    },
    {
      id: 'M-DECK-03',
      text: 'Discard piles lie face up beside the decks.',
      source: 'Glossary: Deck',
    },
    {
      id: 'M-DECK-04',
      text: 'From an empty deck nothing can be drawn.',
      source: 'No Cards Left!; Glossary: Deck',
    },
    {
      id: 'M-DECK-05',
      text: 'Do not reshuffle discard piles into decks unless a rule says so.',
      source: 'No Cards Left!',
    },
    {
      id: 'M-DECK-06',
      text: 'Support cards are of two kinds, Events and Equipment.',
      source: 'Support Cards',
    },
    {
      id: 'M-PLAY-01',
      text: 'In your own Activation you may play Event, Equipment and Mission cards.',
      source: 'Playing Cards',
    },
    {
      id: 'M-PLAY-02',
      text: "In an opponent's Activation you may play only Interrupt cards.",
      source: 'Playing Cards',
    },
    {
      id: 'M-PLAY-03',
      text: 'Certain Mission cards are meant for Debrief after Round 3.',
      source: 'Playing Cards; Beam Up and Debrief',
    },
    {
      id: 'M-PLAY-04',
      text: 'To play a Mission card reveal it and follow its instructions; on success it goes to the scoring area, otherwise face up to the Mission discard pile.',
      source: 'Mission Cards',
    },
    {
      id: 'M-PLAY-05',
      text: 'Table missions: a Special Action, which must be the first Action with that card, lays it on the table outside the scoring area; later Special Actions on it score it, and it then moves to the scoring area.',
      source: 'Play on Table',
    },
    {
      id: 'M-PLAY-06',
      text: 'A Mission card shows game text, a keyword, its point value and an affiliation icon; bonuses on it apply only on success.',
      source: 'A Mission Card; Bonus',
    },
    {
      id: 'M-PLAY-07',
      text: 'To play an Event reveal it, follow its text and conditions, then put it face up in the Support discard pile.',
      source: 'Event Cards',
    },
    {
      id: 'M-PLAY-08',
      text: 'An Event is discarded only when its effect is complete, usually at the end of the Action it belongs to.',
      source: 'Event Cards',
    },
    {
      id: 'M-PLAY-09',
      text: 'Each card states when it can be played.',
      source: 'Playing Cards',
    },
    {
      id: 'M-PLAY-10',
      text: 'A Mission attempt that fails costs the card: it goes to the Mission discard pile, not back to hand.',
      source: 'Mission Cards',
    },
    {
      id: 'M-PLAY-11',
      text: 'Equipment stays in play permanently after it is attached; Events normally act once.',
      source: 'Event Cards; Equipment Cards',
    },
    {
      id: 'M-PLAY-12',
      text: 'Permanent Events stay in play for the rest of the game or until scored.',
      source: 'Permanent Events',
    },
    {
      id: 'M-PLAY-13',
      text: 'Trait Events attach to one character like Equipment and are discarded when that character is Neutralized.',
      source: 'Trait',
    },
    {
      id: 'M-PLAY-14',
      text: "Play Equipment only at the start of one of your characters' Activations, attached to any own character in the mission area (it need not be the one activating).",
      source: 'Equipment Cards; Glossary: Equipment card',
    },
    {
      id: 'M-PLAY-15',
      text: "Attached Equipment gives its permanent bonus; its Attack or Special Actions may be used besides the character's own actions.",
      source: 'Equipment Cards',
    },
    {
      id: 'M-PLAY-16',
      text: 'Equipment removed from a character and laid beside the mission area for reference no longer works for that character.',
      source: 'Equipment Cards',
    },
    {
      id: 'M-PLAY-17',
      text: 'A character keeps Equipment for the game unless Neutralized (or the card says otherwise).',
      source: 'Glossary: Equipment card',
    },
    {
      id: 'M-PLAY-18',
      text: "Rules may check card keywords, for example the Repair keyword, which Riker's core mission Repair Ship rewards with bonus points.",
      source: 'Keywords',
    },
    {
      id: 'M-PLAY-19',
      text: 'A card with a Requirement may be played only when it is met.',
      source: 'Requirements; Glossary: Requirement',
    },
    {
      id: 'M-PLAY-20',
      text: 'A Special Action printed on a card takes the place of a normal Action: show the card first, then carry the Special Action out at once.',
      source: 'Actions on Cards',
    },
    {
      id: 'M-PLAY-21',
      text: 'A Free Action on a card (for example an Attack after a Move) is taken immediately after its trigger, without activating, and the whole combination counts as one Action.',
      source: 'Free Actions; Glossary: Free Action',
    },
    {
      id: 'M-PLAY-22',
      text: 'A card with several Actions offers several Special Actions, one of which is taken when an Action is used; while the card stays in play its Actions remain usable.',
      source: 'Multiple Actions',
    },
    {
      id: 'M-PLAY-23',
      text: 'The more Adapt tokens the Borg player has, the stronger some Borg cards become; Borg gain Adapt tokens as they complete Missions.',
      source: 'Adapt; Glossary: Adapt',
    },
    {
      id: 'M-PLAY-24',
      text: "A card's bonus applies when its Action succeeds or its scoring condition is met.",
      source: 'Bonus',
    },
    {
      id: 'M-PLAY-25',
      text: 'Some cards let an opposing player challenge a Skill test.',
      source: 'Challenge',
    },
    {
      id: 'M-PLAY-26',
      text: "Two cards with the same Special Action: take the Action from one chosen card and gain only that card's benefits.",
      source: 'Same Action, Different Card',
    },
    {
      id: 'M-PLAY-27',
      text: 'An Event is played in one of two ways: as a Special Action in an own Activation, or as an Interrupt when its printed condition occurs (a card may override this, as Download does: M-CARD-01).',
      source: 'Glossary: Event Card',
    },
    {
      id: 'M-PLAY-28',
      text: 'Record extra points earned while completing Missions with Bonus Points tokens.',
      source: 'Glossary: Bonus Points Token',
    },
    {
      id: 'M-PLAY-29',
      text: "Where a Mission card carries a Special Action, completing it normally takes a character's success at that Action.",
      source: 'Glossary: Mission Card',
    },
  ],
};
