import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Emergency Transport Unit',
    title: 'C-RESPONSE-16: an Emergency Transport Unit beams away a personnel whom a dilemma would kill',
    gold: 'L2: Giusti, Linda Larson, Emergency Transport Unit, U.S.S. Oberth',
    blue: 'seeds L2: Ferengi Attack',
    asked: { gold: ['leaving'] },
    does: ['attempt:L2:team-1', 'blue who:1', 'use:emergency-transport-unit:3:1:4'],
    gives: { Giusti: 'aboard:4', 'Giusti.stopped': 1, 'gold.hand': ['Emergency Transport Unit'] },
  },
];

provesCards(specs);
