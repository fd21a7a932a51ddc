import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Investigate Energy Readings',
    title: 'C-DOWNLOAD-01: when Investigate Energy Readings is solved, Barash may be downloaded there',
    gold: 'missions: Investigate Energy Readings, Study Pulsar; L1: Mr. and Mrs. Troi, Worf (Shades of Gray), Data, Data; deck: Barash, Spock',
    does: 'attempt:L1:team-1',
    can: ['get:barash:surface:L1', 'none'],
  },
];

provesCards(specs);
