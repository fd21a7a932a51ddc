import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Study Protonebula',
    title: 'Study Protonebula lets the opponent download a Borg objective',
    gold: 'missions:; deck: Calloway, Salvage Starship, Process Ore',
    blue: 'missions: Study Protonebula, Study Pulsar',
    does: 'use:study-protonebula:0:download:objective',
    can: { 'get:': ['get:salvage-starship:core:0'] },
  },
];

provesCards(specs);
