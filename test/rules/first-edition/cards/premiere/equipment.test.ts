import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Federation PADD',
    title: 'C-TYPES-07: a Federation PADD adds 2 to the CUNNING of Federation personnel with it, but not of Klingons',
    gold: 'L2: Federation PADD, Calloway, Divok; L5: Giusti',
    gives: { 'Calloway.CUNNING': 7, 'Divok.CUNNING': 6, 'Giusti.CUNNING': 6 },
  },
];

provesCards(specs);
