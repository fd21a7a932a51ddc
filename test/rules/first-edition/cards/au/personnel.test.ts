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
];

provesCards(specs);
