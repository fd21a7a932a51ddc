import { type CardSpec, provesCards } from '../card-specs.ts';

/** Returns claims about the skills of piece 1. */
const of = (skills: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(skills).map(([skill, level]) => [`1.${skill}`, level]));

const specs: readonly CardSpec[] = [
  {
    card: 'Latest Provocation',
    title: 'C-TURN-09 C-AFFIL-13: a player who plays only Cardassians may draw an extra card',
    gold: 'L2: Danar; table: Latest Provocation',
    patch: { 'players.0.playing': ['Cardassian'] },
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      {
        gold: 'L2: Danar; table: Latest Provocation',
        patch: { 'players.0.playing': ['Cardassian', 'Non-Aligned'] },
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
    ],
  },
  {
    card: 'Latest Provocation',
    title:
      'C-LEAVE-05: an attempt, a battle or a card with the Punishment icon of its player discards Latest Provocation',
    gold: 'L2: Calloway; table: Latest Provocation',
    does: 'attempt:L2:team-1',
    gives: { 'gold.discard': ['Latest Provocation'] },
    also: [
      {
        gold: 'table: Latest Provocation; hand: Labor Camp',
        at: 'turn',
        does: 'play:labor-camp:core:0',
        gives: { 'gold.discard': ['Latest Provocation'] },
      },
      {
        gold: 'table: Latest Provocation; hand: Yellow Alert',
        at: 'turn',
        does: 'play:yellow-alert:core:0',
        gives: { 'gold.discard': [] },
      },
      {
        gold: 'L2: Kurn, Kor; table: Latest Provocation',
        blue: 'L2: Calloway',
        does: 'fight:1:4',
        gives: { 'gold.discard': ['Latest Provocation'] },
      },
      {
        gold: 'table: Latest Provocation; deck: Kurn, Kurn',
        blue: 'L1: U.S.S. Oberth, Borg Ship {count: 1}; deck: Kurn',
        does: 'end',
        log: 'Borg Ship attacks',
        gives: { 'gold.discard': [] },
      },
    ],
  },
  {
    card: 'Lepel',
    title: 'C-SKILL-11: Lepel has Leadership and Music while his player has a captive',
    gold: 'L1: Cardassian Outpost [Ekoor, Worf {captive: escorted, owner: 1}]; L2: Lepel',
    gives: { 'Lepel.Leadership': 1, 'Lepel.Music': 1 },
    also: [
      {
        gold: 'L2: Lepel',
        blue: 'L1: Cardassian Outpost [Ekoor, Worf {captive: escorted, owner: 0}]',
        gives: { 'Lepel.Leadership': 0, 'Lepel.Music': 0 },
      },
    ],
  },
  {
    card: 'Worf (Showdown: Four Lights)',
    title: 'C-SKILL-11: at a Cardassian mission, Worf has more skills, and others present have STRENGTH +2',
    gold: 'missions: Covert Installation II, Study Pulsar; L1: Worf (Showdown: Four Lights), Giusti',
    blue: 'L1: Giusti',
    gives: {
      'Worf (Showdown: Four Lights).SECURITY': 2,
      'Worf (Showdown: Four Lights).Law': 1,
      'Worf (Showdown: Four Lights).STRENGTH': 10,
      '2.STRENGTH': 6,
      '3.STRENGTH': 4,
    },
    also: [
      {
        gold: 'L2: Worf (Showdown: Four Lights), Giusti',
        gives: {
          'Worf (Showdown: Four Lights).SECURITY': 1,
          'Worf (Showdown: Four Lights).Law': 0,
          'Giusti.STRENGTH': 4,
        },
      },
    ],
  },
  ...['Admiral Kennelly', 'Admiral Kennelly*'].map(
    (card): CardSpec => ({
      card,
      title: 'C-SKILL-11: Admiral Kennelly has other skills at Cardassian and at Federation missions',
      gold: `missions: Alter Records, First Contact, Covert Installation; L1: ${card}`,
      gives: { '1.Greed': 1, '1.SECURITY': 1, '1.Law': 0, '1.INTEGRITY': 4 },
      also: [
        {
          gold: `missions: Alter Records, First Contact, Covert Installation; L2: ${card}`,
          gives: { '1.Greed': 0, '1.SECURITY': 0, '1.Law': 1, '1.INTEGRITY': 5 },
        },
        {
          gold: `missions: Alter Records, First Contact, Covert Installation; L3: ${card}`,
          gives: { '1.Greed': 0, '1.SECURITY': 0, '1.Law': 0, '1.INTEGRITY': 4 },
        },
      ],
    }),
  ),
  ...(
    [
      ['Data (Showdown: Four Lights)', { Leadership: 1, SCIENCE: 1, 'Stellar Cartography': 1 }, { Leadership: 0 }],
      [
        'Edward Jellico (Showdown: Four Lights)',
        { Leadership: 2, 'Stellar Cartography': 1, Physics: 1 },
        { Leadership: 1, Physics: 0 },
      ],
      ['Gates', { Astrophysics: 1, Diplomacy: 1 }, { Astrophysics: 0, Diplomacy: 0 }],
    ] as const
  ).map(
    ([card, there, away]): CardSpec => ({
      card,
      title: 'C-SKILL-11: this personnel has more skills at a Cardassian mission',
      gold: `missions: Alter Records, First Contact; L1: ${card}`,
      gives: of(there),
      also: [{ gold: `missions: Alter Records, First Contact; L2: ${card}`, gives: of(away) }],
    }),
  ),
  {
    card: 'Edward Jellico (Showdown: Four Lights)',
    title: 'C-DOWNLOAD-10: Edward Jellico downloads Get It Done anywhere',
    gold: 'L2: Edward Jellico (Showdown: Four Lights); deck: Get It Done, Spock',
    can: 'download:1:0',
  },
  {
    card: 'Gul Evek',
    title: 'C-SKILL-11: Gul Evek has more skills at a Federation mission',
    gold: 'missions: Alter Records, First Contact; L2: Gul Evek',
    gives: { 'Gul Evek.Diplomacy': 2, 'Gul Evek.Honor': 1, 'Gul Evek.Law': 1 },
    also: [
      {
        gold: 'missions: Alter Records, First Contact; L1: Gul Evek',
        gives: { 'Gul Evek.Diplomacy': 1, 'Gul Evek.Honor': 0, 'Gul Evek.Law': 0 },
      },
    ],
  },
  {
    card: 'Ansomah',
    title: 'C-SKILL-11 C-CAPTURE-01: Ansomah has two more skills while their player has a captive',
    gold: 'L2: Ansomah, Spock {captive: escorted, owner: 1}',
    gives: { 'Ansomah.Astrophysics': 1, 'Ansomah.Diplomacy': 1 },
    also: [
      {
        gold: 'L2: Ansomah',
        blue: 'L5: Vash, Calloway {captive: escorted, owner: 0}',
        gives: { 'Ansomah.Astrophysics': 0, 'Ansomah.Diplomacy': 0 },
      },
    ],
  },
  {
    card: 'Beverly Crusher (Showdown: Four Lights)',
    title: 'C-SKILL-11 C-DOWNLOAD-10: Beverly Crusher has a skill and a download only at a Cardassian mission',
    gold: 'missions: Alter Records, First Contact; L1: Beverly Crusher (Showdown: Four Lights); deck: Starfleet Type II Phaser, Spock',
    can: 'download:1:0',
    gives: { '1.Anthropology': 1 },
    also: [
      {
        gold: 'missions: Alter Records, First Contact; L2: Beverly Crusher (Showdown: Four Lights); deck: Starfleet Type II Phaser, Spock',
        cant: 'download:1',
        gives: { '1.Anthropology': 0 },
      },
    ],
  },
  {
    card: 'Deanna Troi (Showdown: Four Lights)',
    title: 'C-STOP-01 C-TURN-17: Deanna Troi unstops her ship once per game, at a Cardassian mission',
    gold: 'missions: Alter Records, First Contact; L1: U.S.S. Galaxy {stopped: 1} [Deanna Troi (Showdown: Four Lights)], U.S.S. Oberth {stopped: 1}',
    can: { 'use:deanna': ['use:deanna-troi-showdown-four-lights:2:1'] },
    next: {
      does: 'use:deanna-troi-showdown-four-lights:2:1',
      gives: { 'U.S.S. Galaxy.stopped': null, 'U.S.S. Oberth.stopped': 1 },
      cant: 'use:deanna',
    },
    also: [
      {
        gold: 'missions: Alter Records, First Contact; L2: U.S.S. Galaxy {stopped: 1} [Deanna Troi (Showdown: Four Lights)]',
        cant: 'use:deanna',
      },
      {
        gold: 'missions: Alter Records, First Contact; L1: U.S.S. Galaxy [Deanna Troi (Showdown: Four Lights)]',
        cant: 'use:deanna',
      },
    ],
  },
  {
    card: 'Glinn Telak',
    title: 'C-TURN-17 C-DOWNLOAD-01: Glinn Telak downloads Holding Cell Door twice per game',
    gold: 'L2: Glinn Telak; deck: Holding Cell Door, Holding Cell Door, Holding Cell Door, Spock',
    does: ['use:glinn-telak:1:card', 'get:holding-cell-door:core:0'],
    can: 'use:glinn-telak:1:card',
    next: { does: ['use:glinn-telak:1:card', 'get:holding-cell-door:core:0'], cant: 'use:glinn-telak' },
  },
  {
    card: 'Human',
    title: 'C-BATTLE-06: Human keeps his player from attacking Federation cards at his location',
    gold: 'L2: Human, Dukat',
    blue: 'L2: Giusti',
    cant: { 'fight:1:3': 'C-BATTLE-06' },
    also: [
      { gold: 'L2: Human, Dukat', blue: 'L2: Divok', can: 'fight:1:3' },
      // A force that includes the Federation.
      { gold: 'L2: Human, Dukat', blue: 'L2: Vash, Giusti', cant: { 'fight:1:3': 'C-BATTLE-06' } },
      { gold: 'L5: Human; L2: Dukat', blue: 'L2: Giusti', can: 'fight:2:3' },
      { gold: 'L2: Kurn', blue: 'L2: Human, Giusti', can: 'fight:1:2' },
    ],
  },
  {
    card: 'Secure Covert Transportation',
    title: 'C-MISSION-20: Secure Covert Transportation is worth 5 more points with Smuggling in the Away Team',
    gold: 'missions: Secure Covert Transportation, Study Pulsar; L1: Kallis Ven',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 30 },
    also: [
      {
        gold: 'missions: Secure Covert Transportation, Study Pulsar; L1: Kallis Ven, Kasidy Yates {as: Bajoran}',
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 35 },
      },
    ],
  },
  {
    card: 'Mine Enemy Fleet',
    title: 'C-SHIPBAT-06: the player who solves Mine Enemy Fleet may damage the opponent’s ships in its region',
    gold: 'missions: Mine Enemy Fleet, Study Pulsar; L1: U.S.S. Galaxy [Tom Paris, Lauren]',
    blue: 'L1: Kurdon; L2: I.K.C. Bortas',
    does: 'attempt:L1:1',
    can: { '': ['mine', 'none'] },
    next: {
      does: 'mine',
      gives: { 'Kurdon.damaged': true, 'I.K.C. Bortas.damaged': null, 'U.S.S. Galaxy.damaged': null },
    },
  },
  {
    card: 'Mine Enemy Fleet',
    title: 'C-MISSION-17: a shuttlecraft replaces Stellar Cartography for Mine Enemy Fleet',
    gold: 'missions: Mine Enemy Fleet, Study Pulsar; L1: Delta Flyer [Sons of Mogh {as: Federation}, Calloway]',
    does: 'attempt:L1:1',
    gives: { 'L1.solved': 0 },
    also: [
      {
        gold: 'missions: Mine Enemy Fleet, Study Pulsar; L1: U.S.S. Galaxy [Sons of Mogh {as: Federation}, Jean-Luc Picard, Calloway]',
        does: 'attempt:L1:1',
        gives: { 'L1.solved': null },
      },
    ],
  },
  {
    card: 'Prevent Military Escalation II',
    title:
      'C-PLAY-16 C-MISSION-01: from the far end, U.S.S. Phoenix reports to Prevent Military Escalation II with three personnel',
    gold: 'missions: Study Pulsar; hand: U.S.S. Phoenix, Calloway, Giusti, Taitt, Data',
    blue: 'missions: Prevent Military Escalation II',
    at: 'turn',
    does: ['report:uss-phoenix:space:L2', 'crew:calloway', 'crew:giusti', 'crew:taitt'],
    gives: { 'gold.hand': ['Data'], 'U.S.S. Phoenix': 'space:L2' },
  },
  {
    card: 'Prevent Military Escalation II (back)',
    title: 'C-MISSION-25: a Cardassian ENGINEER turns Prevent Military Escalation II over to build its outpost',
    gold: 'missions: Prevent Military Escalation II, Study Pulsar; L1: Galor [Ekoor, Dejar]',
    patch: {
      'locations.L1.missions': [
        { card: 'prevent-military-escalation-ii-back', owner: 0, front: 'prevent-military-escalation-ii' },
      ],
    },
    at: 'turn',
    does: 'use:prevent-military-escalation-ii-back:0:turn:L1',
    gives: {
      'Cardassian Outpost': 'space:L1',
      'L1.missions.0.card': 'prevent-military-escalation-ii',
      'turn.played': 1,
    },
    next: { does: 'end:turn', gives: { 'gold.hand': [] } },
  },
  {
    card: 'U.S.S. Cairo',
    title: 'C-SKILL-11: the U.S.S. Cairo has WEAPONS and SHIELDS +2 at a Cardassian mission',
    gold: 'missions: Find Hidden Base, Study Pulsar; L1: U.S.S. Cairo',
    gives: { 'U.S.S. Cairo.WEAPONS': 8, 'U.S.S. Cairo.SHIELDS': 9, 'U.S.S. Cairo.RANGE': 8 },
    also: [
      {
        gold: 'missions: Hostage Crisis, Study Pulsar; L1: U.S.S. Cairo',
        gives: { 'U.S.S. Cairo.WEAPONS': 6, 'U.S.S. Cairo.SHIELDS': 7 },
      },
    ],
  },
  {
    card: 'Vetar (Showdown: Four Lights)',
    title: 'C-SKILL-11: the Vetar has WEAPONS and SHIELDS +2 while its player has a captive',
    gold: 'L2: Vetar (Showdown: Four Lights); L5: Cardassian Outpost [Ekoor, Worf {captive: escorted, owner: 1}]',
    gives: { '1.WEAPONS': 9, '1.SHIELDS': 9, '1.RANGE': 8 },
    also: [
      {
        gold: 'L2: Vetar (Showdown: Four Lights)',
        blue: 'L5: U.S.S. Galaxy [Data, Ekoor {captive: escorted, owner: 0}]',
        gives: { '1.WEAPONS': 7, '1.SHIELDS': 7 },
      },
    ],
  },
];

provesCards(specs);
