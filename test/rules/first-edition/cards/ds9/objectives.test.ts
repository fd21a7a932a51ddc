import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Process Ore',
    title:
      'C-TURN-16 C-DRAW-07: at a planet, a matching ENGINEER at the unit lets its player discard a card, tuck one and draw two',
    gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn, Morka; discard: Sunad, Vekor',
    turn: 'blue',
    does: ['blue end:turn', 'ore', 'shed:0'],
    can: ['under', 'out'],
    next: {
      does: ['under', 'draw:2'],
      gives: { 'gold.discard': ['Kurn', 'Sunad'], 'gold.hand': ['Morka', 'Calloway', 'Spock'] },
    },
    also: [
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn, Morka',
        turn: 'blue',
        does: ['blue end:turn', 'ore', 'shed:0', 'out', 'draw:0'],
        gives: { 'gold.discard': [], 'gold.removed': ['Kurn'], 'gold.hand': ['Morka'] },
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore, Process Ore; hand: Kurn, Morka',
        turn: 'blue',
        does: ['blue end:turn', 'ore', 'shed:0', 'out', 'draw:0'],
        cant: 'ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Dakol; on:2: Process Ore; hand: Kurn',
        turn: 'blue',
        does: 'blue end:turn',
        can: 'ore',
      },
      // The personnel must match the station, and the player must control it.
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Linda Larson; on:2: Process Ore; hand: Kurn',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'aboard:4: Bronok; on:4: Process Ore; hand: Kurn',
        blue: 'L2: Terok Nor {sites: 4} [Ore Processing Unit]',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'L1: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Belva; on:2: Process Ore; hand: Kurn',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn',
        blue: 'aboard:2: Worf',
        turn: 'blue',
        does: 'blue end:turn',
        cant: 'ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; on:2: Process Ore; hand: Kurn',
        does: 'end:turn',
        cant: 'blue ore',
      },
      {
        gold: 'L2: Terok Nor {sites: 2} [Ore Processing Unit]; aboard:2: Bronok; L5: Nor {sites: 5} [Ore Processing Unit]; aboard:5: Daro; on:2: Process Ore; on:5: Process Ore; hand: Kurn, Morka',
        turn: 'blue',
        does: ['blue end:turn', 'ore', 'shed:0', 'out', 'draw:0'],
        cant: 'ore',
      },
      {
        gold: 'hand: Process Ore',
        blue: 'L2: Terok Nor {sites: 2+3} [Ore Processing Unit, Ops]',
        at: 'turn',
        can: { play: ['play:process-ore:on:2'] },
      },
    ],
  },
  {
    card: 'Navigate Plasma Storms',
    title:
      'C-SCOUT-04 C-SHIPBAT-06: when any turn ends with a ship in the Badlands, its player’s interrupt or doorway damages vessels without Navigation ×3',
    gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; L1: U.S.S. Galaxy [Worf, Worf], Runabout [Worf, Worf, Worf], Federation Outpost; L3: U.S.S. Oberth; table: Navigate Plasma Storms; deck: Scan, Calloway, Spock',
    does: 'end:turn',
    gives: {
      'U.S.S. Galaxy.damaged': true,
      'Runabout.damaged': null,
      'Federation Outpost.damaged': true,
      'U.S.S. Oberth.damaged': null,
      'Navigate Plasma Storms': 'core:0',
    },
    also: [
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; table: Navigate Plasma Storms; deck: Spock, Calloway, Spock',
        blue: 'L2: U.S.S. Galaxy [Worf, Worf]; deck: Alternate Universe Door, Calloway, Spock',
        turn: 'blue',
        does: 'blue end:turn',
        gives: { 'U.S.S. Galaxy.damaged': true },
      },
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; L3: U.S.S. Galaxy; table: Navigate Plasma Storms; deck: Scan, Calloway',
        does: 'end:turn',
        silent: 'probes',
      },
      {
        gold: 'missions: Seek Knowledge Cache, Find Hidden Base, Study Pulsar; L1: U.S.S. Galaxy; table: Navigate Plasma Storms; deck: Scan, Calloway',
        does: 'end:turn',
        gives: { 'U.S.S. Galaxy.damaged': true },
      },
      // Stopped personnel count, but not those under house arrest.
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; L1: U.S.S. Galaxy [Worf, Worf, Chaban], Runabout [Worf, Worf, Worf {stopped: 1}]; table: Navigate Plasma Storms; deck: Scan, Calloway, Spock',
        does: 'end:turn',
        gives: { 'U.S.S. Galaxy.damaged': true, 'Runabout.damaged': null },
      },
    ],
  },
  {
    card: 'Navigate Plasma Storms',
    title:
      'C-SCOUT-04: an objective destroys vessels without Navigation ×5, an event ends the storms, and other cards do nothing',
    gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; L1: U.S.S. Galaxy [Worf, Worf, Worf, Worf], Runabout [Worf, Worf, Worf, Worf, Worf], Federation Outpost; table: Navigate Plasma Storms; deck: HQ: Secure Homeworld, Calloway, Spock',
    does: 'end:turn',
    gives: { 'U.S.S. Galaxy': null, Runabout: 'space:L1', 'Federation Outpost': null },
    also: [
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; L1: U.S.S. Galaxy; table: Navigate Plasma Storms; deck: Renewal Scroll, Calloway, Spock',
        does: 'end:turn',
        gives: { 'U.S.S. Galaxy.damaged': null, 'gold.discard': ['Navigate Plasma Storms'] },
      },
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Study Pulsar; L1: U.S.S. Galaxy; table: Navigate Plasma Storms; deck: Kurn, Calloway, Spock',
        does: 'end:turn',
        gives: { 'U.S.S. Galaxy.damaged': null, 'Navigate Plasma Storms': 'core:0' },
      },
      {
        gold: 'hand: Navigate Plasma Storms',
        at: 'turn',
        can: 'play:navigate-plasma-storms:core:0',
      },
    ],
  },
];

provesCards(specs);
