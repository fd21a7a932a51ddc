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
    card: 'Hero Worship',
    title: 'C-SKILL-10 C-DILEMMA-15: Hero Worship stops everyone with the most and with the fewest skill icons',
    gold: 'L2: Giusti, Calloway, Barron, Jean-Luc Picard',
    blue: 'seeds L2: Hero Worship',
    does: 'attempt:L2:team-1',
    gives: {
      'Giusti.stopped': 1,
      'Calloway.stopped': 1,
      'Barron.stopped': null,
      'Jean-Luc Picard.stopped': 1,
      'blue.discard': ['Hero Worship'],
    },
  },
  {
    card: 'Engine Imbalance',
    title: 'C-MOVE-02 C-DILEMMA-18: the ship moves only to an adjacent location, once per turn',
    gold: 'L2: U.S.S. Galaxy [Engine Imbalance, Jean-Luc Picard, Giusti, Hoya]',
    can: ['move:1:L1', 'move:1:L3'],
    cant: ['move:1:L4'],
    next: { does: 'move:1:L3', cant: 'move:1' },
    also: [
      {
        gold: 'L1: U.S.S. Oberth [Giusti]',
        blue: 'seeds L1: Engine Imbalance',
        does: 'attempt:L1:1',
        gives: { 'Engine Imbalance': 'on:1', 'Giusti.stopped': null },
      },
      {
        gold: 'L1: U.S.S. Oberth [Geordi La Forge]',
        blue: 'seeds L1: Engine Imbalance',
        does: 'attempt:L1:1',
        gives: { 'Engine Imbalance': null },
      },
    ],
  },
];

provesCards(specs);
