import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Queen's Borg Sphere (Resistance is Futile)",
    title: 'C-PLAY-10 C-MOVE-17: the Queen’s Borg Sphere reports aboard a Borg cube, which launches it',
    gold: "L2: Borg Cube; hand: Queen's Borg Sphere (Resistance is Futile)",
    at: 'turn',
    can: { report: ['report:queens-borg-sphere-resistance-is-futile:aboard:1'] },
    also: [
      {
        gold: "L2: Borg Cube; aboard:1: Queen's Borg Sphere (Resistance is Futile); aboard:2: Bareil of Borg, Data of Borg",
        can: 'launch:2:1',
      },
    ],
  },
];

provesCards(specs);
