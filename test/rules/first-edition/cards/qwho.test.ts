import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Eight of Twenty',
    title: 'C-TURN-17 C-DOWNLOAD-01: Eight of Twenty downloads Redirected Effort once per game',
    gold: 'L2: Eight of Twenty; table: Alternate Universe Door; deck: Redirected Effort, Redirected Effort, Spock',
    does: ['use:eight-of-twenty:1:card', 'get:redirected-effort:core:0'],
    cant: 'use:eight-of-twenty',
  },
];

provesCards(specs);
