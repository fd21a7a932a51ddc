import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Federation PADD',
    title:
      'C-TYPES-07: a Federation PADD adds 2 to the CUNNING of all its owner’s personnel there if one of them is Federation',
    gold: 'L2: Federation PADD, Calloway, Divok; L5: Giusti',
    gives: { 'Calloway.CUNNING': 7, 'Divok.CUNNING': 8, 'Giusti.CUNNING': 6 },
  },
  {
    card: 'Federation PADD',
    title: 'C-TYPES-07: a Federation PADD adds nothing if only Klingons are with it',
    gold: 'L2: Federation PADD, Divok',
    gives: { 'Divok.CUNNING': 6 },
  },
];

provesCards(specs);
