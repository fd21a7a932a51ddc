import { type CardSpec, provesCards } from '../card-specs.ts';
import { id as idOf } from '../scene.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Bird-of-Prey',
    title: 'C-SKILL-11: a Bird-of-Prey has all attributes +3 while its crew is universal or from the 22nd century',
    gold: 'L2: Bird-of-Prey [Amanda Cole {as: Romulan}, Giusti {as: Romulan}, Gareb {as: Romulan}, Spock {captive: escorted, owner: 1}]',
    blue: 'aboard:1: Data',
    gives: { 'Bird-of-Prey.RANGE': 8, 'Bird-of-Prey.WEAPONS': 7, 'Bird-of-Prey.SHIELDS': 7 },
    also: [
      {
        gold: 'L2: Bird-of-Prey [Amanda Cole {as: Romulan}, Rekar]',
        gives: { 'Bird-of-Prey.RANGE': 5, 'Bird-of-Prey.WEAPONS': 4, 'Bird-of-Prey.SHIELDS': 4 },
      },
    ],
  },
  {
    card: 'Revolutionaries',
    title: 'C-BATTLE-06: with Revolutionaries, a dissident leader may attack their own affiliation',
    gold: "L2: Minister T'Pau; table: Revolutionaries",
    blue: "L2: T'Lam",
    can: 'fight',
    also: [
      { gold: "L2: Minister T'Pau", blue: "L2: T'Lam", cant: { 'fight:1:2': 'C-BATTLE-05' } },
      { gold: 'L2: Kira Nerys; table: Revolutionaries', blue: 'L2: Vedek Sorad', cant: { 'fight:1:3': 'C-BATTLE-05' } },
    ],
  },
  {
    card: 'Revolutionaries',
    title: 'C-DOWNLOAD-01: Revolutionaries download two universal dissidents',
    gold: 'L1: Cardassian Outpost; hand: Revolutionaries; deck: Ari, Belva, Danar, Calloway',
    at: 'turn',
    does: ['play:revolutionaries:core:0:fetch', 'get:ari:aboard:1', 'get:belva:aboard:1'],
    gives: { Ari: 'aboard:1', Belva: 'aboard:1', 'gold.discard': ['Revolutionaries'] },
  },
  {
    card: 'Reman Sacrifice',
    title: 'C-TURN-16 C-DRAW-01: once per turn, a Reman dies to draw three cards',
    gold: 'L2: Chagrith, Sela, Thalpet; hand: Reman Sacrifice, Reman Sacrifice',
    can: { play: ['play:reman-sacrifice:on:1', 'play:reman-sacrifice:on:3'] },
    next: {
      does: 'play:reman-sacrifice:on:1',
      gives: { Chagrith: null, 'players.0.hand.length': 4 },
      cant: 'play',
    },
  },
  {
    card: 'Reman Sacrifice',
    title: 'C-RESPONSE-16: a Reman dies instead of a Romulan personnel who is present',
    gold: 'L5: Chagrith; L2: Sela; hand: Reman Sacrifice, Absolute Power',
    asked: { gold: ['leaving'] },
    does: ['play:absolute-power:on:2:unstop', 'pass'],
    gives: { Sela: null },
    also: [
      {
        gold: 'L2: Chagrith, Sela; hand: Reman Sacrifice, Absolute Power',
        asked: { gold: ['leaving'] },
        does: ['play:absolute-power:on:2:unstop', 'answer:reman-sacrifice:2:1'],
        gives: { Chagrith: null, Sela: 'surface:L2' },
      },
      {
        gold: 'L2: Chagrith; hand: Reman Sacrifice',
        blue: 'L2: Sela; hand: Absolute Power',
        turn: 'blue',
        asked: { gold: ['leaving'] },
        does: ['blue play:absolute-power:on:2:unstop', 'answer:reman-sacrifice:2:1'],
        gives: { Chagrith: null, Sela: 'surface:L2' },
      },
    ],
  },
  {
    card: 'Bigger on the Inside',
    title: 'C-MISSION-03: a mission that is Bigger on the Inside needs four Command icons or any Intelligence',
    gold: 'L2: Calloway, Giusti; at:L2: Bigger on the Inside',
    cant: { 'attempt:L2:team-1': 'C-MISSION-03' },
    also: [
      {
        gold: 'L2: Spock, Data, Worf, Jean-Luc Picard, Calloway; at:L2: Bigger on the Inside',
        can: 'attempt:L2:team-1',
      },
      {
        gold: 'L2: Ensign Jameson; table: Alternate Universe Door; hand: Bigger on the Inside',
        at: 'turn',
        can: { play: ['L1', 'L2', 'L3'].map((at) => `play:bigger-on-the-inside:at:${at}`) },
      },
    ],
  },
  {
    card: 'Lissan',
    title: 'C-BATTLE-01: Lissan’s player can’t initiate a battle at her location, but the opponent can',
    gold: 'L2: Lissan, Kurn; L5: Kurn',
    blue: 'L2: Gowron; L5: Data',
    can: 'fight:3:5',
    cant: { 'fight:2:4': 'Lissan' },
    also: [
      { gold: 'L2: Lissan, Kurn', blue: 'L2: Gowron', turn: 'blue', can: 'blue fight:3' },
      { gold: 'L2: Runabout {veiled: cloaked} [Lissan], Kurn', blue: 'L2: Gowron', can: 'fight:3:4' },
    ],
  },
  {
    card: 'Venoxis',
    title: 'C-TURN-17 C-STOP-01: once per game, Venoxis unstops his Away Team after a personnel battle',
    gold: 'L2: Venoxis, Tomalak',
    blue: 'L2: Giusti',
    asked: { gold: ['fought'] },
    does: ['fight:1:3', 'use:venoxis:1:fought'],
    gives: { 'Venoxis.stopped': null, 'Tomalak.stopped': null },
    also: [
      {
        gold: 'L2: Venoxis, Tomalak',
        blue: 'L2: Giusti',
        asked: { gold: ['fought'] },
        patch: { 'players.0.used': ['venoxis'] },
        does: 'fight:1:3',
        cant: 'use:venoxis',
      },
      {
        // Aboard the opponent's ship, they are an Away Team, too.
        gold: 'aboard:3: Venoxis, Tomalak',
        blue: 'L2: U.S.S. Galaxy [Giusti]',
        asked: { gold: ['fought'] },
        does: ['fight:1:4', 'use:venoxis:1:fought'],
        gives: { 'Venoxis.stopped': null, 'Tomalak.stopped': null },
      },
      {
        // Aboard their own ship, they are a crew.
        gold: 'L2: Devoras [Venoxis, Tomalak]',
        blue: 'aboard:1: Giusti',
        asked: { gold: ['fought'] },
        does: 'fight:2:4',
        cant: 'use:venoxis',
      },
    ],
  },
  {
    card: 'Riaan',
    title: 'C-TURN-17 C-TYPES-18: once per game, Riaan’s player looks at one hidden agenda of the opponent',
    gold: 'L2: Riaan',
    blue: 'table: Ferengi Conference {hidden: true}, Bodyguards {hidden: true}',
    can: { 'use:riaan': ['use:riaan:1:agenda:0', 'use:riaan:1:agenda:1'] },
    next: { does: 'use:riaan:1:agenda:1', log: 'Bodyguards', silent: 'Ferengi Conference', cant: 'use:riaan' },
  },
  {
    card: 'Boshar',
    title:
      'C-SKILL-11 C-TEAM-07: Boshar gives another MEDICAL to Klingons present whose classification is MEDICAL or SCIENCE',
    gold: 'L2: Boshar, Divok, Antaak, Daval, Kurn, Giusti; L5: Dorigo',
    gives: {
      'Divok.MEDICAL': 2,
      'Antaak.MEDICAL': 3,
      'Daval.MEDICAL': 1,
      'Kurn.MEDICAL': 0,
      'Giusti.MEDICAL': 0,
      'Dorigo.MEDICAL': 0,
    },
    also: [{ gold: 'L2: Boshar', blue: 'L2: Divok', gives: { 'Divok.MEDICAL': 1 } }],
  },
  {
    card: 'Ezri Dax (Cold Front)',
    title: 'C-SKILL-03: Ezri Dax has Music or Treachery, and her player may change it at any time',
    gold: 'L2: Ezri Dax (Cold Front)',
    gives: { '1.Music': 1, '1.Treachery': 0 },
    next: {
      does: 'use:ezri-dax-cold-front:1:skill',
      gives: { '1.Music': 0, '1.Treachery': 1, '1.Youth': 1 },
      next: { does: 'use:ezri-dax-cold-front:1:skill', gives: { '1.Music': 1, '1.Treachery': 0 } },
    },
    also: [
      {
        gold: 'L2: Ezri Dax (Cold Front)',
        turn: 'blue',
        asked: { gold: ['gap'] },
        does: 'blue end:turn',
        can: 'use:ezri-dax-cold-front:1:skill',
      },
    ],
  },
  ...['Arik Soong', 'Arik Soong*'].map(
    (card): CardSpec => ({
      card,
      title: 'C-CAPTURE-05: Arik Soong may release captives at his location',
      gold: `L2: ${card}, Vash, Spock {captive: escorted, owner: 1}, U.S.S. Galaxy; L5: Calloway, Worf {captive: escorted, owner: 1}`,
      can: { 'use:arik': [`use:${idOf(card)}:1:3`] },
      next: { does: `use:${idOf(card)}:1:3`, gives: { 'Spock.captive': null, 'Spock.seat': 1 } },
    }),
  ),
  {
    card: 'No Mention of Crime',
    title:
      'C-DILEMMA-12 C-CAPTURE-02: the opponent captures the most skilled male or stops two, unless four females are there',
    gold: 'L2: Barron, Darian Wallace, Giusti',
    blue: 'L2: Gul Madred; seeds L2: No Mention of Crime',
    does: ['attempt:L2:team-1', 'blue way:capture'],
    gives: { 'Barron.seat': 1, 'Giusti.stopped': null },
    also: [
      {
        gold: 'L2: Barron, Darian Wallace, Giusti',
        blue: 'L2: Gul Madred; seeds L2: No Mention of Crime',
        does: ['attempt:L2:team-1', 'blue way:stop'],
        gives: {
          'Barron.stopped': 1,
          'Darian Wallace.stopped': 1,
          'Giusti.stopped': null,
          'blue.discard': ['No Mention of Crime'],
        },
      },
      {
        gold: 'L2: Barron, Giusti, Giusti, Giusti, Giusti',
        blue: 'seeds L2: No Mention of Crime',
        does: 'attempt:L2:team-1',
        gives: { 'Barron.stopped': null, 'blue.discard': ['No Mention of Crime'] },
      },
    ],
  },
];

provesCards(specs);
