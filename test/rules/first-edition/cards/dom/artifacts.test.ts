import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Orb of Prophecy and Change',
    title:
      'C-TURN-16 C-DRAW-05: once each turn, its player looks at the top card of the deck and puts it anywhere in the deck',
    gold: 'surface:L2: Orb of Prophecy and Change; L2: Giusti; deck: Kurn, Spock, Data',
    does: 'use:orb-of-prophecy-and-change:1:foresee',
    can: { depth: ['depth:0', 'depth:1', 'depth:2'] },
    next: {
      does: 'depth:1',
      gives: { 'gold.deck': ['Spock', 'Kurn', 'Data'] },
      log: 'Gold looks at the top card of the draw deck. [The top card of your draw deck is Kurn.]',
      cant: 'use:orb-of-prophecy',
    },
    also: [
      {
        gold: 'surface:L2: Orb of Prophecy and Change; L2: Giusti; deck: Kurn, Spock, Data',
        does: ['use:orb-of-prophecy-and-change:1:foresee', 'depth:0'],
        gives: { 'gold.deck': ['Kurn', 'Spock', 'Data'] },
      },
      {
        gold: 'surface:L2: Orb of Prophecy and Change; L2: Giusti; deck: Kurn, Spock, Data',
        does: ['use:orb-of-prophecy-and-change:1:foresee', 'depth:2'],
        gives: { 'gold.deck': ['Spock', 'Data', 'Kurn'] },
      },
      {
        gold: 'L2: Giusti',
        blue: 'surface:L2: Orb of Prophecy and Change',
        cant: 'use:orb-of-prophecy',
      },
    ],
  },
  {
    card: 'Orb of Prophecy and Change',
    title: 'C-TYPES-09: an Orb of Prophecy and Change joins those who earn it as equipment',
    gold: 'L2: Jean-Luc Picard, Deanna Troi; seeds L2: Orb of Prophecy and Change',
    does: 'attempt:L2:team-1',
    gives: { 'Orb of Prophecy and Change': 'surface:L2' },
  },
];

provesCards(specs);
