import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Dangerous Liaisons',
    title: 'C-DILEMMA-09 C-RESPONSE-07: Recruit Mercenaries nullify Dangerous Liaisons',
    gold: 'L2: Giusti, Data, Calloway; hand: Recruit Mercenaries',
    blue: 'seeds L2: Dangerous Liaisons',
    asked: { gold: ['dilemma'] },
    does: ['attempt:L2:team-1', 'answer:recruit-mercenaries'],
    gives: { 'Data.stopped': null, 'L2.seeds': [] },
    log: 'Dangerous Liaisons is nullified',
  },
];

provesCards(specs);
