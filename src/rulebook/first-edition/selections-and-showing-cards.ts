import type { Chapter } from '../entry.ts';

/** Selections and showing cards. */
export const selectionsAndShowingCards: Chapter = {
  title: 'Selections and showing cards',
  entries: [
    {
      id: 'C-SELECT-01',
      title: 'Random selection of a card',
      text: 'For a random selection all eligible cards are shuffled face down, and your opponent draws one of them.',
      source: 'Glossary: selections',
      terms: 'at random; randomly pick; who picks; random personnel',
      see: ['C-SELECT-02', 'C-DUAL-01'],
    },
    {
      id: 'C-SELECT-02',
      title: 'Selection by opponent’s choice',
      text: 'If a text or rule says opponent’s choice, your opponent may read every card of your group in full before choosing, even when only some of them are eligible.',
      source: 'Glossary: selections',
      terms: 'opponent chooses; look at my crew; opponent picks who dies; see my cards',
      see: ['C-SELECT-05', 'C-OPEN-37', 'C-DILEMMA-15'],
    },
    {
      id: 'C-SELECT-03',
      title: 'When no way of choosing is stated',
      text: 'If neither the card nor a rule says how a card is selected, the choice belongs to whoever played the card or met the dilemma or Q-icon card.\n\nExample: you play Brain Drain and pick its victim. You meet Tarellian Plague Ship and pick which MEDICAL is discarded.',
      source: 'Glossary: selections',
      terms: 'owner’s choice; who chooses; my choice; default selection',
      see: ['C-SELECT-01', 'C-DILEMMA-12'],
    },
    {
      id: 'C-SELECT-04',
      title: 'What stays hidden after you play it',
      text: 'Everything you play face up is announced and shown. Afterwards your opponent sees your personnel and equipment only when needed: in a personnel battle, for an opponent’s choice, or when you have to prove a skill, staffing icon or the like.\n\nShips are open to see while undocked, uncloaked and unphased. Otherwise you show them only when attributes or staffing must be checked for a battle, a move and so on.',
      source: 'Glossary: showing your cards',
      terms: 'secret crew; open information; see opponent’s cards; reveal personnel; who is aboard',
      see: ['C-PLAY-07', 'C-SELECT-05'],
    },
    {
      id: 'C-SELECT-05',
      title: 'How much you have to reveal',
      text: 'You reveal cards when a text says so, or when your opponent targets one of a group in a way that is not random. Show only the parts that matter. For such a target these are names and locations of the people; to prove that you overcome a dilemma, the skills and attributes concerned.\n\nFor an opponent’s choice, and in dilemmas for a tie such as “most CUNNING”, your opponent may look at the whole cards.',
      source: 'Glossary: showing your cards',
      terms: 'show cards; prove skills; names and locations; reveal crew; must i show',
      see: ['C-SELECT-02', 'C-SELECT-04', 'C-OPEN-35'],
    },
    {
      id: 'C-SELECT-06',
      title: 'Asking about your opponent’s cards',
      text: 'If you may play a card from your hand only when your opponent’s cards meet some condition, you may ask whether they do. You have to show the card that you ask for, and your opponent must answer.\n\nExample: if you hold Thine Own Self you may ask how many people are in an Away Team; with Outgunned, what the SHIELDS of the other player’s only undocked ship at a location come to.',
      source: 'Glossary: showing your cards',
      terms: 'ask opponent; check condition; must answer; thine own self; outgunned',
      see: ['C-SELECT-04', 'C-PLAY-19'],
    },
  ],
};
