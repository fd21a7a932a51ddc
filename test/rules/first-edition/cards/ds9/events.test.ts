import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Renewal Scroll',
    title: 'C-DRAW-07: Renewal Scroll needs three Bajorans, replaces any number of cards in hand and draws two more',
    gold: 'L2: Jabara, Jabara, Jabara; hand: Renewal Scroll, Kurn, Morka',
    does: ['play:renewal-scroll:core:0', 'shed:0'],
    gives: { 'gold.hand': ['Morka', 'Calloway', 'Spock', 'Data'] },
    also: [{ gold: 'L2: Jabara, Jabara; hand: Renewal Scroll', cant: 'play' }],
  },
];

provesCards(specs);
