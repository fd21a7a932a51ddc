import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Attention All Hands',
    title:
      'C-DOWNLOAD-01 C-PLAY-05: Attention All Hands downloads a universal ship instead of the card play, once per game',
    gold: "L1: Klingon Outpost; table: Attention All Hands; deck: I.K.S. K'Vort, Spock",
    does: ['use:attention-all-hands:2:ship', 'get:iks-kvort:docked:1'],
    gives: { "I.K.S. K'Vort": 'docked:1', 'turn.played': 1, 'players.0.used': ['attention-all-hands ship'] },
  },
];

provesCards(specs);
