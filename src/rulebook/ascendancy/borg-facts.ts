import type { Chapter } from '../entry.ts';

/** Borg facts. */
export const borgFacts: Chapter = {
  title: 'Borg facts',
  beside: 'borg cube spire',
  entries: [
    {
      id: 'A-BORG-01',
      title: 'Who plays the Borg',
      text: 'The Borg are a threat to all players. No player controls them: the game itself runs them, until they assimilate a player.',
      source: 'Adding Borg to Your Game',
      terms:
        'automatic enemy; npc; ai; controlled by game; collective; who moves the drones; is the hive run by somebody; the bad guys are automated',
      see: ['A-OPEN-32', 'A-OPEN-21', 'A-OPEN-25'],
    },
    {
      id: 'A-BORG-02',
      title: 'Borg Cubes',
      text: 'Cubes are the Borg’s Ships. A Cube can defeat whole fleets of Starships. There are five of them.',
      source: 'Borg Components; Borg Expansion',
      terms:
        'borg ship; enemy vessel; how many cubes; big black boxes flying around; how tough is the drones’ spaceship; count of cube minis',
      see: ['A-OPEN-25', 'A-OPEN-28', 'A-BORG-04'],
    },
    {
      id: 'A-BORG-03',
      title: 'Borg Spires',
      text: 'A Spire marks a System that is under Borg control. There are five of them.',
      source: 'Borg Components; Borg Expansion',
      terms:
        'assimilated world; borg planet; borg system; marker; tall tower on a lost planet; what shows drones own a place; number of towers',
      see: ['A-BORG-04', 'A-BORG-05', 'A-OPEN-29'],
    },
    {
      id: 'A-BORG-04',
      title: 'Spires build new Cubes',
      text: 'In the course of the game Borg Spires build new Borg Cubes.',
      source: 'Borg Components',
      terms:
        'borg growth; more borg; spawn; borg production; do the towers reproduce; drones keep multiplying where from',
      see: ['A-BORG-05', 'A-OPEN-23'],
    },
    {
      id: 'A-BORG-05',
      title: 'Borg Assimilation Nodes',
      text: 'Assimilation Nodes are built around a Spire. The more of them there are, the nearer is the Spire’s next Cube. Their number is also the current Shield Modifier of that Borg world. There are 15 of them.',
      source: 'Borg Components; Borg Expansion',
      terms:
        'spire progress; shield of borg world; black nodes; little pieces piling up round the tower; drone planet defence level; countdown to another box',
      see: ['A-OPEN-23', 'A-OPEN-30', 'A-BORG-04'],
    },
    {
      id: 'A-BORG-06',
      title: 'Borg Tech Cards',
      text: 'When you defeat the Borg in combat you claim Borg Tech Cards. The more of them you have, the better you fare against the Borg. There are 20 of them.',
      source: 'Borg Components; Borg Expansion',
      terms:
        'reward; borg technology; loot; fight the borg better; prize for beating the drones; stolen nanoprobe goodies; trophies against the collective',
      see: ['A-OPEN-31', 'A-OPEN-28'],
    },
    {
      id: 'A-BORG-07',
      title: 'Borg Command Cards',
      text: 'Borg Command Cards direct how the Cubes move in the Borg turn. Each names the kind of System that the Cube heads for. There are 30 of them.',
      source: 'Borg Components; Borg Expansion',
      terms:
        'borg movement; target; where do cubes go; borg deck; drones’ navigation instructions; what decides their heading; thirty orders for the hive',
      see: ['A-OPEN-26', 'A-OPEN-27'],
    },
    {
      id: 'A-BORG-08',
      title: 'The Transwarp Hub',
      text: 'The Transwarp Hub is one of the seven System Discs of the Borg set.',
      source: 'Borg Expansion',
      terms:
        'borg home; borg disc; borg portal; transwarp conduit; which tile is the drones’ gateway; subspace tunnel disc',
      see: ['A-OPEN-21', 'A-OPEN-24', 'A-EXP-11'],
    },
    {
      id: 'A-BORG-09',
      title: 'Cubes can’t be claimed by Andorians',
      text: 'The Andorians can’t claim a destroyed Borg Cube by Field Testing.',
      source: 'Andorian: Field Testing',
      terms:
        'field testing; salvage cube; captured borg ship; can blue skins keep a wrecked box; blue guys trophy from the drones',
      see: ['A-AND-07', 'A-AND-06'],
    },
  ],
};
