import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'A Bad End',
    title:
      'C-STOP-01 C-DILEMMA-13: A Bad End picks among stopped personnel of the player who encounters it, on the planet and aboard a ship there',
    gold: `
      L2: U.S.S. Oberth, Mot the Barber;
      aboard:1: Giusti {stopped: 1};
      L2: Calloway {stopped: 1};
      L5: Linda Larson {stopped: 1};
      L2: Tricorder {stopped: 1};
      aboard:1: Taitt`,
    blue: 'L2: Darian Wallace {stopped: 1}; seeds L2: A Bad End',
    does: 'attempt:L2:team-2',
    can: { '': ['who:3', 'who:4'] },
  },
];

provesCards(specs);
