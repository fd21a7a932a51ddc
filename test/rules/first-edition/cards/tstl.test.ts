import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Lursa (The Sky's the Limit)",
    title: 'C-SKILL-11: Klingons present with Lursa have all attributes +1',
    gold: "L2: Lursa (The Sky's the Limit), Kurn, Data; L5: Gowron",
    gives: { "Lursa (The Sky's the Limit).INTEGRITY": 3, 'Kurn.STRENGTH': 9, 'Data.STRENGTH': 12, 'Gowron.CUNNING': 7 },
  },
  {
    card: 'Fitting In',
    title:
      'C-TURN-16 C-TURN-18 C-SKILL-07: once per turn, a personnel gains a level of a skill of its player’s AU personnel present',
    gold: 'L2: Calloway, Jonathan Archer; L5: Giusti; hand: Fitting In, Fitting In',
    can: { play: ['play:fitting-in:on:1'] },
    next: {
      does: 'play:fitting-in:on:1',
      can: { '': ['Anthropology', 'Diplomacy', 'Honor', 'Leadership', 'Navigation'].map((skill) => `skill:${skill}`) },
      next: {
        does: 'skill:Leadership',
        gives: { 'Calloway.Leadership': 1 },
        cant: 'play',
        next: { does: 'end:turn', gives: { 'Calloway.Leadership': 0 } },
      },
    },
    also: [{ gold: 'L2: Calloway; hand: Fitting In', blue: 'L2: Jonathan Archer', cant: 'play' }],
  },
  {
    card: 'Your Place is on the Bridge',
    title: 'C-SKILL-28 C-DOWNLOAD-06: a damaged ship downloads its matching commander aboard',
    gold: 'L1: U.S.S. Enterprise {damaged: true}, U.S.S. Defiant; hand: Your Place is on the Bridge; deck: Jean-Luc Picard, Data, Benjamin Sisko',
    can: { play: ['play:your-place-is-on-the-bridge:on:1'] },
    next: {
      does: 'play:your-place-is-on-the-bridge:on:1',
      can: { get: ['get:jean-luc-picard:aboard:1'] },
    },
    also: [
      {
        gold: 'L1: U.S.S. Enterprise; hand: Your Place is on the Bridge; deck: Jean-Luc Picard, Data',
        blue: "L1: D'deridex [Tomalak, Agyer, Sela]",
        turn: 'blue',
        asked: { gold: ['ship-battle'] },
        does: ['blue attack:all:2:1', 'answer:your-place-is-on-the-bridge'],
        can: { get: ['get:jean-luc-picard:aboard:1'] },
      },
    ],
  },
  {
    card: 'Lieutenant Crosis',
    title: 'C-MISSION-05: with Lieutenant Crosis, Non-Aligned personnel of both players may attempt Investigate Raid',
    gold: 'missions: Investigate Raid, Study Pulsar; L1: Vekor; L3: Lieutenant Crosis',
    can: 'attempt:L1:team-1',
    also: [
      { gold: 'missions: Investigate Raid, Study Pulsar; L1: Vekor', cant: 'attempt:L1' },
      {
        gold: 'L4: Vekor; L2: Lieutenant Crosis',
        blue: 'missions: Investigate Raid, Survey Mission',
        can: 'attempt:L4:team-1',
      },
      { gold: 'missions: Investigate Raid, Study Pulsar; L1: Disik; L3: Lieutenant Crosis', cant: 'attempt:L1' },
    ],
  },
  {
    card: 'Morik',
    title: 'C-SKILL-14: Morik has CUNNING and STRENGTH +1 for each of your different Non-Aligned Borg present',
    gold: 'L2: Morik, Bosus, Bosus, Goval, Data; L5: Lieutenant Crosis',
    gives: { '1.CUNNING': 7, '1.STRENGTH': 7, '1.INTEGRITY': 4 },
    also: [{ gold: 'L2: Morik, Morik', gives: { '1.CUNNING': 5 } }],
  },
  {
    card: "Kathryn Janeway (The Sky's the Limit)",
    title: 'C-SKILL-11: while Kathryn Janeway is on Earth, Federation ships have RANGE +1',
    gold: "missions: Monitor Population, Study Pulsar; L1: Kathryn Janeway (The Sky's the Limit); L2: U.S.S. Galaxy, I.K.C. Buruk",
    blue: 'L1: U.S.S. Oberth',
    gives: { 'U.S.S. Galaxy.RANGE': 9, 'U.S.S. Oberth.RANGE': 6 },
    also: [
      {
        gold: "missions: Monitor Population, Study Pulsar; L1: U.S.S. Galaxy [Kathryn Janeway (The Sky's the Limit)]",
        gives: { 'U.S.S. Galaxy.RANGE': 8 },
      },
      // In a facility on the planet (C-SPACELINE-08).
      {
        gold: "missions: Monitor Population, Study Pulsar; surface:L1: Office of the President [Kathryn Janeway (The Sky's the Limit)]; L2: U.S.S. Galaxy",
        gives: { 'U.S.S. Galaxy.RANGE': 9 },
      },
    ],
  },
  {
    card: "B'Etor (The Sky's the Limit)",
    title: 'C-TURN-17 C-CONTROL-01: B’Etor steals an artifact present once per game',
    gold: "L2: B'Etor (The Sky's the Limit)",
    blue: 'L2: Worf; surface:L2: Kurlan Naiskos, Federation PADD; surface:L5: Kurlan Naiskos',
    can: { 'use:betor': ['use:betor-the-skys-the-limit:1:3'] },
    next: { does: 'use:betor-the-skys-the-limit:1:3', gives: { '3.seat': 0 }, cant: 'use:betor' },
  },
  {
    card: "B'Etor (The Sky's the Limit)",
    title: 'C-DOWNLOAD-10: B’Etor downloads Lursa',
    gold: "L2: B'Etor (The Sky's the Limit); deck: Lursa, Spock",
    can: 'download:1:0',
  },
  {
    card: 'Install Emotion Chip',
    title: 'C-MISSION-20: Install Emotion Chip is worth 5 more points for each unique Soong-type android present',
    gold: 'missions: Install Emotion Chip, Study Pulsar; L1: Beverly Crusher (Nemesis), Jean-Luc Picard, Kareel Odan, Juliana Tainer, Lal, Soong-type Android {as: Federation}',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
  },
  {
    card: 'Foster New Collective',
    title:
      'C-MISSION-01 C-PLAY-10: personnel with two nemesis icons report free to the far side of Foster New Collective',
    gold: 'missions: Study Pulsar; hand: Lore, Data (First Contact), Falow',
    blue: 'missions: Foster New Collective',
    at: 'turn',
    can: ['report:lore:surface:L2', 'report:data-first-contact:surface:L2'],
    cant: 'report:falow:surface:L2',
    next: { does: 'report:lore:surface:L2', gives: { 'turn.played': 0 } },
    also: [{ gold: 'missions: Foster New Collective, Study Pulsar; hand: Lore', at: 'turn', cant: 'report:lore' }],
  },
  {
    card: "Cha'Joh (The Sky's the Limit)",
    title: 'C-PLAY-10: the Cha’Joh reports to the location of Dr. Tolian Soran',
    gold: "missions: Hostage Crisis, Study Pulsar; L1: Dr. Tolian Soran; hand: Cha'Joh (The Sky's the Limit)",
    at: 'turn',
    can: { report: ['report:chajoh-the-skys-the-limit:space:L1'] },
  },
];

provesCards(specs);
