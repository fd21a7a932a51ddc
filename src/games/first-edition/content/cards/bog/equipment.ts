import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { personnelOf } from '../../../position/find.ts';
import { armsOnly, rifle, sidearm } from '../../builders/equipment/arms.ts';
import { blade } from '../../builders/equipment/blades.ts';
import type { CardRules } from '../../card-rules.ts';

const isWarrior = stateFilter('Klingon, not disabled');

/** Equipment of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  batleth: blade('Klingon', 'Klingons'),
  'dk-tahg': sidearm('Klingon'),
  kartakin: blade("Jem'Hadar or Breen or Dosi", 'Jem’Hadar, Breen and Dosi'),
  'klingon-disruptor-rifle': rifle('Klingon or Non-Aligned'),
  mekleth: {
    ...armsOnly('personnel', 'Klingon', 2),
    text: 'May report wherever you have a Klingon. Your Klingons with it have STRENGTH +2. Cumulative.',
    reports: (g, seat) => [
      ...new Set(personnelOf(g, seat).flatMap((piece) => (isWarrior(piece, g) ? [piece.at] : []))),
    ],
  },
  'romulan-disruptor-rifle': rifle('Romulan or Non-Aligned'),
  'starfleet-type-i-phaser': sidearm('Federation'),
};
