import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Red Alert!',
    title: 'C-PLAY-05: with a Red Alert!, any number of cards can report instead of the normal card play',
    gold: 'L1: Federation Outpost; table: Red Alert!; hand: Spock, Data, Tricorder, Res-Q',
    does: 'use:red-alert:2:alert',
    can: { report: 3 },
    cant: 'play',
    next: { does: ['report:spock:aboard:1', 'report:data:aboard:1', 'none'], cant: ['report', 'use'] },
  },
];

provesCards(specs);
