import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Deanna Troi (First Contact)',
    title: 'C-STOP-01: Deanna Troi lets her Away Team act again',
    gold: 'L2: Deanna Troi (First Contact) {stopped: 99}, Worf {stopped: 99}; L5: Data {stopped: 99}',
    does: 'use:deanna-troi-first-contact:1:unstop',
    gives: { 'Deanna Troi (First Contact).stopped': null, 'Worf.stopped': null, 'Data.stopped': 99 },
    also: [
      { gold: 'L2: U.S.S. Galaxy [Deanna Troi (First Contact), Worf {stopped: 99}]', cant: 'use:deanna-troi' },
      {
        gold: 'aboard:3: Deanna Troi (First Contact), Worf {stopped: 99}',
        blue: 'L2: Haakona',
        does: 'use:deanna-troi-first-contact:1:unstop',
        gives: { 'Worf.stopped': null },
      },
    ],
  },
  {
    card: 'Thirteen of Nineteen',
    title: 'C-SKILL-11: each Thirteen of Nineteen gives its ship WEAPONS +2',
    gold: 'L1: Borg Scout Vessel [Thirteen of Nineteen, Thirteen of Nineteen]',
    gives: { 'Borg Scout Vessel.WEAPONS': 8 },
  },
  {
    card: 'Six of Seventeen',
    title: 'C-TURN-16: once every turn, Six of Seventeen lowers RANGE or WEAPONS of its ship until the end of the turn',
    gold: 'L1: Borg Sphere [Six of Seventeen, Six of Seventeen]; L2: Six of Seventeen',
    does: 'use:six-of-seventeen:2:RANGE',
    gives: { 'Borg Sphere.RANGE': 2, 'Borg Sphere.WEAPONS': 6 },
    can: { 'use:six-of-seventeen': ['use:six-of-seventeen:3:WEAPONS'] },
    next: {
      does: 'use:six-of-seventeen:3:WEAPONS',
      gives: { 'Borg Sphere.WEAPONS': 4 },
      next: { does: 'end:turn', gives: { 'Borg Sphere.RANGE': 4, 'Borg Sphere.WEAPONS': 6 } },
    },
    also: [
      {
        gold: 'L1: Borg Cube; aboard:1: Borg Sphere [Six of Seventeen]',
        does: 'use:six-of-seventeen:3:WEAPONS',
        gives: { 'Borg Cube.WEAPONS': 24, 'Borg Sphere.WEAPONS': 4 },
      },
      {
        // On the opponent's ship, and on the opponent's turn.
        gold: 'aboard:2: Six of Seventeen',
        blue: 'L1: U.S.S. Galaxy [Data]',
        turn: 'blue',
        does: 'blue end:turn',
        can: ['use:six-of-seventeen:1:RANGE', 'use:six-of-seventeen:1:WEAPONS'],
        next: {
          does: 'use:six-of-seventeen:1:WEAPONS',
          gives: { 'U.S.S. Galaxy.WEAPONS': 5 },
          cant: 'use:six-of-seventeen',
        },
      },
    ],
  },
  {
    card: 'Ten of Nineteen',
    title: 'C-CLOAK-01 C-TURN-16: once each turn, Ten of Nineteen decloaks an opponent’s ship',
    gold: 'L1: Borg Sphere [Ten of Nineteen]',
    blue: 'L1: I.K.C. Vorn {veiled: cloaked}; L2: I.K.C. Bortas {veiled: cloaked}',
    does: 'use:ten-of-nineteen:2:do',
    gives: { 'I.K.C. Vorn.veiled': null, 'I.K.C. Bortas.veiled': 'cloaked' },
    cant: 'use:ten-of-nineteen',
    also: [{ gold: 'L2: Ten of Nineteen', blue: 'L2: I.K.C. Vorn {veiled: cloaked}', cant: 'use:ten-of-nineteen' }],
  },
  {
    card: 'One of Eleven',
    title: 'C-DRAW-02: One of Eleven downloads Borg-only equipment instead of a card draw',
    gold: 'L1: Borg Cube [One of Eleven]; deck: Tricorder, Distribution Node, Calloway, Spock',
    asked: { gold: ['draw'] },
    does: ['end:turn', 'use:one-of-eleven:2:card'],
    can: { get: ['get:distribution-node:aboard:1'] },
    next: { does: 'get:distribution-node:aboard:1', gives: { 'gold.hand': [], 'Distribution Node': 'aboard:1' } },
  },
  {
    card: 'One of Eleven',
    title: 'C-CONTROL-01: One of Eleven steals unattended equipment that is present',
    gold: 'L2: One of Eleven; L5: One of Eleven',
    blue: 'L2: Tricorder; L5: Tricorder, Data',
    can: { 'use:one-of-eleven': ['use:one-of-eleven:1:3'] },
    next: { does: 'use:one-of-eleven:1:3', gives: { '3.seat': 0 } },
  },
  {
    card: 'Six of Eleven',
    title: 'C-DRAW-02: Six of Eleven downloads an Alternate Universe Door instead of a card draw, aboard a ship',
    gold: 'L1: Borg Cube [Six of Eleven]; deck: Alternate Universe Door, Calloway, Spock',
    asked: { gold: ['draw'] },
    does: ['end:turn', 'use:six-of-eleven:2:hand'],
    can: { get: ['get:alternate-universe-door:hand'] },
    next: { does: 'get:alternate-universe-door:hand', gives: { 'gold.hand': ['Alternate Universe Door'] } },
    also: [
      {
        gold: 'L2: Six of Eleven; deck: Alternate Universe Door, Calloway, Spock',
        asked: { gold: ['draw'] },
        does: 'end:turn',
        cant: 'use:six-of-eleven',
      },
    ],
  },
  {
    card: 'Two of Nineteen',
    title:
      'C-DRAW-02: Two of Nineteen downloads a Transwarp doorway or interrupt instead of a card draw, aboard a ship',
    gold: 'L1: Borg Cube [Two of Nineteen]; deck: Transwarp Conduit, Transwarp Network Gateway, Transwarp Hub, Spock',
    asked: { gold: ['draw'] },
    does: ['end:turn', 'use:two-of-nineteen:2:hand'],
    can: ['get:transwarp-conduit', 'get:transwarp-network-gateway'],
    cant: 'get:transwarp-hub',
    also: [
      {
        gold: 'L2: Two of Nineteen; deck: Transwarp Conduit, Spock',
        asked: { gold: ['draw'] },
        does: 'end:turn',
        cant: 'use:two-of-nineteen',
      },
    ],
  },
  {
    card: 'Fifteen of Seventeen',
    title: 'C-DRAW-02 C-DOWNLOAD-01: Fifteen of Seventeen downloads an Adapt card instead of drawing',
    gold: 'L2: Fifteen of Seventeen; deck: Adapt: Allocate Resources, Spock, Data',
    asked: { gold: ['draw'] },
    cant: 'use:fifteen',
    next: {
      does: ['end:turn', 'use:fifteen-of-seventeen:1:card', 'get:adapt-allocate-resources:core:0'],
      gives: { 'gold.hand': [], 'Adapt: Allocate Resources': 'core:0' },
    },
    also: [
      {
        gold: 'L2: Fifteen of Seventeen; deck: Adapt: Allocate Resources, Spock, Data',
        asked: { gold: ['draw'] },
        does: ['end:turn', 'use:fifteen-of-seventeen:1:hand', 'get:adapt-allocate-resources:hand'],
        gives: { 'gold.hand': ['Adapt: Allocate Resources'] },
      },
    ],
  },
  {
    card: 'Borg Queen',
    title: 'C-DRAW-02 C-DOWNLOAD-01: Borg Queen downloads A Change of Plans or a Borg drone instead of drawing',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost [Borg Queen]; deck: A Change of Plans, Eight of Nineteen, Seven of Nine, Calloway',
    asked: { gold: ['draw'] },
    cant: 'use:borg-queen',
    next: {
      does: ['end:turn', 'use:borg-queen:2:card'],
      can: 'get:eight-of-nineteen:aboard:1',
      cant: ['get:seven', 'get:calloway'],
      next: { does: 'get:eight-of-nineteen:aboard:1', gives: { 'gold.hand': [] } },
    },
  },
  {
    card: 'Borg Queen',
    title:
      'C-SKILL-20 C-TURN-11: Borg Queen has a selected skill, which her player may change whenever their turn begins',
    gold: 'missions: Answer Distress Signal, Study Pulsar; L1: Borg Outpost; hand: Borg Queen',
    at: 'turn',
    asked: { gold: ['turn-start'] },
    does: ['report:borg-queen:aboard:1', 'Honor'],
    gives: { '2.Honor': 1 },
    next: {
      does: 'end:turn',
      cant: 'use:borg-queen',
      next: {
        does: ['pass', 'blue end:turn', 'use:borg-queen:2:Music', 'pass'],
        gives: { '2.Honor': 0, '2.Music': 1 },
      },
    },
  },
  {
    card: 'Two of Eleven',
    title: 'C-BEAM-03: where it is present, its player’s transporters beam through the opponent’s SHIELDS',
    gold: 'L1: Runabout [Two of Eleven {as: Federation}, Worf], U.S.S. Galaxy [Giusti]',
    blue: 'L1: U.S.S. Oberth [Calloway]; L2: U.S.S. Oberth',
    can: { 'beam:all:aboard:1:aboard:6': 1, 'beam:all:aboard:4:aboard:6': 0, 'beam:all:aboard:1:aboard:8': 0 },
    also: [
      {
        gold: 'L1: Runabout [Two of Eleven {as: Federation}]; aboard:4: Worf',
        blue: 'L1: U.S.S. Oberth',
        can: 'beam:all:aboard:4:aboard:1',
      },
      {
        gold: 'L1: Runabout [Worf]; L2: Two of Eleven',
        blue: 'L1: U.S.S. Oberth [Calloway]',
        cant: 'beam:all:aboard:1:aboard:4',
      },
      {
        gold: 'L1: Runabout [Two of Eleven {as: Federation}, Worf]',
        blue: 'L1: Deep Space 9',
        cant: 'beam:all:aboard:1:aboard:4',
      },
      {
        gold: 'L1: Runabout [Two of Eleven {as: Federation}]',
        blue: 'L1: U.S.S. Oberth [Calloway]',
        turn: 'blue',
        cant: 'blue beam:all:aboard:3:aboard:1',
      },
    ],
  },
];

provesCards(specs);
