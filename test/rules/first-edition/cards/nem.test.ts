import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Thalpet',
    title: 'C-DRAW-06: when Thalpet is played from hand, his player may take a card from the discard pile',
    gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
    at: 'turn',
    does: ['report:thalpet:aboard:1', 'take', 'take:data'],
    gives: { 'gold.hand': ['Data'] },
    also: [
      {
        gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
        at: 'turn',
        does: ['report:thalpet:aboard:1', 'none'],
        gives: { 'gold.hand': [] },
      },
    ],
  },
  {
    card: 'Guinan (Nemesis)',
    title: 'C-DRAW-01 C-TURN-16: when the opponent first draws in a turn, Guinan’s player may draw, but not at its end',
    gold: 'L2: Guinan (Nemesis)',
    blue: 'L5: Admiral Kirk; hand: Worf, Vash',
    turn: 'blue',
    does: ['blue use:admiral-kirk:2:trade', 'blue worf'],
    can: { '': ['draw', 'none'] },
    next: { does: ['draw', 'blue end:turn'], gives: { 'gold.hand': ['Calloway'] } },
  },
  {
    card: 'Confront Duplicate',
    title: 'C-MISSION-20: Confront Duplicate is worth 5 more points with Empathy present',
    gold: 'missions: Confront Duplicate, Study Pulsar; L1: Devoras [Lovok, Rekar, Sirol, Donatra, Jean-Luc Picard {as: Romulan}]',
    does: 'attempt:L1:1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Confront Duplicate, Study Pulsar; L1: Devoras [Lovok, Rekar, Sirol, Donatra, Jean-Luc Picard {as: Romulan}, Deanna Troi {as: Romulan}]',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
];

provesCards(specs);
