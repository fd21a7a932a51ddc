import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Samuel T. Cogley',
    title: 'C-TYPES-11 C-TURN-17: Samuel T. Cogley nullifies one Computer Crash per game',
    gold: 'L2: Samuel T. Cogley; table: Computer Crash, Computer Crash',
    does: 'use:samuel-t-cogley:1:2',
    cant: 'use:samuel-t-cogley',
    gives: { 'gold.discard': ['Computer Crash'] },
  },
  {
    card: 'Access Archives',
    title: 'C-MISSION-20: Access Archives is worth 10 points for each different classification present',
    gold: 'missions: Access Archives, Study Pulsar; L1: Kallis Ven, Captain Lursa {as: Bajoran}, Giusti {as: Bajoran}, Corak {as: Bajoran}',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 30 },
  },
];

provesCards(specs);
