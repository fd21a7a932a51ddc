import type { Chapter } from '../entry.ts';

/** Special rules. */
export const specialRules: Chapter = {
  title: 'Special rules',
  entries: [
    {
      id: 'M-ASSIM-01',
      text: 'Neutralizing a character with an Assimilation weapon Assimilates it: from then on the Borg player controls it as a Borg Drone.',
      source: 'Assimilate; Glossary: Assimilate',
    },
    {
      id: 'M-ASSIM-02',
      text: 'It counts as a Borg Character from then on.',
      source: 'Glossary: Assimilate',
    },
    {
      id: 'M-ASSIM-03',
      text: 'The Borg player places its figure adjacent to the Borg that assimilated it, or as near as possible.',
      source: 'Assimilate',
    },
    {
      id: 'M-ASSIM-04',
      text: 'Strip its card of every peg, every token (Activated and Honor included) and every attached card (Equipment, Traits), move it to the Borg side and cover ratings, Attack Actions and special rules with a Borg Drone Overlay; it keeps its Specializations (in the Shelby picture the name and Keyword lines stay visible too).',
      source: 'Assimilate; Borg Drone Overlay, Example',
    },
    {
      id: 'M-ASSIM-05',
      text: 'Fill all pegs of the overlay, whatever its health was.',
      source: 'Assimilate',
    },
    {
      id: 'M-ASSIM-06',
      text: 'Give it one Stun token.',
      source: 'Assimilate',
    },
    {
      id: 'M-ASSIM-07',
      text: 'It may be activated by the Borg player in this same Round (its Activated token was removed).',
      source: 'Assimilate',
    },
    {
      id: 'M-ASSIM-08',
      text: 'When an Assimilated character gets Neutralized, take the overlay off and give the card back to its owner; it is out of the game.',
      source: 'Assimilate; Neutralized',
    },
    {
      id: 'M-DEF-01',
      text: 'A character with a Defensive weapon rolls +1 Defense die against Attack Actions of Melee weapons.',
      source: 'Defensive',
    },
    {
      id: 'M-ESC-01',
      text: 'A character with Escalation N does not start on the board and is not placed at Beam Down.',
      source: 'Escalation #',
    },
    {
      id: 'M-ESC-02',
      text: "It is placed at the start of Round N, after that Round's Draw Phase and before its Action Phase.",
      source: 'Escalation #',
    },
    {
      id: 'M-ESC-03',
      text: 'If both players place escalated characters at the same time, roll a die to see who starts, then alternate.',
      source: 'Escalation #',
    },
    {
      id: 'M-HIVE-01',
      text: 'When a character with Hivemind activates, any of its Actions except Move may be taken by a friendly Borg Drone character as if it were the activated one.',
      source: 'Hivemind',
    },
    {
      id: 'M-MELEE-01',
      text: 'A Melee weapon may attack only targets in adjacent spaces.',
      source: 'Melee; Glossary: Melee',
    },
    {
      id: 'M-SEARCH-01',
      text: 'Search: look through the deck that can hold the wanted card (Mission Deck for Missions, Support Deck for Events and Equipment), take one card with the named keyword into hand, then shuffle that deck.',
      source: 'Search',
    },
    {
      id: 'M-SEARCH-02',
      text: 'A search that also allows the discard pile may take the card from there instead.',
      source: 'Search',
    },
    {
      id: 'M-STUN-01',
      text: 'A non-Borg character that takes Damage from a Stun weapon takes no Damage and gains one Stun token instead.',
      source: 'Stun Weapons',
    },
    {
      id: 'M-STUN-02',
      text: 'One Stun Attack gives at most one Stun token, however much Damage it would have caused; two tokens need two separate Attacks.',
      source: 'Stun Weapons; Glossary: Stun',
    },
    {
      id: 'M-STUN-03',
      text: 'Stun tokens may also come from Events and other effects.',
      source: 'Stun',
    },
    {
      id: 'M-STUN-04',
      text: 'Borg characters ignore the Stun rule: Stun weapons act like normal weapons with +0 Damage against them.',
      source: 'Stun Weapons; Glossary',
    },
    {
      id: 'M-STUN-05',
      text: 'A character with a Stun token may take no Action except Recover, a Special Action that removes one Stun token.',
      source: 'Activating While Stunned',
    },
    {
      id: 'M-STUN-06',
      text: 'When defending, its Defense rating for that Action is lower by the number of its Stun tokens.',
      source: 'Defending While Stunned',
    },
    {
      id: 'M-STUN-07',
      text: 'Two Stun tokens make a character Incapacitated: it gets no further Stun tokens, cannot Move, Attack or take Skill tests, gives no Backup, and hostile characters may move through its space (but not end there).',
      source: 'Incapacitated by Two Stun Tokens; Glossary',
    },
  ],
};
