import type { Chapter } from '../entry.ts';

/** Components and teams. */
export const componentsAndTeams: Chapter = {
  title: 'Components and teams',
  entries: [
    {
      id: 'M-COMP-01',
      text: 'Use six-sided dice; a faction symbol printed on a die counts as 6.',
      source: 'Core Rules: Components',
    },
    {
      id: 'M-COMP-02',
      text: 'Give every character a figure and a character card with Health pegs in Attack, Defense, Skill and Move tracks.',
      source: 'Components; Characters',
    },
    {
      id: 'M-COMP-03',
      text: 'Keep a Borg Drone Overlay for characters turned into drones; it shows Assimilation Tubules (+0 dice, +1 Damage, rules Assimilate and Melee), the Hivemind rule, Attack 1, Defense 2, Skill 3 and a Move of 2 spaces.',
      source: 'Borg Drone Overlay',
    },
    {
      id: 'M-COMP-04',
      text: 'Use tokens for: Activated, Bonus Action, Take Cover, Stun, Bonus Points, Adapt (Borg) and Honor (Klingons).',
      source: 'Components; Assimilate; Glossary: Adapt, Bonus Points Token',
    },
    {
      id: 'M-TEAM-01',
      text: 'Each player leads one away team and tries to score the most points in three rounds.',
      source: 'Core Rules; Away Teams',
    },
    {
      id: 'M-TEAM-02',
      text: 'Choose the away team from those available before the game.',
      source: 'Away Teams',
    },
    {
      id: 'M-TEAM-03',
      text: 'All characters of your own away team are friendly; characters of other away teams are hostile.',
      source: 'Characters; Hostile Character',
    },
    {
      id: 'M-TEAM-04',
      text: 'If a rule names "character" without friendly or hostile it means both.',
      source: 'Glossary: Character',
    },
    {
      id: 'M-TEAM-05',
      text: 'A character with the Specialist keyword may be swapped for another Specialist of the same affiliation.',
      source: 'Mission Specialists',
    },
    {
      id: 'M-TEAM-06',
      text: 'An alternative commander replaces the original commander and may bring instructions that change the team.',
      source: 'Alternative Commanders',
    },
    {
      id: 'M-TEAM-07',
      text: "Riker's Away Team (Federation): Riker (Commander), Shelby, Data, Worf.",
      source: "Riker's Away Team",
    },
    {
      id: 'M-TEAM-08',
      text: "Locutus's Unimatrix (Borg): Locutus (Commander), One, Two, Three, Four and Five of Five.",
      source: "Locutus's Unimatrix",
    },
    {
      id: 'M-TEAM-09',
      text: "Gowron's Honor Guard (Klingon): Gowron (Commander), Kromm, Kurak, Lukara.",
      source: "Gowron's Honor Guard",
    },
    {
      id: 'M-TEAM-10',
      text: "Sela's Infiltrators (Romulan): Sela (Commander), Salatrel, Ptol, Taibak, Vox.",
      source: "Sela's Infiltrators",
    },
    {
      id: 'M-TEAM-11',
      text: 'The numbers of characters per team are Federation 4, Borg 6, Klingon 4, Romulan 5.',
      source: 'Away Teams at Wolf 359; An Expanding Galaxy',
    },
    {
      id: 'M-TEAM-12',
      text: 'Each player is the leader of their own team and chooses its cards.',
      source: 'Card Decks',
    },
    {
      id: 'M-TEAM-13',
      text: 'Four affiliations exist: Federation, Borg, Klingon, Romulan.',
      source: 'Affiliation Symbols',
    },
    {
      id: 'M-CHAR-01',
      text: 'A character card shows affiliation, name, role and ship, Specializations, Keywords, Attack Actions (name, extra Attack Dice, extra Damage, weapon rules), special abilities, picture, and Attack, Defense, Skill and Move ratings with peg tracks.',
      source: 'Reading a Character Card',
    },
    {
      id: 'M-CHAR-02',
      text: 'A Specialization gives one extra die in Skill tests of that type; Keywords describe species, role and more, and some cards affect only certain Keywords.',
      source: 'Reading a Character Card',
    },
    {
      id: 'M-CHAR-03',
      text: 'A Move rating point is worth 2 spaces (Move 1 = 2 spaces, Move 2 = 4 spaces).',
      source: 'Borg Drone Overlay; Quick Reference: Actions',
    },
    {
      id: 'M-CHAR-04',
      text: 'A rating may not be reduced below its lowest printed value of 1; only a rating printed as 0 may be at 0.',
      source: 'Take Damage: Neutralized',
    },
  ],
};
