import type { Chapter } from '../entry.ts';

/** Attacks. */
export const attacks: Chapter = {
  title: 'Attacks',
  entries: [
    {
      id: 'M-ATK-01',
      text: "An Attack Action uses one Attack Action of the character's card, Equipment or other card; every character has at least one and may gain more.",
      source: 'Attack Actions; Reading Attack Actions',
    },
    {
      id: 'M-ATK-02',
      text: 'An Attack Action has a weapon name, extra Attack Dice, extra Damage and weapon rules (for example Melee, Stun, Assimilate, Defensive).',
      source: 'Reading Attack Actions',
    },
    {
      id: 'M-ATK-03',
      text: 'Choose exactly one of the available Attack Actions for each Attack; ignore the others (a different one may be chosen for the next Action).',
      source: 'Reading Attack Actions; Choose an Attack Action',
    },
    {
      id: 'M-ATK-04',
      text: 'Choose a target in line of sight that is not friendly.',
      source: 'Choose a Target',
    },
    {
      id: 'M-ATK-05',
      text: "Attacker rolls current Attack rating + the weapon's Attack Dice, arranged highest to lowest.",
      source: 'Roll Attack Dice',
    },
    {
      id: 'M-ATK-06',
      text: 'Attack Backup: +1 die if a friendly character (not Incapacitated) is in the same space.',
      source: 'Backup; Incapacitated',
    },
    {
      id: 'M-ATK-07',
      text: 'Defender rolls current Defense rating, +1 with a Take Cover token, +1 Backup, modified by Defensive and Stun, arranged highest to lowest.',
      source: 'Opponent Rolls Defense Dice; Take Cover; Defending While Stunned',
    },
    {
      id: 'M-ATK-08',
      text: 'Never more than 6 dice in one Attack, Defense or Skill roll.',
      source: 'No More Than Six Dice',
    },
    {
      id: 'M-ATK-09',
      text: 'Compare pairs in order: a Defense die equal to or higher than its Attack die cancels it; each other Attack die causes 1 Damage.',
      source: 'Compare Results',
    },
    {
      id: 'M-ATK-10',
      text: "In the book's example a Defense rating of 3 becomes 4 dice with Take Cover and 5 dice with a friend in the same space as well.",
      source: 'Attack Action Example, Note',
    },
    {
      id: 'M-ATK-11',
      text: 'Attack Actions on Equipment and other Support cards are used exactly like those on the character card.',
      source: 'Attack Actions; Quick Reference',
    },
    {
      id: 'M-ATK-12',
      text: 'Attack dice beyond the number of Defense dice: 4 or more causes 1 Damage, 1–3 is cancelled.',
      source: 'Uncontested Attack Dice; Glossary: Uncontested',
    },
    {
      id: 'M-ATK-13',
      text: 'Defense dice beyond the number of Attack dice are ignored.',
      source: 'Uncontested Defense Dice',
    },
    {
      id: 'M-ATK-14',
      text: "If at least one Attack die is not cancelled add the weapon's Damage rating once to the Damage.",
      source: 'Compare Results; Glossary: Damage (Weapon)',
    },
    {
      id: 'M-LOS-01',
      text: "A character may attack a target only if a line from its space to the target's space exists that passes no blocked edge (positions inside the spaces do not matter).",
      source: 'Line of Sight',
    },
    {
      id: 'M-LOS-02',
      text: 'Spaces with friendly characters block line of sight; spaces with hostile characters do not.',
      source: 'Line of Sight',
    },
    {
      id: 'M-LOS-03',
      text: 'A closed door blocks line of sight; a door is open when any character stands next to it.',
      source: 'Door Edge',
    },
    {
      id: 'M-LOS-04',
      text: 'Example: Two of Five borders the door and so opens it; Riker sees it and also Five of Five, but not Locutus (the text gives no reason; the picture is missing).',
      source: 'Line of Sight example',
    },
  ],
};
