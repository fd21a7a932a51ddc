import type { Chapter } from '../entry.ts';

/** Re-rolls. */
export const reRolls: Chapter = {
  title: 'Re-rolls',
  entries: [
    {
      id: 'M-RR-01',
      text: 'By discarding one hand card of either kind a player re-rolls as many of their own dice as they like in one Attack, Defense or Skill roll (no other rolls).',
      source: 'Discard to Re-roll',
    },
    {
      id: 'M-RR-02',
      text: 'If both want to, they take turns to discard or pass, beginning with the player whose Activation it is; when both pass in a row the rolls are final.',
      source: 'Discard to Re-roll',
    },
    {
      id: 'M-RR-03',
      text: 'A player may discard several times, one card each time.',
      source: 'Discard to Re-roll',
    },
    {
      id: 'M-RR-04',
      text: 'The new result replaces the old one, better or worse; re-order the dice highest to lowest.',
      source: 'Discard to Re-roll; Glossary: Re-roll',
    },
  ],
};
