import { type CardSpec, provesCards } from '../../card-specs.ts';

const MIRROR = 'missions: Enlistment Drive, Study Pulsar; table: Alternate Universe Door';

const specs: readonly CardSpec[] = [
  {
    card: 'Mirror Dagger',
    title:
      'C-TYPES-07 C-PERSBAT-08: a Mirror Dagger adds 1 to the STRENGTH of its player’s personnel with it, cumulatively',
    gold: 'L2: Kurn, Mirror Dagger, Mirror Dagger; L5: Worf',
    blue: 'L2: Calloway',
    gives: { 'Kurn.STRENGTH': 10, 'Worf.STRENGTH': 10, 'Calloway.STRENGTH': 3 },
  },
  {
    card: 'Mirror Dagger',
    title: 'C-PLAY-03: a Mirror Dagger reports for free to a Mirror Universe facility, but not to others',
    gold: `${MIRROR}; L1: Alliance Outpost; L2: Klingon Outpost; hand: Mirror Dagger, Mirror Dagger`,
    at: 'turn',
    does: 'report:mirror-dagger:aboard:2',
    gives: { 'turn.played': 0 },
    next: { does: 'report:mirror-dagger:aboard:3', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Mirror Dagger',
    title: 'C-RESPONSE-06: a Mirror Dagger reports to a battle of Mirror Universe personnel, but not to another battle',
    gold: "L2: Captain B'Etor; hand: Mirror Dagger; table: Alternate Universe Door",
    blue: 'L2: Worf',
    asked: { gold: ['personnel-battle'] },
    does: ['fight:1:3', 'use:mirror-dagger:0:draw'],
    gives: { 'Mirror Dagger': 'surface:L2' },
    also: [
      {
        gold: 'L2: Kurn; hand: Mirror Dagger; table: Alternate Universe Door',
        blue: 'L2: Worf',
        asked: { gold: ['personnel-battle'] },
        does: 'fight:1:3',
        cant: 'use:mirror-dagger',
      },
    ],
  },
  {
    card: 'Agonizer',
    title:
      'C-TYPES-07: an Agonizer adds 1 to INTEGRITY and CUNNING of its owner’s personnel with it if one is Mirror Universe',
    gold: 'L2: Agonizer, Calloway, Mr. Sisko; L5: Divok',
    blue: 'L2: Giusti',
    gives: {
      'Calloway.INTEGRITY': 8,
      'Calloway.CUNNING': 6,
      'Calloway.STRENGTH': 3,
      'Divok.CUNNING': 6,
      'Giusti.CUNNING': 6,
    },
  },
  {
    card: 'Agonizer',
    title:
      'C-TYPES-07: an Original Series Klingon can use an Agonizer, but no other Klingon or Original Series personnel',
    gold: 'L2: Agonizer, Calloway, Arne Darvin',
    gives: { 'Calloway.CUNNING': 6 },
    also: [{ gold: 'L2: Agonizer, Calloway, Divok, Mr. Spock', gives: { 'Calloway.CUNNING': 5 } }],
  },
  {
    card: 'Agonizer',
    title: 'C-SKILL-22: Agonizers are cumulative up to 3',
    gold: 'L2: Agonizer, Agonizer, Arne Darvin, Calloway',
    gives: { 'Calloway.INTEGRITY': 9 },
    also: [
      { gold: 'L2: Agonizer, Agonizer, Agonizer, Arne Darvin, Calloway', gives: { 'Calloway.INTEGRITY': 10 } },
      {
        gold: 'L2: Agonizer, Agonizer, Agonizer, Agonizer, Arne Darvin, Calloway',
        gives: { 'Calloway.INTEGRITY': 10 },
      },
    ],
  },
  {
    card: 'Classic Disruptor',
    title:
      'C-TYPES-07: with a Klingon or Romulan, a Classic Disruptor gives Original Series personnel STRENGTH +2, and leaders SECURITY',
    gold: 'L2: Classic Disruptor, Classic Disruptor, Captain Kirk {as: Klingon}, Dr. McCoy, Calloway',
    gives: {
      'Captain Kirk.SECURITY': 1,
      'Captain Kirk.STRENGTH': 12,
      'Dr. McCoy.STRENGTH': 9,
      'Dr. McCoy.SECURITY': 0,
      'Calloway.STRENGTH': 3,
    },
    also: [
      {
        gold: 'L2: Classic Disruptor, Captain Kirk, Dr. McCoy',
        gives: { 'Captain Kirk.SECURITY': 0, 'Captain Kirk.STRENGTH': 8 },
      },
    ],
  },
];

provesCards(specs);
