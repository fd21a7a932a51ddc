import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Temporal Shifting*',
    title:
      'C-DRAW-07 C-RESPONSE-03: Temporal Shifting makes a player discard three cards, or an AU card to draw up to four',
    gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting*',
    blue: 'hand: Kurn, Kor, Morka, Soval',
    at: 'turn',
    does: 'play:temporal-shifting-star:core:1',
    can: { 'blue ': ['three', 'one'] },
    next: {
      does: ['blue one', 'blue shed:0', 'blue draw:4'],
      gives: { 'blue.discard': ['Soval'], 'players.1.hand.length': 7 },
    },
    also: [
      {
        gold: 'L2: Calloway; table: Alternate Universe Door; hand: Temporal Shifting*',
        blue: 'hand: Kurn, Kor, Morka, Data',
        at: 'turn',
        does: ['play:temporal-shifting-star:core:1', 'blue three', 'blue shed:0 + shed:1 + shed:2'],
        gives: { 'blue.hand': ['Data'] },
      },
    ],
  },
];

provesCards(specs);
