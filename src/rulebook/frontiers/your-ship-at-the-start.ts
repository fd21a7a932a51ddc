import type { Chapter } from '../entry.ts';

/** Your ship at the start. */
export const yourShipAtTheStart: Chapter = {
  title: 'Setup of your ship',
  beside: 'setup begin start first opening',
  entries: [
    {
      id: 'F-SETUP-26',
      title: 'Ship Card and empty Inventory',
      text: 'You get your Ship Card. Its lower part is your Inventory, where Data Crystals are kept. It is empty at the start: only a Dummy Player begins with crystals.',
      source: 'Player Area 1, p.3; Dummy Player NOTE, p.17',
      terms:
        'crystals at start; storage; ship board; how many crystals; where do i stash my gems; do i own any gems initially; what’s the bottom half of my player mat',
      see: ['F-DATA-03', 'F-DUMMY-04'],
    },
    {
      id: 'F-SETUP-27',
      title: 'Starting Ship Deck',
      text: 'Your Ship Deck begins as the 16 Basic Action Cards of your ship, shuffled.',
      source: 'Player Area 5, p.3',
      terms:
        'basic cards; draw pile; deck size; how many cards; deed deck; what cards do i own initially; how big is my library at kickoff; are starter cards mixed; what’s in my library to begin',
      see: ['F-CARD-01', 'F-SETUP-36'],
    },
    {
      id: 'F-SETUP-28',
      title: 'Your pile of Skill Tokens',
      text: 'You have 10 Skill Tokens in your ship’s color, shuffled and face down. None of them can be used at the start; you gain them by Level Ups.',
      source: 'Player Area 6, p.3',
      terms:
        'skills at start; captain skills; how many skills; how many perks belong to me; do i have any talents right away; heap of talent chips',
      see: ['F-SKILL-01', 'F-LEVEL-04'],
    },
    {
      id: 'F-SETUP-29',
      title: 'Your Level Tokens',
      text: 'Your 5 octagonal Level Tokens form a face-up pile in order: 1-2 on top, then 3-4, 5-6, 7-8, and 9-10 at the bottom. The one you see gives your Captain’s current Defense Value (left number) and Hand Limit (right number).',
      source: 'Player Area 7, p.3',
      terms:
        'armor; hand size; level stack; captain level; stats; arrange the eight sided rank chips; where do i read my toughness stats; what do the two figures on the rank chip say; read both figures on a rank chip',
      see: ['F-SETUP-30', 'F-LEVEL-03', 'F-OPEN-04'],
    },
    {
      id: 'F-SETUP-30',
      title: 'Defense and Hand Limit at Level 1',
      text: 'At Levels 1 and 2 your Captain has Defense Value 2 and your Hand Limit is 5.',
      source: 'Player Area 7, p.3',
      terms:
        'starting armor; hand size; how many cards in hand; level 2; how tough am i as a rookie; stats at the lowest rank; how many cards can a newbie hold; how much can a newbie hold',
      see: ['F-OPEN-04', 'F-DMG-03', 'F-EOT-16'],
    },
    {
      id: 'F-SETUP-31',
      title: 'Your first Command Token',
      text: 'Your sixth Level Token is blank. It lies with its Faction symbol up beside the others and is your first Command Token, the only one you start with.',
      source: 'Player Area 7-8, p.3',
      terms:
        'command limit; crew slots; how many crew; what’s the blank octagon for; do i own a leadership chip initially; flipped rank chip with a logo',
      see: ['F-SETUP-32', 'F-CREW-03', 'F-LEVEL-03'],
    },
    {
      id: 'F-SETUP-32',
      title: 'Crew at the start',
      text: 'You start without Crew Members and have room for 1, because you have 1 Command Token. You get another Command Token each time your Captain reaches an odd Level.',
      source: 'Player Area 8, p.3',
      terms:
        'crew limit; crew slots; max crew; units; do i have any followers initially; how many buddies fit aboard early on; when do i get more room aboard',
      see: ['F-CREW-03', 'F-LEVEL-03'],
    },
    {
      id: 'F-SETUP-33',
      title: 'Ship starts off the map',
      text: 'Your ship’s figure starts beside the map. It comes onto the map during your first turn.',
      source: 'Player Area 10, p.3',
      terms:
        'where do i start; starting position; first turn; place ship; portal; where does my miniature stand before play; when does my model enter the board; why isn’t my vessel on the table',
      see: ['F-OPEN-39', 'F-LOC-01'],
    },
    {
      id: 'F-SETUP-34',
      title: 'Away Team Token',
      text: 'You have one Away Team Token. It lies on a planet only while your Away Mission there is under way.',
      source: 'Player Area 11, p.3',
      terms:
        'landing party; mission marker; beam down marker; what is the ground party chip for; when do i put my boots marker down; how many landing squads do i own; when do boots hit the board',
      see: ['F-AWAY-07', 'F-AWAY-28'],
    },
    {
      id: 'F-SETUP-35',
      title: 'Faction Tokens never run out',
      text: 'You have as many Faction Tokens as you need. One marks your Experience, one your Reputation, and the others mark what you have achieved on the map.',
      source: 'Player Area 4, p.3',
      terms:
        'unlimited markers; shields; ownership marker; limit; ran short of my logo markers; how many flags can i plant; what are my emblem chips for',
      see: ['F-OUTCOME-05', 'F-OUTCOME-10'],
    },
    {
      id: 'F-SETUP-36',
      title: 'Opening hand',
      text: 'At the start of the game you draw 5 cards, your Hand Limit. 11 cards are left in your Ship Deck.',
      source: 'Player Area 12, p.3',
      terms:
        'first hand; starting hand; draw five; cards at start; how many cards dealt to me initially; what’s left in the library after dealing; first draw at kickoff; initial deal at kickoff',
      see: ['F-SETUP-30', 'F-ROUND-16'],
    },
  ],
};
