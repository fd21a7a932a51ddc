import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Vetar',
    title: 'C-SKILL-11: Vetar has WEAPONS +2 when it fires at a Maquis ship',
    gold: 'L1: Vetar [Ekoor, Giusti {as: Cardassian}]',
    blue: 'L1: Maquis Raider',
    does: 'attack:all:1:4',
    log: 'ATTACK 10',
  },
  {
    card: 'Aftermath II',
    title: 'C-MISSION-25: Aftermath II lets a staffed ship fly to another wormhole, and turns over',
    gold: 'missions: Aftermath II, Excavation II; L1: Runabout [Data]',
    does: 'use:aftermath-ii:0:wormhole:L1:1:L2',
    gives: { Runabout: 'space:L2', 'L1.missions.0.card': 'aftermath-ii-back' },
    also: [{ gold: 'missions: Aftermath II, Excavation II; L1: Runabout', cant: 'use:aftermath-ii' }],
  },
  {
    card: 'Aftermath II (back)',
    title: 'C-MISSION-25: a Long-Range Scan turns Aftermath II over for a player with a staffed ship there',
    gold: 'missions: Aftermath II, Study Pulsar; L1: Runabout [Data]; hand: Long-Range Scan',
    patch: { 'locations.L1.missions': [{ card: 'aftermath-ii-back', owner: 0, front: 'aftermath-ii' }] },
    does: 'play:long-range-scan:at:L1:wormhole',
    gives: { 'L1.missions.0.card': 'aftermath-ii' },
    also: [
      {
        gold: 'missions: Aftermath II, Study Pulsar; L1: Runabout; hand: Long-Range Scan',
        cant: 'play:long-range-scan:at:L1:wormhole',
        patch: { 'locations.L1.missions': [{ card: 'aftermath-ii-back', owner: 0, front: 'aftermath-ii' }] },
      },
    ],
  },
  {
    card: 'Changeling Research II',
    title: 'C-MISSION-25: Changeling Research II lets a staffed ship fly to another wormhole, and turns over',
    gold: 'missions: Changeling Research II, Excavation II; L1: Runabout [Data]',
    does: 'use:changeling-research-ii:0:wormhole:L1:1:L2',
    gives: { Runabout: 'space:L2', 'L1.missions.0.card': 'changeling-research-ii-back' },
    also: [
      { gold: 'missions: Changeling Research II, Excavation II; L1: Runabout', cant: 'use:changeling-research-ii' },
    ],
  },
  {
    card: 'Changeling Research II (back)',
    title: 'C-MISSION-25: a Long-Range Scan turns Changeling Research II over for a player with a staffed ship there',
    gold: 'missions: Changeling Research II, Study Pulsar; L1: Runabout [Data]; hand: Long-Range Scan',
    patch: {
      'locations.L1.missions': [{ card: 'changeling-research-ii-back', owner: 0, front: 'changeling-research-ii' }],
    },
    does: 'play:long-range-scan:at:L1:wormhole',
    gives: { 'L1.missions.0.card': 'changeling-research-ii' },
    also: [
      {
        gold: 'missions: Changeling Research II, Study Pulsar; L1: Runabout; hand: Long-Range Scan',
        cant: 'play:long-range-scan:at:L1:wormhole',
        patch: {
          'locations.L1.missions': [{ card: 'changeling-research-ii-back', owner: 0, front: 'changeling-research-ii' }],
        },
      },
    ],
  },
  {
    card: 'Changeling Research II',
    title: 'C-DILEMMA-16: Seismic Quake at Changeling Research II affects two personnel',
    gold: 'missions: Changeling Research II, Study Pulsar; L1: Giusti {as: Romulan}, Data {as: Romulan}, Calloway {as: Romulan}, Worf {as: Romulan}',
    blue: 'seeds L1: Seismic Quake',
    does: 'attempt:L1:team-1',
    log: 'is doubled',
    also: [
      {
        gold: 'L2: Giusti, Data, Calloway',
        blue: 'seeds L2: Seismic Quake',
        does: 'attempt:L2:team-1',
        silent: 'is doubled',
      },
    ],
  },
  {
    card: 'Changeling Research II (back)',
    title: 'C-DILEMMA-16: Seismic Quake affects two personnel on the other side of Changeling Research II, too',
    gold: 'missions: Changeling Research II (back), Study Pulsar; L1: Giusti {as: Romulan}, Data {as: Romulan}, Calloway {as: Romulan}, Worf {as: Romulan}',
    blue: 'seeds L1: Seismic Quake',
    does: 'attempt:L1:team-1',
    log: 'is doubled',
  },
  {
    card: 'Falow',
    title: 'C-TURN-17 C-DILEMMA-09: Falow nullifies a Chula dilemma where he is, once per game',
    gold: 'L2: Falow, Giusti, Data',
    blue: 'seeds L2: Chula: The Chandra, Chula: The Dice',
    asked: { gold: ['dilemma'] },
    does: 'attempt:L2:team-2',
    can: 'use:falow',
    next: { does: 'use:falow:1:chula', log: 'Chula: The Chandra is nullified', cant: 'use:falow' },
    also: [
      {
        gold: 'L5: Falow; L2: Giusti, Data',
        blue: 'seeds L2: Chula: The Chandra',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-2',
        cant: 'use:falow',
      },
      {
        gold: 'L2: Falow, Giusti, Data',
        blue: 'seeds L2: A Bad End',
        asked: { gold: ['dilemma'] },
        does: 'attempt:L2:team-2',
        cant: 'use:falow',
      },
    ],
  },
  {
    card: 'Renegade Borg Sphere',
    title: 'C-PLAY-10: Non-Aligned Borg report aboard a Renegade Borg Sphere',
    gold: 'L1: Renegade Borg Sphere; hand: General Korok, Thirteen of Nineteen, Vekor',
    at: 'turn',
    can: { report: ['report:general-korok:aboard:1'] },
  },
  {
    card: 'Renegade Borg Sphere',
    title: 'C-SKILL-11: a Renegade Borg Sphere has WEAPONS +4 when it fires at a Borg ship',
    gold: 'L1: Renegade Borg Sphere {as: Non-Aligned} [General Korok {mode: Non-Aligned}, Lansor]',
    blue: 'L1: Borg Cube',
    does: 'attack:all:1:4',
    log: 'ATTACK 10',
  },
  {
    card: 'Sarajevo',
    title: 'C-SKILL-11: Sarajevo has all attributes +1 for each Transporter Skill aboard, up to 3',
    gold: 'L1: Sarajevo [Burrows]',
    gives: { 'Sarajevo.RANGE': 6, 'Sarajevo.WEAPONS': 5, 'Sarajevo.SHIELDS': 5 },
    also: [
      { gold: 'L1: Sarajevo [Emory Erickson, Burrows]', gives: { 'Sarajevo.RANGE': 8 } },
      { gold: 'L1: Sarajevo; L2: Burrows', gives: { 'Sarajevo.RANGE': 5 } },
    ],
  },
  {
    card: 'Carol Marcus (Life From Lifelessness)',
    title: 'C-SKILL-20: Carol Marcus has CUNNING +1 for each card in the opponent’s hand, up to +5',
    gold: 'L2: Carol Marcus (Life From Lifelessness); hand: Worf',
    blue: 'hand: Spock, Data, Vash',
    gives: { '1.CUNNING': 9, '1.INTEGRITY': 7 },
    also: [
      {
        gold: 'L2: Carol Marcus (Life From Lifelessness)',
        blue: 'hand: Spock, Data, Vash, Worf, Spock, Data, Vash',
        gives: { '1.CUNNING': 11 },
      },
    ],
  },
  {
    card: 'Dexter Remmick',
    title: 'C-PLAY-10: Dexter Remmick reports aboard his player’s Federation ship in the Alpha Quadrant',
    gold: 'L1: U.S.S. Galaxy, I.K.C. Buruk; hand: Dexter Remmick, Calloway',
    blue: 'L1: U.S.S. Oberth',
    at: 'turn',
    can: { report: ['report:dexter-remmick:aboard:1'] },
    next: { does: 'report:dexter-remmick:aboard:1', gives: { 'turn.played': 1 } },
    also: [
      {
        gold: 'missions: Investigate Intrusion, Enlistment Drive, Study Pulsar; L2: U.S.S. Galaxy; hand: Dexter Remmick',
        at: 'turn',
        cant: 'report',
      },
    ],
  },
  {
    card: 'Kurn (Life From Lifelessness)',
    title: 'C-SKILL-11: SECURITY personnel of the same player present with Kurn have all attributes +1',
    gold: 'L2: Kurn (Life From Lifelessness), Navok, Calloway',
    blue: 'L2: Navok',
    gives: { '1.STRENGTH': 9, '1.CUNNING': 7, '2.CUNNING': 7, '4.CUNNING': 6, 'Calloway.CUNNING': 5 },
  },
  {
    card: 'Kurn (Life From Lifelessness)',
    title: 'C-DILEMMA-20: Kurn dies instead of his player’s personnel present who was selected to die',
    gold: 'L2: Lursa {as: Federation}, Kurn (Life From Lifelessness) {as: Federation}, Giusti',
    blue: 'seeds L2: Center of Attention',
    does: 'attempt:L2:team-1',
    gives: { 'Kurn (Life From Lifelessness)': null, Lursa: 'surface:L2' },
  },
  {
    card: 'Skeleton Crew',
    title: 'C-DILEMMA-18: fewer than six personnel can’t begin an attempt at the mission',
    gold: 'L2: Giusti',
    blue: 'seeds L2: Skeleton Crew',
    does: 'attempt:L2:team-1',
    gives: { 'Skeleton Crew': 'at:L2', 'Giusti.stopped': null },
    next: { cant: 'attempt:L2' },
    also: [
      {
        gold: 'at:L2: Skeleton Crew; L2: Giusti, Giusti, Giusti, Giusti, Giusti, Giusti',
        can: 'attempt:L2:team-2',
      },
    ],
  },
  {
    card: 'Important Guests',
    title: 'C-DILEMMA-06: past Important Guests, an OFFICER or SECURITY is stopped for each V.I.P. and CIVILIAN',
    gold: 'L2: Barron, Giusti, Calloway',
    blue: 'seeds L2: Important Guests',
    does: 'attempt:L2:team-1',
    gives: {
      'Giusti.stopped': 1,
      'Barron.stopped': null,
      'Calloway.stopped': null,
      'blue.discard': ['Important Guests'],
    },
    also: [
      {
        gold: 'L2: Barron, Norah Satie, Giusti, Lopez, Calloway',
        blue: 'seeds L2: Important Guests',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'Lopez.stopped': 1, 'Calloway.stopped': null },
      },
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Important Guests',
        does: 'attempt:L2:team-1',
        gives: { 'Calloway.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Find Hidden Base',
    title: 'C-MISSION-20: Find Hidden Base is worth 10 more points with no Maquis card in the Badlands',
    gold: 'missions: Find Hidden Base, Study Pulsar; L1: Legate Damar, Enabran Tain, Entek, Cardassian Disruptor, Cardassian Disruptor',
    blue: 'L2: Cal Hudson',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 40 },
    also: [
      {
        gold: 'missions: Find Hidden Base, Study Pulsar; L1: Legate Damar, Enabran Tain, Entek, Cardassian Disruptor, Cardassian Disruptor',
        blue: 'L1: Liberty',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
];

provesCards(specs);
