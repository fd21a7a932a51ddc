import { padd, rifle, weapon } from '../../builders/equipment/arms.ts';
import { kit } from '../../builders/equipment/kits.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'bajoran-padd': padd('Bajoran'),
  'bajoran-phaser': weapon('Bajoran or Non-Aligned'),
  'bajoran-phaser-rifle': rifle('Bajoran or Non-Aligned'),
  'cardassian-disruptor': weapon('Cardassian or Non-Aligned'),
  'cardassian-disruptor-rifle': rifle('Cardassian or Non-Aligned'),
  'cardassian-padd': padd('Cardassian'),
  'engineering-tricorder': kit('MEDICAL', 'ENGINEER'),
  'medical-padd': kit('ENGINEER', 'MEDICAL'),
  'science-kit': kit('OFFICER', 'SCIENCE'),
  'science-padd': kit('MEDICAL', 'SCIENCE'),
};
