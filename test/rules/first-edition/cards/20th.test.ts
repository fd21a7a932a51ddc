import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'U.S.S. Enterprise-E (20th Anniversary)',
    title: 'C-PLAY-10: the U.S.S. Enterprise-E of the Borg reports to Earth',
    gold: 'missions: Espionage Mission, Study Pulsar; hand: U.S.S. Enterprise-E (20th Anniversary), Borg Cube',
    at: 'turn',
    can: { report: ['report:uss-enterprise-e-20th-anniversary:space:L1'] },
  },
];

provesCards(specs);
