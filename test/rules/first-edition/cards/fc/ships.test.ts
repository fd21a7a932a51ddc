import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Queen's Borg Cube",
    title: 'C-SKILL-11 C-PLAY-10: Queen’s Borg Cube is stronger at Earth, and Borg report aboard',
    gold: "missions: Espionage Mission, Espionage Mission; L1: Queen's Borg Cube; hand: Thirteen of Nineteen",
    gives: { "Queen's Borg Cube.WEAPONS": 27, "Queen's Borg Cube.SHIELDS": 27, "Queen's Borg Cube.RANGE": 9 },
    can: { report: ['report:thirteen-of-nineteen:aboard:1'] },
    also: [{ gold: "L1: Queen's Borg Cube", gives: { "Queen's Borg Cube.WEAPONS": 24 } }],
  },
];

provesCards(specs);
