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
    card: 'To Be Or Not To Be',
    title: 'C-SHIPBAT-06: discarded after a battle that the opponent started, To Be Or Not To Be damages its ships',
    gold: 'L1: U.S.S. Galaxy [Data, Giusti, Worf, Spock]; table: To Be Or Not To Be',
    blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
    turn: 'blue',
    asked: { gold: ['fought'] },
    does: ['blue attack:all:7:1', 'hold', 'use:to-be-or-not-to-be:6:harm'],
    gives: { "D'deridex.damaged": true, 'gold.discard': ['To Be or Not to Be'] },
  },
];

provesCards(specs);
