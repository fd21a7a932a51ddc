import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'George Sanders',
    title: 'C-BATTLE-06: George Sanders lets cards at his location attack Maquis',
    gold: 'L2: U.S.S. Galaxy [Spock], George Sanders',
    blue: 'L2: Cosette',
    can: { attack: 1 },
    also: [
      { gold: 'L2: U.S.S. Galaxy [Spock]; L5: George Sanders', blue: 'L2: Cosette', can: { attack: 0 } },
      { gold: 'L2: U.S.S. Galaxy [Spock], George Sanders', blue: 'L2: I.K.C. Vorn', can: { attack: 0 } },
    ],
  },
  {
    card: 'Divert Attention',
    title: 'C-MOVE-02: the span of Divert Attention is 2 lower for Maquis ships',
    gold: 'missions: Study Pulsar, Divert Attention, First Contact; L1: Cosette {spent: 4} [Kalita, Kalita]',
    can: { move: ['move:1:L2'] },
  },
  {
    card: 'Determined to Stay',
    title:
      'C-DRAW-01: when Maquis solve a mission of the Demilitarized Zone without opposing ships, their player draws up to five',
    gold: 'missions: Search for Weapons, Study Pulsar; surface:L1: Chakotay {mode: Federation}, Sakonna; at:L1: Determined to Stay',
    does: 'attempt:L1:team-1',
    can: { draw: 6 },
    next: { does: 'draw:5', gives: { 'players.0.hand.length': 5 } },
    also: [
      {
        gold: 'missions: Search for Weapons, Study Pulsar; surface:L1: Chakotay {mode: Federation}, Sakonna; at:L1: Determined to Stay',
        blue: 'space:L1: U.S.S. Galaxy',
        does: 'attempt:L1:team-1',
        gives: { 'L1.solved': 0 },
        can: 'end:turn',
      },
      {
        gold: 'missions: Search for Weapons, Study Pulsar; hand: Determined to Stay',
        at: 'turn',
        can: { play: ['play:determined-to-stay:at:L1'] },
      },
      {
        gold: 'missions: Search for Weapons, Study Pulsar; hand: Determined to Stay',
        patch: { 'locations.L1.attempted': [1] },
        at: 'turn',
        cant: 'play',
      },
    ],
  },
  {
    card: 'Quark (The Maquis)',
    title: 'C-SKILL-11: Quark has four more skills with a Maquis with Treachery present',
    gold: 'L2: Quark (The Maquis), Bill Samuels; L5: Giusti',
    gives: {
      'Quark (The Maquis).SECURITY': 1,
      'Quark (The Maquis).Computer Skill': 2,
      'Quark (The Maquis).Smuggling': 1,
      'Quark (The Maquis).Biology': 1,
    },
    also: [{ gold: 'L2: Quark (The Maquis), Vekor', gives: { 'Quark (The Maquis).SECURITY': 0 } }],
  },
  {
    card: 'Quark (The Maquis)*',
    title: 'C-SKILL-11: Quark* has four more skills with a Maquis with Treachery present',
    gold: 'L2: Quark (The Maquis)*, Bill Samuels',
    gives: {
      'Quark (The Maquis)*.SECURITY': 1,
      'Quark (The Maquis)*.Computer Skill': 2,
      'Quark (The Maquis)*.Smuggling': 1,
      'Quark (The Maquis)*.Biology': 1,
    },
    also: [
      { gold: 'L2: Quark (The Maquis)*, Vekor', gives: { 'Quark (The Maquis)*.Smuggling': 0 } },
      { gold: 'L2: Quark (The Maquis)*; L5: Bill Samuels', gives: { 'Quark (The Maquis)*.Smuggling': 0 } },
      { gold: 'L2: Quark (The Maquis)*', blue: 'L2: Bill Samuels', gives: { 'Quark (The Maquis)*.Smuggling': 0 } },
    ],
  },
  {
    card: 'Tabor (The Maquis)',
    title: 'C-SKILL-14: Tabor has CUNNING and STRENGTH +3 with six personnel in his player’s discard pile',
    gold: 'L2: Tabor (The Maquis); discard: Data, Data, Data, Spock, Spock, Spock',
    gives: { 'Tabor (The Maquis).CUNNING': 9, 'Tabor (The Maquis).STRENGTH': 9 },
    also: [
      {
        gold: 'L2: Tabor (The Maquis); discard: Data, Data, Data, Spock, Spock, Tricorder',
        gives: { 'Tabor (The Maquis).CUNNING': 6 },
      },
    ],
  },
  {
    card: 'Tabor (The Maquis)*',
    title: 'C-SKILL-14: Tabor* has CUNNING and STRENGTH +3 with six personnel in his player’s discard pile',
    gold: 'L2: Tabor (The Maquis)*; discard: Data, Data, Data, Spock, Spock, Spock',
    gives: { 'Tabor (The Maquis)*.CUNNING': 9, 'Tabor (The Maquis)*.STRENGTH': 9 },
  },
  {
    card: 'Deliberate Tactical Error',
    title:
      'C-TIME-03 C-DILEMMA-07: half of the universal personnel die, and the others need two Command icons or the like',
    gold: 'L2: Giusti, Calloway, Jean-Luc Picard, Geordi La Forge',
    blue: 'seeds L2: Deliberate Tactical Error',
    does: 'attempt:L2:team-1',
    gives: {
      'Jean-Luc Picard.stopped': null,
      'Geordi La Forge': 'surface:L2',
      'blue.discard': ['Deliberate Tactical Error'],
    },
    log: 'is killed',
    also: [
      {
        gold: 'L2: Calloway, Jean-Luc Picard, Guinan',
        blue: 'seeds L2: Deliberate Tactical Error',
        does: 'attempt:L2:team-1',
        gives: { Calloway: 'surface:L2', 'Calloway.stopped': 1, 'blue.discard': [] },
      },
      {
        gold: 'at:L2: Holo-Projectors; L2: Albert Einstein, Albert Einstein, Jean-Luc Picard, Geordi La Forge',
        blue: 'seeds L2: Deliberate Tactical Error',
        does: 'attempt:L2:team-2',
        gives: { 'gold.discard': ['Albert Einstein'], 'Jean-Luc Picard.stopped': null },
      },
    ],
  },
  {
    card: 'Dramatis Personae',
    title: 'C-DILEMMA-08: whoever the lore of somebody else there names is stopped',
    gold: 'L2: Deanna Troi, William T. Riker, Giusti',
    blue: 'seeds L2: Dramatis Personae',
    does: 'attempt:L2:team-1',
    gives: {
      'William T. Riker.stopped': 1,
      'Deanna Troi.stopped': 1,
      'Giusti.stopped': null,
      'blue.discard': ['Dramatis Personae'],
    },
  },
  {
    card: 'Break Prisoner',
    title:
      'C-MISSION-20 C-MISSION-01: Break Prisoner is worth 10 more points with an escorted captive there, on the near end',
    gold: "missions: Break Prisoner, Study Pulsar; L1: Tal'Aura, Jacen, Velal, Data (Things Past), Worf {captive: escorted, owner: 1}",
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: "missions: Break Prisoner, Study Pulsar; L1: Tal'Aura, Jacen, Velal, Data (Things Past)",
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
      {
        gold: "missions: Study Pulsar; L2: Tal'Aura, Jacen, Velal, Data (Things Past), Worf {captive: escorted, owner: 1}",
        blue: 'missions: Break Prisoner',
        does: 'attempt:L2:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Maquis Raider',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make Maquis Raider carry a shuttlecraft',
    gold: 'table: Engage Shuttle Operations; L2: Maquis Raider {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
  },
  {
    card: 'Guingouin',
    title: 'C-MOVE-16: the Guingouin lands or takes off once per turn, for 1 RANGE',
    gold: 'missions: Hostage Crisis, Study Pulsar; L1: Guingouin {spent: 3} [Cal Hudson, Macias]',
    does: 'land:1',
    gives: { Guingouin: 'surface:L1', 'Guingouin.spent': 4 },
    cant: 'takeoff',
  },
];

provesCards(specs);
