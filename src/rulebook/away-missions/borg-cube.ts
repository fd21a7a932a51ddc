import type { Chapter } from '../entry.ts';

/** Borg cube. */
export const borgCube: Chapter = {
  title: 'Borg cube',
  beside: 'cube corridor',
  entries: [
    {
      id: 'M-CUBE-01',
      title: 'Laying boards as a Borg cube',
      text: 'In any game on the Borg side of the Mission Boards, the players may agree to lay these boards out as a square without a Main Corridor.',
      source: 'Borg Cube',
      terms:
        'square map; no corridor; variant; other layout; cubical spaceship pattern; skip the long hallway; all room tiles in a block',
      see: ['M-CUBE-02'],
    },
    {
      id: 'M-CUBE-02',
      title: 'Playing without a Main Corridor',
      text: 'With the boards laid as a Borg cube there are no Turbolifts. Whatever speaks of the Main Corridor then means the board with the Transporter Room, Science Lab, Medical Lab and Armory.',
      source: 'No Main Corridor',
      terms:
        'square map; replacement; no turbolifts; variant; which tile stands in for the hallway; card mentions the hallway but we have none; lifts gone hive vessel',
      see: ['M-CUBE-01'],
    },
  ],
};
