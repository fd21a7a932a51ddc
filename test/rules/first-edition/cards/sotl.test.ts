import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'U.S.S. Defiant (Ships of the Line)',
    title:
      'C-MOVE-17: Engage Shuttle Operations can’t make U.S.S. Defiant (Ships of the Line) carry a shuttlecraft, only a shuttlepod',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Defiant (Ships of the Line) {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Defiant (Ships of the Line) {as: Federation} [Geordi La Forge], Type 18 Shuttlepod [Calloway]',
        can: 'load:4:2',
      },
    ],
  },
  {
    card: 'Assembly Transport',
    title: 'C-SKILL-11: an Assembly Transport has RANGE and SHIELDS +1 for each vedek aboard, up to four',
    gold: 'L2: Assembly Transport [Bareil Antos, Dohlem, Kira Nerys, Leosa {captive: escorted, owner: 1}]; L5: Leosa',
    blue: 'aboard:1: Dohlem',
    gives: { 'Assembly Transport.RANGE': 7, 'Assembly Transport.SHIELDS': 6, 'Assembly Transport.WEAPONS': 4 },
    also: [
      {
        gold: 'L2: Assembly Transport [Bareil Antos, Dohlem, Leosa, Esteemed Vedek, Vedek Dax]',
        gives: { 'Assembly Transport.RANGE': 9 },
      },
    ],
  },
  {
    card: 'Type-2 Galor',
    title: 'C-SKILL-11: a Type-2 Galor has WEAPONS +3 while its player has a captive',
    gold: 'L2: Type-2 Galor; L5: Cardassian Outpost [Ekoor, Worf {captive: escorted, owner: 1}]',
    gives: { 'Type-2 Galor.WEAPONS': 9, 'Type-2 Galor.SHIELDS': 7 },
    also: [{ gold: 'L2: Type-2 Galor', gives: { 'Type-2 Galor.WEAPONS': 6 } }],
  },
  {
    card: 'U.S.S. Sovereign (Ships of the Line)',
    title: 'C-SKILL-11: U.S.S. Sovereign has all attributes +1 with a card from the Enterprise-E aboard',
    gold: 'L2: U.S.S. Sovereign (Ships of the Line) [Data (First Contact), Beverly Crusher (First Contact)]',
    gives: { '1.RANGE': 10, '1.WEAPONS': 9, '1.SHIELDS': 10 },
    also: [
      {
        gold: 'L2: U.S.S. Sovereign (Ships of the Line) [Data], Runabout [Beverly Crusher (First Contact)]',
        gives: { '1.RANGE': 9, '1.WEAPONS': 8, '1.SHIELDS': 9 },
      },
      {
        gold: 'L2: U.S.S. Sovereign (Ships of the Line) [Data]',
        blue: 'aboard:1: Beverly Crusher (First Contact)',
        gives: { '1.RANGE': 9 },
      },
    ],
  },
  {
    card: 'Pequod',
    title: 'C-SHIPBAT-17: the Pequod has WEAPONS and SHIELDS +4 against a self-controlling card',
    gold: 'L1: Borg Ship {owner: 1, seat: 0, goal: L5}, Pequod [Davar, Gann]',
    does: ['end:turn', 'who:2'],
    log: ['fires at Pequod: ATTACK 24, DEFENSE 12', 'fires at Borg Ship: ATTACK 12'],
    also: [
      {
        gold: 'L2: Pequod [Decaren, Idrin]',
        blue: 'L2: U.S.S. Galaxy [Data, Calloway]',
        does: ['attack:all:1:4', 'blue hold'],
        log: 'fires at U.S.S. Galaxy: ATTACK 8',
      },
    ],
  },
  {
    card: 'Soterus (Ships of the Line)',
    title: 'C-SHIPBAT-14: in battles of the Soterus, its player may draw a third tactic',
    gold: 'table: Battle Bridge Door; L2: Soterus (Ships of the Line) [Rekar, Donatra, Lovok]; tactics: Phaser Banks, Target Engines, Target Engines, Target Engines',
    blue: 'L2: I.K.C. Bortas [Gowron, Kurn, Kitrik]',
    does: ['attack:all:2:6', 'blue hold', 'another'],
    can: 'another',
    next: { does: 'another', cant: 'another' },
    also: [
      {
        // The Soterus is attacked.
        gold: 'table: Battle Bridge Door; L2: Soterus (Ships of the Line) [Rekar, Donatra, Lovok]; tactics: Phaser Banks, Target Engines, Target Engines, Target Engines',
        blue: 'L2: I.K.C. Bortas [Gowron, Kurn, Kitrik]',
        turn: 'blue',
        does: ['blue attack:all:6:2', 'hold', 'another'],
        can: 'another',
        next: { does: 'another', cant: 'another' },
      },
    ],
  },
  {
    card: 'Promethean Quartz',
    title:
      'C-DILEMMA-25 C-DILEMMA-07: the opponent seeds a self-controlling dilemma, and without the skills everyone is stopped',
    gold: 'L1: U.S.S. Oberth [Giusti, Calloway]',
    blue: 'seeds L1: Promethean Quartz; deck: Borg Ship, Spock',
    does: ['attempt:L1:1', 'blue seed:borg-ship'],
    gives: { 'Giusti.stopped': 1, 'blue.discard': ['Promethean Quartz'], 'blue.deck': ['Spock'] },
    log: 'downloads Borg Ship',
  },
];

provesCards(specs);
