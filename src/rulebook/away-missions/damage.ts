import type { Chapter } from '../entry.ts';

/** Damage. */
export const damage: Chapter = {
  title: 'Damage',
  entries: [
    {
      id: 'M-DMG-01',
      text: "Resolve Damage at once: the target's owner removes that many Health pegs from its ratings in any combination.",
      source: 'Take Damage',
    },
    {
      id: 'M-DMG-02',
      text: 'If Damage is left and every rating already stands at its lowest value, so that one of them would have to drop further, the character is Neutralized: remove it from the mission area and discard its Equipment and Trait cards.',
      source: 'Neutralized',
    },
    {
      id: 'M-DMG-03',
      text: 'A character with 2 pegs in each of 4 ratings survives 4 Damage in total and is Neutralized by the fifth.',
      source: 'Example: Shelby; M-DMG-02',
    },
    {
      id: 'M-DMG-04',
      text: 'A Neutralized character is removed from the game (unless Assimilated: M-ASSIM-01).',
      source: 'Glossary: Neutralized',
    },
    {
      id: 'M-DMG-05',
      text: 'Reduced ratings reduce later dice and movement at once.',
      source: 'Take Damage; Move Rating',
    },
  ],
};
