import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Docking Pads',
    title: 'C-FAC-12: ships without staffing icons report and dock at Docking Pads, and others don’t',
    gold: 'L1: Nor {sites: 2} [Docking Pads, Docking Ports]; hand: Kazon Shuttle, Ferengi Shuttle, Hideki Cruiser',
    at: 'turn',
  },
  {
    card: 'Docking Pads',
    title: 'C-TURN-17 C-DOWNLOAD-01: the player of the station downloads Establish Landing Protocols once per game',
    gold: 'L1: Nor {sites: 2} [Docking Pads]; deck: Establish Landing Protocols, Spock',
    can: 'use:docking-pads:2:protocols',
    next: {
      does: ['use:docking-pads:2:protocols', 'get:establish-landing-protocols:core:0'],
      cant: 'use:docking-pads',
    },
  },
];

provesCards(specs);
