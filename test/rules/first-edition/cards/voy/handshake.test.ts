import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Handshake',
    title: 'C-DRAW-05: Handshake rearranges the top five cards of a discard pile',
    gold: 'hand: Handshake; discard: Kurn, Morka',
    does: ['play:handshake:core:0:discard', 'next:1'],
    gives: { 'gold.discard': ['Handshake', 'Morka', 'Kurn'] },
  },
  {
    card: 'Handshake',
    title: 'C-DRAW-07: Handshake exchanges at least three other cards for a new hand of seven',
    gold: 'hand: Handshake, Kurn, Kurn, Kurn',
    does: 'play:handshake:core:0:hand',
    gives: { 'players.0.hand.length': 7 },
    also: [{ gold: 'hand: Handshake, Kurn, Kurn', cant: 'play:handshake:core:0:hand' }],
  },
];

provesCards(specs);
