import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Yedrin Dax',
    title: 'C-SKILL-11: in a Colony, personnel present with Yedrin Dax have CIVILIAN',
    gold: 'L2: Colony [Yedrin Dax, Data]; L5: Calloway',
    gives: { 'Data.CIVILIAN': 1, 'Yedrin Dax.CIVILIAN': 1, 'Calloway.CIVILIAN': 0 },
    also: [{ gold: 'L2: Yedrin Dax, Data', gives: { 'Data.CIVILIAN': 0 } }],
  },
  {
    card: 'Torias',
    title: 'C-SELECT-02: the opponent must choose Torias if they can',
    gold: 'L2: Torias {as: Federation}, Giusti, Calloway',
    blue: 'seeds L2: Ferengi Attack',
    does: 'attempt:L2:team-1',
    gives: { Giusti: 'surface:L2', Calloway: 'surface:L2', Torias: null },
  },
];

provesCards(specs);
