import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Anti-Time Anomaly',
    title: 'C-CLOAK-05: an Anti-Time Anomaly kills personnel aboard a phased ship',
    gold: 'L1: U.S.S. Galaxy {veiled: phased} [Calloway]; table: Anti-Time Anomaly {since: -6}',
    does: 'end:turn',
    gives: { 'in play': ['U.S.S. Galaxy'] },
  },
];

provesCards(specs);
