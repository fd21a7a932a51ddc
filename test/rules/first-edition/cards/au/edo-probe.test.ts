import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Edo Probe',
    title: 'C-DILEMMA-12: a player may attempt the mission of an Edo Probe again after another mission is solved',
    gold: 'L2: Edo Probe {owner: 1}, Giusti; L1: U.S.S. Oberth [Geordi La Forge, Data]',
    can: { attempt: ['attempt:L1:3'] },
    next: { does: 'attempt:L1:3', can: { attempt: ['attempt:L2:team-2'] } },
  },
];

provesCards(specs);
