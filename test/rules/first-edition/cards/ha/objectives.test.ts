import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Bajoran Resistance Cell',
    title:
      'C-PLAY-10 C-TURN-16: once per turn, a Bajoran with Resistance reports free to Bajoran bases and planets of the Bajor region',
    gold: 'missions: Alter Records, First Contact, Study Pulsar; L3: Bajoran Outpost, Bajoran Scout Vessel; table: Bajoran Resistance Cell; hand: Furel, Borum',
    at: 'turn',
    can: { 'report:furel': ['report:furel:aboard:1', 'report:furel:aboard:2', 'report:furel:surface:L1'] },
    next: {
      does: 'report:furel:surface:L1',
      gives: { Furel: 'surface:L1', 'turn.played': 0 },
      can: { 'report:borum': ['report:borum:aboard:1'] },
      next: { does: 'report:borum:aboard:1', gives: { 'turn.played': 1 } },
    },
  },
  {
    card: 'Bajoran Resistance Cell',
    title:
      'C-DOWNLOAD-01 C-TURN-16: once per turn, Bajoran espionage is downloaded to an unsolved mission, and two members draw two',
    gold: 'missions: Alter Records, Intercept Maquis, Study Pulsar; surface:L1: Furel, Borum; table: Bajoran Resistance Cell; deck: Espionage: Bajoran on Cardassian, Kurn, Kor',
    does: 'use:bajoran-resistance-cell:3:spy',
    can: {
      get: ['L1', 'L2'].map((at) => `get:espionage-bajoran-on-cardassian:at:${at}`),
    },
    next: {
      does: 'get:espionage-bajoran-on-cardassian:at:L1',
      gives: { 'Espionage: Bajoran on Cardassian': 'at:L1', 'players.0.hand.length': 2 },
      cant: 'use',
    },
    also: [
      {
        gold: 'missions: Alter Records, Intercept Maquis, Study Pulsar; surface:L1: Furel; at:L1: Espionage: Bajoran on Cardassian; table: Bajoran Resistance Cell; deck: Espionage: Bajoran on Cardassian, Kurn, Kor',
        patch: { 'locations.L2.solved': 1 },
        does: 'use:bajoran-resistance-cell:3:spy',
        gives: { 'players.0.hand.length': 0 },
        cant: 'get',
      },
    ],
  },
];

provesCards(specs);
