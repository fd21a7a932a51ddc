import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Queen's Borg Sphere (Resistance is Futile)",
    title: 'C-PLAY-10 C-MOVE-17: the Queen’s Borg Sphere reports aboard a Borg cube, which launches it',
    gold: "L2: Borg Cube; hand: Queen's Borg Sphere (Resistance is Futile)",
    at: 'turn',
    can: { report: ['report:queens-borg-sphere-resistance-is-futile:aboard:1'] },
    also: [
      {
        gold: "L2: Borg Cube; aboard:1: Queen's Borg Sphere (Resistance is Futile); aboard:2: Bareil of Borg, Data of Borg",
        can: 'launch:2:1',
      },
    ],
  },
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
  {
    card: 'Twelve of Ninety-Six',
    title: 'C-DRAW-02: Twelve of Ninety-Six downloads Temporal Vortex instead of a card draw',
    gold: 'L2: Twelve of Ninety-Six; deck: Temporal Vortex, Calloway, Spock; table: Alternate Universe Door',
    asked: { gold: ['draw'] },
    does: ['end:turn', 'use:twelve-of-ninety-six:1:card'],
    can: { get: ['get:temporal-vortex:core:0'] },
    next: { does: 'get:temporal-vortex:core:0', gives: { 'gold.hand': [] } },
  },
];

provesCards(specs);
