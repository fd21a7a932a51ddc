import type { Chapter } from '../entry.ts';

/** Expansion sets. */
export const expansionSets: Chapter = {
  title: 'Expansion sets',
  beside: 'expansion set andorian cardassian ferengi vulcan borg',
  entries: [
    {
      id: 'A-EXP-01',
      title: 'What the Andorian set contains',
      text: 'The Andorian set brings everything for one more civilization:\n• 10 Exploration Cards\n• 10 System Discs, one of them the home Andor\n• 30 Ships, 3 Fleet Markers and 3 Fleet Cards\n• 10 Control Nodes\n• 15 Advancements\n• 3 Trade Agreements\n• a turn summary card\n• a Command Console with 2 sliders',
      source: 'Andorian Expansion',
      terms:
        'andorians; andoria; shran; blue faction; box contents; add andorians; unpack the blue skins’ addon; blue skinned antenna people pieces',
      see: ['A-EXP-05', 'A-EXP-06', 'A-AND-01', 'A-AND-02'],
    },
    {
      id: 'A-EXP-02',
      title: 'What the Cardassian set contains',
      text: 'The Cardassian set brings everything for one more civilization:\n• 10 Exploration Cards\n• 10 System Discs, one of them the home Cardassia Prime\n• 30 Ships, 3 Fleet Markers and 3 Fleet Cards\n• 10 Control Nodes\n• 15 Advancements\n• 3 Trade Agreements\n• a turn summary card\n• a Command Console with 2 sliders',
      source: 'Cardassian Expansion',
      terms:
        'cardassians; cardassia; dukat; box contents; add cardassians; what’s inside the gul box; which pieces belong to spoonheads',
      see: ['A-EXP-05', 'A-EXP-06', 'A-CAR-01', 'A-CAR-02'],
    },
    {
      id: 'A-EXP-03',
      title: 'What the Ferengi set contains',
      text: 'The Ferengi set brings everything for one more civilization:\n• 10 Exploration Cards\n• 10 System Discs, one of them the home Ferenginar\n• 30 Ships, 3 Fleet Markers and 3 Fleet Cards\n• 10 Control Nodes\n• 15 Advancements\n• 3 Trade Agreements\n• a turn summary card\n• a Command Console with 2 sliders',
      source: 'Ferengi Expansion',
      terms:
        'ferenginar; quark; latinum; box contents; add ferengi; what’s inside the grand nagus box; big ears pieces',
      see: ['A-EXP-05', 'A-EXP-06', 'A-FER-01', 'A-FER-03'],
    },
    {
      id: 'A-EXP-04',
      title: 'What the Vulcan set contains',
      text: 'The Vulcan set brings everything for one more civilization:\n• 10 Exploration Cards\n• 10 System Discs, one of them the home Vulcan\n• 30 Ships, 3 Fleet Markers and 3 Fleet Cards\n• 5 Ambassador figures\n• 10 Control Nodes\n• 15 Advancements\n• 10 Agendas\n• 3 Trade Agreements\n• a turn summary card\n• a Command Console with 2 sliders',
      source: 'Vulcan Expansion',
      terms:
        'vulcans; spock; ambassador figures; agenda cards; box contents; add vulcans; what’s inside the pointy ears box; logical people pieces',
      see: ['A-EXP-09', 'A-WIN-06', 'A-VUL-01', 'A-VUL-09'],
    },
    {
      id: 'A-EXP-05',
      title: 'Adding an expansion’s Exploration Cards',
      text: 'When Andorians, Cardassians, Ferengi or Vulcans are in play, the 10 Exploration Cards of each of those sets are shuffled into the Exploration Deck of the basic game.',
      source: 'Adding Andorians, Cardassians, Ferengi or Vulcans to Your Game',
      terms:
        'mix decks; extra cards; encounter deck; deck size; new civilization; do i blend event cards of addons; addon encounters in the pile',
      see: ['A-EXP-06', 'A-EXPL-06'],
    },
    {
      id: 'A-EXP-06',
      title: 'Adding an expansion’s System Discs',
      text: 'When Andorians, Cardassians, Ferengi or Vulcans are in play, the 9 discs of each of those sets that aren’t its Home System join the general mix of System Discs.',
      source: 'Adding Andorians, Cardassians, Ferengi or Vulcans to Your Game',
      terms:
        'extra planets; more systems; disc stack; new tiles; new civilization; do i blend tiles of addons; addon planets in the pile',
      see: ['A-EXP-05', 'A-SET-14', 'A-SET-15'],
    },
    {
      id: 'A-EXP-07',
      title: 'More civilizations, more players, more time',
      text: 'Each civilization that an expansion adds raises the possible number of players by 1. Each further player adds about an hour to the game.',
      source: 'Adding Andorians, Cardassians, Ferengi or Vulcans to Your Game',
      terms:
        'maximum players; player count; how many can play; duration; length; four players; how many friends can join; is it slower with a crowd; do addons allow a bigger table',
      see: ['A-SET-20', 'A-EXP-12'],
    },
    {
      id: 'A-EXP-08',
      title: 'How an expansion civilization starts',
      text: 'Andorians, Cardassians, Ferengi and Vulcans start like everyone else: with a fully developed Home System and 3 of their Ships on it.',
      source: 'Adding Andorians, Cardassians, Ferengi or Vulcans to Your Game',
      terms:
        'starting ships; home world; set up new faction; begin with; what do addon races own initially; addon opening position',
      see: ['A-SET-10', 'A-SET-11', 'A-EXP-09'],
    },
    {
      id: 'A-EXP-09',
      title: 'Vulcans begin with 3 Ascendancy',
      text: 'A Vulcan player starts with 3 Ascendancy. Everyone else starts with 1.',
      source: 'Adding Vulcans to Your Game; Starting Ascendancy',
      terms:
        'vulcan start; starting points; vulcan bonus; ascendancy tokens; why do space elves begin ahead; pointy ears opening score',
      see: ['A-SET-05', 'A-WIN-06', 'A-VUL-02'],
    },
    {
      id: 'A-EXP-10',
      title: 'Spare Ships must be equal for all',
      text: 'If you add spare Ships or Control Nodes from expansions to a game, every player must have the same number of each.',
      source: 'Running Out of Components, Note',
      terms:
        'extra components; more than 30 ships; additional control nodes; fair; run out; one person has more minis unfair; leftover addon pieces as spares',
      see: ['A-COMP-08', 'A-COMP-12', 'A-BUILD-19'],
    },
    {
      id: 'A-EXP-11',
      title: 'What the Borg set contains',
      text: 'The Borg set brings:\n• a Command Console card and a Cube card\n• 5 Cubes and 5 Spires\n• 15 Assimilation Nodes\n• 6 Resource Nodes\n• 20 Exploration Cards\n• 7 System Discs, one of them the Transwarp Hub\n• 30 Borg Command Cards and 20 Borg Tech Cards\n• 9 Borg dice',
      source: 'Borg Expansion',
      terms:
        'borg cube; collective; locutus; box contents; add borg; assimilation; what’s inside the drones box; resistance is futile addon pieces',
      see: ['A-BORG-01', 'A-BORG-05', 'A-BORG-08', 'A-EXP-12'],
    },
    {
      id: 'A-EXP-12',
      title: 'Games with one or two players',
      text: 'You can play alone or with two players only if the Borg are in the game. Without the Borg you need at least three players.',
      source: 'Adding Borg to Your Game',
      terms:
        'playing with two people; solo; single player; two-player; minimum players; cooperative; solitaire; can i play all by myself; just the pair of us tonight; too few folks at the table',
      see: ['A-BORG-01', 'A-OPEN-33', 'A-OPEN-95'],
    },
  ],
};
