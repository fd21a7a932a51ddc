import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Livingston',
    title: 'C-SKILL-11 C-SKILL-28: Livingston adds 2 to all attributes of his ship’s matching commander who is present',
    gold: 'L1: I.K.C. Bortas [Livingston, Gowron, Kurn]; deck: Ready Room Door, Spock',
    gives: { 'Gowron.CUNNING': 9, 'Kurn.CUNNING': 6 },
    can: 'download:2',
    also: [{ gold: 'L2: Livingston, Gowron; L1: I.K.C. Bortas', gives: { 'Gowron.CUNNING': 7 } }],
  },
];

provesCards(specs);
