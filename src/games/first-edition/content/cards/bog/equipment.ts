import { rifle, sidearm } from '../../builders/equipment/arms.ts';
import { blade } from '../../builders/equipment/blades.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  batleth: blade('Klingon', 'Klingons'),
  'dk-tahg': sidearm('Klingon'),
  kartakin: blade("Jem'Hadar or Breen or Dosi", 'Jem’Hadar, Breen and Dosi'),
  'klingon-disruptor-rifle': rifle('Klingon or Non-Aligned'),
  'romulan-disruptor-rifle': rifle('Romulan or Non-Aligned'),
  'starfleet-type-i-phaser': sidearm('Federation'),
};
