import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Starfleet Type I Phaser',
    title: 'C-TYPES-07 C-PERSBAT-08: a Starfleet Type I Phaser adds 1 to STRENGTH if somebody who may use it is there',
    gold: 'L2: Starfleet Type I Phaser, Worf, Mirok',
    gives: { 'Mirok.STRENGTH': 8 },
    also: [{ gold: 'L2: Starfleet Type I Phaser, Mirok', gives: { 'Mirok.STRENGTH': 7 } }],
  },
];

provesCards(specs);
