import type { Chapter } from '../entry.ts';

/** Borg cube. */
export const borgCube: Chapter = {
  title: 'Borg cube',
  entries: [
    {
      id: 'M-CUBE-01',
      text: 'In any game on Borg-side Mission Boards the players may agree to lay these boards out as a square without Main Corridor.',
      source: 'Borg Cube',
    },
    {
      id: 'M-CUBE-02',
      text: 'There are then no Turbolifts, and every reference to the Main Corridor means the board that holds Transporter Room, Science Lab, Medical Lab and Armory.',
      source: 'No Main Corridor',
    },
  ],
};
