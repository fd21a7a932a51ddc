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
  {
    card: 'Friction',
    title: 'C-STOP-01: with Friction, each personnel except Jem’Hadar enters play “stopped”',
    gold: 'L1: Federation Outpost; hand: Calloway',
    blue: 'table: Friction',
    at: 'turn',
    does: 'report:calloway:aboard:1',
    gives: { 'Calloway.stopped': 1 },
    also: [
      {
        gold: "missions: Aftermath, Study Pulsar; L2: Remote Supply Depot; hand: Azet'izan; table: Friction",
        at: 'turn',
        can: 'end:turn',
      },
      { gold: "L2: Weyoun, Azet'izan, Eris; hand: Friction", at: 'turn', can: 'play:friction:core:0' },
      { gold: "L2: Weyoun, Azet'izan, Calloway; hand: Friction", at: 'turn', cant: 'play' },
    ],
  },
  {
    card: 'Prison Compound',
    title: 'C-POINTS-01: a Prison Compound scores a point for each skill icon of its player’s captives',
    gold: 'L2: Danar, Dukat, Ari; L5: Sela {captive: escorted, owner: 1}; hand: Prison Compound',
    blue: 'L2: Kurn {captive: escorted, owner: 0}',
    at: 'turn',
    does: 'play:prison-compound:core:0',
    gives: { 'gold.score': 4 },
    also: [{ gold: 'L2: Danar, Dukat, Sela; hand: Prison Compound', at: 'turn', cant: 'play' }],
  },
];

provesCards(specs);
