import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Paul Rice',
    title: 'C-TEAM-08 C-TYPES-11: Paul Rice nullifies one Echo Papa 607 Killer Drone present, whichever player has it',
    gold: 'L2: U.S.S. Galaxy [Paul Rice, Echo Papa 607 Killer Drone, Federation PADD], Echo Papa 607 Killer Drone, U.S.S. Oberth [Echo Papa 607 Killer Drone]',
    blue: 'aboard:1: Echo Papa 607 Killer Drone',
    can: { use: ['use:paul-rice:2:3', 'use:paul-rice:2:8'] },
    next: {
      does: 'use:paul-rice:2:8',
      gives: { 'blue.discard': ['Echo Papa 607 Killer Drone'], 'gold.discard': [], '3': 'aboard:1' },
      can: { use: ['use:paul-rice:2:3'] },
      next: { does: 'use:paul-rice:2:3', gives: { 'gold.discard': ['Echo Papa 607 Killer Drone'] }, cant: 'use:' },
    },
  },
  {
    card: 'Berlingoff Rasmussen',
    title: 'C-TYPES-11: Berlingoff Rasmussen nullifies a Time Travel Pod present, and is discarded with it',
    gold: 'L2: Berlingoff Rasmussen',
    blue: 'surface:L2: Time Travel Pod; surface:L5: Time Travel Pod',
    can: { 'use:berlingoff': ['use:berlingoff-rasmussen:1:2'] },
    next: {
      does: 'use:berlingoff-rasmussen:1:2',
      gives: { 'blue.discard': ['Time Travel Pod'], 'gold.discard': ['Berlingoff Rasmussen'] },
    },
  },
];

provesCards(specs);
