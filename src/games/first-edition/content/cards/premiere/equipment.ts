import { padd, weapon } from '../../builders/equipment/arms.ts';
import { kit } from '../../builders/equipment/kits.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of Premiere, by id. */
export const CARDS: CardRules = {
  'engineering-kit': kit('OFFICER', 'ENGINEER'),
  'engineering-padd': kit('SCIENCE', 'ENGINEER'),
  'federation-padd': padd('Federation'),
  'klingon-disruptor': weapon('Klingon or Non-Aligned'),
  'klingon-padd': padd('Klingon'),
  'medical-kit': kit('OFFICER', 'MEDICAL'),
  'medical-tricorder': kit('SCIENCE', 'MEDICAL'),
  'romulan-disruptor': weapon('Romulan or Non-Aligned'),
  'romulan-padd': padd('Romulan'),
  'starfleet-type-ii-phaser': weapon('Federation or Non-Aligned'),
  tricorder: kit('ENGINEER', 'SCIENCE'),
};
