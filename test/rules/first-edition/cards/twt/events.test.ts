import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Temporal Investigations',
    title:
      'C-TURN-16 C-DOWNLOAD-01: once on each turn, an opponent’s AU personnel lets its player draw or download Lucsly and Dulmer',
    gold: 'L1: Federation Outpost; table: Temporal Investigations; deck: Lucsly, Dulmer, Kurn',
    blue: 'L1: Federation Outpost; hand: Captain Kirk, Mr. Spock; table: Alternate Universe Door, Red Alert!',
    turn: 'blue',
    at: 'turn',
    does: ['blue report:captain-kirk:aboard:3'],
    can: ['draw', 'agents', 'none'],
    next: {
      does: ['agents', 'get:lucsly:aboard:1', 'get:dulmer:aboard:1'],
      gives: { Lucsly: 'aboard:1', Dulmer: 'aboard:1' },
    },
    also: [
      {
        gold: 'table: Temporal Investigations',
        blue: 'L1: Federation Outpost; hand: Captain Kirk; table: Alternate Universe Door',
        turn: 'blue',
        at: 'turn',
        does: ['blue report:captain-kirk:aboard:2', 'draw'],
        gives: { 'players.0.hand.length': 1 },
      },
      {
        gold: 'table: Temporal Investigations',
        blue: 'L1: Federation Outpost; hand: Calloway',
        turn: 'blue',
        at: 'turn',
        does: ['blue report:calloway:aboard:2'],
        can: 'blue end:turn',
      },
      {
        gold: 'L1: Federation Outpost; hand: Captain Kirk; table: Temporal Investigations, Alternate Universe Door',
        at: 'turn',
        does: ['report:captain-kirk:aboard:1'],
        can: 'end:turn',
      },
    ],
  },
];

provesCards(specs);
