import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Caithlin Dar',
    title: 'C-AFFIL-02: General Korrd and St. John Talbot report to Caithlin Dar, but Kurn and Calloway don’t',
    gold: `
      L1: Neutral Outpost [Caithlin Dar];
      table: Alternate Universe Door;
      hand: General Korrd, St. John Talbot, Kurn, Calloway`,
    at: 'turn',
    can: { report: ['report:general-korrd:aboard:1', 'report:st-john-talbot:aboard:1'] },
  },
  {
    card: 'Caithlin Dar',
    title: 'C-AFFIL-02: Caithlin Dar reports to General Korrd, and to Sybok even if he isn’t Non-Aligned',
    gold: 'L1: Neutral Outpost [General Korrd]; table: Alternate Universe Door; hand: Caithlin Dar, Sela',
    at: 'turn',
    can: { report: ['report:caithlin-dar:aboard:1'] },
    also: [
      {
        gold: 'L1: Neutral Outpost [Sybok {as: Klingon}]; table: Alternate Universe Door; hand: Caithlin Dar, Sela',
        at: 'turn',
        can: { report: ['report:caithlin-dar:aboard:1'] },
      },
    ],
  },
  {
    card: 'Caithlin Dar',
    title: 'C-AFFIL-02: by the newest texts, Caithlin Dar is compatible with everyone who has the Sha Ka Ree icon',
    gold: "L1: Neutral Outpost [J'Onn {as: Klingon}]; table: Alternate Universe Door; hand: Caithlin Dar, Sela",
    at: 'turn',
    texts: '2025-02',
    can: { report: ['report:caithlin-dar:aboard:1'] },
  },
  {
    card: 'I Hate You',
    title: 'C-DILEMMA-09 C-RESPONSE-07: a Vulcan Nerve Pinch nullifies I Hate You',
    gold: 'L2: Giusti, Data, Calloway; hand: Vulcan Nerve Pinch',
    blue: 'seeds L2: I Hate You',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'answer:vulcan-nerve-pinch'],
    gives: { 'Data.stopped': null, 'gold.discard': ['Vulcan Nerve Pinch'], 'L2.seeds': [] },
    log: 'I Hate You is nullified',
  },
  {
    card: 'Clark Terrell',
    title: 'C-DILEMMA-20: Clark Terrell dies instead of a V.I.P. present who was selected to die',
    gold: 'L2: Clark Terrell, Lursa {as: Federation}, Giusti',
    blue: 'seeds L2: Center of Attention',
    asked: { gold: ['leaving'] },
    does: ['attempt:L2:team-1', 'use:clark-terrell:1:2', 'pass'],
    gives: { 'Clark Terrell': null, Lursa: 'surface:L2' },
    also: [
      {
        gold: 'L2: Clark Terrell, Vash {as: Federation}, Giusti',
        blue: 'seeds L2: Center of Attention',
        asked: { gold: ['leaving'] },
        does: 'attempt:L2:team-1',
        cant: 'use:clark',
      },
    ],
  },
  {
    card: 'General Korrd',
    title: 'C-AFFIL-02: General Korrd is in one Away Team with Sybok, whatever his affiliation, but not with others',
    gold: 'L2: General Korrd {as: Federation}, Sybok {as: Klingon}, Kurn',
    blue: 'seeds L2: Rock People',
    does: 'attempt:L2:team-1',
    gives: { 'General Korrd.stopped': 1, 'Sybok.stopped': 1, 'Kurn.stopped': null },
  },
  {
    card: 'St. John Talbot',
    title: 'C-AFFIL-02: St. John Talbot is in one Away Team with Sybok, whatever his affiliation, but not with others',
    gold: 'L2: St. John Talbot {as: Federation}, Sybok {as: Klingon}, Kurn',
    blue: 'seeds L2: Rock People',
    does: 'attempt:L2:team-1',
    gives: { 'St. John Talbot.stopped': 1, 'Sybok.stopped': 1, 'Kurn.stopped': null },
  },
  {
    card: 'H.M.S. Bounty',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make H.M.S. Bounty carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: H.M.S. Bounty {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'H.M.S. Bounty*',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make H.M.S. Bounty* carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: H.M.S. Bounty* {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'I.K.C. Chontay',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make I.K.C. Chontay carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: I.K.C. Chontay {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: "Li'seria",
    title: 'C-PLAY-10: Son’a shuttlecraft report aboard the Li’seria, which launches and loads them',
    gold: "L2: Li'seria; hand: Son'a Shuttle, Type 9 Shuttlecraft",
    at: 'turn',
    can: { report: ['report:sona-shuttle:aboard:1'] },
    also: [{ gold: "L2: Li'seria [Ru'afo, Gallatin]; aboard:1: Son'a Shuttle; aboard:4: Sam'po", can: 'launch:4:1' }],
  },
  {
    card: "Son'a Battleship",
    title: 'C-PLAY-10: Son’a shuttlecraft report aboard a Son’a Battleship, which launches and loads them',
    gold: "L2: Son'a Battleship; hand: Son'a Shuttle, Type 9 Shuttlecraft",
    at: 'turn',
    can: { report: ['report:sona-shuttle:aboard:1'] },
    also: [
      { gold: "L2: Son'a Battleship [Ru'afo, Gallatin]; aboard:1: Son'a Shuttle; aboard:4: Sam'po", can: 'launch:4:1' },
      { gold: "L2: Son'a Battleship, Son'a Shuttle [Sam'po]", can: 'load:2:1' },
    ],
  },
  {
    card: "Son'a Shuttle",
    title: 'C-PLAY-10 C-TURN-16: Transporter Drones report aboard a Son’a Shuttle, one each turn for free',
    gold: "L2: Son'a Shuttle; hand: Transporter Drones, Transporter Drones, Transporter Drones, Tricorder",
    at: 'turn',
    can: { report: ['report:transporter-drones:aboard:1'] },
    next: {
      does: 'report:transporter-drones:aboard:1',
      gives: { 'turn.played': 0 },
      next: { does: 'report:transporter-drones:aboard:1', gives: { 'turn.played': 1 }, cant: 'report' },
    },
  },
  {
    card: 'U.S.S. Enterprise-B',
    title: 'C-PLAY-10: El-Aurians report aboard the U.S.S. Enterprise-B',
    gold: 'L2: U.S.S. Enterprise-B; hand: Guinan, Data',
    at: 'turn',
    can: { report: ['report:guinan:aboard:1'] },
  },
  {
    card: 'U.S.S. Enterprise-B',
    title: 'C-MOVE-18: the Tractor Beam of the U.S.S. Enterprise-B fails while an attribute is reduced',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B {damaged: true} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: 'load',
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Enterprise-B [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
        can: 'load:4:2',
      },
    ],
  },
];

provesCards(specs);
