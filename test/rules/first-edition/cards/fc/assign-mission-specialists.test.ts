import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Assign Mission Specialists',
    title: 'C-DOWNLOAD-07 C-DECK-14: Assign Mission Specialists downloads two different specialists to one outpost',
    gold: `
      L1: Federation Outpost;
      hand: Assign Mission Specialists;
      deck: Linda Larson, Linda Larson, Darian Wallace, Spock`,
    does: ['play:assign-mission-specialists:core:0', 'get:linda-larson:aboard:1'],
    can: { '': ['get:darian-wallace:aboard:1', 'none'] },
    next: { does: 'get:darian-wallace:aboard:1', gives: { 'Linda Larson': 'aboard:1', 'Darian Wallace': 'aboard:1' } },
  },
  {
    card: 'Assign Mission Specialists',
    title: 'C-TURN-01: Assign Mission Specialists may be discarded only at the start of a turn',
    gold: 'table: Assign Mission Specialists; hand: The Juggler',
    can: { use: 1 },
    next: { does: 'play:the-juggler:core:0', cant: 'use' },
  },
  {
    card: 'Assign Mission Specialists',
    title: 'C-DECK-14: Assign Mission Specialists downloads different specialists, and none who is already in play',
    gold: `
      L1: Federation Outpost [Alyssa Ogawa];
      hand: Assign Mission Specialists;
      deck: Alyssa Ogawa, Angelo Tassoni, Angelo Tassoni, Spock, Data`,
    at: 'turn',
    does: 'play:assign-mission-specialists:core:0',
    can: { get: ['get:angelo-tassoni:aboard:1'] },
    next: { does: 'get:angelo-tassoni:aboard:1', cant: 'get' },
  },
];

provesCards(specs);
