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
];

provesCards(specs);
