import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Thalpet',
    title: 'C-DRAW-06: when Thalpet is played from hand, his player may take a card from the discard pile',
    gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
    at: 'turn',
    does: ['report:thalpet:aboard:1', 'take', 'take:data'],
    gives: { 'gold.hand': ['Data'] },
    also: [
      {
        gold: 'L1: Romulan Outpost; hand: Thalpet; discard: Worf, Data',
        at: 'turn',
        does: ['report:thalpet:aboard:1', 'none'],
        gives: { 'gold.hand': [] },
      },
    ],
  },
  {
    card: 'Upexi',
    title: 'C-PLAY-03: when Upexi is played from hand, his player may play equipment there from hand for free',
    gold: 'L1: Romulan Outpost; hand: Upexi, Tricorder, Tomalak; deck: Tricorder, Spock',
    at: 'turn',
    does: 'report:upexi:aboard:1',
    can: { get: ['get:tricorder:aboard:1'] },
    next: {
      does: 'get:tricorder:aboard:1',
      gives: { Tricorder: 'aboard:1', 'gold.deck': ['Tricorder', 'Spock'], 'turn.played': 1 },
      silent: 'downloads',
    },
    also: [
      {
        gold: 'L1: Romulan Outpost; hand: Upexi, Tomalak; deck: Tricorder, Spock',
        at: 'turn',
        does: 'report:upexi:aboard:1',
        cant: 'get',
      },
    ],
  },
  {
    card: 'Vkruk',
    title: 'C-PLAY-03: when Vkruk is played from hand, his player may play a Romulan leader there for free',
    gold: 'L1: Romulan Outpost; hand: Vkruk, Tomalak, Thalpet, Data; table: Alternate Universe Door',
    at: 'turn',
    does: 'report:vkruk:aboard:1',
    can: { get: ['get:tomalak:aboard:1'] },
    next: { does: 'get:tomalak:aboard:1', gives: { Tomalak: 'aboard:1', 'turn.played': 1 } },
  },
  {
    card: 'Young Shinzon',
    title: 'C-PLAY-03: when Young Shinzon is played from hand, equipment or a Romulan may follow for free',
    gold: 'L1: Romulan Outpost; hand: Young Shinzon, Thalpet, Tricorder, Data; table: Alternate Universe Door',
    at: 'turn',
    does: 'report:young-shinzon:aboard:1',
    can: { get: ['get:thalpet:aboard:1', 'get:tricorder:aboard:1'] },
    next: { does: 'none', gives: { Thalpet: null, 'gold.hand': ['Thalpet', 'Tricorder', 'Data'] } },
  },
];

provesCards(specs);
