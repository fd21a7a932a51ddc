import type { Chapter } from '../entry.ts';

/** Tribbles and trouble. */
export const tribblesAndTrouble: Chapter = {
  title: 'Tribbles and trouble',
  entries: [
    {
      id: 'C-TRIB-01',
      title: 'Playing from the tribble side deck',
      text: 'Your Storage Compartment Door lets you draw up to three cards of your Tribble side deck on each of your turns, and play or discard them. They are not part of your hand. Used ones go face up under the side deck, to be shuffled when no face-down cards are left.\n\nYour tribbles form one group wherever they share a planet, site, ship or facility. On a turn you may play one Tribble card and one Trouble card for each group. If you report a small card (1 Tribble, 10 Tribbles) where there are none, that is a new group, and it gets no second Tribble card on that turn.',
      source: 'Glossary: Tribble side deck; tribble; trouble',
      terms: 'storage compartment door; draw tribbles; how many tribbles per turn; tribble group',
      see: ['C-TRIB-02', 'C-TRIB-04', 'C-DECK-23'],
    },
    {
      id: 'C-TRIB-02',
      title: 'Breeding tribbles',
      text: 'To breed a Tribble card you need the number of your own tribbles present that the card names. They stay in play; none are used up. You cannot breed from your opponent’s tribbles.\n\nExample: 100 Tribbles breeds from 10, so you need ten cards 1 Tribble or one card 10 Tribbles in that group.',
      source: 'Glossary: tribble',
      terms: 'breed; breeds from; 100 tribbles; multiply tribbles',
      see: ['C-TRIB-01'],
    },
    {
      id: 'C-TRIB-03',
      title: 'Carrying and beaming tribbles',
      text: 'Small cards, 1 Tribble and 10 Tribbles, are carried like equipment by either player’s personnel, one card for each personnel. The carrier may do other things meanwhile and is stopped on dropping the card. Small cards are not beamed themselves; you beam the carrier, which needs no skill and stops nobody.\n\nLarge cards, 100 Tribbles and up, are not carried. A personnel with Transporter Skill can beam one for each level of the skill; that stops the personnel, who beams no further ones that turn. For this you may drop the SHIELDS of your Nor. With a card that beams through SHIELDS you may also move large ones between your opponent’s ship and yours, and your opponent must let you see the tribbles to choose.',
      source: 'Glossary: tribble',
      terms: 'carry tribble; drop tribble; beam tribbles; transporter skill tribbles; large tribble card',
      see: ['C-STOP-01', 'C-BEAM-09', 'C-TRIB-04'],
    },
    {
      id: 'C-TRIB-04',
      title: 'How Trouble cards work',
      text: 'You may play a Trouble card only where you have tribbles. It names the least number of tribbles that parts of its text need. With fewer present the card stays, but those parts do nothing. With no tribbles left there it is discarded.\n\nYour Trouble cards present, as many as you like, may travel with any of your Tribble cards that are moved, or with your Tribble Bomb.',
      source: 'Glossary: trouble',
      terms: 'minimum tribbles; tribble bomb; too few tribbles',
      see: ['C-TRIB-01', 'C-TRIB-03'],
    },
  ],
};
