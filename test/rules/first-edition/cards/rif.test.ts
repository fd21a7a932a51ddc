import { type CardSpec, provesCards } from '../card-specs.ts';
import { personnelBattle } from '../figures.ts';

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
  {
    card: 'Twelve of Ninety-Six',
    title: 'C-DRAW-02: Twelve of Ninety-Six downloads Temporal Vortex instead of a card draw',
    gold: 'L2: Twelve of Ninety-Six; deck: Temporal Vortex, Calloway, Spock; table: Alternate Universe Door',
    asked: { gold: ['draw'] },
    does: ['end:turn', 'use:twelve-of-ninety-six:1:card', 'get:temporal-vortex:core:0'],
    gives: { 'gold.hand': [] },
  },
  {
    card: 'Jean-Luc',
    title: 'C-SKILL-20: Jean-Luc has STRENGTH +4 in battle against forces that include Borg',
    gold: 'L2: Jean-Luc',
    blue: 'L2: Eight of Nineteen',
    patch: { battle: { ...personnelBattle() } },
    gives: { 'Jean-Luc.STRENGTH': 11 },
    also: [
      {
        gold: 'L2: Jean-Luc',
        blue: 'L2: Worf',
        patch: { battle: { ...personnelBattle() } },
        gives: { 'Jean-Luc.STRENGTH': 7 },
      },
    ],
  },
  {
    card: 'Jean-Luc',
    title: 'C-DOWNLOAD-10: Jean-Luc downloads Prepare Assault Teams only with other Enterprise-E personnel',
    gold: 'L2: Jean-Luc, Data (Nemesis); deck: Prepare Assault Teams, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Jean-Luc, Calloway; deck: Prepare Assault Teams, Spock', cant: 'download:1' }],
  },
];

provesCards(specs);
