import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
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
];

provesCards(specs);
