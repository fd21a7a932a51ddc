import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Resupply Marauder',
    title: 'C-SKILL-11: after Resupply Marauder is solved, its solver’s D’Kora-class ships have RANGE +1',
    gold: 'missions: Resupply Marauder, Study Pulsar; L1: Kreechta, Ferengi Shuttle',
    patch: { 'locations.L1.solved': 0 },
    blue: 'L1: Kurdon',
    gives: { 'Kreechta.RANGE': 9, 'Ferengi Shuttle.RANGE': 6 },
    also: [{ gold: 'missions: Resupply Marauder, Study Pulsar; L1: Kreechta', gives: { 'Kreechta.RANGE': 8 } }],
  },
  {
    card: 'Renovate Starbase',
    title: 'C-DOWNLOAD-08: when Renovate Starbase is solved, a facility is downloaded there',
    gold: "missions: Renovate Starbase, Study Pulsar; L1: B'Elanna Daughter of Miral, Sons of Mogh; deck: Klingon Outpost, Spock",
    does: 'attempt:L1:team-1',
    can: 'get:klingon-outpost:space:L1',
    cant: 'none',
  },
  {
    card: 'Investigate Maquis Activity',
    title:
      'C-MISSION-20: Investigate Maquis Activity is worth 5 more points if it is the first mission that its player solves',
    gold: 'missions: Investigate Maquis Activity, Study Pulsar; L1: Mr. and Mrs. Troi, Data and Geordi, Data',
    patch: { 'locations.L2.solved': 1 },
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
    also: [
      {
        gold: 'missions: Investigate Maquis Activity, Study Pulsar; L1: Mr. and Mrs. Troi, Data and Geordi, Data',
        patch: { 'locations.L2.solved': 0 },
        does: 'attempt:L1:team-1',
        gives: { 'gold.score': 30 },
      },
    ],
  },
];

provesCards(specs);
