import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'HQ: Executive Orders',
    title: 'C-TURN-16 C-PLAY-08: reporting a matching personnel with a new logo to the headquarters may draw a card',
    gold: 'L2: Office of the President; on:1: HQ: Executive Orders; L5: Calloway; hand: Benjamin Sisko',
    at: 'turn',
    does: ['report:benjamin-sisko:aboard:1', 'use'],
    gives: { 'players.0.hand.length': 1 },
    also: [
      {
        gold: 'L2: Office of the President; on:1: HQ: Executive Orders; L5: Calloway; hand: Data',
        at: 'turn',
        does: 'report:data:aboard:1',
        can: 'end:turn',
      },
    ],
  },
  {
    card: 'HQ: Executive Orders',
    title: 'C-SKILL-02: matching personnel of V.I.P. classification at the headquarters gain SECURITY',
    gold: 'L2: Office of the President [Spock, Calloway, Soval]; on:1: HQ: Executive Orders',
    blue: 'L5: Central Command',
    gives: { 'Spock.SECURITY': 1, 'Calloway.SECURITY': 0, 'Soval.SECURITY': 0 },
    also: [
      {
        gold: 'L2: Office of the President, Federation Outpost; hand: HQ: Executive Orders',
        blue: 'L5: Central Command',
        at: 'turn',
        can: { 'play:hq-executive-orders': ['play:hq-executive-orders:on:1', 'play:hq-executive-orders:on:3'] },
      },
    ],
  },
];

provesCards(specs);
