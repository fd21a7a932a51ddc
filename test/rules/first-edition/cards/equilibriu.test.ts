import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Yedrin Dax',
    title: 'C-SKILL-11: in a Colony, personnel present with Yedrin Dax have CIVILIAN',
    gold: 'L2: Colony [Yedrin Dax, Data]; L5: Calloway',
    gives: { 'Data.CIVILIAN': 1, 'Yedrin Dax.CIVILIAN': 1, 'Calloway.CIVILIAN': 0 },
    also: [
      { gold: 'L2: Yedrin Dax, Data', gives: { 'Data.CIVILIAN': 0 } },
      { gold: 'L2: Colony [Yedrin Dax]', blue: 'aboard:1: Data', gives: { 'Data.CIVILIAN': 0 } },
    ],
  },
  {
    card: 'Torias',
    title: 'C-SELECT-02: the opponent must choose Torias if they can',
    gold: 'L2: Torias {as: Federation}, Giusti, Calloway',
    blue: 'seeds L2: Ferengi Attack',
    does: 'attempt:L2:team-1',
    gives: { Giusti: 'surface:L2', Calloway: 'surface:L2', Torias: null },
  },
  {
    card: 'Dr. Renhol',
    title: 'C-SKILL-03: Dr. Renhol has Treachery or Diplomacy, and her player may change it at any time',
    gold: 'L2: Dr. Renhol',
    gives: { 'Dr. Renhol.Treachery': 1, 'Dr. Renhol.Diplomacy': 0 },
    next: {
      does: 'use:dr-renhol:1:skill',
      gives: { 'Dr. Renhol.Treachery': 0, 'Dr. Renhol.Diplomacy': 1, 'Dr. Renhol.Biology': 1 },
      can: 'use:dr-renhol:1:skill',
    },
  },
  {
    card: 'Dr. Renhol',
    title: 'C-MISSION-05: Dr. Renhol keeps the opponent from attempting a Symbiont Diagnosis that they didn’t seed',
    gold: 'L4: Calloway',
    blue: 'missions: Symbiont Diagnosis, Study Pulsar; L2: Dr. Renhol',
    cant: { 'attempt:L4:team-1': 'C-MISSION-05' },
    also: [
      { gold: 'L4: Calloway', blue: 'missions: Symbiont Diagnosis, Study Pulsar', can: 'attempt:L4:team-1' },
      {
        gold: 'missions: Symbiont Diagnosis, First Contact; L1: Calloway',
        blue: 'L2: Dr. Renhol',
        can: 'attempt:L1:team-1',
      },
    ],
  },
];

provesCards(specs);
