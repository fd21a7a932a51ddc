import { rifle, weapon } from '../../builders/equipment/arms.ts';
import { kit } from '../../builders/equipment/kits.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of Voyager, by id. */
export const CARDS: CardRules = {
  'engineering-kit-voyager': kit('OFFICER', 'ENGINEER'),
  'engineering-tricorder-voyager': kit('MEDICAL', 'ENGINEER'),
  'medical-kit-voyager': kit('OFFICER', 'MEDICAL'),
  'medical-padd-voyager': kit('ENGINEER', 'MEDICAL'),
  'science-padd-voyager': kit('MEDICAL', 'SCIENCE'),
  'starfleet-type-ii-phaser-voyager': weapon('Federation or Non-Aligned'),
  'starfleet-type-iii-phaser-rifle-voyager': rifle('Federation or Non-Aligned'),
};
