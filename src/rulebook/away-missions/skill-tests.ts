import type { Chapter } from '../entry.ts';

/** Skill tests. */
export const skillTests: Chapter = {
  title: 'Skill tests',
  entries: [
    {
      id: 'M-COVER-01',
      text: 'A Take Cover Action puts a Take Cover token on the character: +1 Defense die against all attacks.',
      source: 'Take Cover Actions',
    },
    {
      id: 'M-COVER-02',
      text: 'The token is discarded when the character leaves its space (by any means).',
      source: 'Take Cover Actions; Glossary: Take Cover',
    },
    {
      id: 'M-SKILL-01',
      text: 'A Skill test belongs to a Special Action of a character, Mission or Support card, which states success and failure effects.',
      source: 'Skill Test',
    },
    {
      id: 'M-SKILL-02',
      text: "Roll the character's current Skill rating in dice; each die of 4 or more is a success.",
      source: 'Skill Test',
    },
    {
      id: 'M-SKILL-03',
      text: 'One success passes unless the text says otherwise; none fails.',
      source: 'Skill Test',
    },
    {
      id: 'M-SKILL-04',
      text: 'Some cards give a bonus for successes beyond the first.',
      source: 'Skill Test',
    },
    {
      id: 'M-SKILL-05',
      text: 'A Special Action that needs a Skill test is resolved like a Skill Action.',
      source: 'Special Actions; Glossary: Skill Action',
    },
    {
      id: 'M-SKILL-06',
      text: 'The Skill dice maximum is also 6.',
      source: 'No More Than Six Dice',
    },
    {
      id: 'M-SKILL-07',
      text: '+1 die for each time the tested Specialization appears on the character (x2 = +2, x3 = +3).',
      source: 'Using Specializations',
    },
    {
      id: 'M-SKILL-08',
      text: 'A failed test has no effect, unless the text states a penalty.',
      source: 'Failed Skill Tests',
    },
    {
      id: 'M-SKILL-09',
      text: 'A character taking or challenging a Skill test rolls +1 die if a friendly character is in its space.',
      source: 'Backup (Skill)',
    },
    {
      id: 'M-OPP-01',
      text: 'Opposed test: instead of needing 4+, the opposing (challenging) character rolls its own Skill dice and dice are compared in pairs, highest to lowest.',
      source: 'Opposed Skill Tests',
    },
    {
      id: 'M-OPP-02',
      text: "A challenger die equal to or higher cancels the tester's paired die; each other paired tester die is a success.",
      source: 'Opposed Skill Tests; Glossary',
    },
    {
      id: 'M-OPP-03',
      text: 'Tester dice without a challenger die succeed on 4 or more; 1–3 are cancelled.',
      source: 'Uncontested Skill Dice',
    },
    {
      id: 'M-OPP-04',
      text: 'Both players arrange their dice highest to lowest before comparing, and again after re-rolls.',
      source: 'Opposed Skill Tests; Re-roll',
    },
    {
      id: 'M-OPP-05',
      text: 'Terms: the acting character is the tester, its opponent the challenger.',
      source: 'Opposed Skill Tests; Glossary: Challenger',
    },
    {
      id: 'M-OPP-06',
      text: 'Challenger dice without a tester die are ignored.',
      source: 'Uncontested Opposing Dice',
    },
    {
      id: 'M-OPP-07',
      text: 'The challenger also adds dice for the tested Specialization.',
      source: 'Quick Reference: Opposed',
    },
    {
      id: 'M-TERM-01',
      text: "Standing in a terminal's space gives access to it; characters often must be at a named terminal type to take a Skill Action.",
      source: 'Terminals; Glossary: Terminal',
    },
    {
      id: 'M-TERM-02',
      text: 'Terminal types: Command, Operations, Science, Medical.',
      source: 'Terminals',
    },
  ],
};
