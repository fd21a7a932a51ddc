import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Council of Warriors',
    title: 'C-MISSION-14: Council of Warriors scores nothing if the opponent solves the mission',
    gold: 'missions: Relief Mission, Investigate Disturbance, Expose Covert Supply; hand: Council of Warriors',
    blue: 'L1: Kang',
    does: ['play:council-of-warriors:at:L1', 'end:turn', 'blue attempt:L1:team-1'],
    gives: { 'L1.solved': 1, lasting: [] },
  },
];

provesCards(specs);
