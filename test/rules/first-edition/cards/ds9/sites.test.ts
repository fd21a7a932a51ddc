import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Docking Pads',
    title:
      'C-FAC-12 C-FAC-13: ships without staffing requirements report and dock if compatible, with a V.I.P. aboard, or with Computer Skill unopposed there',
    gold: 'L1: Deep Space 9 {sites: 2} [Docking Pads]; space:L1: Bajoran Scout Vessel {as: Bajoran} [Vedek Sorad], U.S.S. Oberth [Giusti]; hand: Bajoran Scout Vessel, U.S.S. Oberth',
    at: 'turn',
    can: ['report:bajoran-scout-vessel:docked:2'],
    cant: ['report:uss-oberth:docked:2'],
  },
  {
    card: 'Docking Pads',
    title: 'C-TURN-17 C-DOWNLOAD-01: once per game, the station’s player downloads Establish Landing Protocols',
    gold: 'L1: Deep Space 9 {sites: 2} [Docking Pads]; deck: Establish Landing Protocols, Calloway',
    does: ['use:docking-pads:2:protocols', 'get:establish-landing-protocols:core:0'],
    gives: { 'Establish Landing Protocols': 'core:0' },
    cant: 'use:docking-pads',
    also: [
      {
        gold: 'L1: Giusti',
        blue: 'L1: Deep Space 9 {sites: 3} [Docking Pads]',
        cant: 'use:docking-pads',
      },
    ],
  },
];

provesCards(specs);
