import { padd, rifle, weapon } from '../../builders/equipment/arms.ts';
import { kit } from '../../builders/equipment/kits.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'bajoran-padd': padd('Bajoran'),
  'bajoran-phaser': weapon('Bajoran', 'Non-Aligned'),
  'bajoran-phaser-rifle': rifle('Bajoran', 'Non-Aligned'),
  'cardassian-disruptor': weapon('Cardassian', 'Non-Aligned'),
  'cardassian-disruptor-rifle': rifle('Cardassian', 'Non-Aligned'),
  'cardassian-padd': padd('Cardassian'),
  'engineering-tricorder': kit('MEDICAL', 'ENGINEER'),
  'medical-padd': kit('ENGINEER', 'MEDICAL'),
  'science-kit': kit('OFFICER', 'SCIENCE'),
  'science-padd': kit('MEDICAL', 'SCIENCE'),
};
