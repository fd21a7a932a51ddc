import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Persistent Individuality',
    title: 'C-DILEMMA-07: seven die, less one for each classification, and the others need ENGINEER',
    gold: 'L1: U.S.S. Oberth [Giusti, Giusti, Giusti, Giusti, Giusti, Giusti]',
    blue: 'seeds L1: Persistent Individuality',
    does: 'attempt:L1:1',
    gives: { 'in play': ['U.S.S. Oberth'] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Calloway, Linda Larson, Davies, Lopez, Barron, Norah Satie]',
        blue: 'seeds L1: Persistent Individuality',
        does: 'attempt:L1:1',
        gives: { Giusti: 'aboard:1', 'Giusti.stopped': null, 'blue.discard': ['Persistent Individuality'] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Giusti, Calloway, Orren Ran, Davies, Lopez, Norah Satie]',
        blue: 'seeds L1: Persistent Individuality',
        does: 'attempt:L1:1',
        log: 'is killed',
      },
    ],
  },
  {
    card: 'Up Yer Shaft!',
    title:
      'C-DILEMMA-07 C-LEAVE-05: a Computer Skill goes on top of the deck, and the others need more ENGINEER than Leadership',
    gold: 'L1: U.S.S. Oberth [Obarakeh, Linda Larson, Giusti]',
    blue: 'seeds L1: Up Yer Shaft!',
    does: 'attempt:L1:1',
    gives: { Obarakeh: null, 'Giusti.stopped': null, 'L1.seeds': [] },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Obarakeh, Linda Larson, Norah Satie]',
        blue: 'seeds L1: Up Yer Shaft!',
        does: 'attempt:L1:1',
        gives: { Obarakeh: null, 'Linda Larson.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'L1: U.S.S. Oberth [Obarakeh, Norah Satie]; hand: Transwarp Conduit',
        blue: 'seeds L1: Up Yer Shaft!',
        asked: { gold: ['dilemma'] },
        does: ['attempt:L1:1', 'answer:transwarp-conduit'],
        gives: { Obarakeh: 'aboard:1', 'Obarakeh.stopped': null },
      },
    ],
  },
];

provesCards(specs);
