import { type CardSpec, provesCards } from '../card-specs.ts';
import { id as idOf } from '../scene.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Lissan',
    title: 'C-BATTLE-01: Lissan’s player can’t initiate a battle at her location, but the opponent can',
    gold: 'L2: Lissan, Kurn; L5: Kurn',
    blue: 'L2: Gowron; L5: Data',
    can: 'fight:3:5',
    cant: { 'fight:2:4': 'Lissan' },
  },
  {
    card: 'Venoxis',
    title: 'C-TURN-17 C-STOP-01: once per game, Venoxis unstops his Away Team after a personnel battle',
    gold: 'L2: Venoxis, Tomalak',
    blue: 'L2: Giusti',
    asked: { gold: ['fought'] },
    does: ['fight:1:3', 'use:venoxis:1:fought'],
    gives: { 'Venoxis.stopped': null, 'Tomalak.stopped': null },
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
    },
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
