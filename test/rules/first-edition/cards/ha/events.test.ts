import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ferengi Financial Data Net',
    title: 'C-DRAW-07: the Data Net replaces the hand by a card for each of its player’s unique Ferengi with Greed',
    gold: 'L2: Brunt, Gaila, Rata; hand: Ferengi Financial Data Net, Kurn, Kor, Morka',
    blue: 'L2: Goss',
    at: 'turn',
    does: 'play:ferengi-financial-data-net:core:0',
    gives: {
      'gold.hand': ['Calloway', 'Spock'],
      'players.0.discard.length': 4,
    },
  },
];

provesCards(specs);
