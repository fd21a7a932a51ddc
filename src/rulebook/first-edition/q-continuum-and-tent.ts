import type { Chapter } from '../entry.ts';

/** Q cards and Q’s Tent. */
export const qContinuumAndTent: Chapter = {
  title: 'Q cards and Q’s Tent',
  entries: [
    {
      id: 'C-QCON-01',
      title: 'Facing a Q-Flash',
      text: 'Q-Flash doorways are seeded like dilemmas, at most one per mission. If your crew or Away Team meets one, it must face as many cards of your opponent’s Q-Continuum side deck as there are personnel present. At a dual mission crew and Away Team are counted together.\n\nThe Q-icon cards are drawn and resolved one at a time. A card that has already come up in this Q-Flash is discarded and not replaced. If the whole group is killed, captured, relocated or otherwise cannot go on, no further cards are drawn. A Q-icon dilemma whose needs you cannot meet stops nobody unless it says so.\n\nAt the end the Q-Flash is discarded. Used Q-icon cards go face up under their side deck. When no face-down ones are left, the face-up ones are shuffled and turned down again.',
      source: 'Glossary: Q-Continuum side deck; dual-icon missions',
      terms: 'q flash; q deck; draw q cards; how many q cards; q encounter',
      see: ['C-QCON-02', 'C-QCON-03', 'C-DECK-23'],
    },
    {
      id: 'C-QCON-02',
      title: 'Whose Q-Continuum you face',
      text: 'You never face your own Q-Continuum side deck. Whoever seeded the Q-Flash, it is your opponent’s deck that you meet. If your opponent has none, or its doorway is closed, the Q-Flash is discarded.',
      source: 'Glossary: Q-Continuum side deck',
      terms: 'own q deck; no q deck; closed q-flash; opponent’s continuum',
      see: ['C-QCON-01'],
    },
    {
      id: 'C-QCON-03',
      title: 'Where Q-icon cards come from',
      text: 'Cards with the Q icon come into play only out of a Q-Continuum side deck, unless a text allows another way, such as Q’s Planet, Hide and Seek or Beware of Q. Whatever type is printed on them, they are not used like other cards of that type.\n\nThey are nullified like other cards of their type, unless they say otherwise: dilemmas by Q2, events by Kevin Uxbridge, interrupts by Amanda Rogers. “Until any Q-Flash” means until the next Q-Flash is played from a hand or met by anyone; then the card is discarded.\n\nA “Q-related dilemma” is a dilemma with Q’s name in its title or with the Q icon; a Q-Flash is none. Someone seeded by the Q-Type Android dilemma is not in play until earned. Should the same personnel be seeded there twice, the second copy met is a mis-seed.',
      source: 'Glossary: Q-icon cards; Q-related dilemma; Q-Type Android',
      terms: 'q icon; nullify q card; until any q-flash; beware of q; q2; q dilemma',
      see: ['C-QCON-01', 'C-TYPES-11', 'C-DECK-06'],
    },
    {
      id: 'C-QCON-04',
      title: 'Stocking and opening Q’s Tent',
      text: 'Q’s Tent is a side deck of up to 13 cards, all different. Tactic, Tribble and Trouble cards may not be in it, nor Q-icon cards unless they allow it. Seed-only cards may, but need a text that lets you use them. A Q’s Tent doorway on top of it in the doorway phase opens it.\n\nYou get cards from it in three ways:\n• on your turn, play another Q’s Tent doorway from your hand and take a card into your hand, at random or chosen, as the doorway says; not when the side deck is empty;\n• download from it;\n• use a text that lets you take cards from it.\n\nIf the seeded doorway is closed you get nothing from it, except by a card that reaches a closed Tent.',
      source: 'Glossary: Q’s Tent side deck',
      terms: 'sideboard; 13 cards; get a card from the tent; wrong door; closed tent',
      see: ['C-DOWNLOAD-01', 'C-TYPES-05', 'C-DRAW-03'],
    },
  ],
};
