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
    also: [
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Docking Pads], Bajoran Scout Vessel {as: Bajoran} [Vedek Sorad], U.S.S. Oberth [Giusti]',
        can: { dock: ['dock:3:2'] },
        next: { does: 'dock:3:2', gives: { 'Bajoran Scout Vessel': 'docked:2' } },
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Docking Pads], U.S.S. Danube [Giusti]',
        cant: { 'dock:3:2': 'C-FAC-12' },
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Docking Pads], U.S.S. Danube [Sarek]',
        can: { dock: ['dock:3:2'] },
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Docking Pads], U.S.S. Danube [Giusti]; aboard:2: Data',
        can: ['dock:3:2'],
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Docking Pads], U.S.S. Danube [Giusti]; aboard:2: Data',
        blue: 'aboard:2: Worf',
        cant: { 'dock:3:2': 'C-FAC-12' },
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Docking Pads]; docked:2: U.S.S. Danube [Giusti]; aboard:2: Data',
        does: 'undock:3:5',
        gives: { 'U.S.S. Danube': 'space:L1', Data: 'aboard:3' },
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Docking Pads]; docked:2: U.S.S. Danube [Giusti]',
        cant: 'undock:3',
      },
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Docking Pads], Bajoran Scout Vessel {as: Bajoran} [Vedek Sorad]; docked:2: U.S.S. Danube, U.S.S. Danube, U.S.S. Danube, U.S.S. Danube, U.S.S. Danube, U.S.S. Danube',
        cant: { 'dock:3:2': 'C-FAC-12' },
      },
    ],
  },
  {
    card: 'Docking Pads',
    title: 'C-SHIPBAT-10: when the station is destroyed, so are the ships on its pads',
    gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; L1: Deep Space 9 {sites: 2+3} [Docking Pads, Docking Ports]; docked:2: U.S.S. Danube [Worf, Worf, Worf, Worf, Worf]; docked:3: Runabout [Worf, Worf, Worf, Worf, Worf]; table: Navigate Plasma Storms; deck: HQ: Secure Homeworld, Calloway',
    does: 'end:turn',
    gives: { 'Deep Space 9': null, 'U.S.S. Danube': null, Runabout: 'space:L1' },
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
