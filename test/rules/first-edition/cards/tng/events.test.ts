import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Let's See What's Out There",
    title:
      'C-DRAW-01: with four TNG personnel at the opponent’s missions without facilities, a player draws four cards',
    gold: "L4: U.S.S. Galaxy [Barron, Daniel Kwan, Davies, Calloway]; L5: Kosinski; hand: Let's See What's Out There",
    at: 'turn',
    does: 'play:lets-see-whats-out-there:core:0',
    gives: { 'players.0.hand.length': 4, 'gold.discard': ["Let's See What's Out There"] },
    also: [
      {
        gold: "L4: U.S.S. Galaxy [Barron, Daniel Kwan, Davies, Calloway]; L2: Kosinski; hand: Let's See What's Out There",
        at: 'turn',
        does: 'play:lets-see-whats-out-there:core:0',
        gives: { 'players.0.hand.length': 2 },
      },
      {
        gold: "L4: U.S.S. Galaxy [Barron, Daniel Kwan, Davies, Calloway]; L5: Kosinski; hand: Let's See What's Out There",
        blue: 'L5: Klingon Outpost',
        at: 'turn',
        does: 'play:lets-see-whats-out-there:core:0',
        gives: { 'players.0.hand.length': 2 },
      },
    ],
  },
];

provesCards(specs);
