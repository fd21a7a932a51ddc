import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Mortal Quinn',
    title: 'C-LEAVE-02 C-POINTS-01: Mortal Quinn scores 5 points if he dies',
    gold: 'L2: Mortal Quinn, Leck',
    does: 'use:leck:2:1',
    gives: { 'Mortal Quinn': null, 'gold.bonus': 5 },
  },
  {
    card: 'Mortal Quinn',
    title: 'C-MISSION-17 C-POINTS-02: Mortal Quinn loses 5 points if he helps solve a mission',
    gold: 'missions: Study Pulsar, Homeward; L2: Mortal Quinn {as: Federation}, Data',
    does: 'attempt:L2:team-1',
    gives: { 'gold.bonus': -5 },
  },
  {
    card: 'Mortal Quinn',
    title: 'C-STOP-01: while Mortal Quinn is in play, his player’s personnel enter play stopped',
    gold: 'L1: Federation Outpost; L2: Mortal Quinn; hand: Calloway',
    at: 'turn',
    does: 'report:calloway:aboard:1',
    gives: { 'Calloway.stopped': 1, 'Mortal Quinn.stopped': null },
    also: [
      {
        gold: 'L1: Federation Outpost; hand: Calloway',
        blue: 'L2: Mortal Quinn',
        at: 'turn',
        does: 'report:calloway:aboard:1',
        gives: { 'Calloway.stopped': null },
      },
    ],
  },
];

provesCards(specs);
