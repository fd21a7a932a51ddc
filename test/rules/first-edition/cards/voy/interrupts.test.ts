import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Mutation',
    title: 'C-DRAW-10: Mutation shuffles the top two cards of a discard pile into its owner’s draw deck',
    gold: 'hand: Mutation',
    blue: 'discard: Kurn, Kor, Morka',
    does: 'play:mutation:core:1:shuffle',
    gives: { 'blue.discard': ['Morka'], 'players.1.deck.length': 10, 'gold.discard': ['Mutation'] },
  },
  {
    card: 'Mutation',
    title: 'C-DRAW-07 C-TURN-16: once per turn, Mutation discards a card to draw two',
    gold: 'hand: Mutation, Mutation, Kurn',
    does: ['play:mutation:core:0:discard', 'shed:1'],
    gives: { 'gold.discard': ['Mutation', 'Kurn'], 'players.0.hand.length': 3 },
    cant: 'play:mutation:core:0:discard',
    also: [{ gold: 'hand: Mutation', cant: 'play:mutation:core:0:discard' }],
  },
];

provesCards(specs);
