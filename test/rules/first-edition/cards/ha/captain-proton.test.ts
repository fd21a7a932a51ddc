import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Captain Proton',
    title:
      'C-SKILL-11: Captain Proton raises the attributes of his player’s other Holodeck Adventures personnel present',
    gold: 'L2: Captain Proton, Buster Kincaid, Calloway; L5: Ekoor',
    blue: 'L2: Vornar',
    gives: {
      'Buster Kincaid.INTEGRITY': 9,
      'Buster Kincaid.CUNNING': 8,
      'Buster Kincaid.STRENGTH': 10,
      'Captain Proton.CUNNING': 7,
      'Calloway.CUNNING': 5,
      'Ekoor.CUNNING': 7,
      'Vornar.CUNNING': 7,
    },
  },
  {
    card: 'Captain Proton',
    title: 'C-DECK-22 C-MISSION-05: Captain Proton attempts a mission as an ordinary Non-Aligned personnel',
    gold: 'missions: Disrupt Alliance, Study Pulsar; L1: Captain Proton',
    can: 'attempt:L1:team-1',
  },
];

provesCards(specs);
