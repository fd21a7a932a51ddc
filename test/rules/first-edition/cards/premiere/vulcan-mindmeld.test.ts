import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Vulcan Mindmeld',
    title: 'C-SKILL-07: a Vulcan Mindmeld gives a personnel another personnel’s skills until the turn ends',
    gold: 'L2: Sarek, Data; L1: Giusti; hand: Vulcan Mindmeld',
    does: ['play:vulcan-mindmeld:on:1', 'who:2'],
    gives: { 'Sarek.Computer Skill': 2 },
    next: { does: 'end:turn', gives: { 'Sarek.Computer Skill': 0 } },
  },
];

provesCards(specs);
