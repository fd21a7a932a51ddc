import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Alternate Universe Door',
    title: 'C-RESPONSE-07: an Alternate Universe Door from hand nullifies a Subspace Schism',
    gold: 'hand: Alternate Universe Door; deck: Spock, Data',
    blue: 'hand: Subspace Schism',
    asked: { blue: ['drawn'], gold: ['play'] },
    does: ['end:turn', 'blue answer:subspace-schism', 'answer:alternate-universe-door'],
    gives: { 'gold.hand': ['Spock'] },
  },
];

provesCards(specs);
