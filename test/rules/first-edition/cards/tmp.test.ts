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
    card: 'Amanda Grayson',
    title: 'C-PLAY-10: any Spock or any Sarek reports for free where Amanda Grayson is',
    gold: 'L2: Amanda Grayson; hand: Spock, Calloway',
    at: 'turn',
    can: { report: ['report:spock:surface:L2'] },
    next: { does: 'report:spock:surface:L2', gives: { 'turn.played': 0 } },
    also: [
      {
        gold: 'L2: Amanda Grayson; table: Alternate Universe Door; hand: Ambassador Sarek',
        at: 'turn',
        can: { report: ['report:ambassador-sarek:surface:L2'] },
      },
    ],
  },
  {
    card: 'Admiral Kirk',
    title: 'C-TURN-16 C-DRAW-07: once per turn, Admiral Kirk’s player discards a card to draw a card',
    gold: 'L2: Admiral Kirk; hand: Worf, Vash',
    does: ['use:admiral-kirk:1:trade', 'worf'],
    gives: { 'gold.hand': ['Vash', 'Calloway'], 'gold.discard': ['Worf'] },
    cant: 'use:admiral-kirk',
    also: [{ gold: 'L2: Admiral Kirk', cant: 'use:admiral-kirk' }],
  },
  {
    card: 'Admiral Kirk',
    title: 'C-DOWNLOAD-10: Admiral Kirk downloads Commandeer Ship',
    gold: 'L2: Admiral Kirk; deck: Commandeer Ship, Spock',
    can: 'download:1:0',
  },
  {
    card: 'Commander Uhura',
    title: 'C-CAPTURE-01 C-TURN-17: Commander Uhura captures an opposing Away Team whose members are all male',
    gold: 'L2: Commander Uhura',
    blue: 'L2: Worf, Gowron',
    does: 'use:commander-uhura:1:team',
    gives: { 'Worf.captive': 'escorted', 'Gowron.captive': 'escorted' },
    cant: 'use:commander-uhura',
    also: [
      { gold: 'L2: Commander Uhura', blue: 'L2: Worf, Vash', cant: 'use:commander-uhura' },
      { gold: 'L2: Commander Uhura', blue: 'L5: Worf', cant: 'use:commander-uhura' },
    ],
  },
  {
    card: 'Khan',
    title: 'C-MISSION-17: where Khan is, an opponent who plays Federation solves a mission only with any Kirk',
    gold: 'missions: Analyze Rapid Terraforming, First Contact; L1: David Marcus, Calloway',
    blue: 'L1: Khan',
    patch: { 'players.0.playing': ['Federation'] },
    does: 'attempt:L1:team-1',
    gives: { 'L1.solved': null },
    also: [
      {
        gold: 'missions: Analyze Rapid Terraforming, First Contact; L1: David Marcus, James T. Kirk',
        blue: 'L1: Khan',
        patch: { 'players.0.playing': ['Federation'] },
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0 },
      },
      {
        gold: 'missions: Analyze Rapid Terraforming, First Contact; L1: David Marcus',
        blue: 'L1: Khan',
        patch: { 'players.0.playing': ['Klingon'] },
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0 },
      },
      {
        gold: 'missions: Analyze Rapid Terraforming, First Contact; L1: David Marcus',
        blue: 'L2: Khan',
        patch: { 'players.0.playing': ['Federation'] },
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0 },
      },
    ],
  },
  {
    card: 'Dr. McCoy (The Motion Pictures)',
    title: 'C-TURN-17 C-DRAW-06: Dr. McCoy takes the topmost discarded personnel to hand twice per game',
    gold: 'L2: Dr. McCoy (The Motion Pictures); discard: Hail, Vash, Spock, Data',
    does: [
      'use:dr-mccoy-the-motion-pictures:1:regain',
      'take:vash',
      'use:dr-mccoy-the-motion-pictures:1:regain',
      'take:spock',
    ],
    gives: { 'gold.hand': ['Vash', 'Spock'], 'gold.discard': ['Hail', 'Data'] },
    cant: 'use:dr-mccoy',
    also: [{ gold: 'L2: Dr. McCoy (The Motion Pictures); discard: Hail', cant: 'use:dr-mccoy' }],
  },
];

provesCards(specs);
