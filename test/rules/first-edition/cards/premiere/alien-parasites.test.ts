import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Alien Parasites',
    title: 'C-CONTROL-03: the cards taken by Alien Parasites and the opponent’s own cards can’t board each other',
    gold: 'L2: U.S.S. Oberth, Calloway, Giusti',
    blue: 'L2: Federation Outpost, Data; seeds L2: Alien Parasites',
    does: ['attempt:L2:team-2', 'blue take', 'blue beam:all:aboard:1:surface:L2'],
    can: { 'blue beam': ['beam:all:surface:L2:aboard:1', 'beam:some:surface:L2:aboard:1'] },
    next: { does: 'blue beam:some:surface:L2:aboard:1', can: { blue: ['who:2', 'who:3'] } },
  },
];

provesCards(specs);
