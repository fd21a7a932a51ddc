import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lissan',
    title: 'C-BATTLE-01: Lissan’s player can’t initiate a battle at her location, but the opponent can',
    gold: 'L2: Lissan, Kurn; L5: Kurn',
    blue: 'L2: Gowron; L5: Data',
    can: 'fight:3:5',
    cant: { 'fight:2:4': 'Lissan' },
  },
  {
    card: 'Venoxis',
    title: 'C-TURN-17 C-STOP-01: once per game, Venoxis unstops his Away Team after a personnel battle',
    gold: 'L2: Venoxis, Tomalak',
    blue: 'L2: Giusti',
    asked: { gold: ['fought'] },
    does: ['fight:1:3', 'use:venoxis:1:fought'],
    gives: { 'Venoxis.stopped': null, 'Tomalak.stopped': null },
  },
];

provesCards(specs);
