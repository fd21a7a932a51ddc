import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lt. Torres',
    title: 'C-UNIQ-02: Lt. Torres may be in play together with Daughter of Miral, in any order',
    gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost [Daughter of Miral {mode: Vidiian}]; hand: Lt. Torres',
    at: 'turn',
    can: 'report:lt-torres:aboard:1',
    also: [
      {
        gold: "missions: Aftermath, Study Pulsar; L1: Vidiian Outpost [Lt. Torres {mode: Vidiian}]; hand: Daughter of Miral, B'Elanna Torres",
        at: 'turn',
        can: 'report:daughter-of-miral:aboard:1',
        cant: 'report:belanna-torres',
      },
    ],
  },
  {
    card: 'Lt. Torres*',
    title: 'C-UNIQ-02: Lt. Torres* may be in play together with Daughter of Miral',
    gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost [Daughter of Miral {mode: Vidiian}]; hand: Lt. Torres*',
    at: 'turn',
    can: 'report:lt-torres-star:aboard:1',
    also: [
      {
        gold: 'missions: Aftermath, Study Pulsar; L1: Vidiian Outpost [Lt. Torres* {mode: Vidiian}]; hand: Daughter of Miral',
        at: 'turn',
        can: 'report:daughter-of-miral:aboard:1',
      },
    ],
  },
  {
    card: 'Enhance Treatment Research',
    title:
      'C-MISSION-20 C-TERM-242: Enhance Treatment Research is worth 5 more points if a Klingon or Think Tank personnel helps',
    gold: "missions: Enhance Treatment Research, Study Pulsar; L1: Captain B'Etor, Kitrik",
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: 'missions: Enhance Treatment Research, Study Pulsar; L1: Sulan, Motura',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
      {
        gold: 'missions: Enhance Treatment Research, Study Pulsar; L1: Sulan, Motura, Sullin {as: Vidiian}',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
      {
        gold: 'missions: Enhance Treatment Research, Study Pulsar; L1: Sulan, Motura, Lursa {as: Vidiian}',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Rebuild Society',
    title: 'C-MISSION-20 C-TERM-242: Rebuild Society is worth 5 more points if a Think Tank personnel helps',
    gold: 'missions: Rebuild Society, Study Pulsar; L1: Mr. and Mrs. Troi, Data and Geordi, Sullin {as: Federation}',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: 'missions: Rebuild Society, Study Pulsar; L1: Mr. and Mrs. Troi, Data and Geordi',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Respond to Distress Call',
    title: 'C-MISSION-20: Respond to Distress Call is worth 10 more points if the crew has its requirements twice',
    gold: "missions: Respond to Distress Call, Study Pulsar; L1: I.K.C. Bortas [B'Elanna Daughter of Miral, Sons of Mogh, Margh, Kitrik]",
    does: 'attempt:L1:1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: 'missions: Respond to Distress Call, Study Pulsar; L1: I.K.C. Bortas [Captain Lursa, Margh]',
        does: 'attempt:L1:1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
  {
    card: 'Raid Encampment',
    title: 'C-DOWNLOAD-01: the player who solves Raid Encampment may take an objective to hand',
    gold: 'missions: Raid Encampment, Study Pulsar; L1: Meraht, Worf Son of Mogh; deck: Process Ore, Spock',
    does: 'attempt:L1:team-1',
    can: { '': ['get:process-ore:hand', 'none'] },
    next: { does: 'get:process-ore:hand', gives: { 'gold.hand': ['Process Ore'] } },
  },
  {
    card: 'Organ Bank',
    title: 'C-TURN-17: the Organ Bank downloads a Vidiian Boarding Claw once per game',
    gold: 'L2: Organ Bank; deck: Vidiian Boarding Claw, Vidiian Boarding Claw, Spock',
    does: ['use:organ-bank:1:card', 'get:vidiian-boarding-claw:core:0'],
    cant: 'use:organ-bank',
  },
];

provesCards(specs);
