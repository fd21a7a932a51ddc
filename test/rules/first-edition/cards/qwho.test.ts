import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Eight of Twenty',
    title: 'C-TURN-17 C-DOWNLOAD-01: Eight of Twenty downloads Redirected Effort once per game',
    gold: 'L2: Eight of Twenty; table: Alternate Universe Door; deck: Redirected Effort, Redirected Effort, Spock',
    does: ['use:eight-of-twenty:1:card', 'get:redirected-effort:core:0'],
    cant: 'use:eight-of-twenty',
  },
  {
    card: 'J-25 Cube',
    title: 'C-PLAY-10: equipment and Borg report aboard the J-25 Cube',
    gold: 'L2: J-25 Cube; hand: Tricorder, Four of Nine, Spock',
    at: 'turn',
    can: { report: ['report:tricorder:aboard:1', 'report:four-of-nine:aboard:1'] },
  },
  {
    card: 'J-25 Cube',
    title: 'C-DOWNLOAD-10: the J-25 Cube downloads Regenerate only while damaged',
    gold: 'L2: J-25 Cube {damaged: true}; deck: Regenerate, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: J-25 Cube; deck: Regenerate, Spock', cant: 'download:1' }],
  },
];

provesCards(specs);
