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
];

provesCards(specs);
