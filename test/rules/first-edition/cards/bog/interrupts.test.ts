import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Phaser Array Power Cell',
    title: 'C-TURN-16 C-POINTS-01: a ship that survives a battle in which both sides fired scores once per turn',
    gold: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka]; hand: Phaser Array Power Cell",
    blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
    asked: { gold: ['fought'] },
    does: ['attack:all:1:6', 'blue fire:1', 'answer:phaser-array-power-cell'],
    gives: { 'gold.score': 5 },
    also: [
      {
        gold: "L1: I.K.C. Negh'Var [Gowron, Kor, Kruge, Morka]; hand: Phaser Array Power Cell",
        blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
        asked: { gold: ['fought'] },
        does: ['attack:all:1:6', 'blue hold'],
        cant: 'answer',
      },
    ],
  },
];

provesCards(specs);
