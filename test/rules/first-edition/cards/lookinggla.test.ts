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
  {
    card: 'Captain Kirk (Through the Looking Glass)',
    title: 'C-SKILL-11 C-SKILL-20: Captain Kirk is better in the Mirror Quadrant',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: Captain Kirk (Through the Looking Glass)',
    gives: { '1.Anthropology': 1, '1.Law': 1, '1.CUNNING': 10, '1.STRENGTH': 10, '1.INTEGRITY': 8 },
    also: [
      {
        gold: 'L2: Captain Kirk (Through the Looking Glass)',
        gives: { '1.Anthropology': 0, '1.Law': 0, '1.CUNNING': 8, '1.STRENGTH': 8 },
      },
    ],
  },
  {
    card: 'Captain Kirk (Through the Looking Glass)',
    title: 'C-PLAY-10: in the Mirror Quadrant, Dr. McCoy reports for free to Captain Kirk’s location',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; table: Alternate Universe Door; L2: Captain Kirk (Through the Looking Glass), U.S.S. Galaxy; hand: Dr. McCoy, Mr. Spock',
    at: 'turn',
    can: { report: ['report:dr-mccoy:surface:L2', 'report:dr-mccoy:aboard:3'] },
    next: { does: 'report:dr-mccoy:aboard:3', gives: { 'turn.played': 0 } },
    also: [
      {
        gold: 'table: Alternate Universe Door; L2: Captain Kirk (Through the Looking Glass); hand: Dr. McCoy, Mr. Spock',
        at: 'turn',
        cant: 'report',
      },
    ],
  },
  {
    card: 'Ensign Kjolholm',
    title: 'C-SKILL-11: Ensign Kjolholm gives Leadership to Original Series Terran Empire OFFICERs present',
    gold: 'L2: Ensign Kjolholm, Chief Navigator Chekov, Crewman Peart, Captain Kirk; L5: Ensign Caggiano',
    gives: {
      'Chief Navigator Chekov.Leadership': 1,
      'Crewman Peart.Leadership': 0,
      'Captain Kirk.Leadership': 2,
      'Ensign Caggiano.Leadership': 0,
    },
  },
  {
    card: 'Farrell',
    title: 'C-SKILL-11: Farrell gives V.I.P. to Original Series Terran Empire personnel present with a Command icon',
    gold: 'L2: Farrell, Navok, First Officer Spock {as: Romulan}',
    gives: { 'Navok.CUNNING': 8 },
    also: [
      // Without the Command icon, from another series, or elsewhere.
      { gold: 'L2: Farrell, Navok, Ensign Davis {as: Romulan}', gives: { 'Navok.CUNNING': 6 } },
      { gold: 'L2: Farrell, Navok, Captain Kirk {as: Romulan}', gives: { 'Navok.CUNNING': 6 } },
      { gold: 'L5: Farrell; L2: Navok, First Officer Spock {as: Romulan}', gives: { 'Navok.CUNNING': 6 } },
    ],
  },
  {
    card: 'Julian Bashir (Through the Looking Glass)',
    title: 'C-SKILL-11: Julian Bashir and Smiley improve each other while they are together',
    gold: 'L2: Julian Bashir (Through the Looking Glass), Smiley',
    gives: { '1.CUNNING': 11, '1.STRENGTH': 7, 'Smiley.CUNNING': 9, 'Smiley.INTEGRITY': 8 },
    also: [
      {
        gold: 'L2: Julian Bashir (Through the Looking Glass); L5: Smiley',
        gives: { '1.CUNNING': 9, 'Smiley.CUNNING': 7 },
      },
    ],
  },
  {
    card: 'Julian Bashir (Through the Looking Glass)',
    title: 'C-TURN-17 C-CONTROL-01: Julian Bashir steals a hand weapon present once per game',
    gold: 'L2: Julian Bashir (Through the Looking Glass), Starfleet Type II Phaser',
    blue: 'L2: Worf, Starfleet Type II Phaser, Federation PADD; L5: Starfleet Type II Phaser',
    can: { 'use:julian': ['use:julian-bashir-through-the-looking-glass:1:4'] },
    next: { does: 'use:julian-bashir-through-the-looking-glass:1:4', gives: { '4.seat': 0 }, cant: 'use:julian' },
  },
  {
    card: 'Julian Bashir (Through the Looking Glass)',
    title: 'C-DOWNLOAD-10: Julian Bashir downloads Phaser Burns only in the Mirror Quadrant',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: Julian Bashir (Through the Looking Glass); deck: Phaser Burns, Spock',
    gives: {},
    also: [{ gold: 'L2: Julian Bashir (Through the Looking Glass); deck: Phaser Burns, Spock', cant: 'download:1' }],
  },
  {
    card: 'Dr. McCoy (Through the Looking Glass)',
    title: 'C-RESPONSE-16 C-TURN-16: Dr. McCoy saves an Original Series personnel present, and both are stopped',
    gold: 'L2: Lt. Moreau, Dr. McCoy (Through the Looking Glass), Data',
    blue: 'seeds L2: The Weak Will Perish',
    asked: { gold: ['leaving'] },
    does: ['attempt:L2:team-1', 'pass', 'use:dr-mccoy-through-the-looking-glass:2:1', 'pass'],
    gives: { 'Lt. Moreau.stopped': 1, '2.stopped': 1, 'Data.stopped': null },
    also: [
      {
        gold: 'L2: Giusti, Dr. McCoy (Through the Looking Glass), Data',
        blue: 'seeds L2: The Weak Will Perish',
        asked: { gold: ['leaving'] },
        does: ['attempt:L2:team-1', 'pass'],
        can: 'pass',
        cant: 'use:dr-mccoy',
      },
    ],
  },
  {
    card: 'Dr. McCoy (Through the Looking Glass)',
    title: 'C-PLAY-10: in the Mirror Quadrant, Mr. Scott reports for free where Dr. McCoy is',
    gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; table: Alternate Universe Door; L2: Dr. McCoy (Through the Looking Glass); hand: Mr. Scott, Mr. Spock',
    at: 'turn',
    can: { report: ['report:mr-scott:surface:L2'] },
    next: { does: 'report:mr-scott:surface:L2', gives: { 'turn.played': 0 } },
    also: [
      {
        gold: 'table: Alternate Universe Door; L2: Dr. McCoy (Through the Looking Glass); hand: Mr. Scott',
        at: 'turn',
        cant: 'report',
      },
    ],
  },
];

provesCards(specs);
