import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Burrows',
    title: 'C-SELECT-01: Burrows may volunteer for a random selection',
    gold: 'L2: Burrows {as: Federation}, Calloway, Giusti',
    blue: 'seeds L2: Ornaran Threat',
    does: 'attempt:L2:team-1',
    can: ['volunteer:1', 'chance'],
    next: { does: 'volunteer:1', log: 'Burrows' },
  },
  {
    card: 'Cardassian Processing',
    title: 'C-CAPTURE-01: Cardassian Processing captures a random personnel unless its conditions are met',
    gold: 'L2: Giusti, Data, Calloway',
    blue: 'L2: Dukat; seeds L2: Cardassian Processing',
    does: 'attempt:L2:team-1',
    log: 'captur',
    also: [
      {
        gold: 'L2: Worf, Worf, Worf, Worf, Samuel T. Cogley',
        blue: 'seeds L2: Cardassian Processing',
        does: 'attempt:L2:team-1',
        silent: 'captur',
      },
    ],
  },
  {
    card: 'Evek (Homefront II)',
    title: 'C-SKILL-11 C-CAPTURE-01: Evek has Biology and Law while his player has a captive',
    gold: 'L5: Evek (Homefront II); L2: Ansomah, Spock {captive: escorted, owner: 1}',
    gives: { '1.Biology': 1, '1.Law': 1 },
    also: [{ gold: 'L2: Evek (Homefront II)', gives: { '1.Biology': 0, '1.Law': 0 } }],
  },
];

provesCards(specs);
