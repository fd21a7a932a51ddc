import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Ferengi Infestation',
    title: 'C-DOWNLOAD-07: Ferengi Infestation brings two male Ferengi to a facility there',
    gold: 'L2: Giusti',
    blue: 'L2: Federation Outpost {as: Ferengi}; deck: Goss, Leosa, Nog, Dr. Reyga; seeds L2: Ferengi Infestation',
    does: ['attempt:L2:team-1', 'blue get:goss:aboard:2', 'blue get:nog:aboard:2'],
    gives: { Goss: 'aboard:2', Nog: 'aboard:2' },
    log: 'whole group is stopped',
  },
];

provesCards(specs);
