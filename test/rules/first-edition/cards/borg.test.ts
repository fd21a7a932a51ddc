import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Yeggie',
    title: 'C-DOWNLOAD-10: Yeggie downloads Borg Nanoprobes only with a Borg personnel present',
    gold: 'L2: Yeggie; deck: Borg Nanoprobes, Spock',
    blue: 'L2: Seven of Nine',
    can: 'download:1',
    also: [{ gold: 'L2: Yeggie, Spock; deck: Borg Nanoprobes, Spock', cant: 'download:1' }],
  },
  {
    card: 'Hirogen Talon',
    title: 'C-TYPES-07 C-PERSBAT-08: a Hirogen Talon adds 1 to STRENGTH if somebody who may use it is there',
    gold: 'L2: Hirogen Talon, Karr, Mirok',
    gives: { 'Mirok.STRENGTH': 8 },
    also: [
      { gold: 'L1: U.S.S. Galaxy [Hirogen Talon, Iden {as: Hirogen}, Mirok]', gives: { 'Mirok.STRENGTH': 8 } },
      { gold: 'L2: Hirogen Talon, Mirok', gives: { 'Mirok.STRENGTH': 7 } },
    ],
  },
];

provesCards(specs);
