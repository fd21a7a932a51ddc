import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Business Gambit',
    title: 'C-CONTROL-05 C-POINTS-03: a Business Gambit stops two personnel, steals equipment and scores',
    gold: 'L2: Rata; hand: Business Gambit',
    blue: 'L2: Kurn, Klingon Disruptor',
    does: ['play:business-gambit:on:1', 'steal:3'],
    gives: { 'Klingon Disruptor.seat': 0, 'Rata.stopped': 1, 'Kurn.stopped': 1, 'players.0.scored.0.points': 5 },
  },
  {
    card: 'Business Gambit',
    title: 'C-DOWNLOAD-06 C-TURN-17: a Business Gambit downloads equipment, once per game',
    gold: 'L2: Rata, U.S.S. Galaxy; hand: Business Gambit, Business Gambit; deck: Tricorder',
    blue: 'L2: Kurn, Klingon Disruptor',
    does: ['play:business-gambit:on:1', 'download'],
    can: ['get:tricorder:surface:L2', 'get:tricorder:aboard:2'],
    next: { does: 'get:tricorder:aboard:2', cant: 'play', gives: { Tricorder: 'aboard:2' } },
    also: [{ gold: 'L2: Rata; hand: Business Gambit', cant: 'play' }],
  },
  {
    card: 'Business Gambit',
    title: 'a Business Gambit steals an artifact used as equipment',
    gold: 'L2: Quark {as: Ferengi}; hand: Business Gambit',
    blue: 'L2: Spock; surface:L2: Varon-T Disruptor',
    does: 'play:business-gambit:on:1',
    can: 'steal:3',
  },
];

provesCards(specs);
