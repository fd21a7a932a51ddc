import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'U.S.S. Enterprise-C',
    title: 'C-PLAY-10 C-SHIPBAT-11: the U.S.S. Enterprise-C reports to any location and is damaged',
    gold: 'missions: Hostage Crisis, Study Pulsar; hand: U.S.S. Enterprise-C; table: Alternate Universe Door',
    blue: 'missions:',
    at: 'turn',
    can: { report: ['report:uss-enterprise-c:space:L1', 'report:uss-enterprise-c:space:L2'] },
    next: { does: 'report:uss-enterprise-c:space:L2', gives: { 'U.S.S. Enterprise-C.damaged': true } },
  },
];

provesCards(specs);
