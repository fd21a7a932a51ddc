import { type CardSpec, provesCards } from '../card-specs.ts';

/** A personnel battle on the planet at L2 between the two cards of a row. */
const DUEL = {
  battle: {
    kind: 'personnel',
    seat: 0,
    at: 'surface:L2',
    forces: [[1], [2]],
    piles: [[], []],
    stunned: [],
    wounded: [],
  },
};

const specs: readonly CardSpec[] = [
  {
    card: 'Benjamin Sisko (Through the Looking Glass)',
    title: 'C-DOWNLOAD-10: Benjamin Sisko downloads Defiant Dedication Plaque only in the Mirror Quadrant',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: Benjamin Sisko (Through the Looking Glass); deck: Defiant Dedication Plaque, Spock',
    can: 'download:1:0',
    also: [
      {
        gold: 'L2: Benjamin Sisko (Through the Looking Glass); deck: Defiant Dedication Plaque, Spock',
        cant: 'download:1',
      },
    ],
  },
  {
    card: 'Grand Nagus Zek (Through the Looking Glass)',
    title: 'C-DOWNLOAD-10: each icon of Grand Nagus Zek has its own condition',
    gold: "missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: Grand Nagus Zek (Through the Looking Glass); deck: Maihar'du, Valuable Prisoner, Oo-mox",
    can: { 'download:1': ['download:1:0', 'download:1:1'] },
    also: [
      {
        gold: "missions: Chart Stellar Cluster, Access Relay Station; L2: Grand Nagus Zek (Through the Looking Glass); deck: Maihar'du, Valuable Prisoner, Oo-mox",
        can: 'download:1:0',
      },
      {
        gold: "L2: Grand Nagus Zek (Through the Looking Glass); deck: Maihar'du, Valuable Prisoner, Oo-mox",
        can: { 'download:1': ['download:1:1'] },
      },
      {
        gold: "L2: Grand Nagus Zek (Through the Looking Glass), The Intendant; deck: Maihar'du, Valuable Prisoner, Oo-mox",
        can: { 'download:1': ['download:1:1', 'download:1:2'] },
      },
    ],
  },
  {
    card: 'Kira Nerys (Through the Looking Glass)',
    title: 'C-SKILL-11: Kira Nerys has STRENGTH +3 against forces that include a KCA card',
    gold: 'L2: Kira Nerys (Through the Looking Glass)',
    blue: 'L2: Telok',
    patch: DUEL,
    gives: { 'Kira Nerys (Through the Looking Glass).STRENGTH': 11 },
    also: [
      {
        gold: 'L2: Kira Nerys (Through the Looking Glass)',
        blue: 'L2: Worf',
        patch: DUEL,
        gives: { 'Kira Nerys (Through the Looking Glass).STRENGTH': 8 },
      },
    ],
  },
  {
    card: 'Kira Nerys (Through the Looking Glass)',
    title: 'C-DOWNLOAD-10: Kira Nerys downloads Get Back only in the Mirror Quadrant',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: Kira Nerys (Through the Looking Glass); deck: Get Back, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Kira Nerys (Through the Looking Glass); deck: Get Back, Spock', cant: 'download:1' }],
  },
  {
    card: 'Rom (Through the Looking Glass)',
    title: 'C-SKILL-11: Rom (Through the Looking Glass) has more skills only in the Mirror Quadrant',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: Rom (Through the Looking Glass)',
    gives: {
      'Rom (Through the Looking Glass).SCIENCE': 1,
      'Rom (Through the Looking Glass).Treachery': 1,
      'Rom (Through the Looking Glass).ENGINEER': 2,
    },
    also: [
      {
        gold: 'L2: Rom (Through the Looking Glass)',
        gives: {
          'Rom (Through the Looking Glass).SCIENCE': 0,
          'Rom (Through the Looking Glass).Treachery': 0,
          'Rom (Through the Looking Glass).ENGINEER': 1,
        },
      },
    ],
  },
  {
    card: 'Seek Illicit Relic',
    title: 'C-DILEMMA-09: Dead End is nullified at Seek Illicit Relic',
    gold: 'missions: Seek Illicit Relic, Study Pulsar; L1: Giusti, Data',
    blue: 'seeds L1: Dead End',
    does: 'attempt:L1:team-1',
    log: 'Dead End is nullified',
    also: [
      {
        gold: 'missions: First Contact, Seek Illicit Relic; L1: Giusti, Data',
        blue: 'seeds L1: Dead End',
        does: 'attempt:L1:team-1',
        silent: 'is nullified',
      },
    ],
  },
  {
    card: 'Seek Illicit Relic',
    title: 'C-TURN-17 C-DOWNLOAD-01: on the far end of Seek Illicit Relic, The Charybdis is downloaded once per game',
    gold: 'table: Alternate Universe Door; deck: The Charybdis, The Charybdis, Spock',
    blue: 'missions: Seek Illicit Relic, Survey Mission',
    can: 'use:seek-illicit-relic:0:once',
    next: { does: ['use:seek-illicit-relic:0:once', 'get:the-charybdis:core:0'], cant: 'use:seek-illicit-relic' },
    also: [
      {
        gold: 'missions: Seek Illicit Relic, Study Pulsar; table: Alternate Universe Door; deck: The Charybdis, Spock',
        cant: 'use:seek-illicit-relic',
      },
    ],
  },
  {
    card: 'Exe-Q-tioner',
    title:
      'C-DILEMMA-07: Exe-Q-tioner kills a random personnel, and the opponent puts it under another unsolved mission, even in space',
    gold: 'L2: Giusti',
    blue: 'seeds L2: Exe-Q-tioner',
    does: ['attempt:L2:team-1', 'blue under:L1'],
    gives: { Giusti: null, 'L1.seeds.0.card': 'exe-q-tioner', 'L2.seeds': [] },
    also: [
      {
        gold: 'L2: Data, Data, Data, Data, Data, Data, Calloway, Vash',
        blue: 'seeds L2: Exe-Q-tioner',
        does: 'attempt:L2:team-1',
        silent: 'killed',
      },
    ],
  },
  {
    card: 'Quark (Through the Looking Glass)',
    title: 'C-SKILL-11: Quark has INTEGRITY +4 and Honor while Ishka, a Nagus or any Ezri is in play',
    gold: 'L2: Quark (Through the Looking Glass); L5: Ishka; deck: Assemble Rescue Team, Spock',
    gives: { 'Quark (Through the Looking Glass).INTEGRITY': 8, 'Quark (Through the Looking Glass).Honor': 1 },
    can: 'download:1',
    also: [
      {
        gold: 'L2: Quark (Through the Looking Glass), Data',
        gives: { 'Quark (Through the Looking Glass).INTEGRITY': 4, 'Quark (Through the Looking Glass).Honor': 0 },
      },
      {
        gold: 'L2: Quark (Through the Looking Glass), Grand Nagus Zek',
        gives: { 'Quark (Through the Looking Glass).INTEGRITY': 8 },
      },
      {
        gold: 'L2: Quark (Through the Looking Glass); L5: Ezri',
        gives: { 'Quark (Through the Looking Glass).INTEGRITY': 8 },
      },
    ],
  },
  {
    card: 'Mr. Scott (Through the Looking Glass)',
    title: 'C-PLAY-10 C-PLAY-03: in the Mirror Quadrant, Lt. Uhura reports for free where Mr. Scott is',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: Mr. Scott (Through the Looking Glass); hand: Lt. Uhura; table: Alternate Universe Door; deck: Transporter Mixup, Spock',
    at: 'turn',
    can: { report: ['report:lt-uhura:surface:L2'], download: ['download:1:0'] },
    next: { does: 'report:lt-uhura:surface:L2', gives: { 'turn.played': 0 } },
    also: [
      {
        gold: 'L2: Mr. Scott (Through the Looking Glass); hand: Lt. Uhura; table: Alternate Universe Door',
        at: 'turn',
        cant: 'report:lt-uhura',
      },
    ],
  },
];

provesCards(specs);
