import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Adapt: Allocate Resources',
    title:
      'C-PLAY-05 C-DOWNLOAD-01: Allocate Resources is discarded to download a Borg event or interrupt instead of the card play',
    gold: 'table: Adapt: Allocate Resources; hand: Calloway; deck: Alas, Poor Drone, Calloway, Shipwright',
    does: 'use:adapt-allocate-resources:1:adapt',
    can: { get: ['get:alas-poor-drone:core:0'] },
    next: {
      does: 'get:alas-poor-drone:core:0',
      gives: { 'turn.played': 1, 'gold.discard': ['Adapt: Allocate Resources'], 'Alas, Poor Drone': 'core:0' },
    },
  },
];

provesCards(specs);
