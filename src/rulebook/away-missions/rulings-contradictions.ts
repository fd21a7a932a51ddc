import type { Chapter } from '../entry.ts';

/** Rulings: where the book contradicts itself. */
export const rulingsContradictions: Chapter = {
  title: 'Rulings: where the book contradicts itself',
  entries: [
    {
      id: 'M-OPEN-13',
      text: 'Contradiction: the Move section reads as one space per Move point, the quick reference gives two spaces per point and the cards print 2 and 4 spaces on a two-peg track. We play: 2 spaces per point (M-CHAR-03).',
      source: 'Move Action; Quick Reference',
    },
    {
      id: 'M-OPEN-14',
      text: 'Contradiction: Take Cover ends when the character leaves its space (main text) versus when it takes a Move Action (glossary). We play: ends when it leaves the space by any means; a Move Action that returns it to the same space also ends it.',
      source: 'Take Cover Actions; Glossary',
    },
    {
      id: 'M-OPEN-15',
      text: "Contradiction: the opposed-test text speaks only of the challenger's Skill rating, the quick reference adds Specializations. We play: quick reference.",
      source: 'Opposed Skill Tests; Quick Reference',
    },
    {
      id: 'M-OPEN-16',
      text: "Contradiction: the glossary calls only your own away team friendly, the team-game chapter adds your teammate's team. We play: in team games use the team chapter for everything (movement, two-per-space limit, line of sight, Backup, targets).",
      source: 'Glossary: Friendly Character; Four-Player Team Games',
    },
    {
      id: 'M-OPEN-17',
      text: 'Contradiction: in team games Bonus Actions are given per player against the single largest player, although Activations are shared by a team. We play: follow the text; the tokens of both allies are spent on team turns.',
      source: 'Assign Bonus Actions (team)',
    },
    {
      id: 'M-OPEN-18',
      text: 'Contradiction: the glossary says a Stunned character rolls one die less per token, the rule says its Defense rating is reduced. We play: same effect; the reduction cannot take the rating part below 0.',
      source: 'Defending While Stunned; Glossary: Stun',
    },
    {
      id: 'M-OPEN-19',
      text: 'Unclear: Shelby is printed only in the picture of the Drone overlay, so weapon, Hivemind and ratings 1/2/3 there are the overlay\'s. We play: her name line ("Security Detail"), Specializations and Keywords are her own; her ratings come from the damage example (all 2).',
      source: 'Borg Drone Overlay, Example',
    },
    {
      id: 'M-OPEN-20',
      text: "Missing because of that picture: Shelby's own Attack Action and ability. We play: Type 2 Phaser (+1, +0, Stun) and one Engineering-minded ability.",
      source: 'Borg Drone Overlay, Example',
    },
    {
      id: 'M-OPEN-62',
      text: 'Contradiction: the glossary Neutralizes a character that has lost its last Health peg and must lose another, the rule and the Shelby example one that would have to drop some rating under its minimum. We play: the rule and the example (M-DMG-02); the lowest peg of a track cannot be removed.',
      source: 'Neutralized; Glossary: Neutralized, Damage',
    },
  ],
};
