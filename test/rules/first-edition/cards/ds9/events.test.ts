import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Renewal Scroll',
    title: 'C-DRAW-07: Renewal Scroll needs three Bajorans, replaces any number of cards in hand and draws two more',
    gold: 'L2: Jabara, Jabara, Jabara; hand: Renewal Scroll, Kurn, Morka',
    does: ['play:renewal-scroll:core:0', 'shed:0'],
    gives: { 'gold.hand': ['Morka', 'Calloway', 'Spock', 'Data'] },
    also: [{ gold: 'L2: Jabara, Jabara; hand: Renewal Scroll', cant: 'play' }],
  },
  {
    card: 'Defiant Dedication Plaque',
    title: 'C-SKILL-28 C-SKILL-22: the plaque adds 2 to RANGE of commanded ships, and 3 if they are Defiant-class',
    gold: 'L1: U.S.S. Enterprise [Jean-Luc Picard], U.S.S. Defiant [Benjamin Sisko], U.S.S. Oberth; hand: Defiant Dedication Plaque',
    at: 'turn',
    does: 'play:defiant-dedication-plaque:core:0',
    gives: { 'U.S.S. Enterprise.RANGE': 11, 'U.S.S. Defiant.RANGE': 11, 'U.S.S. Oberth.RANGE': 6 },
    also: [
      {
        gold: 'L1: U.S.S. Defiant [Benjamin Sisko]; table: Defiant Dedication Plaque, Defiant Dedication Plaque',
        gives: { 'U.S.S. Defiant.RANGE': 11 },
      },
      {
        gold: 'L1: U.S.S. Enterprise [Jean-Luc Picard {stopped: 1}, Admiral Picard]; table: Defiant Dedication Plaque',
        gives: { 'U.S.S. Enterprise.RANGE': 11 },
      },
      {
        gold: 'L1: U.S.S. Enterprise [Jean-Luc Picard {numb: disabled}]; table: Defiant Dedication Plaque',
        gives: { 'U.S.S. Enterprise.RANGE': 9 },
      },
    ],
  },
  {
    card: 'Bajoran Civil War',
    title: 'C-BATTLE-06: during a Bajoran Civil War, a Bajoran leader may attack other Bajorans',
    gold: 'L2: Kira Nerys; table: Bajoran Civil War',
    blue: 'L2: Vedek Sorad',
    can: 'fight',
    also: [{ gold: 'L2: Kira Nerys', blue: 'L2: Vedek Sorad', cant: { 'fight:1:2': 'C-BATTLE-05' } }],
  },
  {
    card: 'Bajoran Civil War',
    title: 'C-DOWNLOAD-01: a Bajoran Civil War downloads two universal Bajorans with OFFICER, SECURITY or Resistance',
    gold: 'L1: Bajoran Outpost; hand: Bajoran Civil War; deck: Brilgar, Rinnak Pire, Kira Nerys, Vedek Sorad',
    at: 'turn',
    does: 'play:bajoran-civil-war:core:0:fetch',
    can: { get: ['get:brilgar:aboard:1', 'get:rinnak-pire:aboard:1'] },
    next: {
      does: ['get:brilgar:aboard:1', 'get:rinnak-pire:aboard:1'],
      gives: { Brilgar: 'aboard:1', 'Rinnak Pire': 'aboard:1', 'gold.discard': ['Bajoran Civil War'] },
    },
  },
  {
    card: 'Weapons Locker',
    title: 'C-PLAY-10 C-PLAY-03: hand weapons report to a Weapons Locker with unopposed personnel, for free at a site',
    gold: 'L1: U.S.S. Galaxy [Worf], U.S.S. Oberth; on:1: Weapons Locker; on:3: Weapons Locker; hand: Klingon Disruptor, Tricorder',
    at: 'turn',
    can: { report: ['report:klingon-disruptor:aboard:1'] },
    next: { does: 'report:klingon-disruptor:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy [Worf]; on:1: Weapons Locker; hand: Klingon Disruptor',
        blue: 'aboard:1: Kurn',
        at: 'turn',
        cant: 'report',
      },
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops]; aboard:2: Worf; on:2: Weapons Locker; hand: Klingon Disruptor',
        at: 'turn',
        does: 'report:klingon-disruptor:aboard:2',
        gives: { 'turn.played': 0 },
      },
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops], U.S.S. Galaxy; L2: Calloway; hand: Weapons Locker',
        blue: 'L1: U.S.S. Oberth',
        at: 'turn',
        can: { 'play:weapons-locker': ['2', '3', '5'].map((piece) => `play:weapons-locker:on:${piece}`) },
      },
    ],
  },
  {
    card: 'Treaty: Federation/Cardassian',
    title: 'C-AFFIL-02: the treaty makes Federation and Cardassian cards compatible',
    gold: 'L1: Federation Outpost; hand: Treaty: Federation/Cardassian, Danar, Kurn; table: Red Alert!',
    at: 'turn',
    cant: { 'report:danar:aboard:1': 'C-PLAY-08' },
    next: {
      does: 'play:treaty-federation-cardassian:core:0',
      gives: { 'Treaty: Federation/Cardassian': 'core:0' },
    },
    also: [
      {
        gold: 'L1: Federation Outpost; hand: Danar, Kurn; table: Treaty: Federation/Cardassian',
        at: 'turn',
        can: 'report:danar:aboard:1',
        cant: { 'report:kurn:aboard:1': 'C-PLAY-08' },
      },
    ],
  },
  {
    card: 'Establish Landing Protocols',
    title: 'C-MOVE-16 C-TURN-16: ships without staffing requirements land or take off once per turn for 1 RANGE',
    gold: 'L2: Bajoran Scout Vessel {as: Bajoran} [Vedek Sorad], U.S.S. Oberth [Giusti]; table: Establish Landing Protocols',
    can: { land: ['land:1'] },
    next: {
      does: 'land:1',
      gives: { 'Bajoran Scout Vessel': 'surface:L2', 'Bajoran Scout Vessel.spent': 1 },
      cant: 'takeoff',
    },
    also: [
      {
        gold: 'L2: Bajoran Scout Vessel {as: Bajoran} [Vedek Sorad]',
        blue: 'table: Establish Landing Protocols',
        cant: 'land',
      },
      {
        gold: 'surface:L2: Bajoran Scout Vessel {as: Bajoran} [Vedek Sorad]; table: Establish Landing Protocols',
        does: 'takeoff:1',
        gives: { 'Bajoran Scout Vessel': 'space:L2' },
      },
    ],
  },
  {
    card: 'Establish Landing Protocols',
    title: 'C-MOVE-16: a ship that lands by its own text may land or take off once more, for 1 RANGE',
    gold: 'L2: Bajoran Interceptor {as: Bajoran} [Vedek Sorad]; table: Establish Landing Protocols',
    does: 'land:1',
    gives: { 'Bajoran Interceptor': 'surface:L2', 'Bajoran Interceptor.spent': 0 },
    next: {
      does: 'takeoff:1',
      gives: { 'Bajoran Interceptor': 'space:L2', 'Bajoran Interceptor.spent': 1 },
      cant: 'land',
    },
  },
  {
    card: 'Establish Landing Protocols',
    title: 'C-TURN-04: it is played on its player’s table and stays there',
    gold: 'hand: Establish Landing Protocols',
    at: 'turn',
    does: 'play:establish-landing-protocols:core:0',
    gives: { 'Establish Landing Protocols': 'core:0', 'turn.played': 1 },
  },
  {
    card: 'Automated Security System',
    title: 'C-DILEMMA-13: when any turn ends, a random personnel at Ops is killed unless they are Cardassian',
    gold: 'L1: Deep Space 9 {sites: 2+3} [Ops, Guest Quarters]; aboard:2: Giusti; aboard:3: Calloway; on:2: Automated Security System',
    does: 'end:turn',
    gives: { Giusti: null, Calloway: 'aboard:3' },
    also: [
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops]; on:2: Automated Security System',
        blue: 'aboard:2: Worf',
        does: ['end:turn'],
        gives: { Worf: null },
      },
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops]; aboard:2: Ari; on:2: Automated Security System',
        does: ['end:turn', 'blue end:turn'],
        gives: { Ari: 'aboard:2' },
      },
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops]; aboard:2: Giusti; on:2: Automated Security System',
        turn: 'blue',
        does: 'blue end:turn',
        gives: { Giusti: null },
      },
      // Copies on the same site aren't cumulative.
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops]; aboard:2: Giusti, Giusti; on:2: Automated Security System, Automated Security System',
        does: 'end:turn',
        gives: { 'gold.discard': ['Giusti'] },
      },
    ],
  },
  {
    card: 'Automated Security System',
    title: 'C-TYPES-11: it is played on Ops, and ENGINEER ×3 of either player there nullifies it',
    gold: 'hand: Automated Security System',
    blue: 'L1: Deep Space 9 {sites: 2+3} [Ops, Guest Quarters]',
    at: 'turn',
    can: { play: ['play:automated-security-system:on:2'] },
    also: [
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops]; aboard:2: Linda Larson, Linda Larson, Linda Larson {stopped: 1}',
        blue: 'on:2: Automated Security System',
        does: 'use:automated-security-system:6:nullify',
        gives: { 'blue.discard': ['Automated Security System'] },
      },
      {
        gold: 'L1: Deep Space 9 {sites: 2} [Ops]; aboard:2: Linda Larson, Linda Larson',
        blue: 'aboard:2: Linda Larson; on:2: Automated Security System',
        cant: 'use:automated-security-system',
      },
    ],
  },
  {
    card: 'Reaction Control Thrusters',
    title: 'C-PLAY-03: they move a facility with ENGINEER ×2 aboard within its region, without the card play',
    gold: 'missions: Study Badlands, Find Hidden Base, Verify Evidence; L1: Federation Outpost [Linda Larson, Linda Larson, U.S.S. Oberth]; hand: Reaction Control Thrusters',
    at: 'turn',
    does: 'play:reaction-control-thrusters:on:1:move',
    gives: {
      'Federation Outpost': 'space:L2',
      'U.S.S. Oberth': 'docked:1',
      'turn.played': 0,
      'gold.discard': ['Reaction Control Thrusters'],
    },
    also: [
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Verify Evidence; L2: Federation Outpost [Linda Larson, Linda Larson]; hand: Reaction Control Thrusters',
        at: 'turn',
        does: 'play:reaction-control-thrusters:on:1:move',
        can: { to: ['to:L1', 'to:L3'] },
        next: { does: 'to:L3', gives: { 'Federation Outpost': 'space:L3' } },
      },
      // Stopped personnel count.
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Verify Evidence; L1: Federation Outpost [Linda Larson, Linda Larson {stopped: 1}]; hand: Reaction Control Thrusters',
        at: 'turn',
        does: 'play:reaction-control-thrusters:on:1:move',
        gives: { 'Federation Outpost': 'space:L2' },
      },
      {
        gold: 'missions: Study Badlands, Find Hidden Base, Verify Evidence; L2: Federation Outpost [Linda Larson]; hand: Reaction Control Thrusters',
        blue: 'L1: Federation Outpost [Linda Larson, Linda Larson]',
        at: 'turn',
        can: { play: ['play:reaction-control-thrusters:core:0:boost'] },
      },
      {
        gold: 'L2: Federation Outpost [Linda Larson, Linda Larson]; hand: Reaction Control Thrusters',
        at: 'turn',
        can: { play: ['play:reaction-control-thrusters:core:0:boost'] },
      },
    ],
  },
  {
    card: 'Reaction Control Thrusters',
    title: 'C-TURN-18 C-SKILL-22: or each of their player’s ships has RANGE +2 this turn, not cumulative',
    gold: 'L1: U.S.S. Galaxy; L2: Runabout; hand: Reaction Control Thrusters, Reaction Control Thrusters',
    blue: 'L1: U.S.S. Oberth',
    at: 'turn',
    does: 'play:reaction-control-thrusters:core:0:boost',
    gives: {
      'U.S.S. Galaxy.RANGE': 10,
      'U.S.S. Oberth.RANGE': 6,
      'turn.played': 1,
      'gold.discard': ['Reaction Control Thrusters'],
    },
    next: { does: ['end:turn'], gives: { 'U.S.S. Galaxy.RANGE': 8 } },
    also: [
      {
        gold: 'L1: U.S.S. Galaxy; hand: Reaction Control Thrusters',
        at: 'turn',
        patch: { lasting: [{ what: 'reaction-control-thrusters', seat: 0, until: 'turn' }] },
        does: 'play:reaction-control-thrusters:core:0:boost',
        gives: { 'U.S.S. Galaxy.RANGE': 10 },
      },
    ],
  },
];

provesCards(specs);
