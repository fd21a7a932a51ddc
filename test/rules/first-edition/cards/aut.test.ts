import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'NX-01 Enterprise',
    title: 'C-SKILL-15: the attributes of NX-01 Enterprise equal the number of card types out of play',
    gold: 'L2: NX-01 Enterprise; hand: Spock, Data',
    blue: 'hand: Archer, Tricorder, Spock',
    patch: {
      'players.0.hand': [],
      'players.0.removed': ['spock', 'data'],
      'players.1.hand': [],
      'players.1.removed': ['archer', 'tricorder', 'spock'],
    },
    gives: { '1.RANGE': 3, '1.WEAPONS': 3, '1.SHIELDS': 3 },
  },
];

provesCards(specs);
